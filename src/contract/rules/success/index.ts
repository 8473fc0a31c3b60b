import { emptyListTotal } from './empty-list-total.ts';
import { emptyPayload } from './empty-payload.ts';
import { hiddenFailure } from './hidden-failure.ts';
import { hugeList } from './huge-list.ts';
import { listTotal } from './list-total.ts';
import { nullList } from './null-list.ts';
import { totalWrong } from './total-wrong.ts';

/** Rules of the group, by id. */
export const successRules = {
	'empty-list-total': emptyListTotal,
	'list-total': listTotal,
	'total-wrong': totalWrong,
	'null-list': nullList,
	'hidden-failure': hiddenFailure,
	'huge-list': hugeList,
	'empty-payload': emptyPayload,
};
