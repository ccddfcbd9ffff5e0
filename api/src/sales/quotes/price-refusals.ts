import type { PriceRefusal } from '../../catalogue/pricing/pricing.types.js';
import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { formatMinor } from '../../platform/fields/money.js';
import { type PriceNames, nameKey } from './price-names.queries.js';

/** A stay that the rates have no price for, with the reasons beside its fields. */
export class PriceRefusedError extends ValidationFailedError {}

type Extras = readonly { code: string }[];

/** What a refusal says to the field that is to blame. */
function fault(refusal: PriceRefusal, extras: Extras, names: PriceNames): [string, Message] {
  switch (refusal.code) {
    case 'min_nights': {
      const season = names.get(nameKey('season', refusal.season)) ?? refusal.season;
      return ['check_in', { code: 'season_min_nights', params: { count: refusal.count, season } }];
    }
    case 'unknown_extra': {
      const index = extras.findIndex(({ code }) => code === refusal.extra);
      return [`extras.${index}.code`, { code: 'unknown_reference' }];
    }
    case 'no_tax_rule':
      return ['check_in', { code: 'not_priced' }];
    case 'total_too_low':
      return ['price_adjustment.total', { code: 'total_too_low', params: { amount: formatMinor(refusal.least) } }];
  }
}

/** @throws {PriceRefusedError} with every reason */
export function refuse(refusals: readonly PriceRefusal[], extras: Extras, names: PriceNames): never {
  const fields: Record<string, Message[]> = {};
  for (const refusal of refusals) {
    const [field, message] = fault(refusal, extras, names);
    (fields[field] ??= []).push(message);
  }
  throw new PriceRefusedError(fields);
}
