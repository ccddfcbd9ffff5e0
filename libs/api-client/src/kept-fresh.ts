/**
 * How a page reads what others add to while it is open (bookings, messages, reviews): again each minute, and at once when somebody comes
 * back to it. A page nobody looks at does not ask: its session ends when its time without use is over.
 */
export const KEPT_FRESH = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;
