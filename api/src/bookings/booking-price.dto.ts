import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { Occupancy, PricingType } from '@atoll/contract/price';
import { OccupancyDto } from '../catalogue/parts.dto.js';
import { PRICING_TYPES } from '../catalogue/codes.js';
import { CURRENCY_CODES, type CurrencyCode } from '../common/currencies.js';
import { ErrorDto } from '../common/error.dto.js';
import { Maybe } from '../common/maybe.js';

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const RATE = /^\d{1,8}(\.\d{1,6})?$/;

/** What the traveller saw before sending: the total as pages compute it, and the rate of the currency it was shown in. */
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

  /** Currency of the request, when it is another one. */
  @ApiPropertyOptional({ enum: CURRENCY_CODES, example: 'EUR' })
  display_currency?: CurrencyCode;

  /** @example "4842.45" */
  @ApiPropertyOptional()
  display_total?: string;

  /** @example "0.85" */
  @ApiPropertyOptional()
  rate?: string;
}

/** 409 of a booking request: the key is in use (`idempotency_conflict`), or the total is another one by now (`price_changed`). */
export class BookingConflictDto extends ErrorDto {
  /** With `price_changed`: what it costs now. */
  @ApiPropertyOptional({ type: PriceQuoteDto })
  price?: PriceQuoteDto;
}
