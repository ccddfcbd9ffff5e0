import type { Caller } from '../../platform/access/access.js';
import { PermissionDeniedError } from '../../platform/errors/app-error.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import type { PriceDetailsDto } from '../quotes/quote.dto.js';

/** @throws {PermissionDeniedError} for colleagues who may not give another price */
export function requireOverride(caller: Caller | null): void {
  if (!caller?.permissions.includes('bookings.override_price')) throw new PermissionDeniedError();
}

/** What the lines of a price say was given by hand: cents above the computed total, below 0 where it is less; 0 where nothing was. */
export const givenByHand = ({ lines }: Pick<PriceDetailsDto, 'lines'>): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'adjustment' ? parseMinor(amount) : 0), 0);

/** What a price agreed by hand has changed, as its event tells it. @param before cents, as `total` */
export const totals = (before: number, total: number) => ({
  total_before: formatMinor(before),
  total: formatMinor(total),
});
