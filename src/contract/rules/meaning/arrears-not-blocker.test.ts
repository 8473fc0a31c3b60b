import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { arrearsNotBlocker } from './arrears-not-blocker.ts';

describeSentenceRule(arrearsNotBlocker, {
	accept: [
		['BLOCKER', 'Tiene tres cuotas en mora.'],
		['VALIDATION', 'Su cuenta está en cobranza, por eso no puede pedir otro crédito.'],
		['NOT_FOUND', 'No encontré ninguna factura vencida.'],
		['SYSTEM', 'No puedo consultar sus pagos pendientes en este momento.'],
		['PERMISSION', 'Solo el titular puede pagar esa deuda.'],
	],
	reject: [
		[['NOT_FOUND', 'Tiene tres cuotas en mora.'], 'NOT_FOUND'],
		[['PERMISSION', 'Su cuenta está en cobranza por dos facturas sin pagar.'], 'PERMISSION'],
		[['SYSTEM', 'La línea está suspendida por falta de pago.'], 'SYSTEM'],
		[['NOT_FOUND', 'Pagos pendientes: cuenta bloqueada.'], 'NOT_FOUND'],
	],
	fix: [
		[['NOT_FOUND', 'Tiene tres cuotas en mora.'], 'change-type', 'BLOCKER', 'Tiene tres cuotas en mora.'],
	],
});
