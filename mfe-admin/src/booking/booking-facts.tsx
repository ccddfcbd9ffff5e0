import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { formatMoney } from '@atoll/i18n/format';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { useOfferWords } from '@atoll/ui/offer-words';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { type Fact, FactGroup } from './fact-group';
import { usePriceFacts } from './use-price-facts';

/** What was booked: days and guests. */
export function TripFacts({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const { children_ages: ages } = booking;
  const guests = [
    t('common:units.adults', { count: booking.adults }),
    ages.length > 0 && t('common:units.children', { count: ages.length }),
  ].filter((part) => part !== false);
  const way = booking.transfer_check?.name ?? booking.transfer?.name;
  const roomFacts = ({ room, units }: BookingDto): Fact[] =>
    room
      ? [
          [t('booking.room'), room.name],
          [t('booking.rooms'), format.number(units)],
          ...(room.meal_plan ? ([[t('booking.meals'), t(`booking.mealPlans.${room.meal_plan}`)]] as Fact[]) : []),
        ]
      : [];
  return (
    <FactGroup
      title={t('booking.trip')}
      facts={[
        [t(booking.room ? 'booking.resort' : 'booking.package'), booking.product.name],
        ...roomFacts(booking),
        [t('booking.checkIn'), format.date(booking.check_in)],
        [t('booking.checkOut'), format.date(booking.check_out)],
        [t('booking.nights'), format.number(booking.nights)],
        ...(way ? ([[t('flights.transfer'), way]] as Fact[]) : []),
        [t('booking.guests'), format.list(guests)],
        ...(ages.length > 0 ? ([[t('booking.childrenAges'), format.list(ages.map(String))]] as Fact[]) : []),
      ]}
    />
  );
}

/** How to reach the guest, and how they came. */
export function ContactFacts({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const maldivesTime = useMaldivesTime();
  const { contact } = booking;
  // Only with a name is it kept from the reader; without one it was erased for good.
  const noContact = t(contact.name ? 'booking.contactHidden' : 'booking.contactErased');
  const link = (href: string, text: string) => (text ? <a href={href}>{text}</a> : noContact);
  return (
    <FactGroup
      title={t('booking.contact')}
      facts={[
        [t('booking.name'), contact.name || noContact],
        [t('booking.email'), link(`mailto:${contact.email}`, contact.email)],
        [t('booking.phone'), link(`tel:${contact.phone.replace(/[^+\d]/g, '')}`, contact.phone)],
        [t('booking.language'), t(`languages.${booking.locale}`)],
        [t('booking.source'), t(`booking.sources.${booking.source}`)],
        [t('booking.received'), maldivesTime(booking.created_at)],
      ]}
    />
  );
}

/** How the total came about, and what of it is paid. */
export function PriceFacts({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const language = useLanguage();
  const words = useOfferWords();
  const priceFacts = usePriceFacts();
  const { display_currency: currency, display_total: amount } = booking;
  const price = `${format.usd(booking.price)} ${words.basis(booking)}`;
  const shown: Fact[] =
    currency && currency !== 'USD'
      ? [[t('booking.shown'), formatMoney(amount ?? '', language, { code: currency, rate: 1 })]]
      : [];
  // What was agreed, line by line; earlier bookings have their price alone.
  const lines: Fact[] = booking.price_details
    ? priceFacts(booking.price_details)
    : [[t('booking.unit'), [price, words.units(booking, booking.units)].filter(Boolean).join(' × ')]];
  const isOverpaid = Number(booking.balance) < 0;
  const due: Fact[] = [
    [t('booking.deposit'), format.usd(booking.deposit_due)],
    [t('booking.paid'), format.usd(booking.paid)],
    ...(Number(booking.refunded) > 0 ? ([[t('booking.refunded'), format.usd(booking.refunded)]] as Fact[]) : []),
    isOverpaid
      ? [t('booking.giveBack'), <strong key="back">{format.usd(-Number(booking.balance))}</strong>]
      : [t('booking.balance'), format.usd(booking.balance)],
    ...(booking.balance_due_on ? ([[t('booking.balanceOn'), format.date(booking.balance_due_on)]] as Fact[]) : []),
    ...(Number(booking.refund_due) > 0 && !isOverpaid
      ? ([[t('booking.refundDue'), <strong key="refund">{format.usd(booking.refund_due)}</strong>]] as Fact[])
      : []),
  ];
  return (
    <FactGroup
      title={t('booking.money')}
      facts={[
        ...lines,
        [t('booking.total'), <strong key="total">{format.usd(booking.total)}</strong>],
        ...shown,
        ...due,
      ]}
    />
  );
}
