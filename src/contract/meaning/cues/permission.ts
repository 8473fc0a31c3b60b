import type { CueGroups } from './cue-group.ts';

const ONE_WHO =
	'(?:clientes?|personas?|pacientes?|usuari[oa]s?|titular(?:es)?|afiliad[oa]s?|suscriptor(?:es)?|soci[oa]s?|alumn[oa]s?|estudiantes?|emplead[oa]s?|beneficiari[oa]s?|asegurad[oa]s?|compañia|empresa|familia|propietari[oa]s?)';
const IN_CHARGE =
	'(?:titular|propietari[oa]|dueñ[oa]|administrador(?:a)?|supervisor(?:a)?|tomador(?:a)?|representante|responsable|tutor(?:a)?|apoderad[oa]|gerente|acudiente|conyuge|asesor(?:a)?|coordinador(?:a)?|destinatari[oa]|remitente|arrendatari[oa]|comprador(?:a)?|medic[oa] tratante)';

/** It exists, and belongs to somebody else or is for others to do. */
export const PERMISSION_CUES = {
	permission: [
		[
			7,
			[
				`no (?:es|figura como|aparece como|consta como) (?:el |la )?${IN_CHARGE}`,
				'su (?:rol|perfil|usuario|cargo|nivel|cuenta de acceso) no (?:permite|autoriza|alcanza|puede|incluye)',
				'restringid[oa]s? (?:a|al|para)',
				'(?:firma|consentimiento|poder|orden) (?:del|de la|de su|de un)',
				'(?:solo|unicamente|solamente) quien(?: [a-z]{2,12}){1,4} puede',
				'(?:solo|unicamente|solamente) (?:puede|pueden|podra) [a-z]+(?: a)? (?:sus propi|su propi|l[oa]s? suy)[oa]s?',
				'no (?:esta|figura|aparece|se encuentra)(?: registrad[oa])? (?:a|en) nombre (?:suyo|de (?:quien|usted))',
				'(?:es|son|era|pertenece) de otr[oa]s? (?!dia|fecha|sede|ciudad|hora|mes|año|tipo|marca|color|plan|valor)[a-zñ]{4,}',
				`(?:l[oa]s? )?(?:hizo|pidio|creo|solicito|compro|registro|contrato) otr[oa] ${ONE_WHO}`,
				'(?:informacion|datos|expediente|contenido) (?:reservad|confidencial|restringid|privad|sensible)[a-z]*',
				`(?:hech|cread|realizad|solicitad|registrad|comprad|pedid|emitid|contratad)[oa]s? por otr[oa] ${ONE_WHO}`,
				'(?:solo|unicamente|solamente|exclusivamente)(?: (?:lo|la|los|las|se|le))? (?:puede|pueden|podra|podran) (?:ver|consultar|acceder|modificar|cancelar|abrir|retirar|pedir|solicitar|anular|cambiar|conocer)l?[oa]?s? (?:el|la|los|las|su|quien)',
			],
		],
		[
			6,
			[
				'no (?:(?:le|les|te|me) (?:pertenecen?|corresponden?|competen?)|pertenecen? al?(?! ningun))',
				'no (?:es|son) (?:suy[oa]s?|de su propiedad|tuy[oa]s?)',
				'no (?:esta|estan|figura|aparece|se encuentra)n? (?:registrad[oa]s? )?(?:a su (?:nombre|cargo)|bajo su)',
				`(?:es|son|pertenecen?|corresponden?|asociad[oa]s?|nombre|vinculad[oa]s?|asignad[oa]s?|registrad[oa]s?)(?: [a-z]{1,8}){0,3} (?:a|de|con|por) (?:el |la )?otr[oa] ${ONE_WHO}`,
			],
		],
		[
			5,
			[
				'(?:no|sin|falta|requiere|necesita|necesario)(?: [a-z]{2,14}){0,4} (?:autoriza[a-z]+|aprobacion|visto bueno|permisos?|privilegios?|acceso|facultad(?:es)?|atribuciones|facultad[oa]|credenciales suficientes)',
				'(?:permiso|acceso|operacion|accion|consulta) (?:denegad[oa]|restringid[oa]|no (?:permitid|autorizad)[oa])',
				`(?:solo|unicamente|solamente|exclusivamente|reservad[oa] (?:al|a la|a los|para))(?: [a-z]{2,12}){0,4} ${IN_CHARGE}`,
				`${IN_CHARGE}(?: [a-z]{2,12}){0,5} (?:puede|podra|debe autorizar|autorice)`,
				`no (?:se )?(?:puede|pueden|podemos|puedo|es posible)(?: [a-z]{2,14}){1,5} de otr[oa]s? ${ONE_WHO}`,
				'(?:solo|unicamente|solamente|exclusivamente) (?:se )?(?:le |la |lo )?(?:entreg|compart|muestr|inform|brind|suministr|revel)[a-z]+',
			],
		],
		[
			4,
			[
				'(?:su|este|ese) (?:perfil|rol|usuario|plan de acceso) no',
				`de otr[oa]s? ${ONE_WHO}`,
				'otr[oa] titular',
				'de su (?:espos[oa]|herman[oa]|hij[oa]|padre|madre|familiar|amig[oa]|jefe|vecin[oa]|pareja)',
				'no (?:puedo|podemos|se puede|es posible) (?:dar|entregar|brindar|compartir|mostrar|revelar|informar|suministrar|facilitar)(?:le|les)? (?:informacion|datos|detalles|resultados|saldos?|la informacion|los datos|el saldo)',
				'de (?:un )?tercer[oa]s?',
				'confidencial(?:es)?',
				'por (?:su |la |razones de )?(?:seguridad|privacidad|confidencialidad)',
				'(?:proteccion|tratamiento) de (?:sus )?datos|habeas data',
				'no (?:esta|se encuentra|estan|figura) (?:autorizad|habilitad|facultad|como autorizad)[a-z]*',
				'no (?:tiene|cuenta con|posee) (?:el |la )?(?:permiso|autorizacion|acceso|nivel|perfil|rol)[a-z]*',
				'no permitid[oa] para',
				'no puede (?:ver|consultar|acceder a|conocer) (?:datos|informacion|la informacion|cuentas|citas|pedidos|los datos) de',
				'protegid[oa]s?',
				'forbidden',
				'(?:permission|access) denied',
				'not (?:allowed|authori[sz]ed|permitted)',
				'unauthori[sz]ed',
			],
		],
		[
			2,
			[
				'autoriza[a-z]+',
				'permisos?',
				'privilegios',
				'titular',
				'propietari[oa]',
				'a nombre de',
				'ajen[oa]s?',
				'terceros',
				'habilitad[oa]s?',
				'permitid[oa]s?',
				'mayor de edad responsable',
			],
		],
	],
} as const satisfies CueGroups;
