import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeclineChangeRequestMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { TextArea } from '@atoll/ui/field';
import { OfficeDialog } from '../../office/office-dialog';
import { useSendKey } from '../../office/use-send-key';
import { LetterNote } from '../steps/letter-note';
import { MESSAGE_MAX } from '../steps/step-dialogs';
import { StepFailure } from '../steps/step-failure';
import { useStep } from '../steps/use-step';
import type { ChangeDialogProps } from './accept-change-dialog';

/** As the API has it. */
const MESSAGE_MIN = 3;

/** Says no to a change, with words for the guest; the booking stays as it is. */
export function DeclineChangeDialog({ booking, request, onClose, onDone }: ChangeDialogProps) {
  const { t } = useTranslation('admin');
  const [decline] = useDeclineChangeRequestMutation();
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const step = useStep(onDone, t('step.changeDecline.done', { reference: booking.reference }));
  const { failure } = step;
  const declineChangeRequestDto = { message: message.trim() };
  const keyOf = useSendKey();
  const isTooShort = declineChangeRequestDto.message.length < MESSAGE_MIN;
  const run = () => {
    setMissing(isTooShort);
    if (isTooShort) return;
    void step.send(() =>
      decline({
        id: booking.id,
        cid: request.id,
        'Idempotency-Key': keyOf(declineChangeRequestDto),
        declineChangeRequestDto,
      }),
    );
  };
  const missing = isMissing && isTooShort ? t('step.changeDecline.missing') : undefined;
  return (
    <OfficeDialog
      title={t('step.changeDecline.title', { reference: booking.reference })}
      onClose={onClose}
      submit={
        booking.allowed_actions.includes('decide_change')
          ? { label: t('step.changeDecline.submit'), isBusy: step.isBusy, isDanger: true, run }
          : undefined
      }
    >
      <StepFailure failure={failure} />
      <p>{t('step.changeDecline.effect')}</p>
      <TextArea
        label={t('step.message')}
        hint={t('step.messageHint', { language: t(`languages.${booking.locale}`) })}
        required
        maxLength={MESSAGE_MAX}
        value={message}
        error={missing ?? failure?.fields?.message?.[0]}
        onChange={(event) => setMessage(event.target.value)}
      />
      <LetterNote letter="changeDecline" booking={booking} />
    </OfficeDialog>
  );
}
