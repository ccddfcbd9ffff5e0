import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDateString,
  IsIn,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { LENGTHS } from '@atoll/contract/rules';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import { BOOKING_STATUSES, type BookingStatus } from './booking-status.js';
import { REFERENCE } from '../../content/listing/reference-field.js';
import { IsText, PlainText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PriceAdjustmentDto } from './price-adjustment.dto.js';

export const DECLINE_REASONS = ['no_places', 'not_operating', 'party_not_possible', 'price_error', 'other'] as const;
export const CANCEL_REASONS = [
  'change_of_plans',
  'illness',
  'visa_or_flight',
  'found_better',
  'weather',
  'agency',
  'duplicate',
  'other',
] as const;

const MESSAGE = LENGTHS.message.max;

/** A message that goes to the guest, in their language. */
const ToGuest = () => (target: object, name: string) => {
  ApiPropertyOptional({ maxLength: MESSAGE, default: '', example: 'We look forward to seeing you.' })(target, name);
  Maybe()(target, name);
  PlainText()(target, name);
  IsText(0, MESSAGE)(target, name);
};

/** The agency says yes. */
export class ApproveBookingDto {
  @ToGuest()
  message?: string = '';

  /** By when the deposit is to be there; three days from now unless given, before the trip begins. */
  @ApiPropertyOptional({ format: 'date-time', example: '2026-11-26T08:00:00.000Z' })
  @Maybe()
  @IsDateString({ strict: true }, { message: 'invalid' })
  payment_due_at?: string;

  /** Another total than the guest asked for; for staff with `bookings.override_price`. */
  @ApiPropertyOptional({ type: PriceAdjustmentDto })
  @Maybe()
  @IsObject()
  @ValidateNested()
  @Type(() => PriceAdjustmentDto)
  price_adjustment?: PriceAdjustmentDto;
}

/** The agency cannot. */
export class DeclineBookingDto {
  @ApiProperty({ enum: DECLINE_REASONS, example: 'no_places' })
  @IsIn(DECLINE_REASONS)
  reason_code: (typeof DECLINE_REASONS)[number];

  @ToGuest()
  message?: string = '';

  /** Packages that the guest may like instead, by id or slug; the letter links to them. */
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', maxLength: 100 },
    maxItems: 3,
    default: [],
    example: ['baa-manta-season'],
  })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(3)
  @ArrayUnique()
  @IsString({ each: true })
  @Matches(REFERENCE, { each: true, message: 'unknown_reference' })
  alternatives?: string[] = [];
}

/** What cancelling costs now. Money in US dollars. */
export class CancellationCostDto {
  /**
   * What the agency asks for; more than was paid where less was paid.
   * @example "0.00"
   */
  fee: string;

  /**
   * What goes back of what was paid.
   * @example "2095.00"
   */
  refund: string;

  /**
   * Of the total, by the tier that holds.
   * @example 100
   */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 100 })
  refund_percent: number;

  /** @example "2095.00" */
  paid: string;

  /** @example "8380.00" */
  total: string;

  /** Until when that holds; null where nothing changes it, or nothing comes back any more. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2027-01-15T09:00:00.000Z' })
  until: string | null;
}

/** Ends a booking: why, and what the caller was shown that it costs. */
export class CancelBookingDto {
  @ApiProperty({ enum: CANCEL_REASONS, example: 'change_of_plans' })
  @IsIn(CANCEL_REASONS)
  reason_code: (typeof CANCEL_REASONS)[number];

  @ToGuest()
  note?: string = '';

  /** The fee as it was shown; 409 `fee_changed` when it is another one by now. */
  @ApiProperty({ pattern: '^\\d{1,11}\\.\\d{2}$', example: '0.00' })
  @Matches(/^\d{1,11}\.\d{2}$/, { message: 'invalid_amount' })
  confirm_fee: string;

  /** The agency does without its fee; for staff with `bookings.waive_fee`, who say why in `note`. */
  @ApiPropertyOptional({ default: false })
  @Maybe()
  @IsBoolean()
  waive?: boolean = false;
}

/** The stay is over. */
export class CompleteBookingDto {
  /** Something is still to be paid, and stays owed: for that `note` says why. Without it 409 `balance_open`. */
  @ApiPropertyOptional({ default: false })
  @Maybe()
  @IsBoolean()
  despite_balance?: boolean = false;

  /** For colleagues, on the timeline. */
  @ApiPropertyOptional({ maxLength: MESSAGE, default: '', example: 'Pays the rest by transfer next week.' })
  @Maybe()
  @PlainText()
  @IsText(0, MESSAGE)
  note?: string = '';
}

/** Care of a booking. What is left out stays as it is. */
export class UpdateBookingDto {
  /** Id of a colleague with `bookings.change`; null for nobody. */
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, example: null })
  @ValidateIf(({ assigned_to }: UpdateBookingDto) => assigned_to !== undefined && assigned_to !== null)
  @IsUUID('all', { message: 'invalid' })
  assigned_to?: string | null;

  /** Adds a note for colleagues to the timeline. */
  @ApiPropertyOptional({ minLength: 1, maxLength: MESSAGE, example: 'Called: they land with QR 674.' })
  @Maybe()
  @PlainText()
  @IsText(1, MESSAGE)
  note?: string;
}

/** 409 of a step: not in this state for this caller (`invalid_transition`), not now, no places left (`sold_out`), another fee (`fee_changed`). */
export class StepConflictDto extends ErrorDto {
  /** Where the booking stands, when the step is not possible there. */
  @ApiPropertyOptional({ enum: BOOKING_STATUSES, enumName: 'BookingStatus', example: 'confirmed' })
  status?: BookingStatus;

  /** Name of the step. */
  @ApiPropertyOptional({ example: 'approve' })
  step?: string;

  /** With `fee_changed`: what cancelling costs now. */
  @ApiPropertyOptional({ type: CancellationCostDto })
  cancellation?: CancellationCostDto;
}
