import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsBoolean, IsISO31661Alpha2, IsIn, ValidateIf } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { MailTokenDto } from '../../people/auth/account.dto.js';
import { IsKnownPassword, IsNewPassword } from '../../people/auth/password-rules.js';
import { CURRENCY_CODES, type CurrencyCode } from '../../platform/fields/currencies.js';
import { IsEmailAddress, IsPersonName, IsPhone } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';

const present = (_: unknown, value: unknown) => value !== undefined && value !== null;

/** A country as ISO 3166-1 alpha-2, or null. */
const IsCountry = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, minLength: 2, maxLength: 2, example: 'RU' }),
    ValidateIf(present),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)),
    IsISO31661Alpha2({ message: 'invalid_country' }),
  );

/** A telephone number, or null. */
const IsOptionalPhone = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: 20, example: '+7 912 345-67-89' }),
    ValidateIf(present),
    IsPhone(),
  );

/** Who the customer is. */
export class CustomerUserDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example "anna@example.com" */
  email: string;

  /** @example "Анна" */
  first_name: string;

  /** @example "Смирнова" */
  last_name: string;

  /** @example true */
  email_verified: boolean;
}

/** A customer: what the browser keeps as `customer_data`. */
export class CustomerDto {
  /** The same as `user.id`. @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  user: CustomerUserDto;

  @ApiProperty({ type: String, nullable: true, example: '+7 912 345-67-89' })
  phone: string | null;

  /** ISO 3166-1 alpha-2. */
  @ApiProperty({ type: String, nullable: true, example: 'RU' })
  country: string | null;

  /** Language of letters. */
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  locale: Language;

  /** Currency in which prices are shown. */
  @ApiProperty({ enum: CURRENCY_CODES, enumName: 'CurrencyCode', example: 'EUR' })
  currency: CurrencyCode;

  /** @example false */
  marketing_opt_in: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  /** Goes into `If-Match` of a change. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;
}

/** A new customer. */
export class RegisterCustomerDto {
  /** @example "anna@example.com" */
  @IsEmailAddress()
  email: string;

  @IsNewPassword()
  password: string;

  /** @example "Анна" */
  @IsPersonName(1)
  first_name: string;

  /** @example "Смирнова" */
  @Maybe()
  @IsPersonName(0)
  last_name?: string;

  @IsOptionalPhone()
  phone?: string | null;

  @IsCountry()
  country?: string | null;

  /** Language of letters; that of the call unless given. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  @ApiPropertyOptional({ enum: CURRENCY_CODES, enumName: 'CurrencyCode', default: 'USD', example: 'EUR' })
  @Maybe()
  @IsIn(CURRENCY_CODES)
  currency?: CurrencyCode;

  @ApiProperty({ enum: [true], example: true })
  @Equals(true, { message: 'must_accept' })
  accept_terms: boolean;

  /** Whether offers may be mailed. */
  @ApiPropertyOptional({ default: false, example: false })
  @Maybe()
  @IsBoolean()
  marketing_opt_in?: boolean;
}

/** Tokens and the customer they belong to. */
export class CustomerTokenDto {
  /** Access token (15 minutes). @example "eyJhbGciOiJIUzI1NiJ9.…" */
  token: string;

  /** Goes to `token/refresh/`; 7 days. @example "b2Zmc2hvcmUgYnJlZXplIGFuZCBzYWx0eSBoYWlyLi4" */
  refresh: string;

  customer: CustomerDto;
}

/** A customer whose address is confirmed now. */
export class VerifiedCustomerDto extends CustomerTokenDto {
  /** False: nobody has shown to have chosen the password of the registration, so that one has to be set by `password/reset/`. @example true */
  password_set: boolean;
}

/** Answer of a registration. */
export class RegistrationDto {
  /** True: open the link in the letter, which signs you in. The same for addresses that have an account already. */
  @ApiProperty({ example: true })
  verification_required: boolean;

  /** Only where the installation does not hide which addresses have accounts: signed in at once. */
  @ApiPropertyOptional({ example: 'eyJhbGciOiJIUzI1NiJ9.…' })
  token?: string;

  @ApiPropertyOptional({ example: 'b2Zmc2hvcmUgYnJlZXplIGFuZCBzYWx0eSBoYWlyLi4' })
  refresh?: string;

  @ApiPropertyOptional({ type: CustomerDto })
  customer?: CustomerDto;
}

/** The link of a letter, and the password of the registration that it was written for. */
export class VerifyEmailDto extends MailTokenDto {
  /** Needed only where the link is opened at another address than the one that registered: shows who chose it. */
  @Maybe()
  @IsKnownPassword()
  @ApiPropertyOptional()
  password?: string;
}

/** The link of a letter to a new address, and the account's password: a stranger may have asked for the change. */
export class ConfirmEmailDto extends MailTokenDto {
  @IsKnownPassword()
  password: string;
}

/** Sign-in of a customer. */
export class LoginCustomerDto {
  /** @example "anna@example.com" */
  @IsEmailAddress()
  email: string;

  @IsKnownPassword()
  password: string;
}

/** What customers change of their profile. The e-mail address has a call of its own. */
export class UpdateCustomerDto {
  /** @example "Анна" */
  @Maybe()
  @IsPersonName(1)
  first_name?: string;

  /** @example "Смирнова" */
  @Maybe()
  @IsPersonName(0)
  last_name?: string;

  @IsOptionalPhone()
  phone?: string | null;

  @IsCountry()
  country?: string | null;

  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  locale?: Language;

  @ApiPropertyOptional({ enum: CURRENCY_CODES, enumName: 'CurrencyCode', example: 'EUR' })
  @Maybe()
  @IsIn(CURRENCY_CODES)
  currency?: CurrencyCode;

  /** @example true */
  @Maybe()
  @IsBoolean()
  marketing_opt_in?: boolean;
}

/** Another address for the account. */
export class ChangeEmailDto {
  /** @example "anna.smirnova@example.com" */
  @IsEmailAddress()
  email: string;

  @IsKnownPassword()
  password: string;
}

/** The address of the account from now on. */
export class ConfirmedEmailDto {
  /** @example "anna.smirnova@example.com" */
  email: string;
}
