import { useTranslation } from 'react-i18next';
import type { TransferCheckDto } from '@atoll/api-client/endpoints/bookings.gen';
import { addDays, isCalendarDate } from '@atoll/contract/days';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import type { Trip } from '../shared/trip';
import { useFaultText } from './fault-text';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

/** When the guests land and fly home, if they know already, and whether the way to the island fits. */
export function FlightsSection({ form, trip }: { form: BookingForm; trip: Trip }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const faultText = useFaultText();
  const { checkIn } = form.values;
  const known = isCalendarDate(checkIn);
  const field = (name: 'landsAt' | 'fliesAt', day: string) => ({
    type: 'time',
    name,
    label: t(`form.${name}`),
    hint: known ? t('form.flightOn', { date: format.date(day) }) : t('form.flightLater'),
    error: faultText(form.faults[name]),
    optional: true,
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
      <div className={styles.pair}>
        <TextField {...field('landsAt', checkIn)} />
        <TextField {...field('fliesAt', known ? addDays(checkIn, trip.duration_nights) : '')} />
      </div>
      <div role="status" aria-busy={form.price.asking} className={styles.check}>
        {told && <FlightCheck form={form} transfer={told} />}
      </div>
      {form.values.transfer && <TakenTransfer form={form} words={form.values.transfer.words} />}
    </section>
  );
}

function FlightCheck({ form, transfer }: { form: BookingForm; transfer: TransferCheckDto }) {
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
      {feasible ? <Times transfer={transfer} /> : <Alternatives form={form} transfer={transfer} />}
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

/** What can be done about flights that do not fit: another way is a click away, and a person answers in any case. */
function Alternatives({ form, transfer: { alternatives } }: { form: BookingForm; transfer: TransferCheckDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const take = (code: string, words: string) => {
    form.change({ transfer: { code, words } }, 'landsAt', 'fliesAt');
    document.querySelector<HTMLElement>('#booking-flights')?.focus();
  };
  return (
    <>
      {alternatives.length > 0 && (
        <>
          <p>{t('flights.instead')}</p>
          <ul className={styles.alternatives}>
            {alternatives.map(({ kind, code, name, amount }) => {
              const words =
                amount === null
                  ? t('flights.onRequest', { name })
                  : t('flights.alternative', { name, amount: format.usd(amount) });
              return (
                <li key={`${kind} ${code}`}>
                  <span>{words}</span>
                  {kind === 'transfer' && (
                    <Button
                      kind="secondary"
                      aria-label={t('flights.takeNamed', { name })}
                      onClick={() => take(code, t('flights.wish', { words }))}
                    >
                      {t('flights.take')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p>{t('flights.send')}</p>
    </>
  );
}

/** The other way that was taken: the agency reads it with the booking, and it can be taken back. */
function TakenTransfer({ form, words }: { form: BookingForm; words: string }) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.taken}>
      <p>
        <strong>{words}</strong>
      </p>
      <p className={styles.lead}>{t('flights.noted')}</p>
      <Button kind="secondary" onClick={() => form.change({ transfer: null }, 'landsAt', 'fliesAt')}>
        {t('flights.usual')}
      </Button>
    </div>
  );
}
