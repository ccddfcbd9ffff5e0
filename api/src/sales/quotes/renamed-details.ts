import type { Language } from '@atoll/contract/languages';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import { type PriceNames, nameKey } from './price-names.queries.js';
import type { PriceDetailsDto, PriceLineDto } from './quote.dto.js';

/**
 * A price that was kept in the words of one language, in those of another: what has a name there is called by it. What never had one
 * (adults, children) keeps its words.
 */
export function renamedDetails(details: PriceDetailsDto, names: PriceNames, language: Language): PriceDetailsDto {
  const { lines, taxes, cancellation } = details;
  const labelOf = ({ kind, code, label }: PriceLineDto): string => {
    if (code === null) return label;
    if (kind === 'meal') return DOCUMENT_WORDS.say(language, `paper.meal_plans.${code}`);
    return names.get(nameKey(kind, code)) ?? label;
  };
  return {
    ...details,
    lines: lines.map((line) => ({ ...line, label: labelOf(line) })),
    taxes: taxes.map((tax) => ({ ...tax, label: names.get(nameKey('tax', tax.rule)) ?? tax.label })),
    cancellation: { ...cancellation, label: names.get(nameKey('policy', cancellation.code)) ?? cancellation.label },
  };
}
