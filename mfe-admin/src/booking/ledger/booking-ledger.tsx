import { Button, Flex, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { type PaymentDto, useListPaymentsQuery } from '@atoll/api-client/endpoints/payments.gen';
import { useFormat } from '@atoll/i18n/instance';
import { LoadFailure } from '../../office/load-failure';
import { LedgerEntry } from './ledger-entry';
import styles from './ledger.module.css';
import { isMoneyAwaited } from './money-awaited';
import { RecordPaymentDialog } from './record-payment-dialog';
import { RefundDialog } from './refund-dialog';
import { SettleDialog } from './settle-dialog';

type Open = { step: 'record' } | { step: 'refund' | 'capture' | 'fail'; payment: PaymentDto };

/** What came in and went back for a booking, what is asked for now, and what may be entered. */
export function BookingLedger({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const title = useId();
  const [open, setOpen] = useState<Open>();
  const { data, error, refetch } = useListPaymentsQuery({ id: booking.id }, { refetchOnMountOrArgChange: true });
  const mayRecord = booking.allowed_actions.includes('record_payment');
  const mayRefund = booking.allowed_actions.includes('refund');
  const close = () => setOpen(undefined);
  return (
    <section className={styles.ledger} aria-labelledby={title}>
      <Flex wrap gap="small" align="center" justify="space-between">
        <h2 id={title}>{t('ledger.title')}</h2>
        {mayRecord && !isMoneyAwaited(booking) && (
          <Button aria-haspopup="dialog" onClick={() => setOpen({ step: 'record' })}>
            {t('ledger.record')}
          </Button>
        )}
      </Flex>
      <p className={styles.due}>{t(`ledger.due.${booking.due.kind}`, { amount: format.usd(booking.due.amount) })}</p>
      {data?.payments.length === 0 && <p className={styles.none}>{t('ledger.none')}</p>}
      {data && data.payments.length > 0 && (
        <ul className={styles.entries}>
          {data.payments.map((payment) => (
            <LedgerEntry key={payment.id} payment={payment}>
              {mayRecord && payment.status === 'pending' && (
                <>
                  <Button size="small" onClick={() => setOpen({ step: 'capture', payment })}>
                    {t('ledger.capture.open')}
                  </Button>
                  <Button size="small" danger type="text" onClick={() => setOpen({ step: 'fail', payment })}>
                    {t('ledger.fail.open')}
                  </Button>
                </>
              )}
              {mayRefund && payment.status === 'captured' && payment.kind === 'payment' && (
                <Button size="small" onClick={() => setOpen({ step: 'refund', payment })}>
                  {t('ledger.refund.open')}
                </Button>
              )}
            </LedgerEntry>
          ))}
        </ul>
      )}
      {!data && (error ? <LoadFailure small error={error} onRetry={() => void refetch()} /> : <Skeleton active />)}
      {open?.step === 'record' && <RecordPaymentDialog booking={booking} onClose={close} />}
      {open?.step === 'refund' && <RefundDialog booking={booking} payment={open.payment} onClose={close} />}
      {(open?.step === 'capture' || open?.step === 'fail') && (
        <SettleDialog booking={booking} payment={open.payment} step={open.step} onClose={close} />
      )}
    </section>
  );
}
