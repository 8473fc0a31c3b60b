import { ambiguousNotValidation } from './ambiguous-not-validation.ts';
import { arrearsNotBlocker } from './arrears-not-blocker.ts';
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
	[outageAsNotFound.meta.id]: outageAsNotFound,
	[outageNotSystem.meta.id]: outageNotSystem,
	[notFoundAsSystem.meta.id]: notFoundAsSystem,
	[quotaNotSystem.meta.id]: quotaNotSystem,
	[occupiedNotValidation.meta.id]: occupiedNotValidation,
	[occupiedWithoutAlternatives.meta.id]: occupiedWithoutAlternatives,
	[ambiguousNotValidation.meta.id]: ambiguousNotValidation,
	[terminalNotValidation.meta.id]: terminalNotValidation,
	[terminalWithoutState.meta.id]: terminalWithoutState,
	[datumNotValidation.meta.id]: datumNotValidation,
	[permissionAsOtherType.meta.id]: permissionAsOtherType,
	[arrearsNotBlocker.meta.id]: arrearsNotBlocker,
	[blockerWithoutImpediment.meta.id]: blockerWithoutImpediment,
	[blockerWithoutBilling.meta.id]: blockerWithoutBilling,
	[unknownWithBetterType.meta.id]: unknownWithBetterType,
};
