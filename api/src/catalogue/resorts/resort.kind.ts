import type { Language } from '@atoll/contract/languages';
import { refreshSearch } from '../../content/listing/search.queries.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import { isAtoll } from '../destinations/destination-editing.queries.js';
import { Destination } from '../destinations/destination.entity.js';
import { existingIds } from '../../content/editing/editing.queries.js';
import { given } from '../../content/editing/columns.js';
import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish, needPicture } from '../../content/editing/publish-checks.js';
import {
  amenityCodes,
  bookedRooms,
  countOpenBookingsAt,
  isResortNamed,
  knownAmenities,
  pictureIds,
  writeAmenities,
} from './resort-editing.queries.js';
import {
  bookedProblems,
  roomProblems,
  supplementProblems,
  toRoom,
  toSharedRoom,
  toSharedSupplement,
  toSupplement,
  unknownInRooms,
} from './resort-offers.js';
import { Resort, type ResortFacts, ResortText } from './resort.entity.js';
import { ResortDocumentDto, type SharedResort } from './resort-document.dto.js';
import { WriteResortDto, WriteResortWordsDto } from './resort-editing.dto.js';

const NEEDED = ['destination', 'lat', 'lng', 'price_from_per_night'] as const;

/** Rules between the members of a resort. */
export function resortProblems(shared: SharedResort): Problems {
  const problems: Problems = {};
  for (const member of NEEDED) if (shared[member] === null) problems[member] = [{ code: 'required' }];
  const price = shared.price_from_per_night;
  if (price !== null && parseMinor(price) <= 0) problems['price_from_per_night'] = [{ code: 'must_be_positive' }];
  const { infant_max: infant, child_max: child } = shared.children_policy;
  if (child < infant) problems['children_policy.child_max'] = [{ code: 'min_value', params: { count: infant } }];
  return {
    ...problems,
    ...roomProblems(shared.room_types),
    ...supplementProblems(shared.meal_supplements, shared.meal_plans),
  };
}

const percent = (given: string | null) => (given === null ? null : Number(given).toFixed(2));

/** Places to stay as the editing engine sees them. Their pictures have calls of their own (`resort-images`). */
export const resortKind = defineKind<Resort, SharedResort, ResortFacts>({
  name: 'resort',
  path: 'resorts',
  entity: Resort,
  document: ResortDocumentDto,
  body: WriteResortDto,
  tags: ['resorts'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: { entity: ResortText, words: WriteResortWordsDto },
  defaults: {
    category: 'resort',
    place_type: 'uninhabited_island',
    destination: null,
    country: 'MV',
    atoll: null,
    island: null,
    lat: null,
    lng: null,
    stars: 4,
    registered_rooms: 0,
    style_tags: [],
    amenities: [],
    house_reef: 'none',
    meal_plans: [],
    meal_supplements: [],
    restaurants: 0,
    bars: 0,
    price_from_per_night: null,
    price_includes_taxes: true,
    service_charge_rate: '10.00',
    min_nights: 1,
    children_policy: { min_age: null, infant_max: 1, child_max: 11 },
    cancellation_policy: null,
    languages_spoken: [],
    check_in_time: '14:00',
    check_out_time: '12:00',
    room_types: [],
    legal_name: null,
    contact: { email: null, phone: null },
    commission_percent: null,
    contract_valid_to: null,
  },
  single: { destination: 'destination' },
  // Addresses of lists and numbers.
  reserved: new Set(['featured', 'facets']),
  make: (slug, facts, now) => new Resort(slug, facts, now),
  toShared: (row) => ({
    stars: Number(row.stars),
    price_from_per_night: formatMinor(row.priceFromMinor),
    service_charge_rate: Number(row.serviceChargeRate).toFixed(2),
    meal_supplements: row.mealSupplements.map(toSharedSupplement),
    room_types: row.roomTypes.map(toSharedRoom),
    contact: { email: row.contactEmail, phone: row.contactPhone },
    commission_percent: percent(row.commissionPercent),
  }),
  toColumns: (shared, { em }) => ({
    destination: em.getReference(Destination, given(shared.destination)),
    atoll: given(shared.atoll),
    lat: given(shared.lat),
    lng: given(shared.lng),
    stars: shared.stars.toFixed(1),
    priceFromMinor: parseMinor(given(shared.price_from_per_night)),
    serviceChargeRate: Number(shared.service_charge_rate).toFixed(2),
    mealSupplements: shared.meal_supplements.map(toSupplement),
    roomTypes: shared.room_types.map(toRoom),
    contactEmail: shared.contact.email,
    contactPhone: shared.contact.phone,
    commissionPercent: percent(shared.commission_percent),
  }),
  loadMore: async (row, { em }) => ({ amenities: await amenityCodes(em, row.id) }),
  saveMore: (row, { amenities }, { em }) => writeAmenities(em, row.id, amenities),
  async complete(shared, { em }) {
    const cheapest = shared.room_types.map((room) => parseMinor(room.price_per_night)).toSorted((a, b) => a - b)[0];
    if (cheapest !== undefined) shared.price_from_per_night = formatMinor(cheapest);
    if (shared.atoll !== null || shared.destination === null) return;
    const place = await em.findOne(Destination, { id: shared.destination });
    shared.atoll = place?.atoll ?? null;
  },
  async check(shared, { em, row, today }) {
    const problems = resortProblems(shared);
    const kept = shared.room_types.map(({ code }) => code);
    const gone = (row?.roomTypes ?? []).map(({ code }) => code).filter((code) => !kept.includes(code));
    if (row && gone.length > 0) Object.assign(problems, bookedProblems(await bookedRooms(em, row.id, gone, today)));
    if (shared.atoll !== null && !(await isAtoll(em, shared.atoll)))
      problems['atoll'] = [{ code: 'unknown_reference' }];
    const rooms = shared.room_types;
    const known = await knownAmenities(em, [...shared.amenities, ...rooms.flatMap(({ amenities }) => amenities)]);
    const shownIds = rooms.flatMap(({ images }) => images);
    const pictures = await existingIds(em, 'media', shownIds);
    Object.assign(problems, unknownInRooms(rooms, { amenities: known, pictures }));
    for (const [index, code] of shared.amenities.entries())
      if (!known.has(code)) problems[`amenities.${index}`] = [{ code: 'unknown_reference' }];
    return problems;
  },
  embedded: ({ room_types: rooms }, language: Language) => {
    const own = rooms.map(({ text }) => text[language] ?? null);
    return { room_types: own.every((text) => text === null) ? null : own };
  },
  async publishProblems(document, context) {
    return {
      ...needEnglish(document, { name: 2, description: 10 }),
      ...(await needPicture('images', await pictureIds(context.em, document.id), context)),
    };
  },
  search: (row, { em }) => refreshSearch(em, 'resort', [row.id]),
  openBookings: (row, { em, today }) => countOpenBookingsAt(em, row.id, today),
  inUse: (row, { em }) => isResortNamed(em, row.id),
});
