import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { isApiError } from '@atoll/api-client/base';
import { type BookingDto, useGetBookingQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { formatMoney } from '@atoll/i18n/format';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { EmptyState } from '@atoll/ui/empty-state';
import { Icon } from '@atoll/ui/icon';
import { Notice } from '@atoll/ui/notice';
import { useOfferWords } from '@atoll/ui/offer-words';
import { StatusTag } from '../bookings/status-tag';
import { OfficePage } from '../office/office-page';
import { useMaldivesTime } from '../office/use-maldives-time';
import styles from './booking-page.module.css';
import { type Fact, FactGroup } from './fact-group';

/** `/dashboard/bookings/:id`: one booking with contact, dates, guests and total. */
export default function BookingPage() {
  const { t } = useTranslation(['admin', 'common']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetBookingQuery({ id }, { refetchOnMountOrArgChange: true });
  const back = (
    <Link to={paths.dashboardBookings()} className={styles.back}>
      <Icon name="back" />
      {t('booking.back')}
    </Link>
  );
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <OfficePage title={t('booking.notFound')} back={back}>
        <EmptyState title={t('booking.notFound')} text={t('booking.notFoundText')} />
      </OfficePage>
    );
  return (
    <OfficePage
      title={data ? t('booking.title', { reference: data.reference }) : t('bookings.title')}
      back={back}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      {data ? <BookingDetails booking={data} /> : <Skeleton active paragraph={{ rows: 10 }} />}
    </OfficePage>
  );
}

function BookingDetails({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const words = useOfferWords();
  const maldivesTime = useMaldivesTime();
  const { contact } = booking;
  const price = `${format.usd(booking.price)} ${words.basis(booking)}`;
  const open = booking.status === 'requested';
  const overdue = open && new Date(booking.reply_by) < new Date();
  const guests = [
    t('common:units.adults', { count: booking.adults }),
    booking.children_ages.length > 0 && t('common:units.children', { count: booking.children_ages.length }),
  ].filter((part) => part !== false);
  const { display_currency: currency, display_total: amount, children_ages: ages } = booking;
  const shownTotal: Fact[] =
    currency && currency !== 'USD'
      ? [[t('booking.shown'), formatMoney(amount ?? '', language, { code: currency, rate: 1 })]]
      : [];
  // What was agreed, line by line; earlier bookings have their price alone.
  const lines: Fact[] = booking.price_details?.lines.map(({ label, qty, amount: part }) => [
    qty > 1 ? `${label} × ${qty}` : label,
    format.usd(part),
  ]) ?? [[t('booking.unit'), [price, words.units(booking, booking.units)].filter(Boolean).join(' × ')]];
  const flights: Fact[] = [
    [t('booking.landing'), booking.arrival_flight_at],
    [t('booking.flightHome'), booking.departure_flight_at],
  ].flatMap(([label, at]): Fact[] =>
    label && at ? [[label, `${format.date(at.slice(0, 10))}, ${at.slice(11)}`]] : [],
  );
  const tripFacts: Fact[] = [
    [t('booking.package'), booking.package.name],
    [t('booking.checkIn'), format.date(booking.check_in)],
    [t('booking.checkOut'), format.date(booking.check_out)],
    [t('booking.nights'), format.number(booking.nights)],
    ...flights,
    [t('booking.guests'), format.list(guests)],
    ...(ages.length > 0 ? ([[t('booking.childrenAges'), ages.join(', ')]] as Fact[]) : []),
    [
      t('booking.requests'),
      <span key="requests" className={styles.requests}>
        {booking.special_requests || t('booking.noRequests')}
      </span>,
    ],
  ];
  // Only with a name is it kept from the reader; without one it was erased for good.
  const noContact = t(contact.name ? 'booking.contactHidden' : 'booking.contactErased');
  return (
    <>
      <div className={styles.state}>
        <StatusTag status={booking.status} />
        {open && !overdue && <span>{t('booking.replyBy', { date: maldivesTime(booking.reply_by) })}</span>}
      </div>
      {overdue && <Notice kind="error">{t('booking.overdue', { date: maldivesTime(booking.reply_by) })}</Notice>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <FactGroup
            title={t('booking.contact')}
            facts={[
              [t('booking.name'), contact.name || noContact],
              [
                t('booking.email'),
                contact.email ? (
                  <a key="email" href={`mailto:${contact.email}`}>
                    {contact.email}
                  </a>
                ) : (
                  noContact
                ),
              ],
              [
                t('booking.phone'),
                contact.phone ? (
                  <a key="phone" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                    {contact.phone}
                  </a>
                ) : (
                  noContact
                ),
              ],
              [t('booking.language'), t(`languages.${booking.locale}`)],
              [t('booking.source'), t(`booking.sources.${booking.source}`)],
              [t('booking.received'), maldivesTime(booking.created_at)],
            ]}
          />
          <FactGroup
            title={t('booking.money')}
            facts={[
              ...lines,
              [t('booking.total'), <strong key="total">{format.usd(booking.total)}</strong>],
              ...shownTotal,
            ]}
          />
        </div>
        <FactGroup title={t('booking.trip')} facts={tripFacts} />
      </div>
    </>
  );
}
