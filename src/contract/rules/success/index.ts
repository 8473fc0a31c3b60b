import { emptyListTotal } from './empty-list-total.ts';
import { emptyPayload } from './empty-payload.ts';
import { hiddenFailure } from './hidden-failure.ts';
import { hugeList } from './huge-list.ts';
import { listTotal } from './list-total.ts';
import { nullList } from './null-list.ts';
import { totalWrong } from './total-wrong.ts';

/** Rules of the group, by id. */
export const successRules = {
	[emptyListTotal.meta.id]: emptyListTotal,
	[listTotal.meta.id]: listTotal,
	[totalWrong.meta.id]: totalWrong,
	[nullList.meta.id]: nullList,
	[hiddenFailure.meta.id]: hiddenFailure,
	[hugeList.meta.id]: hugeList,
	[emptyPayload.meta.id]: emptyPayload,
};
