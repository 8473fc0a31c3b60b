/**
 * Evidence by language, folded. A word that is Spanish too stays out of a foreign list («no», «error», «de», «a», «me»,
 * «son», «con», «sin», «real», «total»); one that only looks Spanish stays out of the Spanish list.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

export const SPANISH: ReadonlySet<string> = list(`
	el la los las un una unos unas lo le les se su sus mi mis tu tus te nos yo usted ustedes que quien cual cuales donde cuando como porque pero
	sino aunque y del al en con por para sin sobre entre desde hasta hacia segun ante bajo durante este esta estos estas ese esa esos esas eso
	esto aquel aquella es son fue fueron era ser sera esta estan estaba estar hay hubo habia haber ha han he tiene tienen tengo tenemos tener
	puede pueden puedo podemos poder pude pudo pudimos debe deben quiere quiero hace hacer dar hora horas ya muy mas menos tambien
	solo ahora hoy ayer luego despues antes siempre nunca otro otra otros otras algun alguna ningun ninguna nada todo toda todos todas mismo
	misma cada dos tres cuatro cinco seis siete ocho nueve diez lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril
	mayo junio julio agosto septiembre octubre noviembre diciembre cita citas reserva pedido cuenta numero fecha correo telefono documento
	encontre encontro encontramos intente consultar verifique confirme repita indique falta faltan valido valida disponible disponibles
	cliente servicio sistema datos favor gracias codigo clave pago factura saldo producto cedula incorrecto invalido ocupado agotado
	cerrado cancelada vencido fallo interno repite repetir llame espere horarios turno cupo mesa direccion nombre error
	si aqui lleno llena abierto responde plan necesita alli nueva nuevo mes`);

export const FOREIGN: readonly {
	readonly language: 'en' | 'pt' | 'fr' | 'it' | 'de' | 'ca' | 'gl';
	readonly words: ReadonlySet<string>;
}[] = [
	{
		language: 'en',
		words: list(`
			the is are was were be been being have has had not and or of to for with from by at on this that these those there here your you we our they
			it its i my he she his her their what which when where who how why please try again later found find unable could couldn cannot can can't
			couldn't don't doesn't isn't wasn't won't would should must may will failed fail failure invalid missing required unknown unauthorized
			forbidden denied expired already exists exist taken booked available unavailable busy full closed cancelled canceled completed paid
			customer client user account appointment appointments booking reservation order orders record records result results request requests
			response server service database connection timeout timed out too many slot slots time date day phone number email address name password
			something unexpected occurred happened processing went wrong sorry an any all some more than one matches match found. check enter provide contact support session token access
			allowed permission resource input value field data product products payment card balance pending limit exceeded reached ambiguous multiple
			empty list nothing search query try retry internal bad gateway page item items entity does did do just only also next before after`),
	},
	{
		language: 'pt',
		words: list(`
			nao voce voces foi foram nem uma um umas uns dos das nos nas pelo pela pelos pelas ao aos os as em com sem sao esta estao esse essa isso isto este
			seu sua seus suas meu minha tente tentar novamente mais tarde outro outra dia horario disponivel indisponivel encontrado encontrada encontrei
			encontramos agendamento obrigatorio telefone senha nome pagamento cartao numero telefone endereco obrigado ainda tambem ja ate entao agora hoje amanha nenhum
			o consultar saldo pedido informado nenhuma possivel ar ocorreu houve erro conseguimos conseguiu pode podemos tem temos valido invalido cadastrado cadastro`),
	},
	{
		language: 'fr',
		words: list(`
			les des est pas vous nous votre vos notre nos une aucun aucune trouve trouvee rendez pour avec dans sur cette ces cet ce il elle ils elles
			veuillez reessayer plus tard ne systeme repond service erreur deja ete sont avez avons introuvable indisponible connexion impossible compte`),
	},
	{
		language: 'it',
		words: list(`
			il lo gli della delle dello dei degli nel nella sono non nessun nessuna trovato trovata trovati appuntamento per favore riprovi riprova piu
			servizio disponibile momento al la tardi questo questa orario gia occupato stato stata suo sua abbiamo possibile errore prenotazione`),
	},
	{
		language: 'de',
		words: list(`
			der die das und ist nicht kein keine keinen bitte sie ihr ihre wir mit fur auf ein eine einen wurde wurden gefunden versuchen spater erneut
			termin leider fehler verfugbar bereits`),
	},
	{
		language: 'ca',
		words: list(`
			s'ha s’ha s'han s’han d'aquest d’aquest pot podem estem pogut connectar servei sense avui dema ningu la el no reserva ja ocupada per els amb aquest aquesta aquests hem heu trobat trobada cap torni aquestes dades mes tard si us plau seva seu disponible hora`),
	},
	{
		language: 'gl',
		words: list(`
			o se pedido esta agora con co coas ao non atopei atopamos atopou atopouse ningunha ningun eses esas unha hai mais tarde tente probe neste nesta co coa polo pola desculpe
			conta servizo erro dispoñible dispoñibel cancelada xa foi fora dende grazas`),
	},
];
