import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { TILE_SIZES } from '@atoll/contract/pictures';
import { Container } from '@atoll/ui/container';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import { SectionHeading } from '@atoll/ui/section';
import type { DestinationItem, HomeSection } from '../shared/catalog';
import styles from './destination-strip.module.css';
import { Strip } from './strip';

/** Tall pictures in a row that runs off the page's edge; each leads to the trips there. */
export function DestinationStrip({
  data,
  destinations,
}: {
  data: HomeSection['data'];
  destinations: DestinationItem[];
}) {
  const { t } = useTranslation('catalog');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} title={data.title ?? t('home.destinations')} lead={data.subtitle} />
        {destinations.length === 0 && <p>{t('home.noDestinations')}</p>}
      </Container>
      <Strip label={t('home.stripLabel')}>
        {destinations.map((place) => (
          <li key={place.slug} className={styles.place}>
            <div className={styles.picture}>
              <Picture picture={place.image} variant="portrait" sizes={TILE_SIZES} decorative />
            </div>
            <h3 className={styles.name}>
              <LocalLink to={paths.destination(place.slug)}>{place.name}</LocalLink>
            </h3>
            {place.package_count > 0 && (
              <p className={styles.count}>{t('home.tripsHere', { count: place.package_count })}</p>
            )}
          </li>
        ))}
      </Strip>
    </section>
  );
}
