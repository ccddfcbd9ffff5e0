import { Suspense, lazy, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '@atoll/ui/container';
import { useBrowser } from '@atoll/ui/use-browser';
import type { HomeSection } from '../shared/catalog';
import styles from './newsletter.module.css';

// Far down, and nothing without a script: who comes near loads it.
const Subscribing = lazy(() => import('./subscribing'));

/** Letters of the agency, for whoever asks for them and confirms it from their own mailbox. */
export function Newsletter({ data }: { data: HomeSection['data'] }) {
  const { t } = useTranslation('catalog');
  const isHere = useBrowser(() => true, false);
  const id = useId();
  return (
    <section className={`${styles.section} ${styles.scripted}`} aria-labelledby={id}>
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h2 id={id}>{data.title || t('newsletter.title')}</h2>
          {data.subtitle && <p>{data.subtitle}</p>}
        </div>
        <div className={styles.place}>
          <Suspense>{isHere && <Subscribing labelledBy={id} />}</Suspense>
        </div>
      </Container>
    </section>
  );
}
