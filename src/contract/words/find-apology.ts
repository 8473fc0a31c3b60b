import { compilePhrases } from './fold.ts';
import { findHits, type Hit, type SentenceText } from './hit.ts';

export type ApologyKind = 'apology' | 'fervent';

const APOLOGY = [
	'lo (?:siento|sentimos)|sentimos (?:que|informar|no|la|el|las|los)|(?:lo )?(?:lamento|lamentamos)',
	'(?:agradecemos|agradezco) (?:de antemano )?su (?:comprension|paciencia)',
	'(?:le |les |te |nos )?(?:disculpe|disculpen|disculpa|disculpeme|disculpenos|disculpame|disculpas)',
	'(?:perdon|perdone|perdonen|perdoneme|perdonenos|perdona)',
	'(?:mil |nuestras )?excusas',
];
const FERVENT = [
	'(?:mil|muchas|muchisimas|infinitas|sinceras|nuestras (?:mas )?sinceras|las mas sinceras|profundas|encarecidas) (?:disculpas|excusas|perdones)',
	'(?:lo )?(?:siento|sentimos|lamento|lamentamos) (?:mucho|muchisimo|profundamente|sinceramente|enormemente|infinitamente|de verdad|de corazon|tanto|en el alma|terriblemente)',
	'(?:profundamente|sinceramente|enormemente|infinitamente|de verdad|de todo corazon) (?:lo )?(?:siento|sentimos|lamento|lamentamos|apenad[oa]s?|disculpe)',
	'(?:por|disculp[a-z]{1,4}) (?:todos |todas )?(?:los|las|el|la|cualquier) (?:inconvenientes?|molestias?)(?! en (?:el|la|los|las|su))(?: (?:causad|ocasionad|generad|que)[^.;!?]{0,30})?',
	'(?:lamento|lamentamos|siento|sentimos) (?:mucho )?(?:los|las|el|la|cualquier) (?:inconvenientes?|molestias?)',
	'(?:inconvenientes?|molestias?) (?:causad|ocasionad|generad)[oa]s?',
	'(?:estamos|estoy) (?:muy |profundamente |realmente )?(?:apenad|avergonzad)[oa]s?',
	'le(?:s)? (?:ruego|rogamos|suplico|suplicamos|imploramos) [^.;!?]{0,20}(?:disculp|perdon|comprension)[a-z]{0,3}',
];
/** A debt may be pardoned and a doctor's note is an «excusa». */
const EXCEPTIONS = [
	compilePhrases([
		'perdon (?:de|del|parcial|total) [a-z ]{3,20}',
		'excusas? (?:medica|laboral|escolar|del medico|de inasistencia)s?',
		'no (?:lo )?(?:siento|lamento)',
		'(?:reportar|registrar|comunicar|contar(?:me|nos)?|describ[a-z]{1,4}) (?:los|las|el|la) (?:inconvenientes?|molestias?)',
	]),
];

/** Apologies, and what makes them long; `fervent` hits begin with a word of apology or lean on one. */
export function findApologies(sentence: SentenceText): Hit<ApologyKind>[] {
	return findHits<ApologyKind>(
		sentence,
		[
			{ kind: 'fervent', on: 'folded', pattern: compilePhrases(FERVENT) },
			{ kind: 'apology', on: 'folded', pattern: compilePhrases(APOLOGY) },
		],
		EXCEPTIONS,
	);
}
