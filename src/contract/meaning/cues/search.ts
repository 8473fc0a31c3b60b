import type { CueGroups } from './cue-group.ts';

const LOOK = '(?:encontr|hall|ubic|localiz|identific|encuentr|consig|detect|reconoc|asoci)[a-z]{0,8}';
/** A bare plural: what one searches for, and no one thing that has a name. */
const MANY_THINGS = '(?!(?:el|la|los|las|su|sus|ese|esa|esos|esas|este|esta|dicho|dicha|un|una) )[a-zñ]{3,}s';

/** Nothing was found, of many or of one. */
export const SEARCH_CUES = {
	'empty-search': [
		[
			7,
			[
				'(?:sin|cero|0|ningun) (?:resultados?|coincidencias?|registros|opciones)',
				'no (?:hubo|hay|se (?:encontraron|hallaron|obtuvieron)|arroj[oa]|devolvio|trajo|genero|obtuvo|produjo|dio|tuvo|existen)(?: [a-z]{2,10}){0,2} (?:resultados?|coincidencias?)',
				'lista vacia|vaci[oa]$|busqueda vacia',
				'(?:busqueda|consulta|filtros?|criterios?)(?: [^.,;]{0,30}?)? (?:no(?! (?:esta|se encuentra|responde|funciona|carga|contesta|se pudo|fue))|sin|ningun)[a-z]* [a-z]+',
				'no results?|nothing (?:found|matches)|empty (?:list|result)',
				`ningun[oa]? [a-zñ]+ (?:coincide|cumple|corresponde|se ajusta|disponible|cercan|en|para|entre)[a-z]*`,
				'no (?:hay|tenemos|encontr[a-z]+|existe|queda) nada',
			],
		],
		[
			6,
			[
				`no (?:se )?(?:hay|hubo|encontr[a-z]+|hall[a-z]+|existen|aparecen|quedan|tenemos|tengo|ofrecemos|manejamos|contamos con|cuento con|disponemos de|obtuvi[a-z]+|registran|he encontrado|hemos encontrado|localiz[a-z]+|ubic[a-z]+|vemos|veo|figuran|ha[ny] ?(?:encontrado)?|hay disponibles)(?: (?:mas|otr[oa]s|nuev[oa]s|tampoco|aun|todavia|ya))? ${MANY_THINGS}`,
			],
		],
		[
			3,
			[
				'(?:criterios?|filtros?|busqueda|coincidan|coincida|rango|caracteristicas|presupuesto|zona|categoria|ciudad|barrio|cercan[oa]s?)',
				'ningun[oa]?',
				'disponibles? (?:en|para|entre|esta|ese|hoy|mañana)',
			],
		],
	],
	'not-found': [
		[
			6,
			[
				'(?:no (?:fue )?|in)(?:encontrad|existente|hallad|ubicad|localizad|registrad|identificad|reconocid)[oa]?s?',
				`(?:no|ni) (?:se )?(?:pude |pudo |pudimos |logre |logramos |fue posible |ha sido posible |he |hemos |ha )?${LOOK} (?:a |al |con |en )?(?:el|la|los|las|su|sus|ese|esa|esos|esas|este|esta|un|una|ningun|ninguna|dich[oa]|nada (?:con|a nombre))`,
				'(?:no|ni) (?:existe|aparece|figura|consta|corresponde a ningun|esta (?:registrad|creada?|en (?:el|la|nuestr)|dad[oa] de alta)|se encuentra (?:registrad|en|creada?)|tenemos (?:registrad|registro|a)|hay (?:un|una|ningun[oa]?|registro|constancia|informacion|datos) (?:de|del|con|para|a|en|sobre|que)?)[a-z]*',
				'desconocid[oa]',
				'not ?found|no such|does not exist|unknown (?:id|customer|order|user|patient)|404',
			],
		],
		[
			3,
			[
				`no ${LOOK}`,
				'(?:con|bajo|para|asociad[oa]s? a) (?:ese|esa|esos|esas|el|la|los|su|dicho) (?:mismo )?(?:numero|documento|datos?|codigo|cedula|correo|placa|guia|nombre|referencia|identificacion|telefono|radicado|contrato|dni|rut|nit)[a-z]*',
				'solicitad[oa]|indicad[oa]|mencionad[oa]|que (?:indica|menciona|solicita|busca|me da)',
				'ningun[oa]? [a-zñ]+ (?:con|a nombre|bajo|asociad)[a-z]*',
			],
		],
	],
} as const satisfies CueGroups;
