import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Container } from '@atoll/ui/container';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import { SectionHeading } from '@atoll/ui/section';
import { SeaChart } from '../map/sea-chart';
import { usePointedAt } from '../map/use-pointed-at';
import type { DestinationItem, HomeSection } from '../shared/catalog';
import { useDestinations } from '../shared/destinations';
import styles from './places-chart.module.css';

/** All places on a chart of the sea, beside it their list from north to south. */
export function PlacesChart({ data }: { data: HomeSection['data'] }) {
  const { t } = useTranslation('catalog');
  const { places } = useDestinations();
  const id = useId();
  if (places.length === 0) return null;
  return (
    <section className="doc-section" aria-labelledby={id}>
      <Container>
        <SectionHeading
          id={id}
          title={data.title || t('home.map')}
          lead={data.subtitle}
          action={<LocalLink to={paths.destinations()}>{t('home.allDestinations')}</LocalLink>}
        />
        <Chart places={places.toSorted((a, b) => b.lat - a.lat)} />
      </Container>
    </section>
  );
}

function Chart({ places }: { places: DestinationItem[] }) {
  const { t } = useTranslation('catalog');
  const list = useRef<HTMLOListElement>(null);
  const marked = usePointedAt(list);
  return (
    <div className={styles.columns}>
      <div className={styles.chart}>
        <SeaChart spots={places} marked={marked} />
      </div>
      <ol ref={list} className={styles.list}>
        {places.map((place) => (
          <li key={place.slug} className={styles.place} data-place={place.slug}>
            <div className={styles.picture}>
              <Picture picture={place.image} sizes="4.5rem" decorative />
            </div>
            <div>
              <LocalLink className={styles.name} to={paths.destination(place.slug)}>
                {place.name}
              </LocalLink>
              <p className={styles.count}>
                {place.package_count > 0
                  ? t('home.tripsHere', { count: place.package_count })
                  : t(`destinations.kind_${place.type}`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
