import { useTranslation } from 'react-i18next';
import type { PaymentDto } from '@atoll/api-client/endpoints/payments.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_RECORD } from '@atoll/i18n/maldives-time';
import styles from './booking.module.css';

/** What came in and went back, and what is waited for. */
export function PaymentsList({ payments }: { payments: PaymentDto[] }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  if (payments.length === 0) return null;
  return (
    <ul className={styles.events}>
      {payments.map(({ id, created_at: created, received_at: received, amount, kind, method, status }) => (
        <li key={id}>
          <time dateTime={received ?? created}>{format.date(received ?? created, MALDIVES_RECORD)}</time>
          <span>
            {t(`pay.kinds.${kind}`, { amount: format.usd(amount), method: t(`pay.methods.${method}`) })}
            {status !== 'captured' && <small> {t(`pay.states.${status}`)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
