/** Extras of any trip: a night near the airport, before the stay and after it. */
export const OVERNIGHT = { before: 'overnight_arrival', after: 'overnight_departure' } as const;

/** Which nights near the airport go with a stay. */
export const sleepsOf = (extras: readonly { code: string }[]): { before: boolean; after: boolean } => ({
  before: extras.some(({ code }) => code === OVERNIGHT.before),
  after: extras.some(({ code }) => code === OVERNIGHT.after),
});
