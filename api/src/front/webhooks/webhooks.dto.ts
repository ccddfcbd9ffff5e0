import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { WEBHOOK_EVENTS, WEBHOOK_TEST, type WebhookEvent } from '@atoll/contract/webhook-events';
import { IsInstant } from '../../content/editing/fields.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { IsText, Trim } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { URL_MAX } from './send-webhook.js';
import {
  DELIVERY_FAULTS,
  DELIVERY_STATUSES,
  type DeliveryFault,
  type DeliveryStatus,
} from './webhook-delivery.entity.js';
import { STOP_REASONS, type StopReason } from './webhook-endpoint.entity.js';

const ADDRESS = /^https?:\/\//i;

/** An endpoint to add. */
export class CreateWebhookEndpointDto {
  /** Where messages go: `https:`, on the open internet, without name and password. */
  @ApiProperty({
    format: 'uri',
    maxLength: URL_MAX,
    pattern: '^[hH][tT][tT][pP][sS]?://',
    example: 'https://crm.example/atoll',
  })
  @Trim()
  @IsString()
  @MaxLength(URL_MAX)
  @Matches(ADDRESS, { message: 'invalid_url' })
  url: string;

  /**
   * What it is for.
   * @example "CRM"
   */
  @IsText(1, 100)
  description: string;

  /** What it is told of. */
  @ApiProperty({
    enum: WEBHOOK_EVENTS,
    enumName: 'WebhookEvent',
    isArray: true,
    minItems: 1,
    maxItems: WEBHOOK_EVENTS.length,
    example: ['booking.confirmed', 'booking.cancelled'],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_EVENTS.length)
  @ArrayUnique()
  @IsIn(WEBHOOK_EVENTS, { each: true })
  events: WebhookEvent[];

  /** Off: nothing is sent, and what happens meanwhile is not told afterwards. */
  @ApiPropertyOptional({ default: true, example: true })
  @Maybe()
  @IsBoolean()
  is_active?: boolean;
}

/** What changes of an endpoint; what is left out stays as it is. */
export class UpdateWebhookEndpointDto extends PartialType(CreateWebhookEndpointDto, { skipNullProperties: false }) {}

/** An endpoint as the office sees it: never its secret. */
export class WebhookEndpointDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example "https://crm.example/atoll" */
  url: string;

  /** @example "CRM" */
  description: string;

  @ApiProperty({ enum: WEBHOOK_EVENTS, enumName: 'WebhookEvent', isArray: true, example: ['booking.confirmed'] })
  events: WebhookEvent[];

  /** @example true */
  is_active: boolean;

  /** Why it was switched off: nothing was taken for three days, or the receiver answered 410. */
  @ApiProperty({ enum: STOP_REASONS, enumName: 'WebhookStopReason', nullable: true, example: 'failing' })
  stop_reason: StopReason | null;

  /** Since when nothing arrives; null while all is well. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  failing_since: string | null;

  /** Until when the former secret signs beside the new one. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  former_secret_until: string | null;

  /** When the last message was taken. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T08:00:00.000Z' })
  last_delivered_at: string | null;

  /** @example "2026-11-21T08:00:00.000Z" */
  created_at: string;

  /** @example "2026-11-21T08:00:00.000Z" */
  updated_at: string;

  /** @example 1 */
  version: number;
}

/** An endpoint with its new secret, this once. */
export class WebhookEndpointWithSecretDto extends WebhookEndpointDto {
  /**
   * What signatures are made with. It is not shown again.
   * @example "whsec_…"
   */
  secret: string;
}

export class ListWebhookDeliveriesQuery extends PageQuery {
  @ApiPropertyOptional({ enum: DELIVERY_STATUSES, enumName: 'WebhookDeliveryStatus' })
  @Maybe()
  @IsIn(DELIVERY_STATUSES)
  status?: DeliveryStatus;

  /** Of one kind. */
  @ApiPropertyOptional({ enum: [...WEBHOOK_EVENTS, WEBHOOK_TEST], enumName: 'WebhookDeliveryEvent' })
  @Maybe()
  @IsIn([...WEBHOOK_EVENTS, WEBHOOK_TEST])
  event?: string;
}

/** One message on its way. */
export class WebhookDeliveryDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * `webhook-id`: the same however often it is sent.
   * @example "019aa7c1-0000-7000-8000-000000000001"
   */
  @ApiProperty({ format: 'uuid' })
  message_id: string;

  @ApiProperty({
    enum: [...WEBHOOK_EVENTS, WEBHOOK_TEST],
    enumName: 'WebhookDeliveryEvent',
    example: 'booking.confirmed',
  })
  event: string;

  /**
   * What is sent, to the byte.
   * @example "{}"
   */
  body: string;

  @ApiProperty({ enum: DELIVERY_STATUSES, enumName: 'WebhookDeliveryStatus', example: 'delivered' })
  status: DeliveryStatus;

  /** @example 1 */
  attempts: number;

  /** Time of the next try; null once it is delivered or given up. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  next_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T08:00:01.000Z' })
  tried_at: string | null;

  /** Status of the answer; null where none came. */
  @ApiProperty({ type: 'integer', nullable: true, example: 204 })
  response_status: number | null;

  /** How the answer began: at most 1,000 characters. */
  @ApiProperty({ type: String, nullable: true, example: '' })
  response_body: string | null;

  /** Why no answer came. `closed_address`: the host lies inside, or there is none. */
  @ApiProperty({ enum: DELIVERY_FAULTS, enumName: 'WebhookDeliveryFault', nullable: true, example: null })
  fault: DeliveryFault | null;

  /** How long the try took, in milliseconds. */
  @ApiProperty({ type: 'integer', nullable: true, example: 85 })
  duration: number | null;

  /** @example "2026-11-21T08:00:00.000Z" */
  created_at: string;
}

/** One page of deliveries. */
export class WebhookDeliveryPageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  next: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  previous: string | null;

  results: WebhookDeliveryDto[];
}

/** What is sent again: all that was given up since a time. */
export class ReplayWebhookDto {
  @ApiProperty({ example: '2026-11-21T00:00:00.000Z' })
  @IsInstant()
  since: string;
}

/** How many messages were put into the queue again. */
export class ReplayedWebhookDto {
  /** @example 12 */
  @ApiProperty({ type: 'integer' })
  count: number;
}
