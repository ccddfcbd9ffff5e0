import { ApiProperty } from '@nestjs/swagger';
import { OUTBOX_STATUSES, type OutboxStatus } from '../../people/mail/outbox-message.entity.js';
import { BOOKING_STATUSES, type BookingStatus } from './booking-status.js';
import { BOOKING_EVENT_TYPES, type BookingEventType, EVENT_ACTORS, type EventActor } from './booking-event.entity.js';

/** A letter that tells of an event. The id of the event is its id in the outbox. */
export class BookingLetterDto {
  /** @example "booking-received" */
  template: string;

  /** @example "anna@example.com" */
  to: string;

  @ApiProperty({ enum: OUTBOX_STATUSES, enumName: 'OutboxStatus', example: 'sent' })
  status: OutboxStatus;

  /** @example "2026-11-21T08:00:05.000Z" */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sent_at: string | null;

  /** What the mail server said last, where it did not take it; null once it is sent, and for who may not know addresses. */
  @ApiProperty({ type: String, nullable: true, example: null })
  error: string | null;
}

/** One thing that happened to a booking. */
export class BookingEventDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  at: string;

  /** `created`, a step (`approve`, `pay`, `cancel`, …), `price` for one agreed by hand, what became of a change or of money, or for colleagues `assign` and `note`; `letter` for both. */
  @ApiProperty({ enum: [...BOOKING_EVENT_TYPES, 'letter'], enumName: 'BookingEventType', example: 'created' })
  type: BookingEventType | 'letter';

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus', nullable: true, example: null })
  from_status: BookingStatus | null;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus', example: 'requested' })
  to_status: BookingStatus;

  @ApiProperty({ enum: EVENT_ACTORS, example: 'guest' })
  actor_type: EventActor;

  /** Name of the colleague; null for everybody but staff. */
  @ApiProperty({ type: String, nullable: true, example: null })
  actor: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  reason_code: string | null;

  /**
   * What the guest was told; for colleagues also what they noted.
   * @example ""
   */
  message: string;

  /** Facts of the event: amounts, deadlines. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, example: null })
  data: Record<string, unknown> | null;

  /** Of a `letter`; null otherwise. */
  @ApiProperty({ type: BookingLetterDto, nullable: true, example: null })
  letter: BookingLetterDto | null;
}
