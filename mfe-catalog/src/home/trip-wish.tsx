import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES, MALDIVES_CLOCK } from '@atoll/i18n/maldives-time';
import { LinkButton } from '@atoll/ui/link-button';
import styles from './trip-request.module.css';
import { type SentWish, TripRequestForm } from './trip-request-form';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...MALDIVES };

/** The wish as it is written, then what comes of it. */
export default function TripWish() {
  const [sent, setSent] = useState<SentWish | null>(null);
  return sent ? <Sent wish={sent} /> : <TripRequestForm onSent={setSent} />;
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
