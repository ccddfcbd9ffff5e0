import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES, MALDIVES_CLOCK } from '@atoll/i18n/maldives-time';
import { Container } from '@atoll/ui/container';
import { LinkButton } from '@atoll/ui/link-button';
import { useBrowser } from '@atoll/ui/use-browser';
import type { HomeSection } from '../shared/catalog';
import styles from './trip-request.module.css';
import type { SentWish } from './trip-request-form';

// Far down, and nothing without a script: who comes near loads it.
const TripRequestForm = lazy(() => import('./trip-request-form'));

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...MALDIVES };

/** A trip of one's own in a few words; whoever likes to choose goes on to the builder. */
export function TripRequest({ data }: { data: HomeSection['data'] }) {
  const { t } = useTranslation('catalog');
  const [sent, setSent] = useState<SentWish | null>(null);
  const isHere = useBrowser(() => true, false);
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
          {sent ? <Sent wish={sent} /> : <Suspense>{isHere && <TripRequestForm onSent={setSent} />}</Suspense>}
        </div>
      </Container>
    </section>
  );
}

function Sent({ wish: { receipt, email } }: { wish: SentWish }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  const { reference, reply_by: by } = receipt;
  return (
    <div ref={top} tabIndex={-1} className={styles.sent}>
      <p className="doc-eyebrow">{t('tripRequest.reference', { reference })}</p>
      <h3>{t('tripRequest.sent')}</h3>
      <p>{t('tripRequest.reply', { email, date: format.date(by, DAY), time: format.date(by, MALDIVES_CLOCK) })}</p>
      <LinkButton kind="secondary" to={paths.packages()}>
        {t('tripRequest.browse')}
      </LinkButton>
    </div>
  );
}
