import { useTranslation } from 'react-i18next';
import { Icon } from '@atoll/ui/icon';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import styles from './filter-chips.module.css';
import type { ChoiceLink } from './use-list-filters';

/** A filter in use, in words. */
export interface FilterChip<F> {
  key: string;
  label: string;
  /** What is asked for without it. */
  relaxed: F;
  /** To the list without it. */
  link: ChoiceLink;
  /** False for what does not narrow the list. */
  narrows: boolean;
}

/** The filters in use, each a link to the list without it, and one to the list without any where the page has no other (`clear`). */
export function FilterChips<F>({ chips, clear }: { chips: FilterChip<F>[]; clear: string | null }) {
  const { t } = useTranslation(['catalog', 'common']);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t('packages.active')}>
      {chips.map(({ key, label, link }) => (
        <li key={key}>
          <LocalLink {...link} className={styles.chip} aria-label={t('packages.remove', { filter: label })}>
            {label}
            <Icon name="cross" />
          </LocalLink>
        </li>
      ))}
      {clear !== null && chips.length > 1 && (
        <li>
          <LinkButton kind="quiet" to={clear} preventScrollReset>
            {t('common:actions.clearFilters')}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}
