import { useTranslation } from 'react-i18next';
import type { ExperienceDetail } from '../shared/catalog';
import { useLabels } from '../shared/use-labels';
import styles from './glance.module.css';

/** What decides whether one can come: how long, how hard, with how many, from which age on. */
export function Glance({ item }: { item: ExperienceDetail }) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const facts = [
    [t('experience.time'), labels.lasting(item.duration_minutes)],
    [t('package.difficulty'), labels.difficulty(item.difficulty)],
    [t('package.group'), labels.group(item.group_size_min, item.group_size_max)],
    [t('experience.age'), labels.age(item.min_age) ?? t('experience.anyAge')],
  ];
  return (
    <dl className={styles.glance} aria-label={t('experience.glance')}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
