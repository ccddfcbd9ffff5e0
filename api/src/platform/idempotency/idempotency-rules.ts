/** How long the answer of a call is kept for its key. Hours. */
export const KEPT_HOURS = 24;

/** How long a call waits for another one with its key. Milliseconds. */
export const PATIENCE = 5_000;
