import { paths } from '@atoll/contract/paths';
import { slugsWithin } from '@atoll/contract/rules';
import { keptKeys } from '../shared/kept-keys';

/** As many as stand side by side on a screen. */
export const MOST_COMPARED = 4;

/** The places to stay that somebody has picked to compare, in the order in which they were picked. */
export const compared = keptKeys('atoll_compared', MOST_COMPARED);

/** What the address asks: which places, and whether only what they differ in. */
export interface Comparison {
  slugs: readonly string[];
  only: 'differences' | undefined;
}

export const COMPARISON_NAMES = ['resorts', 'only'] as const;

/** What nobody could have chosen is dropped. */
export const readComparison = (query: URLSearchParams): Comparison => ({
  slugs: slugsWithin((query.get('resorts') ?? '').split(',')).slice(0, MOST_COMPARED),
  only: query.get('only') === 'differences' ? 'differences' : undefined,
});

export const writeComparison = ({ slugs, only }: Comparison): URLSearchParams =>
  new URLSearchParams({ ...(slugs.length > 0 && { resorts: slugs.join(','), ...(only && { only }) }) });

export const COMPARE_DIALECT = {
  names: COMPARISON_NAMES,
  read: readComparison,
  write: writeComparison,
  to: ({ slugs, only }: Comparison) => paths.compare(slugs, only),
};
