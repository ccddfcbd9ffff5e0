import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@atoll/contract/paths';
import styles from './media.module.css';
import type { MediaUse } from './media-api';

/** Where the form of a thing stands that shows pictures, by its table. */
const LISTS: Readonly<Record<string, string>> = {
  package: paths.dashboardPackages(),
  destination: paths.dashboardDestinations(),
  experience: paths.dashboardExperiences(),
  resort: paths.dashboardResorts(),
  transfer: paths.dashboardTransportation(),
  category: paths.dashboardCategories(),
  post: paths.dashboardPosts(),
  page: paths.dashboardPages(),
};

/** Every place that shows a picture, each a way to its form. */
export function UsageList({ usage }: { usage: readonly MediaUse[] }) {
  const { t, i18n } = useTranslation('admin');
  const kind = (entity: string) => {
    const key = `media.of_${entity}`;
    return i18n.exists(key, { ns: 'admin' }) ? t(key as 'media.of_package') : entity;
  };
  // A thing that shows a picture twice is one to go to.
  const things = [...new Map(usage.map((use) => [`${use.entity} ${use.id}`, use])).values()];
  return (
    <ul className={styles.places}>
      {things.map(({ entity, id, label }) => {
        const list = LISTS[entity];
        return (
          <li key={`${entity} ${id}`}>
            <span>{kind(entity)}</span> {list ? <Link to={paths.dashboardForm(list, id)}>{label}</Link> : label}
          </li>
        );
      })}
    </ul>
  );
}
