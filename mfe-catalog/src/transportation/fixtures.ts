import type { TransferListItemDto } from '@atoll/api-client/endpoints/transfers.gen';

/** A transfer as the list has it. */
export const transfer = (
  part: Partial<TransferListItemDto> & Pick<TransferListItemDto, 'slug'>,
): TransferListItemDto => ({
  id: 1,
  name: part.slug,
  mode: 'seaplane',
  service: 'shared',
  from: { code: 'MLE', name: 'Velana International Airport, Malé' },
  to_destination: { id: 2, slug: 'baa-atoll', name: 'Baa Atoll' },
  to_resort: null,
  duration_minutes: 35,
  legs: [],
  operator: null,
  daylight_only: false,
  first_departure: '06:30',
  last_departure: '16:00',
  latest_arrival_for_same_day: '15:30',
  earliest_international_departure: '09:00',
  pickup_before_flight_hours: null,
  wait_minutes_typical: null,
  operates_weekdays: [],
  price_adult_return: '580.00',
  price_child: '290.00',
  price_infant: null,
  currency: 'USD',
  baggage_kg: 20,
  hand_baggage_kg: 5,
  excess_per_kg: null,
  flight_details_due_days: null,
  change_fee: null,
  weather_note: null,
  notes: null,
  cover_image: null,
  is_featured: false,
  _i18n: { language: 'en', fallback_fields: [], outdated_fields: [] },
  ...part,
});

const maafushi = { id: 3, slug: 'maafushi', name: 'Maafushi' };
const northMale = { id: 4, slug: 'north-male-atoll', name: 'North Malé Atoll' };

/** Nearest first, as the list is asked for. */
export const TRANSFERS = [
  transfer({
    ...{ slug: 'kandu-veli-private', mode: 'speedboat', service: 'private', duration_minutes: 25 },
    ...{ to_destination: northMale, to_resort: { id: 5, slug: 'kandu-veli', name: 'Kandu Veli' } },
    ...{ first_departure: null, last_departure: null, price_adult_return: '620.00', price_child: null },
    ...{ baggage_kg: null, hand_baggage_kg: null },
  }),
  transfer({
    ...{ slug: 'maafushi-speedboat', mode: 'speedboat', to_destination: maafushi, duration_minutes: 35 },
    ...{ first_departure: '07:00', last_departure: '22:00', price_adult_return: '50.00', price_child: '30.00' },
    ...{ baggage_kg: 25, hand_baggage_kg: null },
  }),
  transfer({ slug: 'madi-faru-seaplane', to_resort: { id: 6, slug: 'madi-faru', name: 'Madi Faru' } }),
  transfer({
    ...{ slug: 'far-seaplane', duration_minutes: 40, price_adult_return: '460.00' },
    ...{ first_departure: '06:00', last_departure: '15:00' },
  }),
  transfer({
    ...{ slug: 'maafushi-ferry', mode: 'ferry', to_destination: maafushi, duration_minutes: 90 },
    ...{ from: { code: 'male', name: 'Malé' }, first_departure: '15:00', last_departure: '15:00' },
    ...{ price_adult_return: '6.00', price_child: '6.00', baggage_kg: null, hand_baggage_kg: null },
  }),
];
