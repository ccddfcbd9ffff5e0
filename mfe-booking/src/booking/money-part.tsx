import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useListPaymentsQuery } from '@atoll/api-client/endpoints/payments.gen';
import { useFormat } from '@atoll/i18n/instance';
import type { BookingKey } from '../shared/booking-api';
import { isSome, surplus } from './amounts';
import styles from './booking.module.css';
import { Fact, Part } from './facts';
import { PaymentsList } from './payments-list';
import { Transfer } from './transfer';
import { useTransferWaits } from './use-transfer-waits';

/** What came in, what is still to be paid and by when, what goes back. */
export function MoneyPart({ booking, of }: { booking: BookingDto; of: BookingKey }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { data: ledger } = useListPaymentsQuery(of);
  const isTransferring = useTransferWaits(of);
  const { status, paid, due, balance_due_on: day, refunded, refund_due: refundDue } = booking;
  const isAsked = due.kind !== 'nothing';
  if (!isAsked && !isSome(paid)) return null;
  // The rest has its own day: what is asked for now is the deposit.
  const isDeposit = due.kind === 'deposit';
  const dated = (name: 'balance' | 'rest') =>
    day !== null && (isDeposit || status === 'confirmed')
      ? t(`money.${name}By`, { date: format.date(day) })
      : t(`money.${name}`);
  return (
    <Part id="booking-money" title={t('money.title')} framed>
      <dl className={styles.sums}>
        <Fact label={t('confirmation.total')}>{format.usd(booking.total)}</Fact>
        <Fact label={t('money.paid')}>{format.usd(paid)}</Fact>
        {isSome(refunded) && <Fact label={t('money.refunded')}>{format.usd(refunded)}</Fact>}
        {isSome(refundDue) && <Fact label={t('money.refundDue')}>{format.usd(refundDue)}</Fact>}
        {isSome(surplus(booking)) && <Fact label={t('money.surplus')}>{format.usd(surplus(booking))}</Fact>}
        {isAsked && (
          <Fact label={isDeposit ? t(isTransferring ? 'money.depositWaits' : 'money.depositNow') : dated('balance')}>
            <strong>{format.usd(due.amount)}</strong>
          </Fact>
        )}
        {isDeposit && <Fact label={dated('rest')}>{format.usd(due.later)}</Fact>}
      </dl>
      <p className={styles.small}>{t('total.charged')}</p>
      {ledger && <PaymentsList payments={ledger.payments} />}
      {booking.allowed_actions.includes('pay') && isAsked && ledger && ledger.bank_details !== null && (
        <Transfer of={of} reference={booking.reference} bank={ledger.bank_details} />
      )}
    </Part>
  );
}
