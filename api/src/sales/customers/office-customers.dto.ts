import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsISO31661Alpha2 } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { BooleanFilter, PartFilter } from '../../platform/fields/filters.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { CustomerDto } from './customers.dto.js';

export const CUSTOMER_SORTS = ['newest', 'oldest', 'name', 'email', 'last_booking', 'bookings'] as const;

/** Which customers. */
export class CustomerFilter {
  /** Part of name, e-mail or telephone. */
  @PartFilter('smirnova')
  search?: string;

  /** ISO 3166-1 alpha-2. */
  @ApiPropertyOptional({ minLength: 2, maxLength: 2, example: 'RU' })
  @Maybe()
  @IsISO31661Alpha2({ message: 'invalid_country' })
  country?: string;

  /** Language of their letters. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  /** Whether offers may be mailed to them. */
  @BooleanFilter()
  marketing_opt_in?: boolean;
}

/** Which customers to list, in which order. */
export class ListCustomersQuery extends IntersectionType(CustomerFilter, PageQuery) {
  /** Order of the list. */
  @ApiPropertyOptional({ enum: CUSTOMER_SORTS, default: 'newest' })
  @Maybe()
  @IsIn(CUSTOMER_SORTS)
  sort?: (typeof CUSTOMER_SORTS)[number] = 'newest';
}

/** A customer as the office sees them. */
export class OfficeCustomerDto extends CustomerDto {
  /** @example 2 */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  bookings_count: number;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, example: '2026-11-21T08:00:00.000Z' })
  last_booking_at: string | null;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, example: '2026-11-21T08:00:00.000Z' })
  last_login_at: string | null;
}

/** One page of customers. */
export class CustomerPageDto {
  /** @example 1 */
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  results: OfficeCustomerDto[];
}
