import type { Format } from '@atoll/i18n/instance';

/** By how much something becomes dearer or cheaper: `+$3,990`. @param amount decimal text */
export const signedUsd = (format: Pick<Format, 'usd'>, amount: string): string =>
  `${Number(amount) > 0 ? '+' : ''}${format.usd(amount)}`;
