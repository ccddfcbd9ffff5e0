import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { OVERNIGHT } from '../../catalogue/transfers/overnight.js';
import { OptionalReference } from '../../content/listing/reference-field.js';
import { STAY_NIGHTS, STAY_ROOMS } from '@atoll/contract/rules';
import { MEAL_PLANS, type MealPlan } from '../../content/listing/codes.js';
import { CURRENCY_CODES, type CurrencyCode } from '../../platform/fields/currencies.js';
import { IsCalendarDate } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { Adults, ChildrenAges, RoomCode, WholeNumber } from './party-fields.js';
import { TicketTime } from './ticket-time.js';

const NIGHTS: readonly string[] = Object.values(OVERNIGHT);

/** Its price is that of the whole party for the one night. */
const isOnceAtNight = (qty: unknown, of?: ValidationArguments): boolean =>
  !(Number(qty) > 1 && NIGHTS.includes((of?.object as QuoteExtraDto | undefined)?.code ?? ''));

/** Something added to the stay. */
export class QuoteExtraDto {
  /** Code of an extra of the package, or of a night near the airport: `overnight_arrival` before the stay, `overnight_departure` after it. */
  @ApiProperty({ maxLength: 40, pattern: '^[a-z0-9]+([_-][a-z0-9]+)*$', example: 'extra_1' })
  @IsString()
  @MaxLength(40)
  @Matches(/^[a-z0-9]+([_-][a-z0-9]+)*$/, { message: 'unknown_reference' })
  code: string;

  /** How many; people or times, as the extra is sold. A night near the airport is one for the whole party: 1. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 50, example: 2 })
  @IsInt()
  @Min(1)
  @Max(50)
  @ValidateBy({ name: 'max', validator: { validate: isOnceAtNight, defaultMessage: () => 'at most 1' } })
  qty: number;
}

/** Who wants to travel when, and with what: in a package, or in a room of a resort by nights. */
export class StayRequestDto {
  /** Id or slug of the package; either this or `resort`. */
  @OptionalReference('honeymoon-baa-quiet-week', 'package_not_available')
  package?: string | null;

  /** Id or slug of the resort, guesthouse or liveaboard. */
  @OptionalReference('kandu-veli', 'resort_not_available')
  resort?: string | null;

  /** Code of a kind of room there; with `resort`. */
  @RoomCode()
  room_type?: string;

  /**
   * First day of the stay, from tomorrow (date in the Maldives) to two years ahead.
   * @example "2027-02-14"
   */
  @IsCalendarDate()
  check_in: string;

  /** Last day of a stay in a room; with `resort` either this or `nights`. */
  @ApiPropertyOptional({ format: 'date', example: '2027-02-20' })
  @Maybe()
  @IsCalendarDate()
  check_out?: string;

  /** Nights in a room. */
  @WholeNumber(STAY_NIGHTS, 6)
  nights?: number;

  /** Rooms of this kind; without it as many as everybody has a place in. Each has an adult. */
  @WholeNumber(STAY_ROOMS, 1)
  rooms?: number;

  /** One that the resort offers; without it the one in the price of the room. */
  @ApiPropertyOptional({ enum: MEAL_PLANS, example: 'HB' })
  @Maybe()
  @IsIn(MEAL_PLANS)
  meal_plan?: MealPlan;

  /** @example 2 */
  @Adults()
  adults: number;

  /**
   * Age of each child at check-in.
   * @example []
   */
  @ChildrenAges({ default: [] })
  children_ages?: number[] = [];

  @ApiPropertyOptional({ type: [QuoteExtraDto], maxItems: 20, default: [] })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique(({ code }: QuoteExtraDto) => code)
  @ValidateNested({ each: true })
  @Type(() => QuoteExtraDto)
  extras?: QuoteExtraDto[] = [];

  /** Id or slug of the transfer to travel by and to check the flights against; without it the main one to the island. */
  @OptionalReference('madi-faru-seaplane')
  transfer?: string | null;

  /** Landing in the Maldives, local time. */
  @TicketTime('2027-02-14T17:05')
  arrival_flight_at?: string | null;

  /** Take-off from the Maldives, local time. */
  @TicketTime('2027-02-20T21:40')
  departure_flight_at?: string | null;

  /** Currency in which the total is shown as well; the charge stays in US dollars. */
  @ApiPropertyOptional({ enum: CURRENCY_CODES, default: 'USD', example: 'EUR' })
  @Maybe()
  @IsIn(CURRENCY_CODES)
  currency?: CurrencyCode = 'USD';
}

/** What a price is asked for. */
export class QuoteRequestDto extends StayRequestDto {}
