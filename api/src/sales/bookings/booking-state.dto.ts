import { ApiProperty } from '@nestjs/swagger';
import { ColleagueDto } from '../../platform/access/colleague.dto.js';
import { PAYMENT_STATUSES, type PaymentStatus } from './booking-status.js';
import { DueDto } from './due/due.dto.js';
import { BOOKING_ACTIONS, type BookingAction } from './machine/booking-actions.js';

/** What the end of a booking cost. Money in US dollars. */
export class BookingCancellationDto {
  /** @example "change_of_plans" */
  reason_code: string;

  /** @example "We travel next year." */
  note: string;

  /**
   * What the agency asked for.
   * @example "0.00"
   */
  fee: string;

  /**
   * What goes back of what was paid.
   * @example "950.00"
   */
  refund: string;

  /**
   * Of the total, by the tier that held.
   * @example 100
   */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 100 })
  refund_percent: number;

  /** The agency did without its fee. */
  waived: boolean;
}

/** How a booking stands: its deadlines, its money, and what its reader may do with it. */
export class BookingStateDto {
  /** What the caller may do now, in this state and with these rights; a screen offers these and no others. */
  @ApiProperty({ enum: BOOKING_ACTIONS, isArray: true, example: ['cancel'] })
  allowed_actions: BookingAction[];

  /** Follows from what was paid and what went back. */
  @ApiProperty({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus', example: 'unpaid' })
  payment_status: PaymentStatus;

  /** What is owed now; screens, letters and payments read it from here. */
  @ApiProperty({ type: DueDto })
  due: DueDto;

  /**
   * Of the total; with it the booking is confirmed.
   * @example "2095.00"
   */
  deposit_due: string;

  /**
   * What cancelling costs in any case, after a change of the stay that was asked for when cancelling had its price.
   * @example "0.00"
   */
  least_fee: string;

  /** Last day on which the rest may arrive; null when all of it is due at once. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-12-31' })
  balance_due_on: string | null;

  /**
   * What came in.
   * @example "0.00"
   */
  paid: string;

  /**
   * What went back.
   * @example "0.00"
   */
  refunded: string;

  /**
   * Still to be paid; below 0 where too much was.
   * @example "8380.00"
   */
  balance: string;

  /**
   * Is to go back and waits for the agency.
   * @example "0.00"
   */
  refund_due: string;

  /**
   * Of the guest's money, what the agency has: `refund_due`, or what was paid above the total while the booking stands.
   * @example "0.00"
   */
  money_back: string;

  /** The proof of a transfer waits for a colleague to decide on it. */
  proof_waiting: boolean;

  /**
   * Of how many other bookings places are held unpaid from the same household or for the same address, for a booking of which that is so
   * too; 0 for everybody but staff. Twenty of each are counted at most.
   * @example 0
   */
  also_held: number;

  /** Since when a message of the guest waits for an answer; null where none does, and for everybody but staff. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  message_waiting_since: string | null;

  /** Messages of the other side that this one has not seen: the guest, or the office as a whole. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  unread_messages: number;

  /** Until then places are held (`on_hold`); else null. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  expires_at: string | null;

  /** The hold was prolonged; that happens once. */
  extended: boolean;

  /** By when the agency answers a request; null where it never was one. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-22T08:00:00.000Z' })
  reply_by: string | null;

  /** By when the deposit is to be there (`awaiting_payment`); else null. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  payment_due_at: string | null;

  /** By when the agency answers the change of the stay that was asked for; null while none waits. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  change_reply_by: string | null;

  /** Null unless it was cancelled. */
  @ApiProperty({ type: BookingCancellationDto, nullable: true, example: null })
  cancellation: BookingCancellationDto | null;

  /** The colleague who looks after it; null for everybody but staff. */
  @ApiProperty({ type: ColleagueDto, nullable: true, example: null })
  assigned_to: ColleagueDto | null;
}
