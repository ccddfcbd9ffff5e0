/** Extras of any trip: a night near the airport, before the stay and after it. */
export const OVERNIGHT = { before: 'overnight_arrival', after: 'overnight_departure' } as const;

/** A night near the airport, as it was booked: the hotel may be another one by now. */
export interface AirportNight {
  code: string;
  /** Id of the hotel. */
  resort: number;
  /** Code of its kind of room. */
  room: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** As many as the party needs. */
  rooms: number;
}

/** Which nights near the airport go with a stay. */
export const sleepsOf = (extras: readonly { code: string }[]): { before: boolean; after: boolean } => ({
  before: extras.some(({ code }) => code === OVERNIGHT.before),
  after: extras.some(({ code }) => code === OVERNIGHT.after),
});
