import { useTranslation } from 'react-i18next';
import type { TextStatesDto } from '@atoll/api-client/endpoints/translations.gen';
import { inView } from '@atoll/ui/office/in-view';
import styles from './translations.module.css';
import { STATES, type TextFilters } from './use-text-filters';

/** The states side by side with how many texts each has; the one that is shown is pressed and, on a phone, brought into sight. */
export function StateTabs({ filters, counts }: { filters: TextFilters; counts: TextStatesDto | undefined }) {
  const { t } = useTranslation('i18n');
  return (
    <div className={styles.states} role="group" aria-label={t('status')}>
      {[undefined, ...STATES].map((state) => (
        <button
          key={state ?? 'all'}
          type="button"
          className={styles.state}
          aria-pressed={filters.status === state}
          ref={state && filters.status === state ? inView : undefined}
          onClick={() => filters.set('status', state)}
        >
          {t(`statuses.${state ?? 'all'}`)}
          {state && <span className={styles.number}>{counts?.[state]}</span>}
        </button>
      ))}
    </div>
  );
}
