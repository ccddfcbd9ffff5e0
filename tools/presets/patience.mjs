// One factor for every time-out that only says "this hangs": of tests, hooks, browser steps and starts that tests wait for. Bounds
// that are promises of the product (a card within five seconds) are never stretched by it.

/** How many times longer than its own figure a time-out waits; `ATOLL_PATIENCE` names another factor for a slower machine. */
export const PATIENCE = Number(process.env.ATOLL_PATIENCE || 2);

/** @param {number} ms what an idle machine is given @returns {number} what this run gives */
export const patient = (ms) => ms * PATIENCE;
