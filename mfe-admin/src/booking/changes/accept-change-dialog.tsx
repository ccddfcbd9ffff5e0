import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangeRequestDto, useAcceptChangeRequestMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { sentences } from '@atoll/contract/lists';
import { useFormat } from '@atoll/i18n/instance';
import { TextArea } from '@atoll/ui/field';
import { OfficeDialog } from '../../office/office-dialog';
import { useSendKey } from '../../office/use-send-key';
import { LetterNote } from '../steps/letter-note';
import { MESSAGE_MAX, type StepDialogProps } from '../steps/step-dialogs';
import { StepFailure } from '../steps/step-failure';
import { useStep } from '../steps/use-step';

/** Who pays what a change makes of the total. */
const moneyOf = (change: number) => {
  if (change === 0) return 'same';
  return change > 0 ? 'more' : 'less';
};

/** What a dialog about a change is given. */
export interface ChangeDialogProps extends StepDialogProps {
  request: ChangeRequestDto;
}

/** Says yes to a change at the total and the terms that the guest was shown; when they are others by now, it says so and sends nothing. */
export function AcceptChangeDialog({ booking, request, onClose, onDone }: ChangeDialogProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [accept] = useAcceptChangeRequestMutation();
  const [message, setMessage] = useState('');
  const step = useStep(onDone, t('step.changeAccept.done', { reference: booking.reference }));
  const { failure } = step;
  const moved = failure?.code === 'price_changed' ? (failure.body?.['total'] as string | undefined) : undefined;
  const total = moved ?? request.total;
  // The guest has agreed to what they read, and to no more.
  const isDearer = Number(total) > Number(request.total);
  const isOther = failure?.code === 'terms_changed';
  const words = { total: format.usd(total), asked: format.usd(request.total) };
  const change = Number(total) - Number(request.total_before);
  const difference = format.usd(String(Math.abs(change)));
  const acceptChangeRequestDto = { confirm_total: total, ...(message.trim() && { message: message.trim() }) };
  const keyOf = useSendKey();
  const isPossible = booking.allowed_actions.includes('decide_change') && !isDearer && !isOther;
  const run = () =>
    void step.send(() =>
      accept({
        id: booking.id,
        cid: request.id,
        'Idempotency-Key': keyOf(acceptChangeRequestDto),
        acceptChangeRequestDto,
      }),
    );
  return (
    <OfficeDialog
      title={t('step.changeAccept.title', { reference: booking.reference })}
      onClose={onClose}
      submit={isPossible ? { label: t('step.changeAccept.submit', words), isBusy: step.isBusy, run } : undefined}
    >
      <StepFailure failure={failure}>
        {moved !== undefined && <p>{t(isDearer ? 'step.changeAccept.dearer' : 'step.changeAccept.cheaper', words)}</p>}
        {isOther && <p>{t('step.changeAccept.otherTerms')}</p>}
      </StepFailure>
      <p>{sentences(t('step.changeAccept.effect'), t(`step.changeAccept.${moneyOf(change)}`, { difference }))}</p>
      <TextArea
        label={t('step.message')}
        hint={t('step.messageHint', { language: t(`languages.${booking.locale}`) })}
        optional
        maxLength={MESSAGE_MAX}
        value={message}
        error={failure?.fields?.message?.[0]}
        onChange={(event) => setMessage(event.target.value)}
      />
      <LetterNote letter="changeAccept" booking={booking} />
    </OfficeDialog>
  );
}
