import { useTranslation } from 'react-i18next';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { scripted } from '../shared/list-form';
import styles from './active-filters.module.css';
import { cleared } from './filter-sheet';
import type { FilterChip } from './use-filter-chips';
import type { ChangeFilters } from './use-package-filters';

/** The filters in use, one button each to remove it, and one for all. */
export function ActiveFilters({ chips, change }: { chips: FilterChip[]; change: ChangeFilters }) {
  const { t } = useTranslation(['catalog', 'common']);
  if (chips.length === 0) return null;
  return (
    <ul className={`${styles.row} ${scripted}`} aria-label={t('packages.active')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('packages.remove', { filter: label })}
            onClick={() => change(without)}
          >
            {label}
            <Icon name="cross" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button kind="quiet" onClick={() => change(cleared)}>
            {t('common:actions.clearFilters')}
          </Button>
        </li>
      )}
    </ul>
  );
}
