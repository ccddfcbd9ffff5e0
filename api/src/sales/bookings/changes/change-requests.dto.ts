import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, Matches, ValidateNested } from 'class-validator';
import { LENGTHS, STAY_NIGHTS } from '@atoll/contract/rules';
import { AVAILABILITY_STATUSES, type AvailabilityStatus } from '../../../catalogue/availability/availability.dto.js';
import { ErrorDto } from '../../../platform/errors/error.dto.js';
import { IsCalendarDate, IsText, PlainText } from '../../../platform/fields/fields.js';
import { Maybe } from '../../../platform/fields/maybe.js';
import { ChildrenAges, MaybeAdults, WholeNumber } from '../../quotes/party-fields.js';
import { QuoteExtraDto } from '../../quotes/stay-request.dto.js';
import { BOOKING_STATUSES, type BookingStatus } from '../booking-status.js';
import { EVENT_ACTORS, type EventActor } from '../booking-event.entity.js';
import { StayTermsDto } from './stay-terms.dto.js';
import { CHANGE_STATUSES, type ChangeStatus } from './change-request.entity.js';

const MESSAGE = LENGTHS.message.max;
const AMOUNT = /^\d{1,11}\.\d{2}$/;

/** What somebody would like to change; what is left out stays as it is. */
export class CreateChangeRequestDto {
  /** The new first day. */
  @ApiPropertyOptional({ format: 'date', example: '2027-02-15' })
  @Maybe()
  @IsCalendarDate()
  check_in?: string;

  /** How many nights it is then; only of a stay in a room. */
  @WholeNumber(STAY_NIGHTS, 7)
  nights?: number;

  @MaybeAdults(3)
  adults?: number;

  /** Age of each child at check-in. */
  @ChildrenAges({ example: [7] })
  children_ages?: number[];

  /** All that is added to the stay from then on. */
  @ApiPropertyOptional({ type: [QuoteExtraDto], maxItems: 20 })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique(({ code }: QuoteExtraDto) => code)
  @ValidateNested({ each: true })
  @Type(() => QuoteExtraDto)
  extras?: QuoteExtraDto[];

  @ApiPropertyOptional({ maxLength: MESSAGE, default: '', example: 'Our flight was moved by a day.' })
  @Maybe()
  @PlainText()
  @IsText(0, MESSAGE)
  note?: string = '';

  /** The total that was shown; 409 `price_changed` when it is another one by now. */
  @ApiPropertyOptional({ pattern: AMOUNT.source, example: '8790.00' })
  @Maybe()
  @Matches(AMOUNT, { message: 'invalid_amount' })
  shown_total?: string;
}

/** A change whose price is asked for. */
export class QuoteChangeDto extends OmitType(CreateChangeRequestDto, ['note', 'shown_total']) {}

/** What a booking would cost with a change. Money in US dollars. */
export class ChangeQuoteDto {
  /**
   * What it costs without it.
   * @example "8380.00"
   */
  total_before: string;

  /**
   * What it would cost, with what was agreed by hand about its price.
   * @example "8790.00"
   */
  total: string;

  /**
   * What would be to pay on top; below 0 where it is less.
   * @example "410.00"
   */
  difference: string;

  /** Nights from then on. */
  @ApiProperty({ type: 'integer', example: 7 })
  nights: number;

  /** What the calendar says of the new first day. */
  @ApiProperty({ enum: AVAILABILITY_STATUSES, example: 'AVAILABLE' })
  availability: AvailabilityStatus;
}

/** Takes a change on. */
export class AcceptChangeRequestDto {
  /** The total as the colleague read it; 409 `price_changed` when it is another one by now. */
  @ApiProperty({ pattern: AMOUNT.source, example: '8790.00' })
  @Matches(AMOUNT, { message: 'invalid_amount' })
  confirm_total: string;

  /** To the guest. */
  @ApiPropertyOptional({ maxLength: MESSAGE, default: '', example: 'Your new dates are set.' })
  @Maybe()
  @PlainText()
  @IsText(0, MESSAGE)
  message?: string = '';
}

/** Turns a change down, and says why. */
export class DeclineChangeRequestDto {
  /** To the guest: why not. */
  @ApiProperty({ minLength: 3, maxLength: MESSAGE, example: 'There is no villa left in that week.' })
  @PlainText()
  @IsText(3, MESSAGE)
  message: string;
}

/** What somebody would like to change, and what became of it. Money in US dollars. */
export class ChangeRequestDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  @ApiProperty({ enum: CHANGE_STATUSES, enumName: 'ChangeStatus', example: 'open' })
  status: ChangeStatus;

  /** The new first day; null where it stays. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-02-15' })
  check_in: string | null;

  /** Nights from then on; null where they stay, and of a package. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  nights: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  adults: number | null;

  @ApiProperty({ type: [Number], nullable: true, example: null })
  children_ages: number[] | null;

  @ApiProperty({ type: [QuoteExtraDto], nullable: true, example: null })
  extras: QuoteExtraDto[] | null;

  /** @example "Our flight was moved by a day." */
  note: string;

  /**
   * What the booking costs without it.
   * @example "8380.00"
   */
  total_before: string;

  /**
   * What it would cost, as it was said when it was asked for; a yes for more than that is refused.
   * @example "8790.00"
   */
  total: string;

  /**
   * What is to be paid on top; below 0 where it is less.
   * @example "410.00"
   */
  difference: string;

  /** What holds for the stay as it is booked, when it was asked for; null where no terms were kept. */
  @ApiProperty({ type: StayTermsDto, nullable: true })
  terms_before: StayTermsDto | null;

  /** What holds for the new stay, as it was said when it was asked for; a yes under other terms is refused. */
  @ApiProperty({ type: StayTermsDto, nullable: true })
  terms_after: StayTermsDto | null;

  /** @example "" */
  answer: string;

  @ApiProperty({ enum: EVENT_ACTORS, example: 'guest' })
  actor_type: EventActor;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  /** By when the agency answers; null once it is decided. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-22T08:00:00.000Z' })
  reply_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  decided_at: string | null;
}

/** 409: another one is open (`change_open`), it is decided (`change_decided`), it costs something else by now (`price_changed`), it has other terms (`terms_changed`), no places are left (`sold_out`), or the booking is not in a state for it. */
export class ChangeConflictDto extends ErrorDto {
  @ApiPropertyOptional({ enum: BOOKING_STATUSES, enumName: 'BookingStatus', example: 'cancelled' })
  status?: BookingStatus;

  /** Name of the step. */
  @ApiPropertyOptional({ example: 'change' })
  step?: string;

  /** With `price_changed`: what it would cost now. */
  @ApiPropertyOptional({ example: '8890.00' })
  total?: string;

  /** With `terms_changed`: what would hold now. */
  @ApiPropertyOptional({ type: StayTermsDto })
  terms?: StayTermsDto;
}
