import type { Language } from '@atoll/contract/languages';
import type { MealPlan } from '../../content/listing/codes.js';
import { formatMinor, formatMinorOrNull, parseMinor, parseMinorOrNull } from '../../platform/fields/money.js';
import type { BookedRoom } from './resort-editing.queries.js';
import type { Problems } from '../../content/editing/kind.js';
import type { WriteMealSupplementDto, WriteRoomTypeDto } from './room-type.dto.js';

/** A kind of room; prices in cents for two people a night. Words by language. */
export interface RoomType {
  code: string;
  size_sqm: number | null;
  max_occupancy: number;
  over_water: boolean;
  private_pool: boolean;
  price_minor: number;
  max_adults?: number | null;
  max_children?: number | null;
  bed_config?: string | null;
  view?: string | null;
  /** Rooms of this kind. */
  count?: number | null;
  /** Codes of amenities. */
  amenities?: string[];
  /** Pictures of the library in their order; under this name the library finds out that they are shown. */
  media?: number[];
  text: Partial<Record<Language, { name: string; summary: string }>>;
}

/** What a meal plan costs beyond the price of the room, for one person a night in cents. */
export interface MealSupplement {
  plan: MealPlan;
  adult_minor: number;
  /** Null as for an adult. */
  child_minor: number | null;
}

/** Ages in years: who may stay, and until when one counts as an infant or a child. */
export interface ChildrenPolicy {
  min_age: number | null;
  infant_max: number;
  child_max: number;
}

export const toSharedRoom = ({ price_minor: minor, media, ...room }: RoomType): WriteRoomTypeDto => ({
  max_adults: null,
  max_children: null,
  bed_config: null,
  view: null,
  count: null,
  amenities: [],
  ...room,
  images: media ?? [],
  price_per_night: formatMinor(minor),
});

export const toRoom = ({ price_per_night: price, images, ...room }: WriteRoomTypeDto): RoomType => ({
  ...room,
  media: images,
  price_minor: parseMinor(price),
});

export const toSharedSupplement = ({ plan, adult_minor, child_minor }: MealSupplement): WriteMealSupplementDto => ({
  meal_plan: plan,
  supplement_per_adult: formatMinor(adult_minor),
  supplement_per_child: formatMinorOrNull(child_minor),
});

export const toSupplement = (shared: WriteMealSupplementDto): MealSupplement => ({
  plan: shared.meal_plan,
  adult_minor: parseMinor(shared.supplement_per_adult),
  child_minor: parseMinorOrNull(shared.supplement_per_child),
});

/** Rules of the kinds of rooms. Codes of amenities and ids of pictures are checked against the database (`unknownInRooms`). */
export function roomProblems(rooms: readonly WriteRoomTypeDto[]): Problems {
  const problems: Problems = {};
  const codes = rooms.map(({ code }) => code);
  for (const [
    index,
    { code, text, price_per_night: price, max_occupancy: beds, max_adults: adults },
  ] of rooms.entries()) {
    const at = `room_types.${index}`;
    if (codes.indexOf(code) !== index) problems[`${at}.code`] = [{ code: 'duplicate_entry' }];
    if (text.en === undefined) problems[`${at}.text.en`] = [{ code: 'required' }];
    if (parseMinor(price) <= 0) problems[`${at}.price_per_night`] = [{ code: 'must_be_positive' }];
    if (adults && adults > beds) problems[`${at}.max_adults`] = [{ code: 'max_value', params: { count: beds } }];
  }
  return problems;
}

/** Amenities and pictures of rooms that are not among those that exist. */
export function unknownInRooms(
  rooms: readonly WriteRoomTypeDto[],
  known: { amenities: ReadonlySet<string>; pictures: ReadonlySet<number> },
): Problems {
  const problems: Problems = {};
  for (const [index, { amenities, images }] of rooms.entries()) {
    for (const [place, code] of amenities.entries())
      if (!known.amenities.has(code))
        problems[`room_types.${index}.amenities.${place}`] = [{ code: 'unknown_reference' }];
    for (const [place, id] of images.entries())
      if (!known.pictures.has(id)) problems[`room_types.${index}.images.${place}`] = [{ code: 'unknown_reference' }];
  }
  return problems;
}

/** Kinds of rooms that are to go while somebody has nights in them. */
export const bookedProblems = (rooms: readonly BookedRoom[]): Problems =>
  rooms.length === 0
    ? {}
    : {
        room_types: rooms.map(({ code, count, references }) => ({
          code: 'room_booked',
          params: { room: code, count, references: references.join(', ') },
        })),
      };

/** A supplement is for a plan that is offered, and there is one of each. */
export function supplementProblems(
  supplements: readonly WriteMealSupplementDto[],
  offered: readonly MealPlan[],
): Problems {
  const problems: Problems = {};
  const plans = supplements.map(({ meal_plan }) => meal_plan);
  for (const [index, plan] of plans.entries()) {
    const at = `meal_supplements.${index}.meal_plan`;
    if (!offered.includes(plan)) problems[at] = [{ code: 'unknown_reference' }];
    else if (plans.indexOf(plan) !== index) problems[at] = [{ code: 'duplicate_entry' }];
  }
  return problems;
}
