import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeclineBookingDto, useDeclineBookingMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { TextArea } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { DECLINE_REASONS } from '../../bookings/booking-codes';
import { OfficeDialog } from '../../office/office-dialog';
import { LetterNote } from './letter-note';
import { MESSAGE_MAX, type StepDialogProps } from './step-dialogs';
import { StepFailure } from './step-failure';
import { type Trip, TripPicker } from './trip-picker';
import { useStep } from './use-step';
import { useSuggestedTrips } from './use-suggested-trips';

type Reason = DeclineBookingDto['reason_code'];

/** Says no to a request, with other trips where there are some; `offer` begins with those that have room on that day. */
export function DeclineDialog({ booking, onClose, onDone, offer = false }: StepDialogProps & { offer?: boolean }) {
  const { t } = useTranslation('admin');
  const [decline] = useDeclineBookingMutation();
  const [reason, setReason] = useState<Reason | ''>(offer ? 'no_places' : '');
  const [isMissing, setMissing] = useState(false);
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<Trip[]>();
  const suggested = useSuggestedTrips(booking);
  const trips = chosen ?? (offer ? suggested : []);
  const step = useStep(onDone, t('step.decline.done', { reference: booking.reference }));
  const { failure } = step;
  const run = () => {
    setMissing(reason === '');
    if (reason === '') return;
    const declineBookingDto: DeclineBookingDto = {
      reason_code: reason,
      ...(message.trim() && { message: message.trim() }),
      ...(trips.length > 0 && { alternatives: trips.map(({ slug }) => slug) }),
    };
    void step.send(() => decline({ id: booking.id, declineBookingDto }));
  };
  return (
    <OfficeDialog
      title={t(offer ? 'step.decline.offerTitle' : 'step.decline.title', { reference: booking.reference })}
      onClose={onClose}
      submit={
        booking.allowed_actions.includes('decline')
          ? { label: t('step.decline.submit'), run, isBusy: step.isBusy, isDanger: true }
          : undefined
      }
    >
      <StepFailure failure={failure} />
      <p>{t('step.decline.effect')}</p>
      <Select
        label={t('step.reason')}
        required
        value={reason}
        error={isMissing && reason === '' ? t('step.reasonMissing') : undefined}
        onChange={(event) => setReason(event.target.value as Reason)}
      >
        <option value="" disabled>
          {t('step.choose')}
        </option>
        {DECLINE_REASONS.map((code) => (
          <option key={code} value={code}>
            {t(`reasons.${code}`)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('step.message')}
        hint={t('step.messageHint', { language: t(`languages.${booking.locale}`) })}
        optional
        maxLength={MESSAGE_MAX}
        value={message}
        error={failure?.fields?.message?.[0]}
        onChange={(event) => setMessage(event.target.value)}
      />
      <TripPicker booking={booking} trips={trips} suggested={suggested} onChange={setChosen} />
      <LetterNote letter="decline" booking={booking} />
    </OfficeDialog>
  );
}
