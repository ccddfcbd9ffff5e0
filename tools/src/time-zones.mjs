// Where tests stand on the earth: a calendar date that is read as local time becomes the day before west of UTC only, and what is
// one day late shows only in the east.

/** Every test runs here. */
export const WEST = 'America/Los_Angeles';

/** Tests that write dates run here too: furthest east there is. */
export const EAST = 'Pacific/Kiritimati';

/** And by night where servers stand: what holds on both sides holds between them, unless it is written for one of them. */
export const BETWEEN = 'UTC';
