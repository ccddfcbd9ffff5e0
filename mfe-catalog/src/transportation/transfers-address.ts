import { ASKED_DIALECT, type Asked } from './asked';

/** Where the list of transfers stands on the page. */
export const TRANSFERS = 'transfers';

/** The list of transfers, as it is asked for. */
export const transfersAddress = (asked: Asked): string => `${ASKED_DIALECT.to(asked)}#${TRANSFERS}`;
