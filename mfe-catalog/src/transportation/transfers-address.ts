import { paths } from '@atoll/contract/paths';

/** Where the list of transfers stands on the page. */
export const TRANSFERS = 'transfers';

/** The list of transfers, as `query` narrows it. */
export const transfersAddress = (query: URLSearchParams): string => `${paths.transportation()}?${query}#${TRANSFERS}`;
