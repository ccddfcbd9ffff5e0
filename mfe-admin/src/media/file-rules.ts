import { isApiError } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';

/** Bytes of a picture at most (specification §9). */
export const MOST_BYTES = 5_242_880;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What a field for pictures lets one choose. */
export const ACCEPT = TYPES.join(',');

/** Why a file cannot be a picture of the library, before it is sent; undefined when it can. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | undefined {
  if (!TYPES.includes(type)) return 'wrongType';
  return size > MOST_BYTES ? 'tooLarge' : undefined;
}

/** Why the API did not take a file, in its words. */
export const faultOf = (error: unknown): string =>
  (isApiError(error) ? error.fields?.['file']?.[0] : undefined) ?? errorText(error);
