import { useTranslation } from 'react-i18next';
import type { TransferCheckDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useFaultText } from './fault-text';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

/** When the guests land and fly home, if they know already, and whether the way to the island fits. */
export function FlightsSection({ form }: { form: BookingForm }) {
  const { t } = useTranslation('booking');
  const faultText = useFaultText();
  const field = (name: 'landsAt' | 'fliesAt') => ({
    type: 'datetime-local',
    name,
    label: t(`form.${name}`),
    error: faultText(form.faults[name]),
    optional: true,
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }, name),
    onBlur: () => form.leave(name),
  });
  const { transfer } = form.price;
  return (
    <section className={styles.section} aria-labelledby="booking-flights">
      <h2 id="booking-flights">{t('form.flights')}</h2>
      <p className={styles.lead}>{t('form.flightsLead')}</p>
      <div className={styles.pair}>
        <TextField {...field('landsAt')} />
        <TextField {...field('fliesAt')} />
      </div>
      {transfer && (transfer.arrival || transfer.departure) && <FlightCheck transfer={transfer} />}
    </section>
  );
}

function FlightCheck({ transfer }: { transfer: TransferCheckDto }) {
  const { t } = useTranslation('booking');
  const { feasible, arrival, departure, name } = transfer;
  const told = [arrival?.message, departure?.message].filter((message) => message != null);
  const title = t(feasible ? 'flights.fit' : 'flights.doNotFit', { transfer: name });
  return (
    <Notice kind={feasible ? 'success' : 'warning'} title={title}>
      {told.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {feasible ? <Times transfer={transfer} /> : <Alternatives transfer={transfer} />}
    </Notice>
  );
}

/** When the transfers leave, where that follows from the flights. */
function Times({ transfer: { arrival, departure } }: { transfer: TransferCheckDto }) {
  const { t } = useTranslation('booking');
  return (
    <>
      {arrival?.leaves_at && <p>{t('flights.there', { time: arrival.leaves_at.slice(11) })}</p>}
      {departure?.leaves_at && <p>{t('flights.back', { time: departure.leaves_at.slice(11) })}</p>}
    </>
  );
}

/** What can be done about flights that do not fit; a person answers in any case. */
function Alternatives({ transfer: { alternatives } }: { transfer: TransferCheckDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <>
      {alternatives.length > 0 && (
        <ul className={styles.alternatives}>
          {alternatives.map(({ kind, code, name, amount }) => (
            <li key={`${kind} ${code}`}>
              {amount === null
                ? t('flights.onRequest', { name })
                : t('flights.alternative', { name, amount: format.usd(amount) })}
            </li>
          ))}
        </ul>
      )}
      <p>{t('flights.send')}</p>
    </>
  );
}
