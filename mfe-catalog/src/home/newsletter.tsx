import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '@atoll/ui/container';
import { lazyAgain } from '@atoll/ui/lazy-again';
import type { HomeSection } from '../shared/catalog';
import styles from './newsletter.module.css';

// Far down, and nothing without a script: who comes near loads it, with the other form of this page.
const Subscribing = lazyAgain(() => import(/* webpackChunkName: "forms" */ './subscribing'));

/** Letters of the agency, for whoever asks for them and confirms it from their own mailbox. */
export function Newsletter({ data }: { data: HomeSection['data'] }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  return (
    <section className={`${styles.section} ${styles.scripted}`} aria-labelledby={id}>
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h2 id={id}>{data.title || t('newsletter.title')}</h2>
          {data.subtitle && <p>{data.subtitle}</p>}
        </div>
        <div className={styles.place}>
          <Subscribing labelledBy={id} />
        </div>
      </Container>
    </section>
  );
}
