import { Injectable } from '@nestjs/common';
import type { Permission } from '@atoll/contract/permissions';
import type { Caller } from '../../../platform/access/access.js';
import { NotFoundError, PermissionDeniedError } from '../../../platform/errors/app-error.js';
import { Clock } from '../../../platform/data/clock.js';
import { AccessTokens } from './access-tokens.js';
import type { BookingView } from '../to-booking-dto.js';

/** Whose a booking is, and what its link's key has to fit. */
export interface BookingLock {
  id: string;
  access_token_hash: string;
  customer_id: string | null;
}

/** Who holds the booking, by link or account. */
export const HOLDER: BookingView = { by: 'holder', permissions: [], reachable: true };

/** A colleague. Addresses and telephone numbers are for who answers guests (security requirement S41). */
export const staffView = ({ permissions }: Caller): BookingView => ({
  by: 'staff',
  permissions,
  reachable: permissions.includes('customers.view'),
});

/** Who may see a booking, and as whom. */
@Injectable()
export class BookingDoors {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Its guest (by the key of the link), the customer whose it is, or staff with a permission.
   * @throws {NotFoundError} for everybody else: whether an id exists is nobody's business
   * @throws {PermissionDeniedError} for colleagues without the permission
   */
  viewOf(
    booking: BookingLock | null,
    accessToken: string | undefined,
    caller: Caller | null,
    permission: Permission = 'bookings.view',
  ): BookingView {
    if (caller?.kind === 'staff' && caller.permissions.includes(permission)) {
      if (!booking) throw new NotFoundError();
      return staffView(caller);
    }
    if (booking && this.isHolder(booking, accessToken, caller)) return HOLDER;
    throw caller?.kind === 'staff' ? new PermissionDeniedError() : new NotFoundError();
  }

  /** Whether somebody comes as the guest of a booking, with a key for good or one that ends, or as its customer. */
  isHolder(booking: BookingLock, accessToken: string | undefined, caller: Caller | null): boolean {
    const owns = caller?.kind === 'customer' && booking.customer_id === caller.id;
    return owns || (accessToken !== undefined && this.accessTokens.opens(accessToken, booking, this.clock.now()));
  }
}
