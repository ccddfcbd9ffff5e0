import type { ResortDto } from '@atoll/api-client/endpoints/resorts.gen';
import type { ChosenStay } from '@atoll/contract/chosen-stay';
import { addDays, daysBetween, isCalendarDate } from '@atoll/contract/days';
import type { Occupancy } from '@atoll/contract/price';
import { STAY_NIGHTS } from '@atoll/contract/rules';
import type { PricedNight } from '@atoll/ui/night-price';
import { fromCents, toCents } from '@atoll/contract/cents';
import type { BookingValues, StayChoice } from './booking-values';
import type { Trip } from './trip';

export type MealPlan = ResortDto['meal_plans'][number];

/** A kind of room as the form offers it. */
export interface OfferedRoom {
  code: string;
  name: string;
  /** US dollars a night. */
  price: string;
  occupancy: Occupancy;
}

/** What a resort sells by nights. */
export interface StayOffer {
  /** What its card says of the next one that can be booked. */
  night: PricedNight;
  rooms: OfferedRoom[];
  /** Plans to choose from, with what each adds for an adult a night; null where it is in the price of the room. */
  meals: { plan: MealPlan; supplement: string | null }[];
}

/** Whom a room takes for its price: two, and children in the places that are left (the rule of the server). */
function occupancyOf(room: ResortDto['room_types'][number], childAgeMax: number): Occupancy {
  const adults = Math.min(2, room.max_adults ?? 2, room.max_occupancy);
  const left = room.max_occupancy - adults;
  return { unit: 'room', adults, children: Math.min(room.max_children ?? left, left), child_age_max: childAgeMax };
}

/** A resort as the booking form takes it; its nights and its room are chosen in the form. */
export function stayTrip(resort: ResortDto): Trip {
  const supplements = new Map(resort.meal_supplements.map((meal) => [meal.meal_plan, meal.supplement_per_adult]));
  return {
    id: resort.id,
    slug: resort.slug,
    name: resort.name,
    price: resort.price_from_per_night,
    taxes_included: resort.price_includes_taxes,
    pricing_type: 'per_room',
    occupancy: null,
    duration: 0,
    duration_nights: 0,
    destinations: resort.destination ? [resort.destination] : [],
    cover_image: resort.cover_image,
    min_age: resort.children_policy.min_age,
    transfer: resort.transfer,
    confirmation_mode: 'instant',
    cancellation_policy: resort.cancellation_policy,
    stay: {
      night: resort,
      rooms: resort.room_types.map((room) => ({
        code: room.code,
        name: room.name,
        price: room.price_per_night,
        occupancy: occupancyOf(room, resort.children_policy.child_max),
      })),
      meals: resort.meal_plans.map((plan) => ({ plan, supplement: supplements.get(plan) ?? null })),
    },
  };
}

/** The first room of a resort, or the one that was asked for, with the meals that are in its price. */
function emptyStay({ rooms, meals }: StayOffer, room: string | null): StayChoice {
  const chosen = rooms.find(({ code }) => code === room) ?? rooms[0];
  const meal = meals.find(({ supplement }) => supplement === null) ?? meals[0];
  return { checkOut: '', room: chosen?.code ?? '', rooms: null, mealPlan: meal?.plan ?? null };
}

/** The stay of a draft while its room is offered, else a new one; in the room of the address where that is offered. */
export function offeredStay(offer: StayOffer, kept: StayChoice | null, room: string | null): StayChoice {
  const isOffered = (code: string) => offer.rooms.some((offered) => offered.code === code);
  const stay = kept ?? emptyStay(offer, room);
  if (room !== null && isOffered(room)) return { ...stay, room };
  return isOffered(stay.room) ? stay : emptyStay(offer, null);
}

/** Nights between the two days of the form; 0 while they are no stay. */
export function nightsOf({ checkIn, stay }: BookingValues): number {
  if (!stay || !isCalendarDate(checkIn) || !isCalendarDate(stay.checkOut)) return 0;
  const nights = daysBetween(checkIn, stay.checkOut);
  return nights >= STAY_NIGHTS.min && nights <= STAY_NIGHTS.max ? nights : 0;
}

/** The resort with the room and the nights that are chosen; a package as it is. */
export function chosenTrip(trip: Trip, values: BookingValues): Trip {
  const room = trip.stay?.rooms.find(({ code }) => code === values.stay?.room);
  if (!trip.stay || !room) return trip;
  const nights = nightsOf(values);
  const price = fromCents(toCents(room.price) * Math.max(nights, 1));
  return { ...trip, price, occupancy: room.occupancy, duration_nights: nights };
}

/** Another first day: the stay is as long as it was. */
export function movedTo(checkIn: string, values: BookingValues): Partial<BookingValues> {
  const { stay } = values;
  if (!stay || !isCalendarDate(checkIn)) return { checkIn };
  const nights = nightsOf(values);
  if (nights === 0 && stay.checkOut > checkIn) return { checkIn };
  return { checkIn, stay: { ...stay, checkOut: nights === 0 ? '' : addDays(checkIn, nights) } };
}

/** Another first day and party: what was taken for the flights of another day goes. */
export const withChosen = (values: BookingValues, { day, adults, ages }: ChosenStay): BookingValues => ({
  ...values,
  ...movedTo(day, values),
  ...{ adults, childrenAges: ages },
  ...(values.checkIn !== day && { transfer: null, sleeps: { before: false, after: false } }),
});

/** What is booked, as quotes and bookings name it. By its id: its address may change while the form is open. */
export function productFields(trip: Trip, { stay }: BookingValues) {
  if (!trip.stay || !stay) return { package: String(trip.id) };
  return {
    resort: String(trip.id),
    room_type: stay.room,
    check_out: stay.checkOut,
    ...(stay.rooms !== null && { rooms: stay.rooms }),
    ...(stay.mealPlan !== null && { meal_plan: stay.mealPlan }),
  };
}

/** What the calendar is asked for. */
export const calendarOf = (trip: Trip, { stay }: BookingValues) =>
  trip.stay && stay ? { resort: String(trip.id), roomType: stay.room } : { package: String(trip.id) };

/** Under which name the draft of a form is kept: a resort and a package may have one slug. */
export const draftName = ({ slug, stay }: Trip): string => (stay ? `stay:${slug}` : slug);
