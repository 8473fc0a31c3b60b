import { anyOf } from '../../../text/any-of.ts';
import { defineRule } from '../../rule.ts';
import type { Sentence } from '../../sentence-of.ts';
import { sentenceOf } from '../../sentence-of.ts';
import type { Classified } from '../../types.ts';
import {
	findChoices,
	findOwners,
	findPersonalData,
	type PersonalKind,
} from '../../words/find-personal-data.ts';
import { findPhones } from '../../words/find-phones.ts';
import type { Hit } from '../../words/hit.ts';
import { saysAmbiguous, saysInvalidDatum, saysNoPermission, saysNotFound } from '../../words/says.ts';
import { type HitArgs, hitFinding } from './hit-finding.ts';
import { ownHits } from './own-hits.ts';

type DataKind = PersonalKind | 'mobile';

const WHOLE_WORD = { flags: 'u', start: /(?<!\p{L})/u, end: /(?!\p{L})/u };

/** Persons whose names are no secret: those whom one books. */
const PUBLIC_PERSON = anyOf(
	[
		'doctor(?:a|es|as)? dra? medic[oa]s? especialistas? profesor(?:a|es)? docentes? estilistas?',
		'asesor(?:a|es)? terapeutas? odontolog[oa]s? psicolog[oa]s? barber[oa]s? entrenador(?:a|es)?',
		'abogad[oa]s? tecnicos? artistas? autor(?:a|es)? sedes? hotel(?:es)? tiendas? plan(?:es)?',
		'productos? vuelos? cursos?',
	].flatMap((line) => line.split(' ')),
	WHOLE_WORD,
);

const PERSONS = anyOf(
	[
		'personas clientes pacientes titulares usuari[oa]s afiliad[oa]s alumn[oa]s estudiantes soci[oa]s',
		'pasajer[oa]s huespedes nombre apellido',
	].flatMap((line) => line.split(' ')),
	WHOLE_WORD,
);

/** Data of other people, not even to tell two of them apart (ES-38). What the caller has just said is milder. */
export const personalData = defineRule<'personal-data', HitArgs<DataKind>>({
	meta: {
		id: 'personal-data',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-38'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const sentence = sentenceOf(response);
		if (!sentence) return;
		const hits = [...dataIn(sentence), ...namesIn(response, sentence)].sort(
			(one, other) => one.start - other.start,
		);
		if (hits.length === 0) return;
		report(hitFinding(sentence, hits, [], isGrave(response, sentence, hits) ? 'warning' : 'info'));
	},
});

function dataIn(sentence: Sentence): Hit<DataKind>[] {
	const mobiles = ownHits(sentence, findPhones).filter(({ kind }) => kind === 'mobile');
	return [
		...ownHits(sentence, findPersonalData),
		...mobiles.map(({ start, end }): Hit<DataKind> => ({ kind: 'mobile', start, end })),
	];
}

function namesIn(response: Classified, sentence: Sentence): Hit<DataKind>[] {
	if (PUBLIC_PERSON.test(sentence.folded)) return [];
	const owners = response.errorType === 'NOT_FOUND' ? [] : findOwners(sentence);
	if (owners.length > 0) return owners;
	return saysAmbiguous(sentence.text).length > 0 && PERSONS.test(sentence.folded)
		? findChoices(sentence)
		: [];
}

/** Somebody else is meant: another one, a neighbour, the holder, a full name. */
const SOMEBODY =
	/(?<!\p{L})(?:otr[oa]s?|vecin[oa]s?|titular|dueñ[oa]|propietari[oa]|vive|reside|a nombre de|lo tiene|la tiene|reserv[oó]|tom[oó]|pertenece|señora?|sra?|recibe|contacte a)(?!\p{L})/u;
/** What is no secret of another as long as nothing else says so: the caller has mostly just told it. */
const OFTEN_OWN: ReadonlySet<DataKind> = new Set(['document', 'address', 'birth']);

function isGrave(response: Classified, sentence: Sentence, hits: readonly Hit<DataKind>[]): boolean {
	if (hits.some(({ kind }) => kind === 'card' || kind === 'account' || kind === 'name')) return true;
	if (response.errorType === 'PERMISSION' || hits.length > 1) return true;
	if (isCallersOwn(sentence)) return false;
	return (
		SOMEBODY.test(sentence.folded) ||
		hits.some(({ kind }) => !OFTEN_OWN.has(kind)) ||
		saysAmbiguous(sentence.text).length > 0
	);
}

/** «No encontré a nadie con la cédula …» repeats what the caller said. */
function isCallersOwn({ text }: Sentence): boolean {
	const repeats = saysNotFound(text).length > 0 || saysInvalidDatum(text).length > 0;
	return repeats && saysAmbiguous(text).length === 0 && saysNoPermission(text).length === 0;
}
