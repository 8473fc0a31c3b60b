import { ambiguousNotValidation } from './ambiguous-not-validation.ts';
import { blockerWithoutBilling } from './blocker-without-billing.ts';
import { blockerWithoutImpediment } from './blocker-without-impediment.ts';
import { datumNotValidation } from './datum-not-validation.ts';
import { notFoundAsSystem } from './not-found-as-system.ts';
import { occupiedNotValidation } from './occupied-not-validation.ts';
import { occupiedWithoutAlternatives } from './occupied-without-alternatives.ts';
import { outageAsNotFound } from './outage-as-not-found.ts';
import { outageNotSystem } from './outage-not-system.ts';
import { permissionAsOtherType } from './permission-as-other-type.ts';
import { quotaNotSystem } from './quota-not-system.ts';
import { terminalNotValidation } from './terminal-not-validation.ts';
import { terminalWithoutState } from './terminal-without-state.ts';
import { unknownWithBetterType } from './unknown-with-better-type.ts';

/** Rules of the group, by id. */
export const meaningRules = {
	'outage-as-not-found': outageAsNotFound,
	'outage-not-system': outageNotSystem,
	'not-found-as-system': notFoundAsSystem,
	'quota-not-system': quotaNotSystem,
	'occupied-not-validation': occupiedNotValidation,
	'occupied-without-alternatives': occupiedWithoutAlternatives,
	'ambiguous-not-validation': ambiguousNotValidation,
	'terminal-not-validation': terminalNotValidation,
	'terminal-without-state': terminalWithoutState,
	'datum-not-validation': datumNotValidation,
	'permission-as-other-type': permissionAsOtherType,
	'blocker-without-impediment': blockerWithoutImpediment,
	'blocker-without-billing': blockerWithoutBilling,
	'unknown-with-better-type': unknownWithBetterType,
};
