/** Job that says what somebody may get now who could not before: the sale offers it to who waits. Sent in the transaction that frees it. */
export const FREED_JOB = 'stock.freed';

/** Departures by their ids, or nights of a resort from the first to the last day. */
export type FreedStock = { departures: number[] } | { resort: number; from: string; to: string };
