import { useTranslation } from 'react-i18next';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import type { ItineraryDay } from '../shared/catalog';
import { useLabels } from '../shared/use-labels';
import styles from './itinerary.module.css';

/** Place names come in Latin letters only; beside Russian or Chinese words they would read as a slip. */
const LATIN = /^[\p{Script=Latin}\p{P}\p{Z}\p{N}]*$/u;

/** The trip day by day; the number stands in the margin. */
export function Itinerary({ days }: { days: ItineraryDay[] }) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const format = useFormat();
  const english = useLanguage() === 'en';
  return (
    <ol className={styles.list}>
      {days.map(({ day, day_to, title, body, island, meals }) => {
        const names = meals.map(labels.mealTime).filter((name) => name !== null);
        const label = day_to && day_to > day ? t('package.days', { from: day, to: day_to }) : t('package.day', { day });
        return (
          <li key={day} className={styles.day}>
            <p className={styles.number}>
              <span className="doc-hidden">{label}</span>
              <span aria-hidden="true">{day_to && day_to > day ? `${day}–${day_to}` : day}</span>
            </p>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.body}>{body}</p>
              <Meta
                items={[
                  english || !LATIN.test(island ?? '') ? island : null,
                  names.length > 0 && t('package.mealsOfDay', { meals: format.list(names) }),
                ]}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
