import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { LocalLink } from '@atoll/ui/local-link';
import type { ExperienceDetail } from '../shared/catalog';
import { FactList } from '../shared/fact-list';
import styles from './ask-aside.module.css';

/** The week from its Monday on: what the days are called. */
const WEEK = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07'];

/** Where and when one meets, and what one has to be able to do. */
export function Practical({ item }: { item: ExperienceDetail }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const days = WEEK.filter((_, index) => item.weekdays.includes(index + 1));
  const places = item.destinations.length > 0 && <Places places={item.destinations} />;
  return (
    <FactList
      facts={[
        [t('experience.starts'), item.start_times.join(' · ') || t('experience.arranged')],
        [
          t('experience.days'),
          days.map((day) => format.date(day, { weekday: 'short' })).join(' · ') || t('experience.everyDay'),
        ],
        [t('experience.season'), item.season_months.length === 0 && t('experience.allYear')],
        [t('experience.meeting'), item.meeting_point],
        [t('experience.pickup'), item.pickup && t('experience.pickupText')],
        [t('experience.swimming'), item.swim_required && t('experience.swimText')],
        [t('experience.certificate'), item.certification !== 'none' && t(`experience.cert_${item.certification}`)],
        [t('package.places'), places],
      ]}
    />
  );
}

function Places({ places }: { places: ExperienceDetail['destinations'] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ slug, name }) => (
        <li key={slug}>
          <LocalLink to={paths.destination(slug)}>{name}</LocalLink>
        </li>
      ))}
    </ul>
  );
}
