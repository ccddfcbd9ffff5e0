import { keptKeys } from '../shared/kept-keys';

/** As many as are shown. */
export const MOST_VIEWED = 8;

/** Trips and places to stay that were opened in this browser, the newest first: those that are shown, and the open one. */
export const viewed = keptKeys('atoll_viewed', MOST_VIEWED + 1);
