import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingDto, useApproveBookingMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { TextArea, TextField } from '@atoll/ui/field';
import { maldivesInput, maldivesInstant } from '@atoll/ui/office/maldives-input';
import { OfficeDialog } from '../../office/office-dialog';
import { NO_OWN_PRICE, adjustmentOf, ownPriceFaults } from '../../own-price/own-price';
import { OwnPriceFields } from '../../own-price/own-price-fields';
import { LetterNote } from './letter-note';
import { MESSAGE_MAX, type StepDialogProps } from './step-dialogs';
import { StepFailure } from './step-failure';
import { useStep } from './use-step';

const PAYMENT = 72 * 3_600_000;

/** Three days from now, on the eve of the trip at the latest: what the agency's rule would give. Empty where that has passed. */
function usualDue({ check_in }: BookingDto, now: number): string {
  const due = Math.min(now + PAYMENT, Date.parse(`${check_in}T00:00:00+05:00`));
  return due > now ? maldivesInput(due) : '';
}

/** Says yes to a request: places are taken, the deposit is asked for. Without places it offers another trip. */
export function ApproveDialog({ booking, onClose, onDone, onOffer }: StepDialogProps & { onOffer: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [approve] = useApproveBookingMutation();
  const [message, setMessage] = useState('');
  const [due, setDue] = useState(() => usualDue(booking, Date.now()));
  const [own, setOwn] = useState(NO_OWN_PRICE);
  const step = useStep(onDone, t('step.approve.done', { reference: booking.reference }));
  const { failure } = step;
  const dueAt = maldivesInstant(due);
  const approveBookingDto = {
    ...adjustmentOf(own),
    ...(message.trim() && { message: message.trim() }),
    ...(dueAt && { payment_due_at: dueAt }),
  };
  const isPossible = booking.allowed_actions.includes('approve');
  return (
    <OfficeDialog
      title={t('step.approve.title', { reference: booking.reference })}
      onClose={onClose}
      submit={
        isPossible && failure?.code !== 'sold_out'
          ? {
              label: t('step.approve.submit'),
              isBusy: step.isBusy,
              isDisabled: own.total.trim() !== '' && own.reason.trim() === '',
              run: () => void step.send(() => approve({ id: booking.id, approveBookingDto })),
            }
          : undefined
      }
    >
      <StepFailure failure={failure}>
        {failure?.code === 'sold_out' && (
          <Button type="primary" onClick={onOffer}>
            {t('step.approve.offer')}
          </Button>
        )}
      </StepFailure>
      <p>{t('step.approve.effect', { count: booking.travellers, deposit: format.usd(booking.deposit_due) })}</p>
      <TextField
        type="datetime-local"
        label={t('step.approve.due')}
        hint={t('step.approve.dueHint')}
        value={due}
        min={maldivesInput(Date.now())}
        max={`${booking.check_in}T23:59`}
        error={failure?.fields?.payment_due_at?.[0]}
        onChange={(event) => setDue(event.target.value)}
      />
      <OwnPriceFields
        value={own}
        hint={t('ownPrice.now', { total: format.usd(booking.total) })}
        errors={ownPriceFaults(failure)}
        onChange={(change) => setOwn((before) => ({ ...before, ...change }))}
      />
      <TextArea
        label={t('step.message')}
        hint={t('step.messageHint', { language: t(`languages.${booking.locale}`) })}
        optional
        maxLength={MESSAGE_MAX}
        value={message}
        error={failure?.fields?.message?.[0]}
        onChange={(event) => setMessage(event.target.value)}
      />
      <LetterNote letter="approve" booking={booking} />
    </OfficeDialog>
  );
}
