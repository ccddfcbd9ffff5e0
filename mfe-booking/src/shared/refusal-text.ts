import type { ApiError } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';

/** A refusal with a reason of its own (`package_not_available`, `cards_away`) is told in the server's words: they are localised. */
export const refusalText = (error: ApiError): string =>
  (error.status === 409 || error.code === 'cards_away') && error.message ? error.message : errorText(error);

/** Without an answer, or with one from half-way, nobody knows whether a request was taken. */
export const isUnclear = ({ status }: ApiError): boolean => status === 0 || status === 408 || status >= 500;
