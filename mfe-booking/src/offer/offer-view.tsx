import { useTranslation } from 'react-i18next';
import type { GuestOfferDto, TripWishStateDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { localized, paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { LocalLink } from '@atoll/ui/local-link';
import { Notice } from '@atoll/ui/notice';
import { PageHeading } from '@atoll/ui/page-heading';
import { AgencyContact } from '../shared/agency-contact';
import { PriceConditions, PriceLines } from '@atoll/ui/price-details';
import { useMoment } from '../shared/use-moment';
import { OfferAnswer } from './offer-answer';
import styles from './offer.module.css';
import type { WishKey } from './use-offer-answer';

/** How a wish stands, what it was, and the offer for it with everything that goes with it. */
export function OfferView({ wish, of, onReread }: { wish: TripWishStateDto; of: WishKey; onReread: () => void }) {
  const { t } = useTranslation('booking');
  const { offer, reference, description } = wish;
  return (
    <article className={styles.page}>
      <PageHeading
        eyebrow={t('tripOffer.reference', { reference })}
        title={t(offer ? 'tripOffer.title' : 'tripOffer.wishTitle')}
      />
      <State wish={wish} />
      {offer && <Offer offer={offer} locale={wish.locale} />}
      {offer?.status === 'open' && wish.status === 'quoted' && (
        <OfferAnswer wish={wish} offer={offer} of={of} onReread={onReread} />
      )}
      <section className={styles.part} aria-labelledby="offer-wish">
        <h2 id="offer-wish">{t('tripOffer.wish')}</h2>
        <blockquote className={styles.words} dir="auto">
          {description}
        </blockquote>
      </section>
      <section className={styles.part} aria-labelledby="offer-questions">
        <h2 id="offer-questions">{t('tripOffer.questions')}</h2>
        <p>{t('tripOffer.questionsText')}</p>
        <AgencyContact />
      </section>
    </article>
  );
}

/** What is the case, and what comes next. */
function State({ wish: { status, offer, booking, reply_by: replyBy } }: { wish: TripWishStateDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const moment = useMoment();
  const language = useLanguage();
  if (booking) {
    const page = localized(paths.bookingConfirmation(booking.id), language);
    return (
      <Notice kind="success" title={t('tripOffer.booked', { reference: booking.reference })}>
        <p>
          <a href={`${page}?access_token=${encodeURIComponent(booking.access_token)}`}>{t('tripOffer.toBooking')}</a>
        </p>
      </Notice>
    );
  }
  if (status === 'quoted' && offer?.status === 'open')
    return <p className={styles.lead}>{t('tripOffer.until', { date: format.date(offer.valid_until) })}</p>;
  if (offer?.status === 'declined') return <Notice kind="info">{t('tripOffer.declined')}</Notice>;
  if (status === 'expired') return <Notice kind="warning">{t('tripOffer.expired')}</Notice>;
  if (status === 'new' || status === 'in_progress')
    return <p className={styles.lead}>{t('tripOffer.planning', { time: moment(replyBy) })}</p>;
  return <Notice kind="info">{t('tripOffer.over')}</Notice>;
}

/** Trip, days, party, price and conditions. */
function Offer({ offer, locale }: { offer: GuestOfferDto; locale: TripWishStateDto['locale'] }) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const { package: trip, check_in: from, check_out: to, nights, adults, children_ages: ages, words } = offer;
  const party = [
    t('common:units.adults', { count: adults }),
    ...(ages.length > 0 ? [t('common:units.children', { count: ages.length })] : []),
  ];
  return (
    <section className={styles.offer} aria-labelledby="offer-trip" data-over={offer.status !== 'open' || undefined}>
      <h2 id="offer-trip">
        <LocalLink to={paths.package(trip.slug)}>{trip.name}</LocalLink>
      </h2>
      {words && (
        <blockquote className={styles.words} dir="auto">
          {words}
        </blockquote>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('confirmation.dates')}</dt>
          <dd>{nights > 0 ? t('form.stay', { from: format.date(from), to: format.date(to) }) : format.date(from)}</dd>
        </div>
        <div>
          <dt>{t('confirmation.guests')}</dt>
          <dd>{format.list(party)}</dd>
        </div>
        <div>
          <dt>{t('confirmation.total')}</dt>
          <dd>
            <strong className={styles.total}>{format.usd(offer.total)}</strong>
          </dd>
        </div>
      </dl>
      <div className={styles.price}>
        <PriceLines details={offer.price_details} nights={nights} lang={locale} />
        <PriceConditions details={offer.price_details} isAsked={false} />
      </div>
    </section>
  );
}
