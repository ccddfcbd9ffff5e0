import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AVAILABILITY_STATUSES, type AvailabilityStatus } from '../../catalogue/availability/availability.dto.js';
import { LINE_KINDS, type PriceLine, TAX_KINDS, type TaxRule } from '../../catalogue/pricing/pricing.types.js';
import { TransferCheckDto } from '../../catalogue/transfers/transfer-check.dto.js';

const UNITS = ['person', 'room', 'villa', 'group', 'night', 'booking'] as const;

/** One line of a price. */
export class PriceLineDto {
  @ApiProperty({ enum: LINE_KINDS, example: 'base' })
  kind: PriceLine['kind'];

  /** Of the season, extra, reduction or transfer. */
  @ApiProperty({ type: String, nullable: true, example: null })
  code: string | null;

  /**
   * In the language of the answer.
   * @example "Adults"
   */
  label: string;

  /** @example 2 */
  @ApiProperty({ type: 'integer', minimum: 0 })
  qty: number;

  @ApiProperty({ enum: UNITS, example: 'person' })
  unit: PriceLine['unit'];

  /**
   * What it adds, in US dollars; below 0 for a reduction, a low season and an agreed price that is lower.
   * @example "8380.00"
   */
  amount: string;
}

/** One tax or charge. */
export class TaxLineDto {
  /** @example "T_GST" */
  code: string;

  /** @example "Tourism GST" */
  label: string;

  /**
   * Id of the rule that was used: it says since when it holds.
   * @example "3"
   */
  rule: string;

  @ApiProperty({ enum: TAX_KINDS, example: 'percent' })
  kind: TaxRule['kind'];

  /**
   * Percent, or US dollars a person and day.
   * @example "17.00"
   */
  rate: string;

  /**
   * What a percentage is of, in US dollars; of a tax a person and day their number.
   * @example "7000.00"
   */
  base: string;

  /** @example "1190.00" */
  amount: string;
}

/** What comes back when a stay is cancelled before an instant. */
export class CancellationCutoffDto {
  /** @example "2027-01-15T09:00:00.000Z" */
  @ApiProperty({ format: 'date-time' })
  until: string;

  /**
   * Of the total.
   * @example 100
   */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 100 })
  refund_percent: number;
}

/** The cancellation policy with its instants for this stay. After the last one nothing comes back. */
export class QuoteCancellationDto {
  /** @example "resort_low_45d" */
  code: string;

  /** @example "Free until 45 days before arrival" */
  label: string;

  @ApiProperty({ type: [CancellationCutoffDto] })
  cutoffs: CancellationCutoffDto[];

  /** The deposit comes back like the rest. */
  deposit_refundable: boolean;
}

/** The total in another currency. The charge stays in US dollars. */
export class QuoteDisplayDto {
  /** @example "EUR" */
  currency: string;

  /** @example "7123.00" */
  total: string;

  /**
   * Units of the currency for one US dollar.
   * @example "0.85"
   */
  rate: string;

  /**
   * Day of the rate.
   * @example "2026-11-01"
   */
  @ApiProperty({ format: 'date' })
  rate_as_of: string;
}

/** How a price comes about, when it is due and what comes back of it. Money in US dollars. */
export class PriceDetailsDto {
  @ApiProperty({ type: [PriceLineDto] })
  lines: PriceLineDto[];

  /** The lines include the taxes; else these come on top of them. */
  taxes_included: boolean;

  @ApiProperty({ type: [TaxLineDto] })
  taxes: TaxLineDto[];

  /**
   * Without taxes and charges.
   * @example "6372.00"
   */
  net: string;

  /** What it would be without the reduction. */
  @ApiProperty({ type: String, nullable: true, example: null })
  total_before: string | null;

  /**
   * Due when the agency has said yes.
   * @example "2095.00"
   */
  deposit_due: string;

  /** Last day on which the rest may arrive; null when all of it is due at once. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-12-31' })
  balance_due_at: string | null;

  cancellation: QuoteCancellationDto;
}

export const QUOTE_WARNINGS = ['day_closed', 'day_sold_out', 'day_on_request'] as const;
export type QuoteWarning = (typeof QUOTE_WARNINGS)[number];

/** What stands between this price and a booking at once. */
export class QuoteWarningDto {
  /** `day_closed`: a booking is refused. `day_sold_out`: it is taken for the waiting list alone. `day_on_request`: the agency answers first. */
  @ApiProperty({ enum: QUOTE_WARNINGS, example: 'day_on_request' })
  code: QuoteWarning;

  /**
   * In the language of the answer.
   * @example "We ask for this day and answer within 24 hours"
   */
  message: string;
}

/** What a stay costs and under which conditions. Nothing is held for it. */
export class QuoteDto extends PriceDetailsDto {
  /**
   * Proof of this quote, for `POST bookings/`.
   * @example "eyJzdGF5Ijp7InBhY2thZ2UiOjF9fQ.q0c9Zk3tq1c6m0g9Jm0qgk3tq1c6m0g9Jm0qgk3tq1c"
   */
  quote_token: string;

  /**
   * Ask again after it. A booking is compared with the price and the conditions of its own moment in any case.
   * @example "2026-11-23T15:00:00.000Z"
   */
  @ApiProperty({ format: 'date-time' })
  valid_until: string;

  /** @example "2027-02-14" */
  @ApiProperty({ format: 'date' })
  check_in: string;

  /** @example "2027-02-20" */
  @ApiProperty({ format: 'date' })
  check_out: string;

  /** @example 6 */
  @ApiProperty({ type: 'integer', minimum: 0 })
  nights: number;

  /** @example "8380.00" */
  total: string;

  /**
   * The total shared out among the travellers, to the next whole cent.
   * @example "4190.00"
   */
  per_person: string;

  @ApiProperty({ enum: ['USD'], example: 'USD' })
  currency: 'USD';

  @ApiPropertyOptional({ type: QuoteDisplayDto })
  display?: QuoteDisplayDto;

  /** What the calendar says of the first day, as `GET availability/` does. A quote holds no place. */
  @ApiProperty({ enum: AVAILABILITY_STATUSES, example: 'AVAILABLE' })
  availability: AvailabilityStatus;

  /** Empty where the day can be booked as it is. */
  @ApiProperty({ type: [QuoteWarningDto] })
  warnings: QuoteWarningDto[];

  /** SHA-256 of the words of the terms as they stand beside it, in the language of the answer; null where there are none. */
  @ApiProperty({ type: String, nullable: true, example: null })
  terms_hash: string | null;

  /** Null where no transfer to the island is known. */
  @ApiProperty({ type: TransferCheckDto, nullable: true })
  transfer_check: TransferCheckDto | null;
}
