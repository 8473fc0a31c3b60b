import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { findPrivate } from '../../privacy/find.ts';
import type { Range } from '../../text/span.ts';
import type { Hit, SentenceText } from './hit.ts';

type PhoneKind = 'mobile' | 'line';

/** Where the contract is in use: countries whose mobile numbers are told without a prefix. */
const COUNTRIES: readonly CountryCode[] = [
	'CO',
	'MX',
	'PE',
	'CL',
	'AR',
	'EC',
	'ES',
	'UY',
	'PY',
	'BO',
	'VE',
	'CR',
	'PA',
	'GT',
	'SV',
	'HN',
	'NI',
	'DO',
];
const NAMED =
	/(?:telefono|tel\.?|celular|cel\.?|movil|whatsapp|linea|llam[a-z]{1,6}|marc[a-z]{1,4}|comuni[a-z]{2,8}|contact[a-z]{1,6}|numero|fono|pbx|atencion)[^.;!?]{0,40}$/u;
/** The line that a business publishes; the caller's own number is theirs to hear. */
const BUSINESS =
	/(?:(?:llam[a-z]{1,6}|marc[a-z]{1,4}|comuni(?:car|que)[a-z]{0,4}|contact[ae][a-z]{1,4}|escrib[a-z]{1,4}) (?:a|al|con|en|por)? ?[^.;!?]{0,40}|linea [^.;!?]{0,30}|servicio al cliente[^.;!?]{0,20}|atencion[^.;!?]{0,30}|nuestr[oa] [^.;!?]{0,30}|central[^.;!?]{0,20}|call center[^.;!?]{0,20}|emergencias?[^.;!?]{0,20}|soporte[^.;!?]{0,20}|pbx[^.;!?]{0,10}|recepcion[^.;!?]{0,20})$/u;
/** «Comuníquese con Marta Ruiz al …» gives away a person's number. */
const OF_PERSON = /\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20}[^.;!?\p{Lu}]{0,20}$/u;
const NOT_PHONE =
	/(?:pedido|orden|radicado|factura|referencia|guia|contrato|poliza|cuenta|documento|cedula|codigo|caso|ticket|expediente|suministro|medidor|nit|dni|rut|matricula|reserva|tarjeta|vuelo|expedicion|serie|lote)(?: [^.;!?]{0,15})?$/u;

/** Telephone numbers: `mobile` where it is a valid one and nothing says that it is a line of the business. */
export function findPhones({ text, folded }: SentenceText): Hit<PhoneKind>[] {
	return findPrivate(text, 'rule', ['phone'])
		.filter((range) => isPhone(text, folded, range))
		.map(({ start, end }): Hit<PhoneKind> => {
			const before = folded.slice(Math.max(0, start - 80), start);
			const isPublished = BUSINESS.test(before) && !OF_PERSON.test(text.slice(0, start).slice(-60));
			const isPrivate = isMobile(text.slice(start, end)) && !isPublished;
			return { start, end, kind: isPrivate ? 'mobile' : 'line' };
		});
}

function isPhone(text: string, folded: string, { start, end }: Range): boolean {
	const said = text.slice(start, end);
	const before = folded.slice(Math.max(0, start - 80), start);
	if (NOT_PHONE.test(before)) return false;
	if (said.includes('+') || NAMED.test(before)) return true;
	return /[ -]/u.test(said) && said.replaceAll(/\D/gu, '').length >= 9 && isMobile(said);
}

function isMobile(said: string): boolean {
	if (said.includes('+')) return parsePhoneNumberFromString(said)?.isValid() ?? false;
	return COUNTRIES.some((country) => parsePhoneNumberFromString(said, country)?.isValid() ?? false);
}
