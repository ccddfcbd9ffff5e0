import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompleteBookingMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea } from '@atoll/ui/field';
import { OfficeDialog } from '../../office/office-dialog';
import { LetterNote } from './letter-note';
import { MESSAGE_MAX, type StepDialogProps } from './step-dialogs';
import { StepFailure } from './step-failure';
import { useStep } from './use-step';

/** Closes a stay that is over; where something is still to be paid, on purpose and with a reason. */
export function CompleteDialog({ booking, onClose, onDone }: StepDialogProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { id, reference } = booking;
  const [complete] = useCompleteBookingMutation();
  const [isMeant, setMeant] = useState(false);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useStep(onDone, t('step.complete.done', { reference }));
  const isOpen = Number(booking.balance) > 0;
  const isNoteMissing = isOpen && note.trim() === '';
  const run = () => {
    setTried(true);
    if (isOpen && (!isMeant || isNoteMissing)) return;
    const completeBookingDto = isOpen ? { despite_balance: true, note: note.trim() } : {};
    void step.send(() => complete({ id, completeBookingDto }));
  };
  return (
    <OfficeDialog
      title={t('step.complete.title', { reference })}
      onClose={onClose}
      submit={
        booking.allowed_actions.includes('complete')
          ? { label: t('step.complete.submit'), run, isBusy: step.isBusy }
          : undefined
      }
    >
      <StepFailure failure={step.failure} />
      <p>{t('step.complete.effect')}</p>
      {isOpen && (
        <>
          <Checkbox
            label={t('step.complete.despite', { balance: format.usd(booking.balance) })}
            checked={isMeant}
            error={isTried && !isMeant ? t('step.complete.despiteMissing') : undefined}
            onChange={(event) => setMeant(event.target.checked)}
          />
          <TextArea
            label={t('step.complete.why')}
            hint={t('step.complete.whyHint')}
            required
            maxLength={MESSAGE_MAX}
            value={note}
            error={isTried && isNoteMissing ? t('step.complete.whyMissing') : step.failure?.fields?.note?.[0]}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
      <LetterNote letter="complete" booking={booking} />
    </OfficeDialog>
  );
}
