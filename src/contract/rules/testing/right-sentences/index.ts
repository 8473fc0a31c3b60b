import { CLINIC, SCHOOL } from './health-and-school.ts';
import { BANK, TELEPHONY, UTILITIES } from './money-and-lines.ts';
import { RESTAURANT, SHOP, TRAVEL } from './shops-and-travel.ts';
import { GOVERNMENT, INSURANCE, LOGISTICS, PROPERTY } from './state-and-insurance.ts';
import type { Trade } from './trade.ts';

export const RIGHT_SENTENCES: Readonly<Record<string, Trade>> = {
	clinic: CLINIC,
	school: SCHOOL,
	bank: BANK,
	telephony: TELEPHONY,
	utilities: UTILITIES,
	shop: SHOP,
	travel: TRAVEL,
	restaurant: RESTAURANT,
	government: GOVERNMENT,
	insurance: INSURANCE,
	property: PROPERTY,
	logistics: LOGISTICS,
};
