import { defineRule } from '../../rule.ts';

/** UNKNOWN is legal and the last resort: no reaction is defined for it (ES-16). */
export const unknownType = defineRule<'unknown-type', Record<never, never>>({
	meta: {
		id: 'unknown-type',
		group: 'envelope',
		severity: 'info',
		sources: ['ES-16'],
		fixable: false,
		since: '0.1.0',
	},
	check({ shape, envelope }, report) {
		const type = shape === 'envelope' ? envelope?.errorType : undefined;
		if (type?.scalar === 'UNKNOWN') report({ at: type, args: {} });
	},
});
