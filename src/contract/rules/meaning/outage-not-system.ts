import { defineRule } from '../../rule.ts';
import { type TypeArgs, type TypeFixes, typeFinding } from './change-type.ts';
import { fitsType, meaningOf } from './meaning-of.ts';

/** A failing dependency under any type but SYSTEM and NOT_FOUND (that one has a rule of its own). */
export const outageNotSystem = defineRule<'outage-not-system', TypeArgs, TypeFixes>({
	meta: {
		id: 'outage-not-system',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-14', 'ES-33'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const understood = meaningOf(response);
		if (
			!understood ||
			understood.type === 'SYSTEM' ||
			understood.type === 'NOT_FOUND' ||
			fitsType(understood)
		)
			return;
		if (understood.places.has('quota')) return;
		const words = understood.places.get('outage') ?? understood.places.get('vague-failure');
		// What `details` tells counts only where the sentence says nothing of its own.
		if (words || (understood.inDetails && understood.type === 'UNKNOWN' && understood.places.size === 0)) {
			report(typeFinding(response, understood, 'SYSTEM', words ?? response.envelope?.details?.span()));
		}
	},
});
