import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maldivesDay } from '@atoll/contract/days';
import { PROOF, proofFault } from '@atoll/contract/proof';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { type RecordPaymentDto, useRecordPaymentMutation } from '@atoll/api-client/endpoints/payments.gen';
import { useFormat } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { FileField } from '@atoll/ui/file-field';
import { Select } from '@atoll/ui/select';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../../office/office-dialog';
import { amountIn } from './amount';
import { EntryFailure, EntryNote, useEntryWords } from './entry-note';
import { receivedOn } from './received-on';
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
  const words = useEntryWords();
  const [proof, setProof] = useState<File>();
  const [isTried, setTried] = useState(false);
  const step = useEntry(onClose, t('ledger.recorded', { reference: booking.reference }));
  const value = amountIn(amount);
  const fields = step.failure?.fields;
  const proofWrong = proof && proofFault(proof);
  const proofError = (): string | undefined => {
    if (proofWrong === 'large' || step.failure?.status === 413) return t('ledger.proofLarge');
    return proofWrong === 'kind' || step.failure?.status === 415 ? t('ledger.proofKind') : fields?.proof?.[0];
  };
  const over = value ? Number(value) - Number(booking.balance) : 0;
  const run = () => {
    setTried(true);
    if (words.isUnexplained) words.field.current?.focus();
    if (!value || words.isUnexplained || proofWrong) return;
    const entry: RecordPaymentDto = {
      kind: 'payment',
      method,
      amount: value,
      ...receivedOn(day),
      ...(reference.trim() && { external_reference: reference.trim() }),
      ...words.said,
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
      <EntryFailure words={words} failure={step.failure} />
      <p>{t('ledger.recordEffect')}</p>
      <TextField
        label={t('ledger.amount')}
        inputMode="decimal"
        required
        value={amount}
        hint={over > 0 ? t('ledger.over', { amount: format.usd(over) }) : undefined}
        error={isTried && !value ? t('ledger.amountWrong') : fields?.amount?.[0]}
        onChange={(event) => {
          setAmount(event.target.value);
          words.forgetAgain();
        }}
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
        onChange={(event) => {
          setDay(event.target.value);
          words.forgetAgain();
        }}
      />
      <TextField
        label={t('ledger.reference')}
        optional
        maxLength={REFERENCE_MAX}
        value={reference}
        error={fields?.external_reference?.[0]}
        onChange={(event) => {
          setReference(event.target.value);
          words.forgetAgain();
        }}
      />
      <FileField
        label={t('ledger.proofFile')}
        hint={t('ledger.proofHint')}
        error={proofError()}
        optional
        accept={PROOF.accept}
        name={proof?.name}
        onChoose={setProof}
        remove={{ label: t('ledger.removeFile'), run: () => setProof(undefined) }}
      />
      <EntryNote words={words} failure={step.failure} isTried={isTried} />
    </OfficeDialog>
  );
}
