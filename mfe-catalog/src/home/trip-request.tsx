import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Container } from '@atoll/ui/container';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { LinkButton } from '@atoll/ui/link-button';
import type { HomeSection } from '../shared/catalog';
import styles from './trip-request.module.css';

// Far down, and nothing without a script: who comes near loads it.
const TripWish = lazyAgain(() => import(/* webpackChunkName: "forms" */ './trip-wish'));

/** A trip of one's own in a few words; whoever likes to choose goes on to the builder. */
export function TripRequest({ data }: { data: HomeSection['data'] }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h2 id={id}>{data.title || t('tripRequest.title')}</h2>
          {data.subtitle && <p className={styles.lead}>{data.subtitle}</p>}
          <LinkButton kind="secondary" to={paths.customTrip()}>
            {t('tripRequest.builder')}
          </LinkButton>
        </div>
        <div className={`${styles.card} ${styles.scripted}`}>
          <TripWish />
        </div>
      </Container>
    </section>
  );
}
