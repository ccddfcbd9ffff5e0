import type { BulkBookingsDto } from '@atoll/api-client/endpoints/bookings.gen';

export type BulkAction = BulkBookingsDto['action'];

/** In the order of a morning. */
export const BULK_ACTIONS: BulkAction[] = ['assign', 'approve', 'remind', 'decline'];
