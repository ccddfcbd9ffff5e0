import { paths } from '@atoll/contract/paths';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import type { PackageDetail } from '../shared/catalog';
import styles from './stay-list.module.css';

export function StayList({ resorts }: { resorts: PackageDetail['resorts'] }) {
  return (
    <ul className={styles.list}>
      {resorts.map(({ slug, name, cover_image }) => (
        <li key={slug} className={styles.stay}>
          <div className={styles.picture}>
            <Picture picture={cover_image} sizes="(min-width: 48rem) 20rem, 100vw" decorative />
          </div>
          <h3 className={styles.name}>
            <LocalLink to={paths.resort(slug)}>{name}</LocalLink>
          </h3>
        </li>
      ))}
    </ul>
  );
}
