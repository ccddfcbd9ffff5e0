import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import type { Occupancy, PricingType } from '@atoll/contract/price';
import { CancellationPolicyDto, OccupancyDto } from '../../content/listing/parts.dto.js';
import { CANCELLATION_POLICIES, type CancellationPolicy, PRICING_TYPES } from '../../content/listing/codes.js';
import { CURRENCY_CODES, type CurrencyCode } from '../../platform/fields/currencies.js';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import { PriceDetailsDto } from '../quotes/quote.dto.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const RATE = /^\d{1,8}(\.\d{1,6})?$/;

/** What the traveller saw before sending: the total as pages compute it, the rate of the currency it was shown in, and what it buys. */
export class ShownPriceDto {
  /**
   * US dollars.
   * @example "5697.00"
   */
  @ApiProperty({ pattern: AMOUNT.source })
  @Matches(AMOUNT, { message: 'invalid_price' })
  total: string;

  /**
   * Units of `currency` for one US dollar, as `GET currencies/` answered them; left out when prices were shown in US dollars.
   * @example "0.85"
   */
  @ApiPropertyOptional({ pattern: RATE.source })
  @Maybe()
  @Matches(RATE, { message: 'invalid' })
  rate?: string;

  /** Nights of the stay as they were shown; without them the present ones are meant. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 365, example: 6 })
  @Maybe()
  @IsInt()
  @Min(0)
  @Max(365)
  nights?: number;

  /** Code of the cancellation policy that was shown; without it the present one is meant. */
  @ApiPropertyOptional({ enum: CANCELLATION_POLICIES, example: 'flex_48h' })
  @Maybe()
  @IsIn(CANCELLATION_POLICIES)
  cancellation_policy?: CancellationPolicy;

  /**
   * US dollars that were said to be due first; without them the present ones are meant.
   * @example "1709.10"
   */
  @ApiPropertyOptional({ pattern: AMOUNT.source })
  @Maybe()
  @Matches(AMOUNT, { message: 'invalid_price' })
  deposit_due?: string;

  /** Day by which the rest was said to be due; without it the present one is meant. */
  @ApiPropertyOptional({ format: 'date', example: '2027-01-15' })
  @Maybe()
  @IsCalendarDate()
  balance_due_at?: string;
}

/** What a trip costs a party now, and how that comes about. Money in US dollars unless another currency is named. */
export class PriceQuoteDto {
  /** @example "1899.00" */
  price: string;

  @ApiProperty({ enum: PRICING_TYPES })
  pricing_type: PricingType;

  /** Whom a room takes, where the price is per room. */
  @ApiProperty({ type: OccupancyDto, nullable: true })
  occupancy: Occupancy | null;

  /**
   * How often the price counts: travellers, rooms, or 1 for a group.
   * @example 3
   */
  @ApiProperty({ type: 'integer', minimum: 1 })
  units: number;

  /** @example "5697.00" */
  total: string;

  @ApiProperty({ enum: ['USD'], example: 'USD' })
  currency: 'USD';

  /** @example 6 */
  @ApiProperty({ type: 'integer', minimum: 0 })
  nights: number;

  /** The cancellation policy, named in the language of the answer. */
  cancellation_policy: CancellationPolicyDto;

  /** Currency of the request, when it is another one. */
  @ApiPropertyOptional({ enum: CURRENCY_CODES, example: 'EUR' })
  display_currency?: CurrencyCode;

  /** @example "4842.45" */
  @ApiPropertyOptional()
  display_total?: string;

  /** @example "0.85" */
  @ApiPropertyOptional()
  rate?: string;

  /** How the total comes about, when it is due and what comes back of it. */
  details: PriceDetailsDto;
}

/**
 * 409 of a booking request: the key is in use (`idempotency_conflict`), the total is another one by now (`price_changed`), the trip takes
 * other nights or has another cancellation policy (`trip_changed`), nothing is left on that day (`sold_out`), or so many
 * places are held unpaid from the same household already (`places_held`).
 */
export class BookingConflictDto extends ErrorDto {
  /** With `price_changed` and `trip_changed`: what is offered now. */
  @ApiPropertyOptional({ type: PriceQuoteDto })
  price?: PriceQuoteDto;

  /** With `sold_out`: the next days that have room for the party, four at most. */
  @ApiPropertyOptional({ type: [String], example: ['2027-02-21', '2027-02-28'] })
  next_dates?: string[];
}
