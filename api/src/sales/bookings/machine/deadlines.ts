import { maldivesInstant } from '../../../catalogue/pricing/maldives-time.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long places are held for somebody who pays, and by how much that is prolonged once. */
const HOLD = 30 * MINUTE;
const EXTENSION = 15 * MINUTE;
/** How long an offer to somebody on the waiting list stands. */
const OFFER = 24 * HOUR;
/** How long the agency has to answer a request or a wish for a change, and the guest to pay what it said yes to. */
export const REPLY = 24 * HOUR;
const PAYMENT = 72 * HOUR;
/** After these two deadlines places are kept for so long (`placesUntil`). */
export const GRACE = 24 * HOUR;

/** How long a payment by card that was begun keeps a hold, and a proof of a transfer that nobody has looked at the places of a yes. */
export const CARD_WAIT = 15 * MINUTE;
export const PROOF_WAIT = 72 * HOUR;

/** For so long after its end a hold is honoured, at its price, when the money comes all the same. */
const HONOUR = 24 * HOUR;

const after = (start: Date, duration: number): Date => new Date(start.getTime() + duration);

export const holdUntil = (now: Date): Date => after(now, HOLD);
export const prolonged = (expiresAt: Date): Date => after(expiresAt, EXTENSION);
export const honouredUntil = (endedAt: Date): Date => after(endedAt, HONOUR);

/** So long from now, on the eve of the trip at the latest, in an hour when that is past. */
function before(checkIn: string, now: Date, duration: number): Date {
  const eve = maldivesInstant(checkIn, '00:00');
  return new Date(Math.max(now.getTime() + HOUR, Math.min(now.getTime() + duration, eve.getTime())));
}

/** By when somebody on the waiting list takes the place that came free. */
export const offerUntil = (now: Date, checkIn: string): Date => before(checkIn, now, OFFER);
/** By when the agency answers a request, or a wish for a change. */
export const replyUntil = (now: Date, checkIn: string): Date => before(checkIn, now, REPLY);
/** By when to pay what the agency has just said yes to. */
export const paymentUntil = (now: Date, checkIn: string): Date => before(checkIn, now, PAYMENT);

/**
 * When the places go back after a deadline that nobody kept: a day of grace, which ends with the eve of the trip. What a colleague says
 * yes to during the trip keeps its day.
 */
export function placesUntil(deadline: Date, checkIn: string): Date {
  const [eve, later] = [maldivesInstant(checkIn, '00:00').getTime(), deadline.getTime() + GRACE];
  return new Date(deadline.getTime() > eve ? later : Math.min(later, eve));
}

/** A question about a stay that waits for money stops its time to pay: until the agency has answered it, or said no, a day; never into the trip. */
export function waitUntil(dueAt: Date | null, now: Date, checkIn: string): Date {
  const eve = maldivesInstant(checkIn, '00:00');
  return new Date(Math.max(dueAt?.getTime() ?? 0, Math.min(now.getTime() + REPLY, eve.getTime())));
}
