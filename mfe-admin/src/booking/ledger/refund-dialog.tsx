import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { type PaymentDto, useRefundPaymentMutation } from '@atoll/api-client/endpoints/payments.gen';
import { useFormat } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { OfficeDialog } from '../../office/office-dialog';
import { StepFailure } from '../steps/step-failure';
import { amountIn } from './amount';
import { useEntry } from './use-entry';

const REASON = { min: 2, max: 500 };

/** What waits to go back, else what was paid too much; never more than the payment was. */
const usual = ({ refund_due, balance }: BookingDto, { amount }: PaymentDto): string => {
  const waiting = Number(refund_due) > 0 ? Number(refund_due) : -Number(balance);
  return waiting > 0 ? Math.min(waiting, Number(amount)).toFixed(2) : '';
};

/** Gives money of a payment back, for a reason. */
export function RefundDialog({
  booking,
  payment,
  onClose,
}: {
  booking: BookingDto;
  payment: PaymentDto;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [refund] = useRefundPaymentMutation();
  const [amount, setAmount] = useState(() => usual(booking, payment));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useEntry(onClose, t('ledger.refund.done', { reference: booking.reference }));
  const value = amountIn(amount);
  const isReasonMissing = reason.trim().length < REASON.min;
  const run = () => {
    setTried(true);
    if (!value || isReasonMissing) return;
    const refundPaymentDto = { amount: value, reason: reason.trim() };
    const key = step.keyOf(refundPaymentDto);
    void step.send(() => refund({ id: payment.id, 'Idempotency-Key': key, refundPaymentDto }));
  };
  return (
    <OfficeDialog
      title={t('ledger.refund.title')}
      onClose={onClose}
      submit={{ label: t('ledger.refund.submit'), run, isBusy: step.isBusy, isDanger: true }}
    >
      <StepFailure failure={step.failure} />
      <p>
        {t('ledger.refund.effect', {
          amount: format.usd(payment.amount),
          method: t(`ledger.methods.${payment.method}`),
        })}
      </p>
      <TextField
        label={t('ledger.amount')}
        inputMode="decimal"
        required
        value={amount}
        error={isTried && !value ? t('ledger.amountWrong') : step.failure?.fields?.amount?.[0]}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        label={t('step.reason')}
        hint={t('ledger.refund.reasonHint')}
        required
        maxLength={REASON.max}
        value={reason}
        error={isTried && isReasonMissing ? t('ledger.refund.reasonMissing') : step.failure?.fields?.reason?.[0]}
        onChange={(event) => setReason(event.target.value)}
      />
    </OfficeDialog>
  );
}
