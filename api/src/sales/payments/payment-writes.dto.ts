import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsDateString, IsIn, Matches, ValidateIf } from 'class-validator';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import { IsText, PlainText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PAYMENT_KINDS, PAYMENT_METHODS, type PaymentKind, type PaymentMethod } from './payment-kinds.js';

/** Up to 9,999,999.99: a column holds a few hundred of them. */
const AMOUNT = /^\d{1,7}\.\d{2}$/;
const SIGNED_AMOUNT = /^-?\d{1,7}\.\d{2}$/;
const CURRENCY = /^[A-Z]{3}$/;

const IsAmount = (pattern: RegExp) => Matches(pattern, { message: 'invalid_amount' });
const IsMoment = () => IsDateString({ strict: true }, { message: 'invalid_date' });

/** What is known of money that has moved. */
export class MovedMoneyDto {
  /** What arrived, where that was another currency than the booking's. */
  @ApiPropertyOptional({ pattern: AMOUNT.source, example: '1926.10' })
  @ValidateIf(({ settled_amount, settled_currency }: MovedMoneyDto) =>
    [settled_amount, settled_currency].some((value) => value !== undefined),
  )
  @IsAmount(AMOUNT)
  settled_amount?: string;

  @ApiPropertyOptional({ pattern: CURRENCY.source, example: 'EUR' })
  @ValidateIf(({ settled_amount, settled_currency }: MovedMoneyDto) =>
    [settled_amount, settled_currency].some((value) => value !== undefined),
  )
  @Matches(CURRENCY, { message: 'invalid_currency' })
  settled_currency?: string;

  /** What the bank kept, in the booking's currency. */
  @ApiPropertyOptional({ pattern: AMOUNT.source, example: '25.00' })
  @Maybe()
  @IsAmount(AMOUNT)
  fee?: string;

  /** When it moved; now unless given. */
  @ApiPropertyOptional({ format: 'date-time', example: '2026-11-23T08:00:00.000Z' })
  @Maybe()
  @IsMoment()
  received_at?: string;

  /** What the bank calls it. */
  @ApiPropertyOptional({ maxLength: 100, example: 'FT26327000123' })
  @Maybe()
  @PlainText()
  @IsText(1, 100)
  external_reference?: string;

  /**
   * Although the booking has money under that `external_reference` (409 `payment_recorded`), or a transfer of that amount within a
   * day from which no reference tells it (409 `transfer_recorded`): the `note` says why it is another transfer.
   */
  @ApiPropertyOptional({ type: Boolean, example: false })
  @Maybe()
  @IsBoolean()
  again?: boolean;

  /** For colleagues. */
  @ApiPropertyOptional({ maxLength: 2000, example: 'Seen on the account.' })
  @Maybe()
  @PlainText()
  @IsText(1, 2000)
  note?: string;
}

/** Money that moved outside of any provider. */
export class RecordPaymentDto extends MovedMoneyDto {
  /** What is no `payment`, and an adjustment below 0, needs `payments.refund`. An adjustment needs a `note`. */
  @ApiProperty({ enum: PAYMENT_KINDS, example: 'payment' })
  @IsIn(PAYMENT_KINDS)
  kind: PaymentKind;

  @ApiProperty({ enum: PAYMENT_METHODS, example: 'bank_transfer' })
  @IsIn(PAYMENT_METHODS)
  method: PaymentMethod;

  /** What the booking is credited with, in its currency. Below 0 for adjustments alone. */
  @ApiProperty({ pattern: SIGNED_AMOUNT.source, example: '2095.00' })
  @IsAmount(SIGNED_AMOUNT)
  amount: string;
}

/** A payment that was waited for has arrived. */
export class CapturePaymentDto extends MovedMoneyDto {
  /** What arrived, in the booking's currency; as it was expected unless given. */
  @ApiPropertyOptional({ pattern: AMOUNT.source, example: '2095.00' })
  @Maybe()
  @IsAmount(AMOUNT)
  amount?: string;
}

/** A payment that was waited for does not come. */
export class FailPaymentDto {
  /** For colleagues. */
  @ApiPropertyOptional({ maxLength: 2000, example: 'The transfer was called back.' })
  @Maybe()
  @PlainText()
  @IsText(1, 2000)
  note?: string;
}

/** What goes back of a payment. */
export class RefundPaymentDto {
  /** At most what is left of the payment, and of all that was paid for the booking. */
  @ApiProperty({ pattern: AMOUNT.source, example: '950.00' })
  @IsAmount(AMOUNT)
  amount: string;

  /** For colleagues. */
  @ApiProperty({ minLength: 2, maxLength: 500, example: 'Cancelled in time.' })
  @PlainText()
  @IsText(2, 500)
  reason: string;
}

/** Body of 409 where an entry of the ledger is refused. */
export class PaymentConflictDto extends ErrorDto {
  /** With `refund_too_high` and `amount_too_high`: the most that can be entered, in US dollars. */
  @ApiPropertyOptional({ example: '950.00' })
  max?: string;

  /** With `payment_recorded`: the name of the transfer that is on the ledger already. */
  @ApiPropertyOptional({ example: 'FT26327000123' })
  external_reference?: string;
}
