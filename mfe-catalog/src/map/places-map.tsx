import { useId } from 'react';
import { LocalLink } from '@atoll/ui/local-link';
import styles from './places-map.module.css';
import { SeaChart, type Spot } from './sea-chart';

/** A place that a map names, and the page that it leads to. */
export interface MapPlace extends Spot {
  name: string;
  to: string;
}

/** A chart of the sea with numbers, and beside it the list that says and leads to what they are. */
export function PlacesMap({ title, places }: { title?: string | null | undefined; places: readonly MapPlace[] }) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <figure className={styles.map} {...(title && { 'aria-labelledby': id })}>
      {title && <figcaption id={id}>{title}</figcaption>}
      <div className={styles.chart}>
        <SeaChart spots={places} />
      </div>
      <ol className={styles.places}>
        {places.map(({ slug, name, to }, index) => (
          <li key={slug}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <LocalLink to={to}>{name}</LocalLink>
          </li>
        ))}
      </ol>
    </figure>
  );
}
