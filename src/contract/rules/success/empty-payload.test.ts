import { describeRule } from '../testing/describe-rule.ts';
import { emptyPayload } from './empty-payload.ts';

describeRule(emptyPayload, {
	accept: ['{"ok": true}', '[]', '{"error": {}}', '{"resultados": [], "total": 0}'],
	reject: [['{}', ['{}']]],
});
