import { paths } from '@atoll/contract/paths';
import { Meta } from '@atoll/ui/card';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import type { ExperienceItem } from '../shared/catalog';
import { useLabels } from '../shared/use-labels';
import styles from './stay-list.module.css';

/** What a trip does on its way; without prices, as the trip's own says what it covers. */
export function ThingsToDo({ experiences }: { experiences: ExperienceItem[] }) {
  const labels = useLabels();
  return (
    <ul className={styles.list}>
      {experiences.map(({ slug, name, cover_image, category, duration_minutes }) => (
        <li key={slug} className={styles.stay}>
          <div className={styles.picture}>
            <Picture picture={cover_image} sizes="(min-width: 48rem) 20rem, 100vw" decorative />
          </div>
          <h3 className={styles.name}>
            <LocalLink to={paths.experience(slug)}>{name}</LocalLink>
          </h3>
          <Meta items={[category, labels.lasting(duration_minutes)]} />
        </li>
      ))}
    </ul>
  );
}
