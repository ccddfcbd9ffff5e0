import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { LENGTHS, TRAVELLERS } from '@atoll/contract/rules';
import { IsCalendarDate, IsPersonName, IsPhone, PlainText } from '../../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../../platform/fields/maybe.js';
import { TicketTime } from '../../quotes/ticket-time.js';
import { CONTACT_CHANNELS, type ContactChannel } from '../booking-status.js';

/** The number of a flight as it is stored: `QR674`. */
export const FLIGHT_NO = /^[A-Z0-9]{2}\d{1,4}[A-Z]?$/;

const FlightNo = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: 10, example }),
    MaybeNull(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replaceAll(/[\s-]/g, '').toUpperCase() : value,
    ),
    IsString(),
    Matches(FLIGHT_NO, { message: 'invalid_flight' }),
  );

const Country = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, pattern: '^[A-Z]{2}$', nullable: true, example }),
    MaybeNull(),
    IsString(),
    Matches(/^[A-Z]{2}$/, { message: 'invalid_country' }),
  );

/** Somebody who travels. Numbers of passports are not asked for: nothing that is stored here needs them. */
export class TravellerDto {
  /**
   * As in the passport.
   * @example "SMIRNOVA ANNA"
   */
  @IsPersonName(LENGTHS.name.min)
  name: string;

  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, example: '1988-04-12' })
  @MaybeNull()
  @IsCalendarDate()
  birth_date?: string | null;

  /** ISO 3166-1 alpha-2. */
  @Country('RU')
  nationality?: string | null;
}

/** What may be told of a booking after it was made. What is left out stays as it is. */
export class UpdateBookingDetailsDto {
  /** Landing in the Maldives, local time. */
  @TicketTime('2027-02-14T13:05')
  arrival_flight_at?: string | null;

  @FlightNo('QR674')
  arrival_flight_no?: string | null;

  /** Take-off from the Maldives, local time. */
  @TicketTime('2027-02-21T21:40')
  departure_flight_at?: string | null;

  @FlightNo('QR675')
  departure_flight_no?: string | null;

  @ApiPropertyOptional({ example: '+7 912 345-67-89' })
  @Maybe()
  @IsPhone()
  phone?: string;

  /** Where they live. */
  @Country('RU')
  country?: string | null;

  /** How they want to be answered. */
  @ApiPropertyOptional({ type: String, enum: CONTACT_CHANNELS, nullable: true, example: 'whatsapp' })
  @MaybeNull()
  @IsIn(CONTACT_CHANNELS)
  preferred_channel?: ContactChannel | null;

  /** @example "No peanuts, please." */
  @ApiPropertyOptional({ maxLength: LENGTHS.requests.max })
  @Maybe()
  @PlainText()
  @IsString()
  @MaxLength(LENGTHS.requests.max)
  special_requests?: string;

  /** All of them at once: adults first, then children in the order of their ages. No more than travel. */
  @ApiPropertyOptional({ type: [TravellerDto], maxItems: TRAVELLERS.max })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(TRAVELLERS.max)
  @ValidateNested({ each: true })
  @Type(() => TravellerDto)
  named_travellers?: TravellerDto[];
}

/** Somebody who travels, as it is shown. */
export class NamedTravellerDto {
  /** @example "SMIRNOVA ANNA" */
  name: string;

  /** Null for staff without `customers.view`. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '1988-04-12' })
  birth_date: string | null;

  /** ISO 3166-1 alpha-2; null for staff without `customers.view`. */
  @ApiProperty({ type: String, nullable: true, example: 'RU' })
  nationality: string | null;
}

/** What of a booking its guest may tell later. */
export class BookingDetailsDto {
  /** Number of the flight in, `QR674`. */
  @ApiProperty({ type: String, nullable: true, example: 'QR674' })
  arrival_flight_no: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'QR675' })
  departure_flight_no: string | null;

  /** Last day on which the guest can tell flights and wishes, in the Maldives; after it the agency does. */
  @ApiProperty({ format: 'date', example: '2027-02-07' })
  due: string;

  /** Who travels, as far as it was told. */
  @ApiProperty({ type: [NamedTravellerDto] })
  named_travellers: NamedTravellerDto[];
}
