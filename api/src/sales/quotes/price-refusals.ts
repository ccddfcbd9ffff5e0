import type { PriceRefusal } from '../../catalogue/pricing/pricing.types.js';
import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { usd } from '../../platform/fields/money.js';
import { type PriceNames, nameKey } from './price-names.queries.js';

/** A stay that the rates have no price for, with the reasons beside its fields. */
export class PriceRefusedError extends ValidationFailedError {}

/** What was asked for, and how it is called. */
interface Refusing {
  extras: readonly { code: string }[];
  names: PriceNames;
  /** The member that says how long a stay is, or when it is. */
  nightsField: string;
}

/** The rule that a place has all year, which is no season to anybody. */
const ALL_YEAR = 'all_year';

/** What a refusal says to the field that is to blame. */
function fault(refusal: PriceRefusal, { extras, names, nightsField }: Refusing): [string, Message] {
  switch (refusal.code) {
    case 'min_nights': {
      if (refusal.season === ALL_YEAR)
        return [nightsField, { code: 'stay_min_nights', params: { count: refusal.count } }];
      const season = names.get(nameKey('season', refusal.season)) ?? refusal.season;
      return [nightsField, { code: 'season_min_nights', params: { count: refusal.count, season } }];
    }
    case 'unknown_extra': {
      const index = extras.findIndex(({ code }) => code === refusal.extra);
      return [`extras.${index}.code`, { code: 'unknown_reference' }];
    }
    case 'unknown_meal_plan':
      return ['meal_plan', { code: 'unknown_reference' }];
    case 'no_tax_rule':
      return ['check_in', { code: 'not_priced' }];
    case 'total_too_low':
      return ['price_adjustment.total', { code: 'total_too_low', params: { amount: usd(refusal.least) } }];
  }
}

/** @throws {PriceRefusedError} with every reason */
export function refuse(refusals: readonly PriceRefusal[], asked: Refusing): never {
  const fields: Record<string, Message[]> = {};
  for (const refusal of refusals) {
    const [field, message] = fault(refusal, asked);
    (fields[field] ??= []).push(message);
  }
  throw new PriceRefusedError(fields);
}
