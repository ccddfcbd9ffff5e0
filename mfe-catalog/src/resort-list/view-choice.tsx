import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LocalLink } from '@atoll/ui/local-link';
import { type ResortFilters, writeResortFilters } from './resort-filters';
import styles from './view-choice.module.css';

/** The same places as a list, or on a chart of the sea. */
export function ViewChoice({ filters }: { filters: ResortFilters }) {
  const { t } = useTranslation('catalog');
  return (
    <ul className={styles.views} aria-label={t('resorts.views')}>
      {(['', 'map'] as const).map((view) => (
        <li key={view}>
          <LocalLink
            to={paths.resorts(String(writeResortFilters({ ...filters, page: 1, view })))}
            preventScrollReset
            {...(view === filters.view && { 'aria-current': 'true' as const })}
          >
            {t(view ? 'resorts.asMap' : 'resorts.asList')}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
