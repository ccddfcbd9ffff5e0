import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maldivesDay } from '@atoll/contract/days';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import {
  type PaymentDto,
  useCapturePaymentMutation,
  useFailPaymentMutation,
} from '@atoll/api-client/endpoints/payments.gen';
import { TextField } from '@atoll/ui/field';
import { OfficeDialog } from '../../office/office-dialog';
import { amountIn } from './amount';
import { EntryFailure, EntryNote, useEntryWords } from './entry-note';
import { receivedOn } from './received-on';
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
  const [day, setDay] = useState(() => maldivesDay(new Date()));
  const words = useEntryWords();
  const [isTried, setTried] = useState(false);
  const entry = useEntry(onClose, t(`ledger.${name}.done`, { reference: booking.reference }));
  const value = amountIn(amount);
  const fields = entry.failure?.fields;
  const run = () => {
    setTried(true);
    const { said, isUnexplained } = words;
    if (isUnexplained) words.field.current?.focus();
    const moved = { ...receivedOn(day), ...said };
    const key = entry.keyOf([name, value, moved]);
    const sent = { id: payment.id, 'Idempotency-Key': key };
    if (name === 'fail') void entry.send(() => fail({ ...sent, failPaymentDto: said }));
    else if (value && !isUnexplained)
      void entry.send(() => capture({ ...sent, capturePaymentDto: { amount: value, ...moved } }));
  };
  return (
    <OfficeDialog
      title={t(`ledger.${name}.title`)}
      onClose={onClose}
      submit={{ label: t(`ledger.${name}.submit`), run, isBusy: entry.isBusy, isDanger: name === 'fail' }}
    >
      <EntryFailure words={words} failure={entry.failure} />
      <p>{t(`ledger.${name}.effect`)}</p>
      {name === 'capture' && (
        <>
          <TextField
            label={t('ledger.amount')}
            inputMode="decimal"
            required
            value={amount}
            error={isTried && !value ? t('ledger.amountWrong') : fields?.amount?.[0]}
            onChange={(event) => {
              setAmount(event.target.value);
              words.forgetAgain();
            }}
          />
          <TextField
            type="date"
            label={t('ledger.received')}
            max={maldivesDay(new Date())}
            value={day}
            error={fields?.received_at?.[0]}
            onChange={(event) => {
              setDay(event.target.value);
              words.forgetAgain();
            }}
          />
        </>
      )}
      <EntryNote words={words} failure={entry.failure} isTried={isTried} />
    </OfficeDialog>
  );
}
