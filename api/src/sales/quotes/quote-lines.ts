import type { Language } from '@atoll/contract/languages';
import { formatMinor } from '../../platform/fields/money.js';
import type { PriceLine, TaxLine } from '../../catalogue/pricing/pricing.types.js';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import { type PriceNames, nameKey } from './price-names.queries.js';
import type { PriceLineDto, TaxLineDto } from './quote.dto.js';

/** Who reads the lines of which party. */
export interface Reading {
  adults: number;
  names: PriceNames;
  language: Language;
}

type Named = Pick<PriceLine, 'kind' | 'code' | 'unit' | 'age_max' | 'qty'>;

/** What a line is called in a language; by its code where it has no name there. */
export function lineLabel({ kind, code, unit, age_max, qty }: Named, { adults, names, language }: Reading): string {
  if (kind === 'meal') return DOCUMENT_WORDS.say(language, `paper.meal_plans.${code}`);
  if (code !== null) return names.get(nameKey(kind, code)) ?? code;
  const say = (key: string, values = {}) =>
    DOCUMENT_WORDS.say(language, `price.${qty === 1 ? 'one' : 'several'}.${key}`, values);
  if (kind === 'child') return age_max === null ? say('children') : say('child', { age: age_max });
  if (kind === 'single_supplement' || kind === 'adjustment') return say(kind);
  // Children who pay as adults are travellers, not adults.
  return say(unit === 'person' && qty > adults ? 'travellers' : unit);
}

/** The lines of a price in a language. */
export const toLineDtos = (lines: readonly PriceLine[], reading: Reading): PriceLineDto[] =>
  lines.map((line) => ({
    kind: line.kind,
    code: line.code,
    label: lineLabel(line, reading),
    qty: line.qty,
    unit: line.unit,
    amount: formatMinor(line.amount),
  }));

/** The taxes of a price in a language. Rates of percentages are basis points, so that both kinds read as hundredths. */
export const toTaxDtos = (taxes: readonly TaxLine[], names: PriceNames): TaxLineDto[] =>
  taxes.map(({ code, rule, kind, rate, base, amount }) => ({
    code,
    label: names.get(nameKey('tax', rule)) ?? code,
    rule,
    kind,
    rate: formatMinor(rate),
    base: kind === 'percent' ? formatMinor(base) : String(base),
    amount: formatMinor(amount),
  }));
