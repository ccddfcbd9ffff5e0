/** Words of the agency that a letter carried, and the guest's own to what they asked: they are part of what was said. */
const SAID = [
  'message',
  'approve',
  'decline',
  'cancel',
  'cancel_departure',
  'change_asked',
  'change',
  'change_declined',
];

/** Events `e` of a booking `b` that were said from one side to the other. */
export const IS_SAID = `e.type in (${SAID.map((type) => `'${type}'`).join(', ')}) and e.message <> ''`;

/** A message of whoever holds the booking. */
const IS_GUESTS = `e.type = 'message' and e.message <> '' and e.actor_type in ('guest', 'customer')`;
/** A message of the agency. */
const IS_OFFICES = `e.type = 'message' and e.message <> '' and e.actor_type = 'staff'`;

/** When the guest wrote what nobody has answered; null where nothing waits. */
export const MESSAGE_WAITING = `(select min(e.at) from booking_event e where e.booking_id = b.id and ${IS_GUESTS}
    and not exists (select from booking_event a where a.booking_id = b.id and a.type = 'message' and a.actor_type = 'staff'
      and (a.at, a.id) > (e.at, e.id)))`;

const unread = (isTheirs: string, mark: string): string =>
  `(select count(*)::int from booking_event e where e.booking_id = b.id and ${isTheirs} and e.at > coalesce(b.${mark}, '-infinity'))`;

/** Messages that one side has not seen yet. */
export const UNREAD = {
  holder: unread(IS_OFFICES, 'guest_read_at'),
  staff: unread(IS_GUESTS, 'office_read_at'),
};
