import { nameKey } from './price-names.queries.js';
import { type Reading, lineLabel } from './quote-lines.js';
import type { PriceDetailsDto, PriceLineDto } from './quote.dto.js';

/** Up to which age a line of children is, which is kept in its words alone; null where they name none. */
const ageIn = (label: string): number | null => {
  const [age] = /\d+/.exec(label) ?? [];
  return age === undefined ? null : Number(age);
};

/** A price that was kept in the words of one language, in those of another; what has no name there keeps its own. */
export function renamedDetails(details: PriceDetailsDto, reading: Reading): PriceDetailsDto {
  const { lines, taxes, cancellation } = details;
  const { names } = reading;
  const labelOf = ({ kind, code, unit, qty, label }: PriceLineDto): string => {
    const isNamed = kind !== 'meal' && code !== null;
    if (isNamed) return names.get(nameKey(kind, code)) ?? label;
    return lineLabel({ kind, code, unit, qty, age_max: kind === 'child' ? ageIn(label) : null }, reading);
  };
  return {
    ...details,
    lines: lines.map((line) => ({ ...line, label: labelOf(line) })),
    taxes: taxes.map((tax) => ({ ...tax, label: names.get(nameKey('tax', tax.rule)) ?? tax.label })),
    cancellation: { ...cancellation, label: names.get(nameKey('policy', cancellation.code)) ?? cancellation.label },
  };
}
