import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import { merged } from './rates-fields.js';
import type { TaxRule, TaxRuleValues } from './tax-rule.entity.js';
import { isOverlap } from './tax-rule-times.js';
import type { CreateTaxRuleDto, TaxRuleDto } from './tax-rules.dto.js';

const WHOLE = 10_000;

/** What a new rule of a code takes from the latest one unless it says otherwise; when, where and how much it says itself. */
export function inherited(rules: readonly TaxRule[]): Partial<TaxRuleValues> {
  const last = rules.at(-1);
  if (!last) return {};
  const { names, kind, base, appliesTo, ageMin } = last;
  return { names, kind, base, appliesTo, ageMin };
}

/** A rule as a body changes it. @throws {ValidationFailedError} `required` */
export function taxRuleValues(body: CreateTaxRuleDto, stored: Partial<TaxRuleValues>): TaxRuleValues {
  const rate = body.rate === undefined ? stored.rate : parseMinor(body.rate);
  const validFrom = body.valid_from ?? stored.validFrom;
  if (rate === undefined) throw ValidationFailedError.on('rate', 'required');
  if (validFrom === undefined) throw ValidationFailedError.on('valid_from', 'required');
  const orNone = <T>(given: T | null | undefined, kept: T | null = null) => (given === undefined ? kept : given);
  return {
    code: body.code,
    names: merged(stored.names ?? {}, body.names ?? {}),
    kind: body.kind ?? stored.kind ?? 'percent',
    rate,
    base: body.base ?? stored.base ?? 'net',
    appliesTo: body.applies_to ?? stored.appliesTo ?? ['stay'],
    validFrom,
    validTo: orNone(body.valid_to, stored.validTo),
    places: body.places ?? stored.places ?? [],
    roomsMax: orNone(body.rooms_max, stored.roomsMax),
    roomsMin: orNone(body.rooms_min, stored.roomsMin),
    ageMin: orNone(body.age_min, stored.ageMin),
    source: orNone(body.source, stored.source),
  };
}

/** Rules between its members and with the others of its code. @throws {ValidationFailedError} */
export function checkTaxRule(values: TaxRuleValues, others: readonly TaxRule[]): void {
  const { names, kind, rate, validFrom, validTo, roomsMax, roomsMin } = values;
  const problems: Record<string, Message[]> = {};
  if (names.en === undefined) problems['names.en'] = [{ code: 'required' }];
  if (kind === 'percent' && rate > WHOLE) problems['rate'] = [{ code: 'invalid_percent' }];
  if (roomsMin !== null && roomsMax !== null && roomsMax < roomsMin)
    problems['rooms_max'] = [{ code: 'min_value', params: { count: roomsMin } }];
  if (validTo !== null && validTo < validFrom) problems['valid_to'] = [{ code: 'end_before_start' }];
  else if (others.some((other) => isOverlap(values, other))) problems['valid_from'] = [{ code: 'overlapping_rule' }];
  if (Object.keys(problems).length > 0) throw new ValidationFailedError(problems);
}

/** A rule as staff see it. @param today by which it has been applied or not */
export const toTaxRule = (row: TaxRule, today: string): TaxRuleDto => ({
  id: row.id,
  code: row.code,
  names: row.names,
  kind: row.kind,
  rate: formatMinor(row.rate),
  base: row.base,
  applies_to: row.appliesTo,
  valid_from: row.validFrom,
  valid_to: row.validTo,
  places: row.places,
  rooms_max: row.roomsMax,
  rooms_min: row.roomsMin,
  age_min: row.ageMin,
  source: row.source,
  has_served: row.hasServed(today),
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
});
