import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maldivesDay } from '@atoll/contract/days';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { type RecordPaymentDto, useRecordPaymentMutation } from '@atoll/api-client/endpoints/payments.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { Field, TextArea, TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../../office/office-dialog';
import { MESSAGE_MAX } from '../steps/step-dialogs';
import { StepFailure } from '../steps/step-failure';
import { amountIn } from './amount';
import { useEntry } from './use-entry';

const METHODS: RecordPaymentDto['method'][] = ['bank_transfer', 'cash', 'card', 'bml_connect', 'other'];
const REFERENCE_MAX = 100;

/** With a proof it goes as a form, which the client's types do not know. */
function withProof(entry: RecordPaymentDto, proof: File | undefined): RecordPaymentDto {
  if (!proof) return entry;
  const form = new FormData();
  for (const [name, value] of Object.entries(entry)) form.set(name, String(value));
  form.set('proof', proof);
  return form as unknown as RecordPaymentDto;
}

/** Enters money that came by a way of its own: a transfer, cash; with what proves it. */
export function RecordPaymentDialog({ booking, onClose }: { booking: BookingDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [record] = useRecordPaymentMutation();
  const { due } = booking;
  const [amount, setAmount] = useState(due.kind === 'nothing' ? '' : due.amount);
  const [method, setMethod] = useState<RecordPaymentDto['method']>('bank_transfer');
  const [day, setDay] = useState(() => maldivesDay(new Date()));
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const [isAgain, setAgain] = useState(false);
  const [proof, setProof] = useState<File>();
  const [isTried, setTried] = useState(false);
  const step = useEntry(onClose, t('ledger.recorded', { reference: booking.reference }));
  const value = amountIn(amount);
  const fields = step.failure?.fields;
  const isKnown = isAgain || step.failure?.code === 'payment_recorded';
  const isUnexplained = isAgain && !note.trim();
  const over = value ? Number(value) - Number(booking.balance) : 0;
  const run = () => {
    setTried(true);
    if (!value || isUnexplained) return;
    const isToday = day === maldivesDay(new Date());
    const entry: RecordPaymentDto = {
      kind: 'payment',
      method,
      amount: value,
      ...(day && !isToday && { received_at: new Date(`${day}T12:00:00+05:00`).toISOString() }),
      ...(reference.trim() && { external_reference: reference.trim() }),
      ...(note.trim() && { note: note.trim() }),
      ...(isAgain && { again: true }),
    };
    const key = step.keyOf([entry, proof?.name, proof?.size]);
    const recordPaymentDto = withProof(entry, proof);
    const sendEntry = async () => {
      const { also_recorded_for: others } = await record({
        id: booking.id,
        'Idempotency-Key': key,
        recordPaymentDto,
      }).unwrap();
      if (others.length > 0) notify({ kind: 'info', text: t('ledger.alsoFor', { references: format.list(others) }) });
    };
    void step.send(() => ({ unwrap: sendEntry }));
  };
  return (
    <OfficeDialog
      title={t('ledger.record')}
      onClose={onClose}
      submit={{ label: t('ledger.save'), run, isBusy: step.isBusy }}
    >
      <StepFailure failure={step.failure} />
      <p>{t('ledger.recordEffect')}</p>
      <TextField
        label={t('ledger.amount')}
        inputMode="decimal"
        required
        value={amount}
        hint={over > 0 ? t('ledger.over', { amount: format.usd(over) }) : undefined}
        error={isTried && !value ? t('ledger.amountWrong') : fields?.amount?.[0]}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Select
        label={t('ledger.method')}
        value={method}
        onChange={(event) => setMethod(event.target.value as RecordPaymentDto['method'])}
      >
        {METHODS.map((code) => (
          <option key={code} value={code}>
            {t(`ledger.methods.${code}`)}
          </option>
        ))}
      </Select>
      <TextField
        type="date"
        label={t('ledger.received')}
        max={maldivesDay(new Date())}
        value={day}
        error={fields?.received_at?.[0]}
        onChange={(event) => setDay(event.target.value)}
      />
      <TextField
        label={t('ledger.reference')}
        optional
        maxLength={REFERENCE_MAX}
        value={reference}
        error={fields?.external_reference?.[0]}
        onChange={(event) => {
          setReference(event.target.value);
          // What was said of one reference does not hold for another.
          setAgain(false);
        }}
      />
      {isKnown && (
        <Checkbox label={t('ledger.again')} checked={isAgain} onChange={(event) => setAgain(event.target.checked)} />
      )}
      <Field label={t('ledger.proofFile')} hint={t('ledger.proofHint')} error={fields?.proof?.[0]} optional>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".pdf,.jpg,.jpeg,.png"
            onChange={(event) => setProof(event.target.files?.[0])}
          />
        )}
      </Field>
      <TextArea
        label={t('care.note')}
        optional={!isAgain}
        required={isAgain}
        hint={isAgain ? t('ledger.againHint') : undefined}
        rows={2}
        maxLength={MESSAGE_MAX}
        value={note}
        error={isTried && isUnexplained ? t('ledger.againMissing') : fields?.note?.[0]}
        onChange={(event) => setNote(event.target.value)}
      />
    </OfficeDialog>
  );
}
