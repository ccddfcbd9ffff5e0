import type { Problems } from '../../content/editing/kind.js';
import type { SharedPackage } from './package-document.dto.js';

/** What can be ordered on top, as far as its code goes. */
interface Extra {
  category: string;
  /** Null or missing where it has none yet. */
  code?: string | null;
  text: { en?: string | undefined };
}

const PREFIX = 'extra_';

const numberOf = (code: string | null | undefined): number => Number(/^extra_(\d{1,6})$/.exec(code ?? '')?.[1] ?? 0);

/**
 * Gives everything that can be ordered for a price the code that it is ordered by, and nothing else one. What was there before is known
 * by its English words and keeps its code when it is moved; a code that was there is not given to something else.
 * @param priced tells what has a price
 */
export function codedExtras<I extends Extra>(
  inclusions: readonly I[],
  before: readonly Extra[],
  priced: (inclusion: I) => boolean,
): (I & { code: string | null })[] {
  const given = new Set(inclusions.flatMap(({ code }) => code ?? []));
  const known = new Map(before.flatMap(({ code, text }) => (code && !given.has(code) ? [[text.en, code]] : [])));
  let last = Math.max(0, ...[...inclusions, ...before].map(({ code }) => numberOf(code)));
  return inclusions.map((inclusion) => {
    if (inclusion.category !== 'optional' || !priced(inclusion)) return { ...inclusion, code: null };
    if (inclusion.code) return { ...inclusion, code: inclusion.code };
    const found = known.get(inclusion.text.en);
    known.delete(inclusion.text.en);
    return { ...inclusion, code: found ?? `${PREFIX}${(last += 1)}` };
  });
}

/** The same for inclusions as a document has them. */
export const withExtraCodes = (inclusions: SharedPackage['inclusions'], before: readonly Extra[]) =>
  codedExtras(inclusions, before, ({ price }) => price !== null);

/** Two things are not ordered by one code. */
export function extraProblems(inclusions: SharedPackage['inclusions']): Problems {
  const codes = inclusions.map(({ code }) => code);
  const twice = codes.flatMap((code, index) => (code !== null && codes.indexOf(code) !== index ? index : []));
  return Object.fromEntries(twice.map((index) => [`inclusions.${index}.code`, [{ code: 'duplicate_entry' }]]));
}

/** Ages of children rise; taxes come on top of a price only where it is known in which places nights are spent. */
export function partyProblems({ child_bands, price_taxes, duration_nights, resorts }: SharedPackage): Problems {
  const problems: Problems = {};
  for (const [index, { age_max }] of child_bands.entries()) {
    const younger = child_bands[index - 1];
    if (younger && age_max <= younger.age_max)
      problems[`child_bands.${index}.age_max`] = [{ code: 'min_value', params: { count: younger.age_max + 1 } }];
  }
  if (price_taxes === 'on_top' && duration_nights !== 0 && resorts.length === 0)
    problems['resorts'] = [{ code: 'min_items', params: { count: 1 } }];
  return problems;
}
