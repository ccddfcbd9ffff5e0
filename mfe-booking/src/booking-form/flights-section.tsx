import { useTranslation } from 'react-i18next';
import type { TransferCheckDto } from '@atoll/api-client/endpoints/bookings.gen';
import { isCalendarDate } from '@atoll/contract/days';
import { useFormat } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { flightDays } from '../shared/booking-body';
import type { Trip } from '../shared/trip';
import { useFaultText } from './fault-text';
import { FlightAlternatives } from './flight-alternatives';
import styles from './form.module.css';
import { TakenNights, TakenTransfer } from './taken-ways';
import { wayOf } from '../shared/way';
import type { BookingForm } from './use-booking-form';

/** When the guests land and fly home, if they know already, and whether the way to the island fits. */
export function FlightsSection({ form, trip }: { form: BookingForm; trip: Trip }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const faultText = useFaultText();
  const { checkIn } = form.values;
  const known = isCalendarDate(checkIn);
  const days = known ? flightDays(form.values, trip.duration_nights) : { lands: '', flies: '' };
  const field = (name: 'landsAt' | 'fliesAt', day: string) => ({
    type: 'time',
    name,
    label: t(`form.${name}`),
    hint: known ? t('form.flightOn', { date: format.date(day) }) : t('form.flightLater'),
    error: faultText(form.faults[name]),
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }, name),
    onBlur: () => form.leave(name),
  });
  const { transfer } = form.price;
  const told = transfer && (transfer.arrival || transfer.departure) ? transfer : null;
  return (
    <section className={styles.section} aria-labelledby="booking-flights">
      <h2 id="booking-flights" tabIndex={-1}>
        {t('form.flights')}
      </h2>
      <p className={styles.lead}>{t('form.flightsLead')}</p>
      <div className={styles.times}>
        <TextField {...field('landsAt', days.lands)} />
        <TextField {...field('fliesAt', days.flies)} />
      </div>
      <div role="status" aria-busy={form.price.asking} className={styles.check}>
        {told && <FlightCheck form={form} transfer={told} isInstant={wayOf(trip, null) === 'hold'} />}
      </div>
      {form.values.transfer && <TakenTransfer form={form} words={form.values.transfer.words} />}
      <TakenNights form={form} nights={trip.duration_nights} />
    </section>
  );
}

function FlightCheck({
  form,
  transfer,
  isInstant,
}: {
  form: BookingForm;
  transfer: TransferCheckDto;
  isInstant: boolean;
}) {
  const { t } = useTranslation('booking');
  const { feasible, arrival, departure, name } = transfer;
  const told = [arrival?.message, departure?.message].filter((message) => message != null);
  const title = t(feasible ? 'flights.fit' : 'flights.doNotFit', { transfer: name });
  const kind = told.length > 0 ? 'info' : 'success';
  return (
    <Notice kind={feasible ? kind : 'warning'} title={title}>
      {told.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {feasible ? (
        <Times transfer={transfer} />
      ) : (
        <FlightAlternatives form={form} transfer={transfer} isInstant={isInstant} />
      )}
    </Notice>
  );
}

/** When the transfers leave, where that follows from the flights. */
function Times({ transfer: { arrival, departure } }: { transfer: TransferCheckDto }) {
  const { t } = useTranslation('booking');
  return (
    <>
      {arrival?.leaves_at && !arrival.message && <p>{t('flights.there', { time: arrival.leaves_at.slice(11) })}</p>}
      {departure?.leaves_at && !departure.message && (
        <p>{t('flights.back', { time: departure.leaves_at.slice(11) })}</p>
      )}
    </>
  );
}
