import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { sentences } from '@atoll/contract/lists';
import { useFormat } from '@atoll/i18n/instance';
import { Picture } from '@atoll/ui/picture';
import { moneyIn } from '../shared/money-in';
import { useGuests } from '../shared/use-guests';
import styles from './booking.module.css';
import { Fact } from './facts';
import { FlightsNotice } from './flights-notice';
import { Reference } from './reference';

/** What the booking is of: trip, days, guests, total. */
export function TripCard({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const guests = useGuests();
  const { contact, details } = booking;
  // As it stands on the ticket: a day, and a time that no zone of the reader changes.
  const ticketTime = (at: string, no: string | null) => {
    const time = t('confirmation.ticket', { date: format.date(at.slice(0, 10)), time: at.slice(11) });
    return no ? t('confirmation.flight', { time, no }) : time;
  };
  const { arrival, departure, feasible } = booking.transfer_check ?? {};
  const way = feasible ? sentences(arrival?.message, departure?.message) : '';
  return (
    <section className={styles.card} aria-labelledby="booking-request">
      <div className={styles.picture}>
        <Picture
          picture={booking.product.cover_image}
          sizes="(min-width: 60rem) 26rem, 100vw"
          variant="gallery"
          decorative
        />
      </div>
      <div className={styles.details}>
        <h2 id="booking-request">{booking.product.name}</h2>
        <Reference reference={booking.reference} />
        <dl className={styles.list}>
          <Fact label={t('confirmation.dates')}>
            {booking.nights > 0
              ? t('form.stay', { from: format.date(booking.check_in), to: format.date(booking.check_out) })
              : format.date(booking.check_in)}
            {booking.nights > 0 && <small>{t('common:units.nights', { count: booking.nights })}</small>}
          </Fact>
          <RoomFacts booking={booking} />
          <Fact label={t('confirmation.guests')}>{guests(booking.adults, booking.children_ages)}</Fact>
          {booking.arrival_flight_at && (
            <Fact label={t('form.landsAt')}>{ticketTime(booking.arrival_flight_at, details.arrival_flight_no)}</Fact>
          )}
          {booking.departure_flight_at && (
            <Fact label={t('form.fliesAt')}>
              {ticketTime(booking.departure_flight_at, details.departure_flight_no)}
            </Fact>
          )}
          {details.named_travellers.length > 0 && (
            <Fact label={t('told.people')}>{details.named_travellers.map(({ name }) => name).join('\n')}</Fact>
          )}
          {booking.transfer_check && (
            <Fact label={t('flights.transfer')}>
              {booking.transfer_check.name}
              {way && <small>{way}</small>}
            </Fact>
          )}
          <Fact label={t('confirmation.contact')}>
            {contact.email}
            <small>{contact.phone}</small>
          </Fact>
          {booking.special_requests && <Fact label={t('confirmation.requests')}>{booking.special_requests}</Fact>}
        </dl>
        <FlightsNotice booking={booking} />
        <Total booking={booking} />
      </div>
    </section>
  );
}

/** The rooms of a stay and what is eaten there. */
function RoomFacts({ booking: { room, units } }: { booking: BookingDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  if (!room) return null;
  return (
    <>
      <Fact label={t('stay.room')}>
        {units > 1 ? t('stay.rooms', { number: format.number(units), name: room.name }) : room.name}
      </Fact>
      {room.meal_plan && <Fact label={t('stay.meals')}>{t(`stay.plans.${room.meal_plan}`)}</Fact>}
    </>
  );
}

function Total({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const charged = format.usd(booking.total);
  const { display_currency: code, display_total: amount } = booking;
  // At the rate of that day: what was accepted, not what it would be by now.
  const shown = code && amount ? moneyIn(format, amount, { code, rate: 1 }) : charged;
  return (
    <div className={styles.total}>
      <p className={styles.label}>{t('confirmation.total')}</p>
      <p className={styles.amount}>{charged}</p>
      {shown !== charged && <p>{t('total.shown', { amount: shown })}</p>}
    </div>
  );
}
