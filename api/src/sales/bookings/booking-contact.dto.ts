import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, Matches } from 'class-validator';
import { LENGTHS } from '@atoll/contract/rules';
import { IsEmailAddress, IsPhone, IsText } from '../../platform/fields/fields.js';
import { MaybeNull } from '../../platform/fields/maybe.js';
import { CONTACT_CHANNELS, type ContactChannel } from './booking-status.js';

/** Whom the agency answers. */
export class ContactDto {
  /** @example "Анна Смирнова" */
  @IsText(LENGTHS.name.min, LENGTHS.name.max)
  name: string;

  /** @example "anna@example.com" */
  @IsEmailAddress()
  email: string;

  /**
   * Optional leading +, then digits, spaces, dashes and parentheses.
   * @example "+7 912 345-67-89"
   */
  @IsPhone()
  phone: string;

  /** Where they live: ISO 3166-1 alpha-2. */
  @ApiPropertyOptional({ type: String, pattern: '^[A-Z]{2}$', nullable: true, example: 'RU' })
  @MaybeNull()
  @IsString()
  @Matches(/^[A-Z]{2}$/)
  country?: string | null;

  /** How they want to be answered. */
  @ApiPropertyOptional({ type: String, enum: CONTACT_CHANNELS, nullable: true, example: 'whatsapp' })
  @MaybeNull()
  @IsIn(CONTACT_CHANNELS)
  preferred_channel?: ContactChannel | null;
}

/** Whom the agency answers, as it is shown. All of it is empty once a customer had their data erased. */
export class BookingContactDto {
  /** @example "Анна Смирнова" */
  name: string;

  /**
   * Empty for staff without `customers.view`.
   * @example "anna@example.com"
   */
  email: string;

  /**
   * Empty for staff without `customers.view`.
   * @example "+7 912 345-67-89"
   */
  phone: string;

  /**
   * Where they live: ISO 3166-1 alpha-2.
   * @example "RU"
   */
  @ApiProperty({ type: String, nullable: true, example: 'RU' })
  country: string | null;

  /** How they want to be answered. */
  @ApiProperty({ type: String, enum: CONTACT_CHANNELS, nullable: true, example: 'whatsapp' })
  preferred_channel: ContactChannel | null;
}
