import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import {
  type PaymentDto,
  useCapturePaymentMutation,
  useFailPaymentMutation,
} from '@atoll/api-client/endpoints/payments.gen';
import { TextArea, TextField } from '@atoll/ui/field';
import { OfficeDialog } from '../../office/office-dialog';
import { MESSAGE_MAX } from '../steps/step-dialogs';
import { StepFailure } from '../steps/step-failure';
import { amountIn } from './amount';
import { useEntry } from './use-entry';

/** Money that was waited for: it is there, perhaps another amount, or it does not come. */
export function SettleDialog({
  booking,
  payment,
  step: name,
  onClose,
}: {
  booking: BookingDto;
  payment: PaymentDto;
  step: 'capture' | 'fail';
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const [capture] = useCapturePaymentMutation();
  const [fail] = useFailPaymentMutation();
  const [amount, setAmount] = useState(payment.amount);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const entry = useEntry(onClose, t(`ledger.${name}.done`, { reference: booking.reference }));
  const value = amountIn(amount);
  const run = () => {
    setTried(true);
    const said = note.trim() && { note: note.trim() };
    const key = entry.keyOf([name, value, said]);
    const sent = { id: payment.id, 'Idempotency-Key': key };
    if (name === 'fail') void entry.send(() => fail({ ...sent, failPaymentDto: { ...said } }));
    else if (value) void entry.send(() => capture({ ...sent, capturePaymentDto: { amount: value, ...said } }));
  };
  return (
    <OfficeDialog
      title={t(`ledger.${name}.title`)}
      onClose={onClose}
      submit={{ label: t(`ledger.${name}.submit`), run, isBusy: entry.isBusy, isDanger: name === 'fail' }}
    >
      <StepFailure failure={entry.failure} />
      <p>{t(`ledger.${name}.effect`)}</p>
      {name === 'capture' && (
        <TextField
          label={t('ledger.amount')}
          inputMode="decimal"
          required
          value={amount}
          error={isTried && !value ? t('ledger.amountWrong') : entry.failure?.fields?.amount?.[0]}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      <TextArea
        label={t('care.note')}
        optional
        rows={2}
        maxLength={MESSAGE_MAX}
        value={note}
        error={entry.failure?.fields?.note?.[0]}
        onChange={(event) => setNote(event.target.value)}
      />
    </OfficeDialog>
  );
}
