/** Where everything that is sold takes place: its clocks hold for deadlines, wherever the reader sits. */
export const MALDIVES = { timeZone: 'Indian/Maldives' } as const satisfies Intl.DateTimeFormatOptions;

/** Hours and minutes there. */
export const MALDIVES_CLOCK = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  ...MALDIVES,
} as const satisfies Intl.DateTimeFormatOptions;

/** Day and time there, with the year: what stays on record. The sentence names the zone. */
export const MALDIVES_RECORD = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...MALDIVES_CLOCK,
} as const satisfies Intl.DateTimeFormatOptions;

/** The same as short as tables have it. */
export const MALDIVES_SHORT = {
  dateStyle: 'medium',
  timeStyle: 'short',
  ...MALDIVES,
} as const satisfies Intl.DateTimeFormatOptions;
