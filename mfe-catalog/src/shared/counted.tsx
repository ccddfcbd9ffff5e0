import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';

/** How many of a list each value of a filter would leave; what is not there would leave none. */
export type Counts = Readonly<Record<string, number>>;

/** A choice with what it would leave, `Seaplane (4)`; without a number while that is not known. */
export function useCounted(): (label: string, count: number | undefined) => string {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return (label, count) =>
    count === undefined ? label : t('filters.counted', { label, number: format.number(count) });
}

interface CountedOptions {
  options: readonly { value: string; label: string }[];
  /** Undefined while they are not known. */
  counts: Counts | undefined;
}

/**
 * Options of a filter with what each would leave. What would leave nothing can be chosen all the same: where no script runs, another
 * choice may change with it.
 */
export function CountedOptions({ options, counts }: CountedOptions) {
  const counted = useCounted();
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {counted(label, counts && (counts[value] ?? 0))}
    </option>
  ));
}
