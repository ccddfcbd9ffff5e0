import { useEffect, useState } from 'react';
import { useLazyListAvailabilityQuery } from '@atoll/api-client/endpoints/availability.gen';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useLazyGetPackageQuery, useLazyListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { MOST_TRIPS, type Trip } from './trip-picker';

const CLOSED = ['SOLD_OUT', 'CLOSED'];
/** How many trips are looked at for room. */
const LOOKED_AT = 8;

/** Trips that take the party and have room on the day it asked for, those of the same kind first. */
export function useSuggestedTrips({ product: { kind, slug }, check_in, adults, children_ages }: BookingDto): Trip[] {
  const lang = useLanguage();
  const [trips, setTrips] = useState<Trip[]>([]);
  const [readPackage] = useLazyGetPackageQuery();
  const [listPackages] = useLazyListPackagesQuery();
  const [listAvailability] = useLazyListAvailabilityQuery();
  const children = children_ages.length;
  useEffect(() => {
    let isOver = false;
    const find = async () => {
      const booked = kind === 'package' ? await readPackage({ id: slug, lang }, true).unwrap() : null;
      const asked = { lang, travellers: adults + children, pageSize: LOOKED_AT, sort: 'rating' } as const;
      const [alike, any] = await Promise.all([
        listPackages({ ...asked, ...(booked && { category: booked.category_code }) }, true).unwrap(),
        listPackages(asked, true).unwrap(),
      ]);
      const found = new Map([...alike.results, ...any.results].map((trip) => [trip.slug, trip]));
      if (booked) found.delete(slug);
      const others = [...found.values()].slice(0, LOOKED_AT);
      const days = await Promise.all(
        others.map((trip) =>
          listAvailability({ lang, package: trip.slug, from: check_in, to: check_in, adults, children }, true)
            .unwrap()
            .catch(() => []),
        ),
      );
      const open = others.filter((_, index) => days[index]?.some(({ status }) => !CLOSED.includes(status)));
      if (!isOver) setTrips(open.slice(0, MOST_TRIPS));
    };
    // Suggestions are a help: without them the search is there.
    find().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [kind, slug, check_in, adults, children, lang, readPackage, listPackages, listAvailability]);
  return trips;
}
