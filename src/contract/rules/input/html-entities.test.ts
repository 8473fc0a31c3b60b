import { describeRule } from '../testing/describe-rule.ts';
import { htmlEntities } from './html-entities.ts';

describeRule(htmlEntities, {
	accept: ['{"a":"&quot;b&quot;"}', '{"html":"{&quot;a&quot;:1}"}', '&quot;hola&quot;'],
	reject: [['{&quot;a&quot;:1}', ['&quot;']]],
	fix: [['{&quot;a&quot;:&quot;1 &amp;amp; 2&quot;}', 'decode', '{"a":"1 &amp; 2"}']],
});
