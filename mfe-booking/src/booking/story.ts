import type { BookingDto, BookingEventDto } from '@atoll/api-client/endpoints/bookings.gen';
import { amountIn } from './amounts';

/** How a booking came to its present state, as far as its page tells. */
export interface Story {
  /** State before; null while nobody has said. */
  from: BookingDto['status'] | null;
  /** Why, where the agency said so. */
  reason: string | null;
  /** The agency's own words. */
  message: string;
  /** The total that was asked for, where the agency said yes to another one. */
  asked: string | null;
  /** Packages offered instead, by id or slug. */
  alternatives: string[];
}

const UNTOLD: Story = { from: null, reason: null, message: '', asked: null, alternatives: [] };

/** Of what happened, what led to the present state. */
export function storyOf(events: BookingEventDto[] | undefined, status: BookingDto['status']): Story {
  const last = events?.findLast(({ from_status, to_status }) => to_status === status && from_status !== status);
  if (!last) return UNTOLD;
  const { alternatives } = last.data ?? {};
  const isOurs = last.actor_type === 'staff';
  return {
    from: last.from_status,
    reason: last.reason_code,
    message: isOurs ? last.message : '',
    asked: last.type === 'approve' ? amountIn(last.data, 'total_before') : null,
    alternatives: Array.isArray(alternatives) ? alternatives.filter((ref) => typeof ref === 'string') : [],
  };
}
