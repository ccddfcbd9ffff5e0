import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { type PackageListItemDto, useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { useOfferWords } from '@atoll/ui/offer-words';
import { useSearchField } from '../../office/use-list-query';
import styles from './steps.module.css';

/** How many other trips a letter names. */
export const MOST_TRIPS = 3;
const FOUND = 5;

export type Trip = Pick<
  PackageListItemDto,
  'id' | 'slug' | 'name' | 'price' | 'pricing_type' | 'occupancy' | 'duration'
>;

/** Up to three other trips for the letter: those that fit at first, any by its name. */
export function TripPicker({
  booking,
  trips,
  suggested,
  onChange,
}: {
  booking: BookingDto;
  trips: Trip[];
  suggested: Trip[];
  onChange: (trips: Trip[]) => void;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const lang = useLanguage();
  const [search, setSearch] = useState<string>();
  const field = useSearchField(
    search,
    useCallback((text) => setSearch(text), []),
  );
  const { currentData } = useListPackagesQuery({ lang, search, pageSize: FOUND }, { skip: !search });
  const found = search ? (currentData?.results ?? []) : suggested;
  const others = found.filter(({ slug }) => booking.room !== null || slug !== booking.product.slug);
  const offered = [...trips, ...others.filter(({ id }) => !trips.some((trip) => trip.id === id))];
  return (
    <fieldset className={styles.trips}>
      <legend>{t('step.decline.trips', { count: MOST_TRIPS })}</legend>
      <TextField type="search" label={t('step.decline.search')} {...field} />
      <ul className={styles.found} aria-live="polite">
        {offered.map((trip) => {
          const isChosen = trips.some(({ id }) => id === trip.id);
          return (
            <li key={trip.id}>
              <Checkbox
                checked={isChosen}
                disabled={!isChosen && trips.length >= MOST_TRIPS}
                onChange={() => onChange(isChosen ? trips.filter(({ id }) => id !== trip.id) : [...trips, trip])}
                label={<TripLine trip={trip} isSuggested={suggested.some(({ id }) => id === trip.id)} />}
              />
            </li>
          );
        })}
      </ul>
      {search && currentData && others.length === 0 && <p className={styles.aside}>{t('content.noMatch')}</p>}
    </fieldset>
  );
}

function TripLine({ trip, isSuggested }: { trip: Trip; isSuggested: boolean }) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const words = useOfferWords();
  const facts = [
    t('common:units.days', { count: trip.duration }),
    `${format.usd(trip.price)} ${words.basis(trip)}`,
    isSuggested && t('step.decline.hasRoom'),
  ].filter(Boolean);
  return (
    <span className={styles.trip}>
      {trip.name}
      <span className={styles.aside}>{facts.join(' · ')}</span>
    </span>
  );
}
