import type { Caller } from '../../platform/access/access.js';
import { PermissionDeniedError } from '../../platform/errors/app-error.js';
import { formatMinor } from '../../platform/fields/money.js';

/** @throws {PermissionDeniedError} for colleagues who may not give another price */
export function requireOverride(caller: Caller | null): void {
  if (!caller?.permissions.includes('bookings.override_price')) throw new PermissionDeniedError();
}

/** What a price agreed by hand has changed, as its event tells it. @param before cents, as `total` */
export const totals = (before: number, total: number) => ({
  total_before: formatMinor(before),
  total: formatMinor(total),
});
