import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
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
} from 'class-validator';
import { ByLanguage } from '../../content/editing/by-language.js';
import {
  IsPart,
  MoneyField,
  NumberField,
  PartField,
  TagsField,
  TextField,
  YesField,
} from '../../content/editing/fields.js';
import { MEAL_PLANS, type MealPlan } from '../../content/listing/codes.js';
import { IsText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';

/** Name and summary of a room. */
export class RoomWordsDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Water Villa' })
  @IsText(1, 100)
  name: string;

  @ApiPropertyOptional({ maxLength: 300, default: '', example: 'On the quiet jetty, stairs to the reef.' })
  @Maybe()
  @IsText(0, 300)
  summary: string = '';
}

/** Words of a room by language. */
export class RoomTextsDto extends ByLanguage<RoomWordsDto>(() => PartField(RoomWordsDto)) {}

/** A kind of room as staff read and write it. */
export class WriteRoomTypeDto {
  @ApiProperty({ maxLength: 40, pattern: '^[a-z0-9]+([_-][a-z0-9]+)*$', example: 'water' })
  @IsString()
  @MaxLength(40)
  @Matches(/^[a-z0-9]+([_-][a-z0-9]+)*$/, { message: 'invalid_code' })
  code: string;

  @NumberField(1, 5000, 84, true)
  size_sqm: number | null = null;

  @NumberField(1, 50, 2, true)
  max_adults: number | null = null;

  @NumberField(0, 50, 1, true)
  max_children: number | null = null;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 50, example: 3 })
  @IsInt()
  @Min(1)
  @Max(50)
  max_occupancy: number;

  @TextField(1, 100, '1 double')
  bed_config: string | null = null;

  @TextField(1, 60, 'lagoon')
  view: string | null = null;

  @YesField(true)
  over_water: boolean = false;

  @YesField(false)
  private_pool: boolean = false;

  /** Rooms of this kind. */
  @NumberField(1, 5000, 24, true)
  count: number | null = null;

  /** Codes of `amenities/` that these rooms have. */
  @TagsField(40, ['bathtub'])
  amenities: string[] = [];

  /** Ids of pictures in their order. */
  @ApiPropertyOptional({ type: 'integer', isArray: true, maxItems: 12, example: [3] })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(12)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  images: number[] = [];

  /** US dollars for two people, all in. */
  @ApiProperty({ pattern: String.raw`^\d{1,7}(\.\d{1,2})?$`, example: '980.00' })
  @IsString({ message: 'invalid_price' })
  @Matches(/^\d{1,7}(\.\d{1,2})?$/, { message: 'invalid_price' })
  price_per_night: string;

  @ApiProperty({ type: RoomTextsDto })
  @IsPart(RoomTextsDto)
  text: RoomTextsDto;
}

/** What a meal plan costs beyond the price of the room, for one person a night in US dollars. */
export class WriteMealSupplementDto {
  /** One of `meal_plans`. */
  @ApiProperty({ enum: MEAL_PLANS, example: 'HB' })
  @IsIn(MEAL_PLANS)
  meal_plan: MealPlan;

  @ApiProperty({ pattern: String.raw`^\d{1,7}(\.\d{1,2})?$`, example: '45.00' })
  @IsString({ message: 'invalid_price' })
  @Matches(/^\d{1,7}(\.\d{1,2})?$/, { message: 'invalid_price' })
  supplement_per_adult: string;

  /** Null as for an adult. */
  @MoneyField({ example: '22.50', nullable: true })
  supplement_per_child: string | null = null;
}
