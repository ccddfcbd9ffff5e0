import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { FilterPanel } from './filter-panel';
import styles from './filter-sheet.module.css';
import { NO_FILTERS, type PackageFilters } from './package-filters';
import type { ChangeFilters } from './use-package-filters';

/** The filters of a narrow window: a sheet from below in the platform's modal dialog. */
export function FilterSheet({
  filters,
  change,
  active,
  count,
}: {
  filters: PackageFilters;
  change: ChangeFilters;
  active: number;
  count: number | undefined;
}) {
  const { t } = useTranslation(['catalog', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        kind="secondary"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-label={active > 0 ? t('packages.filtersActive', { count: active }) : undefined}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="filter" />
        {t('packages.filters')}
        {active > 0 && <span className={styles.number}>{active}</span>}
      </Button>
      <dialog ref={dialog} className={styles.sheet} aria-label={t('packages.filters')} closedby="any">
        <div className={styles.content}>
          <header className={styles.head}>
            <h2 className={styles.title}>{t('packages.filters')}</h2>
            <Button kind="quiet" onClick={close} aria-label={t('common:actions.close')}>
              <Icon name="cross" />
            </Button>
          </header>
          <FilterPanel filters={filters} change={change} />
          <footer className={styles.foot}>
            <Button kind="quiet" onClick={() => change({ ...cleared, sort: filters.sort })}>
              {t('common:actions.clearFilters')}
            </Button>
            <Button onClick={close}>
              {count === undefined ? t('packages.showResultsUnknown') : t('packages.showResults', { count })}
            </Button>
          </footer>
        </div>
      </dialog>
    </>
  );
}

/** Every filter unset by name, for a change that is merged into what is there. */
export const cleared: Omit<PackageFilters, 'sort'> = {
  ...NO_FILTERS,
  category: undefined,
  duration: undefined,
  durationMin: undefined,
  durationMax: undefined,
  priceMin: undefined,
  priceMax: undefined,
  travellers: undefined,
  meals: undefined,
  transfer: undefined,
  featured: undefined,
  search: undefined,
  month: undefined,
};
