import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '@atoll/ui/container';
import { Notice } from '@atoll/ui/notice';
import { useBrowser } from '@atoll/ui/use-browser';
import type { HomeSection } from '../shared/catalog';
import styles from './newsletter.module.css';

// Far down, and nothing without a script: who comes near loads it.
const SubscribeForm = lazy(() => import('./subscribe-form'));

/** Letters of the agency, for whoever asks for them and confirms it from their own mailbox. */
export function Newsletter({ data }: { data: HomeSection['data'] }) {
  const { t } = useTranslation('catalog');
  const [address, setAddress] = useState<string | null>(null);
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
          {address === null ? (
            <Suspense>{isHere && <SubscribeForm labelledBy={id} onSent={setAddress} />}</Suspense>
          ) : (
            <Asked address={address} />
          )}
        </div>
      </Container>
    </section>
  );
}

/** Whether the address was on the list before, nobody learns here. */
function Asked({ address }: { address: string }) {
  const { t } = useTranslation('catalog');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1}>
      <Notice kind="success" title={t('newsletter.sent')}>
        {t('newsletter.sentText', { email: address })}
      </Notice>
    </div>
  );
}
