import { ApiProperty } from '@nestjs/swagger';
import { WayCheckDto } from '../../../catalogue/transfers/transfer-check.dto.js';

/** A way to the island. */
export class BookingTransferDto {
  /** @example 5 */
  @ApiProperty({ type: 'integer' })
  id: number;

  /** @example "Private speedboat" */
  name: string;
}

/** Whether the flights fit the way to the island, as it was when they were last told. */
export class BookingTransferCheckDto {
  /**
   * Of the transfer that was checked.
   * @example "Seaplane from Velana airport"
   */
  name: string;

  feasible: boolean;

  /** Null without a flight. */
  @ApiProperty({ type: WayCheckDto, nullable: true })
  arrival: WayCheckDto | null;

  /** Null without a flight. */
  @ApiProperty({ type: WayCheckDto, nullable: true })
  departure: WayCheckDto | null;

  /** @example "2026-11-23T15:00:00.000Z" */
  @ApiProperty({ format: 'date-time' })
  checked_at: string;
}
