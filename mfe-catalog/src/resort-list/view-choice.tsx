import { useTranslation } from 'react-i18next';
import { LocalLink } from '@atoll/ui/local-link';
import type { ChoiceOf } from '../shared/use-list-filters';
import type { ResortFilters } from './resort-filters';
import styles from './view-choice.module.css';

interface ViewChoice {
  shown: ResortFilters['view'];
  choice: ChoiceOf<ResortFilters>;
}

/** The same places as a list, or on a chart of the sea. */
export function ViewChoice({ shown, choice }: ViewChoice) {
  const { t } = useTranslation('catalog');
  return (
    <ul className={styles.views} aria-label={t('resorts.views')}>
      {(['', 'map'] as const).map((view) => (
        <li key={view}>
          <LocalLink {...choice({ view })} {...(view === shown && { 'aria-current': 'true' as const })}>
            {t(view ? 'resorts.asMap' : 'resorts.asList')}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
