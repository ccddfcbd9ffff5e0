import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import { NightPrice } from '@atoll/ui/night-price';
import { Picture } from '@atoll/ui/picture';
import { PackagePrice } from '@atoll/ui/price';
import type { Trip } from './trip';
import styles from './trip-summary.module.css';
import { wayOf } from './way';

/** How long a trip takes, as its card says it. */
export function useLength({ duration, duration_nights: nights }: Pick<Trip, 'duration' | 'duration_nights'>): string {
  const { t } = useTranslation('common');
  return nights > 0 ? t('units.nights', { count: nights }) : t('units.days', { count: duration });
}

/** Group size, least age and the dates in which a trip is offered; empty ones are left out. */
export function useTripLimits(trip: Trip): string[] {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { group_size_min: min, group_size_max: max, min_age: age, start_date, end_date } = trip;
  const from = start_date && format.date(start_date);
  const to = end_date && format.date(end_date);
  const group = () => {
    if (!max) return null;
    return min === max ? t('summary.groupExact', { count: max }) : t('summary.group', { min: min ?? 1, count: max });
  };
  const dates = () => {
    if (from && to) return t('summary.dates', { from, to });
    if (from) return t('summary.datesFrom', { from });
    return to ? t('summary.datesTo', { to }) : null;
  };
  return [dates(), group(), age ? t('summary.minAge', { count: age }) : null].filter((line) => line !== null);
}

/** Texts of the API's codes; a code without one is left out rather than shown raw. */
const TRANSFERS: Record<string, 'seaplane' | 'speedboat' | 'domestic_flight' | 'domestic_flight_speedboat' | 'ferry'> =
  {
    seaplane: 'seaplane',
    speedboat: 'speedboat',
    domestic_flight: 'domestic_flight',
    domestic_flight_plus_speedboat: 'domestic_flight_speedboat',
    ferry: 'ferry',
  };
const MEALS: Record<string, 'room_only' | 'bed_breakfast' | 'half_board' | 'full_board' | 'all_inclusive'> = {
  RO: 'room_only',
  BB: 'bed_breakfast',
  HB: 'half_board',
  FB: 'full_board',
  AI: 'all_inclusive',
  PAI: 'all_inclusive',
};

function useFacts(trip: Trip): (string | null)[] {
  const { t } = useTranslation('common');
  const length = useLength(trip);
  const transfer = TRANSFERS[trip.transfer?.mode ?? ''];
  const meals = MEALS[trip.meal_plan ?? ''];
  return [
    trip.stay && trip.duration_nights === 0 ? null : length,
    transfer ? t(`transfer.${transfer}`) : null,
    meals ? t(`meals.${meals}`) : null,
  ];
}

/**
 * The trip that is being booked: picture, name, facts, price.
 * @param price in place of what the next open day costs
 */
export function TripSummary({ trip, limits = [], price }: { trip: Trip; limits?: string[]; price?: ReactNode }) {
  const facts = useFacts(trip);
  const places = [...new Set(trip.destinations.map(({ name }) => name))].slice(0, 3);
  return (
    <div className={styles.summary}>
      <div className={styles.picture}>
        <Picture
          picture={trip.cover_image}
          sizes="(min-width: 60rem) 24rem, 8rem"
          variant="gallery"
          priority
          decorative
        />
      </div>
      <div className={styles.text}>
        <p className={styles.places}>{places.join(' · ')}</p>
        <h2 className={styles.name}>{trip.name}</h2>
        <Meta items={facts} />
      </div>
      <div className={styles.price}>
        {/* The first price keeps its place under the other one: what a thumb is on stays there when that comes. */}
        <div className={styles.prices}>
          <div className={styles.first} aria-hidden={price !== undefined}>
            {trip.stay ? <NightPrice resort={trip.stay.night} /> : <PackagePrice offer={trip} />}
          </div>
          {price}
        </div>
        <Meta items={limits} />
      </div>
    </div>
  );
}

/** What is in the price, what is not, and in which money it is paid. */
export function PriceMeaning({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  const hasTransfer = trip.transfer != null && trip.transfer.mode !== 'none';
  // The price of a night has no way to the island in it.
  const transfer = trip.stay ? 'summary.includedNight' : 'summary.includedTransfer';
  const included = hasTransfer ? transfer : 'summary.included';
  const onTop = hasTransfer ? 'summary.onTopNight' : 'summary.onTop';
  return (
    <section className={styles.meaning}>
      <h2>{t('summary.meaning')}</h2>
      <p>{t(trip.stay && trip.taxes_included === false ? onTop : included)}</p>
      <p>{t(wayOf(trip, null) === 'hold' ? 'total.charged' : 'summary.charged')}</p>
    </section>
  );
}
