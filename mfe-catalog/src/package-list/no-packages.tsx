import { useTranslation } from 'react-i18next';
import { useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/empty-state';
import { cleared } from './filter-sheet';
import styles from './no-packages.module.css';
import { type PackageFilters, listArg } from './package-filters';
import type { FilterChip } from './use-filter-chips';
import type { ChangeFilters } from './use-package-filters';

const MOST_TRIED = 5;

/** Nothing fits: which single wish, if dropped, would find something, and the way to start again. */
export function NoPackages({
  filters,
  chips,
  change,
}: {
  filters: PackageFilters;
  chips: FilterChip[];
  change: ChangeFilters;
}) {
  const { t } = useTranslation(['catalog', 'common']);
  const narrowing = chips.filter(({ narrows }) => narrows);
  return (
    <div>
      <EmptyState title={t('packages.none')} text={t('packages.noneText')}>
        <Button onClick={() => change(cleared)}>{t('common:actions.clearFilters')}</Button>
      </EmptyState>
      {narrowing.length > 1 && (
        <ul className={styles.list} aria-label={t('packages.relaxTitle')}>
          {narrowing.slice(0, MOST_TRIED).map((chip) => (
            <Relaxation key={chip.key} chip={chip} filters={filters} change={change} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Relaxation({ chip, filters, change }: { chip: FilterChip; filters: PackageFilters; change: ChangeFilters }) {
  const { t } = useTranslation('catalog');
  const relaxed = { ...filters, ...chip.without, page: 1 };
  const { data } = useListPackagesQuery({ ...listArg(relaxed, useLanguage()), pageSize: 1 });
  if (!data?.count) return null;
  return (
    <li>
      <button type="button" className={styles.relax} onClick={() => change(chip.without)}>
        <span>{t('packages.relax', { filter: chip.label })}</span>
        <span className={styles.count}>{t('packages.relaxCount', { count: data.count })}</span>
      </button>
    </li>
  );
}
