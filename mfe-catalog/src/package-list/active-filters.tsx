import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Icon } from '@atoll/ui/icon';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import styles from './active-filters.module.css';
import type { FilterChip } from './use-filter-chips';

/** The filters in use, each a link to the list without it, and one to the list without any. */
export function ActiveFilters({ chips }: { chips: FilterChip[] }) {
  const { t } = useTranslation(['catalog', 'common']);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t('packages.active')}>
      {chips.map(({ key, label, to }) => (
        <li key={key}>
          <LocalLink
            to={to}
            preventScrollReset
            className={styles.chip}
            aria-label={t('packages.remove', { filter: label })}
          >
            {label}
            <Icon name="cross" />
          </LocalLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <LinkButton kind="quiet" to={paths.packages()} preventScrollReset>
            {t('common:actions.clearFilters')}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}
