import { useTranslation } from 'react-i18next';
import { serverNow } from '@atoll/api-client/base';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useListPaymentsQuery } from '@atoll/api-client/endpoints/payments.gen';
import { sentences } from '@atoll/contract/lists';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { type BookingKey, useAgency } from '../shared/booking-api';
import { refusalText } from '../shared/refusal-text';
import { isSome } from './amounts';
import { usePaying } from './payment-api';
import styles from './state-panel.module.css';
import { useTransferWaits } from './use-transfer-waits';

/** States in which a payment is the last one. */
const LAST: readonly BookingDto['status'][] = ['confirmed', 'completed'];

/** Pays what is due: by card, and where none is taken it leads to the transfer. */
export function PayStep({ booking, of }: { booking: BookingDto; of: BookingKey }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { data } = useListPaymentsQuery(of);
  const agency = useAgency();
  const isTransferring = useTransferWaits(of);
  const { due } = booking;
  const { pay, isLeaving, isOther, error } = usePaying(of, due.amount);
  const amount = format.usd(due.amount);
  // One payment is on its way already: a second one is nobody's first thought.
  const isUnderWay = data?.payments.some(({ kind, status }) => kind === 'payment' && status === 'pending') ?? false;
  if (due.kind === 'nothing') return null;
  if (data && !data.card) {
    return (
      <a className="doc-button" data-kind="primary" href="#booking-transfer">
        {t('pay.transfer', { amount })}
      </a>
    );
  }
  return (
    <div className={styles.pay}>
      {!isTransferring && (
        <p>
          {isEarly(due)
            ? t('pay.what.balanceBy', { amount, date: format.date(due.last_day) })
            : t(`pay.what.${isAll(due) ? 'all' : due.kind}`, { amount })}
        </p>
      )}
      <Button kind={isUnderWay ? 'secondary' : 'primary'} busy={isLeaving} onClick={() => void pay()}>
        {t(isLeaving ? 'pay.leaving' : 'pay.card', { amount })}
      </Button>
      <p className={styles.note}>
        {sentences(
          agency && t('pay.who', { agency: agency.site_title }),
          t(LAST.includes(booking.status) ? 'pay.then.last' : 'pay.then.first'),
        )}
      </p>
      {isOther && <Notice kind="warning">{t('pay.other')}</Notice>}
      {error && (
        <div className={styles.failure}>
          <Notice kind="error" title={t('pay.failed')}>
            {refusalText(error)}
          </Notice>
        </div>
      )}
    </div>
  );
}

type Due = BookingDto['due'];

/** Whether the rest may be paid later as well. */
const isEarly = (due: Due): due is Due & { last_day: string } =>
  due.kind === 'balance' &&
  isSome(due.paid) &&
  due.last_day !== null &&
  due.by !== null &&
  Date.parse(due.by) > serverNow();

/** Whether an amount is the whole price. */
const isAll = ({ kind, paid }: Due): boolean => kind === 'balance' && !isSome(paid);
