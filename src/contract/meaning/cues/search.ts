import type { CueGroups } from './cue-group.ts';

const LOOK =
	'(?:encontr|hall|ubic|localiz|identific|encuentr|consig|detect|reconoc|conozc|conocemo|asoci)[a-z]{0,8}';
/** A bare plural: what one searches for, and no one thing that has a name, nor a right that one lacks. */
const MANY_THINGS =
	'(?!(?:el|la|los|las|su|sus|ese|esa|esos|esas|este|esta|dicho|dicha|un|una) |permisos|privilegios|derechos|facultades|atribuciones|credenciales|cupos|fondos)[a-zñ]{4,}s';
const IDENTIFIER =
	'(?:numero|documento|datos?|codigo|cedula|correo|placa|patente|guia|nombre|referencia|identificacion|telefono|radicado|contrato|folio|dni|rut|nit|curp|rfc)';
const HAS = '(?:tiene[ns]?|posee[ns]?|registra[ns]?|presenta[ns]?|reporta[ns]?|cuenta[ns]? con|acumula[ns]?)';

/** Nothing was found, of many or of one. */
export const SEARCH_CUES = {
	'empty-search': [
		[
			7,
			[
				'(?:sin|cero|0|ningun) (?:resultados?|coincidencias?|registros|opciones)',
				`sin ${MANY_THINGS}(?: [a-z]+s)?(?: (?:en|para|entre|por|de|que|este|esta|hoy|aun|todavia)|[.!]?$)`,
				`no (?:le |se le )?${HAS}(?: (?:mas|otr[oa]s|nuev[oa]s|aun|todavia))? ${MANY_THINGS}`,
				'no (?:hubo|hay|se (?:encontraron|hallaron|obtuvieron)|arroj[oa]|devolvio|trajo|genero|obtuvo|produjo|dio|tuvo|existen)(?: [a-z]{2,10}){0,2} (?:resultados?|coincidencias?)',
				'lista vacia|vaci[oa]$|busqueda vacia',
				'(?:lista|bandeja|carrito|agenda|historial|canasta|calendario|registro|cola)(?: [^.,;]{0,20}?)? (?:vaci[oa]|limpi[oa]|en blanco|en cero)',
				`no (?:le |les |se )?(?:(?:ha|han|he|hemos) [a-z]+[dt]o|[a-z]{3,}(?:ron|aban|ian)) ${MANY_THINGS}`,
				'no (?:figura|aparece|hay|existe|consta|registra|tiene)n? ningun[oa]? [a-zñ]+ (?:a su nombre|pendiente|vigente|activ[oa]|en curso|este|esta|para hoy)',
				'no (?:adeuda|debe nada)|nadie (?:atiende|ofrece|presta|trabaja|vende)',
				'(?:busqueda|consulta|filtros?|criterios?)(?: [^.,;]{0,30}?)? (?:no(?! (?:esta|se encuentra|responde|funciona|carga|contesta|se pudo|fue))|sin|ningun)[a-z]* [a-z]+',
				'no results?|nothing (?:found|matches)|empty (?:list|result)',
				`ningun[oa]? [a-zñ]+ (?:coincide|cumple|corresponde|se ajusta|disponible|cercan|en|para|entre)[a-z]*`,
				'no (?:hay|tenemos|encontr[a-z]+|existe|queda) nada',
			],
		],
		[12, [`(?:cero|0) ${MANY_THINGS}`]],
		[
			6,
			[
				`no (?:se )?(?:hay|hubo|encontr[a-z]+|hall[a-z]+|existen|aparecen|quedan|tenemos|tengo|ofrecemos|manejamos|contamos con|cuento con|disponemos de|obtuvi[a-z]+|registran|he encontrado|hemos encontrado|localiz[a-z]+|ubic[a-z]+|vemos|veo|figuran|ha[ny] ?(?:encontrado)?|hay disponibles)(?: (?:mas|otr[oa]s|nuev[oa]s|tampoco|aun|todavia|ya))? ${MANY_THINGS}`,
			],
		],
		[
			5,
			[`no (?:se )?(?!permit|acept|admit|pued|recib|deb|coincid|correspond|cumpl)[a-z]{3,}n ${MANY_THINGS}`],
		],
		[
			3,
			[
				'(?:criterios?|filtros?|busqueda|coincidan|coincida|rango|caracteristicas|presupuesto|zona|categoria|ciudad|barrio|cercan[oa]s?)',
				'ningun[oa]?',
				'disponibles? (?:en|para|entre|esta|ese|hoy|mañana)',
				'no hay (?!un|conexi|respuesta|comunica|sistema|linea|señal|acceso|internet|atenci|cupo|disponib|espacio|lugar|servicio|permiso|autoriza)[a-zñ]{4,}',
			],
		],
	],
	'not-found': [
		[1, ['no existe']],
		[
			8,
			[
				'no (?:coincide|corresponde|concuerda|pertenece|se asocia)[a-z]* (?:con|a) ningun[oa]?',
				'ningun[oa]? [a-zñ]+ (?:con|bajo|a nombre de) (?:es[ea]|est[ea]|dich[oa]|tal)',
				`ningun[oa]? [a-zñ]+ (?:corresponde|coincide|responde)[a-z]* (?:con|a)l?(?: (?:el|la|ese|esa))? ${IDENTIFIER}`,
			],
		],
		[
			6,
			[
				'no (?:es|ha sido|pudo ser|se pudo|se logro|se puede|se consiguio) (?:encontr|hall|ubic|localiz|identific|reconoc)[a-z]+',
				'no (?:esta|aparece|figura|consta|se encuentra|viene|sale) en (?:el |la |los |las |nuestr[oa]s? )?(?:catalogo|directorio|sistema|lista|listado|base|registros?|inventario|padron|archivo|nomina|censo)s?',
				'no (?:l[oae]s? (?:tenemos|tengo|encuentr[a-z]+|ubic[a-z]+|hall[a-z]+|vemos|veo)|d(?:amos|imos|oy|i) con (?:el|la|su|es[ea]|est[ea])|obra[ns]?)',
				`no (?:hay|tenemos|tengo|contamos con|cuento con)(?: un[oa]?| ningun[oa]?)? [a-zñ]*[a-rt-zñ] (?:con|bajo|a nombre de|asociad[oa] a|que (?:coincida|corresponda)(?: con| a)?) (?:es[ea]|est[ea]|dich[oa]|tal|(?:el|la|los|las|su|sus) ${IDENTIFIER})`,
				'no (?:tengo|tenemos|veo|vemos) (?:es[ea]|est[ea]|dich[oa])',
				'(?:no (?:fue )?|in)(?:encontrad|existente|hallad|ubicad|localizad|registrad|identificad|reconocid)[oa]?s?',
				`(?:no|ni) (?:se )?(?:pude |pudo |pudimos |logre |logramos |fue posible |ha sido posible |he |hemos |ha )?${LOOK} (?:a |al |con |en )?(?:el|la|los|las|su|sus|ese|esa|esos|esas|este|esta|un|una|ningun|ninguna|dich[oa]|nada (?:con|a nombre))`,
				'(?:no|ni) (?:existe|aparece|figura|consta|corresponde a ningun|esta (?:registrad|matriculad|inscrit|afiliad|creada?|en (?:el|la|nuestr)|dad[oa] de alta)|se encuentra (?:registrad|en|creada?)|tenemos (?:registrad|registro|a)|hay (?:un|una|ningun[oa]?|registro|constancia|informacion|datos) (?:de|del|con|para|a|en|sobre|que)?)[a-z]*',
				'desconocid[oa]',
				'not ?found|no such|does not exist|unknown (?:id|customer|order|user|patient)|(?:error|status|http|code) 404',
			],
		],
		[
			3,
			[
				`no ${LOOK}`,
				`(?:con|bajo|para|asociad[oa]s? a) (?:ese|esa|esos|esas|el|la|los|su|dicho) (?:mismo )?${IDENTIFIER}`,
				'solicitad[oa]|indicad[oa]|mencionad[oa]|que (?:indica|menciona|solicita|busca|me da)',
				'ningun[oa]? [a-zñ]+ (?:con|a nombre|bajo|asociad)[a-z]*',
			],
		],
	],
} as const satisfies CueGroups;
