import { ApiProperty } from '@nestjs/swagger';
import { ISSUED_TYPES, type IssuedType } from './paper-content.js';

/** A paper of the books. It never changes. */
export class IssuedPaperDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  @ApiProperty({ enum: ISSUED_TYPES, example: 'pro_forma' })
  type: IssuedType;

  /**
   * Without gaps within its kind and year.
   * @example "PF-2026-00012"
   */
  number: string;

  /** @example "2026-11-23T09:30:00.000Z" */
  @ApiProperty({ format: 'date-time' })
  issued_at: string;

  /**
   * Its total; of a credit note what goes back.
   * @example "8023.50"
   */
  amount: string;

  /** @example "USD" */
  currency: string;

  /**
   * Where its PDF is, for who may see the booking: guests add their `access_token`.
   * @example "/api/bookings/019aa7c1-0000-7000-8000-000000000000/papers/019aa7c1-0000-7000-8000-000000000001/"
   */
  url: string;
}

/** The papers of a booking. */
export class BookingPapersDto {
  /** In the order they were issued. */
  @ApiProperty({ type: [IssuedPaperDto] })
  issued: IssuedPaperDto[];

  /** Where the voucher is; null before the booking is confirmed and after it was cancelled. */
  @ApiProperty({
    type: String,
    nullable: true,
    example: '/api/bookings/019aa7c1-0000-7000-8000-000000000000/voucher/',
  })
  voucher: string | null;

  /** @example "/api/bookings/019aa7c1-0000-7000-8000-000000000000/calendar.ics" */
  calendar: string;
}
