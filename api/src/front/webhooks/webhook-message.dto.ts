import { ApiProperty } from '@nestjs/swagger';
import { WEBHOOK_EVENTS, WEBHOOK_TEST } from '@atoll/contract/webhook-events';

/** The thing that something happened to. */
export class WebhookSubjectDto {
  /**
   * `booking`, `review`, `contact_message`, `trip_request`, or a kind of content: `package`, `page`.
   * @example "booking"
   */
  object: string;

  /**
   * Its id in the API: a UUID, of content a number.
   * @example "019aa7c1-0000-7000-8000-000000000000"
   */
  id: string;

  /** What people call it by: the reference of a booking, message or request, the slug of content. */
  @ApiProperty({ type: String, nullable: true, example: 'MV-7K3QZ4' })
  reference: string | null;

  /** Where it stands, with what happened or soon after. */
  @ApiProperty({ type: String, nullable: true, example: 'confirmed' })
  status: string | null;

  /**
   * Where the API reads it: bookings and content for a key that may, what people write for staff alone. Null where there is nothing
   * to read, as once it is deleted.
   */
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://agency.example/api/bookings/019aa7c1-0000-7000-8000-000000000000/',
  })
  url: string | null;
}

/** What other systems are sent: what happened, to which thing. Nothing of a person. */
export class WebhookMessageDto {
  /** `endpoint.test` is sent when somebody tries whether messages arrive. */
  @ApiProperty({
    enum: [...WEBHOOK_EVENTS, WEBHOOK_TEST],
    enumName: 'WebhookDeliveryEvent',
    example: 'booking.confirmed',
  })
  type: string;

  /**
   * When it happened.
   * @example "2026-11-21T08:00:00.000Z"
   */
  @ApiProperty({ format: 'date-time' })
  timestamp: string;

  /**
   * Of the form of this message; another one when a member changes its meaning.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  version: number;

  data: WebhookSubjectDto;
}
