/** Day and time of an instant as everybody in the Maldives reads them, wherever the traveller sits; the sentence names the zone. */
export const MALDIVES_TIME: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Indian/Maldives',
};

/** The same with the year, for what stays on record. */
export const MALDIVES_RECORD: Intl.DateTimeFormatOptions = { ...MALDIVES_TIME, year: 'numeric' };
