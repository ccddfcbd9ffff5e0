import { ApiProperty } from '@nestjs/swagger';
import { OFFER_STATUSES, type OfferStatus } from '../trip-requests/trip-request-status.js';

/** States of a request that its customer sees. */
export const SHOWN_STATUSES = ['new', 'in_progress', 'quoted', 'accepted', 'lost', 'expired'] as const;

/** What the agency offers for a request, in short. */
export class CustomerTripOfferDto {
  @ApiProperty({ enum: OFFER_STATUSES, enumName: 'OfferStatus', example: 'open' })
  status: OfferStatus;

  /** In the language of the call. */
  @ApiProperty({ example: 'Неделя мант' })
  package_name: string;

  @ApiProperty({ example: '3960.00' })
  total: string;

  /** Last day on which it holds. */
  @ApiProperty({ format: 'date', example: '2026-12-01' })
  valid_until: string;
}

/** A trip that a customer has asked the agency to plan. */
export class CustomerTripRequestDto {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  id: string;

  /** @example "TR-7K3QZ4" */
  reference: string;

  @ApiProperty({ enum: SHOWN_STATUSES, enumName: 'CustomerTripRequestStatus', example: 'quoted' })
  status: (typeof SHOWN_STATUSES)[number];

  /** What they wrote. */
  @ApiProperty({ example: 'A quiet island for the two of us.' })
  description: string;

  /** @example "2026-11-21T08:00:00.000Z" */
  created_at: string;

  /** @example "2026-11-22T08:00:00.000Z" */
  reply_by: string;

  /** The last one that was sent; null before there is one, and once it was withdrawn. */
  @ApiProperty({ type: CustomerTripOfferDto, nullable: true })
  offer: CustomerTripOfferDto | null;

  /** Opens the page of the request and its offer. */
  @ApiProperty({ example: 'mi8k2x1c3q2c6m0g9Jm0Jm0qgk3tq1c6m0g9Jm0qgk3' })
  access_token: string;
}
