import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { LinkButton } from '@atoll/ui/link-button';
import { ListForm, scripted, unscripted } from '../shared/list-form';
import type { ChangeFilters } from '../shared/use-list-filters';
import { FilterPanel, PANEL_FIELDS } from './filter-panel';
import styles from './filter-sheet.module.css';
import { NO_FILTERS, type PackageFilters, writeFilters } from './package-filters';

/** The filters of a narrow window: a sheet from below in the platform's modal dialog. */
export function FilterSheet({
  filters,
  change,
  active,
  count,
}: {
  filters: PackageFilters;
  change: ChangeFilters<PackageFilters>;
  active: number;
  count: number | undefined;
}) {
  const { t } = useTranslation(['catalog', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  const unfiltered = writeFilters({ ...NO_FILTERS, sort: filters.sort });
  return (
    <>
      <Button
        kind="secondary"
        className={styles.opener}
        aria-haspopup="dialog"
        {...opens(id)}
        aria-label={active > 0 ? t('packages.filtersActive', { count: active }) : undefined}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="filter" />
        {t('packages.filters')}
        {active > 0 && <span className={styles.number}>{active}</span>}
      </Button>
      <dialog ref={dialog} id={id} className={styles.sheet} aria-label={t('packages.filters')} closedby="any">
        <ListForm query={writeFilters(filters)} fields={PANEL_FIELDS} className={styles.content} onSubmit={close}>
          <header className={styles.head}>
            <h2 className={styles.title}>{t('packages.filters')}</h2>
            <Button kind="quiet" onClick={close} aria-label={t('common:actions.close')} {...closes(id)}>
              <Icon name="cross" />
            </Button>
          </header>
          <FilterPanel filters={filters} change={change} />
          <footer className={styles.foot}>
            <LinkButton kind="quiet" to={paths.packages(String(unfiltered))} preventScrollReset>
              {t('common:actions.clearFilters')}
            </LinkButton>
            <Button type="submit">
              {/* Without a script the number would be that of the choices before. */}
              <span className={scripted}>
                {count === undefined ? t('packages.showResultsUnknown') : t('packages.showResults', { count })}
              </span>
              <span className={unscripted}>{t('filters.show')}</span>
            </Button>
          </footer>
        </ListForm>
      </dialog>
    </>
  );
}

/** What the platform does by itself with a dialog, also where no script runs. React does not know the attributes yet. */
const opens = (id: string) => ({ command: 'show-modal', commandfor: id });
const closes = (id: string) => ({ command: 'close', commandfor: id });
