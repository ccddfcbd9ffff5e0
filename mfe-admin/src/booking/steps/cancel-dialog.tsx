import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import {
  type CancelBookingDto,
  useCancelBookingMutation,
  useGetCancellationCostQuery,
} from '@atoll/api-client/endpoints/bookings.gen';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { LoadFailure } from '../../office/load-failure';
import { OfficeDialog } from '../../office/office-dialog';
import { CancellationCost } from './cancellation-cost';
import { LetterNote } from './letter-note';
import { MESSAGE_MAX, type StepDialogProps } from './step-dialogs';
import { StepFailure } from './step-failure';
import { useStep } from './use-step';

type Reason = CancelBookingDto['reason_code'];
const REASONS: Reason[] = [
  'change_of_plans',
  'illness',
  'visa_or_flight',
  'found_better',
  'weather',
  'agency',
  'duplicate',
  'other',
];

/** Ends a booking for the fee that is shown; who may waives it, and says why. */
export function CancelDialog({ booking, onClose, onDone }: StepDialogProps) {
  const { t } = useTranslation('admin');
  const [cancel] = useCancelBookingMutation();
  const mayWaive = usePermission('bookings.waive_fee');
  const [reason, setReason] = useState<Reason | ''>('');
  const [note, setNote] = useState('');
  const [isWaived, setWaived] = useState(false);
  const [isTried, setTried] = useState(false);
  const isPossible = booking.allowed_actions.includes('cancel');
  const cost = useGetCancellationCostQuery({ id: booking.id }, { refetchOnMountOrArgChange: true, skip: !isPossible });
  const step = useStep(onDone, t('step.cancel.done', { reference: booking.reference }));
  const { data } = cost;
  const hasFee = Number(data?.fee ?? 0) > 0;
  const waive = hasFee && isWaived;
  const isNoteMissing = waive && note.trim() === '';
  const run = () => {
    setTried(true);
    if (reason === '' || isNoteMissing || !data) return;
    const cancelBookingDto: CancelBookingDto = {
      reason_code: reason,
      confirm_fee: data.fee,
      ...(note.trim() && { note: note.trim() }),
      ...(waive && { waive }),
    };
    void step.send(() => cancel({ id: booking.id, cancelBookingDto }));
  };
  return (
    <OfficeDialog
      title={t('step.cancel.title', { reference: booking.reference })}
      onClose={onClose}
      submit={
        isPossible
          ? { label: t('step.cancel.submit'), run, isBusy: step.isBusy, isDanger: true, isDisabled: !data }
          : undefined
      }
    >
      <StepFailure failure={step.failure} />
      {cost.error && isPossible && <LoadFailure small error={cost.error} onRetry={() => void cost.refetch()} />}
      {data ? <CancellationCost cost={data} isWaived={waive} /> : isPossible && <Skeleton active />}
      <p>{t('step.cancel.effect')}</p>
      <Select
        label={t('step.reason')}
        required
        value={reason}
        error={isTried && reason === '' ? t('step.reasonMissing') : undefined}
        onChange={(event) => setReason(event.target.value as Reason)}
      >
        <option value="" disabled>
          {t('step.choose')}
        </option>
        {REASONS.map((code) => (
          <option key={code} value={code}>
            {t(`reasons.${code}`)}
          </option>
        ))}
      </Select>
      {mayWaive && hasFee && (
        <Checkbox
          label={t('step.cancel.waive')}
          checked={isWaived}
          onChange={(event) => setWaived(event.target.checked)}
        />
      )}
      <TextArea
        label={t(waive ? 'step.cancel.waiveNote' : 'step.message')}
        hint={t('step.messageHint', { language: t(`languages.${booking.locale}`) })}
        optional={!waive}
        required={waive}
        maxLength={MESSAGE_MAX}
        value={note}
        error={isTried && isNoteMissing ? t('step.cancel.waiveNoteMissing') : step.failure?.fields?.note?.[0]}
        onChange={(event) => setNote(event.target.value)}
      />
      <LetterNote letter="cancel" booking={booking} />
    </OfficeDialog>
  );
}
