import { addDays, daysBetween } from '@atoll/contract/days';
import { STAY_NIGHTS } from '@atoll/contract/rules';
import type { MealPlan } from '../../content/listing/codes.js';
import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';

/** Members of a request that say what is wanted: a package, or nights in a room of a resort. */
export interface ProductFields {
  check_in: string;
  /** Id or slug. */
  package?: string | null | undefined;
  /** Id or slug. */
  resort?: string | null | undefined;
  /** Code of a kind of room there. */
  room_type?: string | null | undefined;
  nights?: number | null | undefined;
  check_out?: string | null | undefined;
  rooms?: number | null | undefined;
  meal_plan?: MealPlan | null | undefined;
}

/** Nights in rooms of one kind. */
export interface AskedRoom {
  kind: 'resort';
  reference: string;
  room: string;
  nights: number;
  /** As many as the party needs where it is null. */
  rooms: number | null;
  /** As the price of the room has it where it is null. */
  meal_plan: MealPlan | null;
  /** The member that says how long: what is wrong with the nights is said of it. */
  lengthField: 'nights' | 'check_out';
}

export type AskedProduct = { kind: 'package'; reference: string } | AskedRoom;

/** Members that only a stay in a room has. */
const OF_ROOMS = ['room_type', 'nights', 'check_out', 'rooms', 'meal_plan'] as const;

function nightsOf({ check_in, check_out, nights }: ProductFields, faults: Record<string, Message[]>): number {
  if (check_out == null) {
    if (nights == null) faults['check_out'] = [{ code: 'required' }];
    return nights ?? 0;
  }
  const found = daysBetween(check_in, check_out);
  if (found < STAY_NIGHTS.min)
    faults['check_out'] = [{ code: 'date_too_early', params: { date: addDays(check_in, 1) } }];
  else if (found > STAY_NIGHTS.max)
    faults['check_out'] = [{ code: 'date_too_late', params: { date: addDays(check_in, STAY_NIGHTS.max) } }];
  else if (nights != null && nights !== found)
    faults['nights'] = [{ code: 'not_these_nights', params: { count: found } }];
  return found;
}

/**
 * What a request asks for: exactly one of the two, with all that it takes.
 * @throws {ValidationFailedError} with every member that is missing or too many
 */
export function askedProduct(request: ProductFields): AskedProduct {
  const { package: trip, resort, room_type: room, rooms, meal_plan } = request;
  if ((trip == null) === (resort == null)) throw ValidationFailedError.on('package', 'one_product');
  const faults: Record<string, Message[]> = {};
  if (trip != null) {
    for (const field of OF_ROOMS) if (request[field] != null) faults[field] = [{ code: 'only_of_rooms' }];
    if (Object.keys(faults).length > 0) throw new ValidationFailedError(faults);
    return { kind: 'package', reference: trip };
  }
  if (room == null) faults['room_type'] = [{ code: 'required' }];
  const nights = nightsOf(request, faults);
  if (Object.keys(faults).length > 0) throw new ValidationFailedError(faults);
  return {
    kind: 'resort',
    reference: resort ?? '',
    room: room ?? '',
    nights,
    rooms: rooms ?? null,
    meal_plan: meal_plan ?? null,
    lengthField: request.check_out == null ? 'nights' : 'check_out',
  };
}
