import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ByLanguage } from '../../content/editing/by-language.js';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import {
  ChoiceField,
  IdsField,
  IsPart,
  MoneyField,
  NumberField,
  PartField,
  PartsField,
  RangeField,
  TextField,
  TimeField,
  YesField,
} from '../../content/editing/fields.js';
import { ReferenceField } from '../../content/editing/reference-fields.js';
import { WriteContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
import {
  TRANSFER_MODES,
  TRANSFER_SERVICES,
  type TransferMode,
  type TransferService,
} from '../../content/listing/codes.js';
import { IsText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';

/** Words of a transfer in one language. */
export class WriteTransferWordsDto extends WriteWordsDto {
  @TextField(2, 100, 'Speedboat to Kandu Veli')
  name?: string | null;

  @TextField(0, 1000, 'A host waits behind customs with your name.')
  notes?: string | null;

  @TextField(0, 600, 'From May to October the channel can be choppy.')
  weather_note?: string | null;
}

/** Ends of a part by name. */
export class LegWordsDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Malé' })
  @IsText(1, 100)
  from: string;

  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Kadhdhoo' })
  @IsText(1, 100)
  to: string;
}

/** Ends of a part by language. */
export class LegTextsDto extends ByLanguage<LegWordsDto>(() => PartField(LegWordsDto)) {}

/** One part of a transfer. */
export class WriteLegDto {
  @ApiProperty({ enum: TRANSFER_MODES, example: 'domestic_flight' })
  @IsIn(TRANSFER_MODES)
  mode: TransferMode;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 2880, example: 50 })
  @IsInt()
  @Min(1)
  @Max(2880)
  minutes: number;

  @TextField(1, 100, 'Island Air')
  carrier: string | null = null;

  @ApiProperty({ type: LegTextsDto })
  @IsPart(LegTextsDto)
  text: LegTextsDto;
}

/** A transfer as staff write it. A new one needs a name and where it leads. */
export class WriteTransferDto extends WriteContent(WriteTransferWordsDto) {
  @ChoiceField(TRANSFER_MODES, 'speedboat')
  mode?: TransferMode;

  /** On a timetable with others, or chartered: then the prices are for the whole boat. */
  @ChoiceField(TRANSFER_SERVICES, 'shared')
  service?: TransferService;

  /** Code of the airport or jetty it starts from. */
  @ApiPropertyOptional({ maxLength: 40, pattern: '^[A-Za-z0-9-]+$', default: 'MLE', example: 'MLE' })
  @Maybe()
  @IsString()
  @MaxLength(40)
  @Matches(/^[A-Za-z0-9-]+$/)
  from?: string;

  /** Id or slug of the destination it leads to; or `to_resort`. */
  @ReferenceField(7)
  to_destination?: number | string | null;

  /** Id or slug of the place to stay it leads to. */
  @ReferenceField(1)
  to_resort?: number | string | null;

  @NumberField(1, 2880, 25)
  duration_minutes?: number;

  /** Its parts, when there are several. */
  @PartsField(WriteLegDto, 6)
  legs?: WriteLegDto[];

  @TextField(1, 100, 'Island Air')
  operator?: string | null;

  /** Does not run in the dark. */
  @YesField(false)
  daylight_only?: boolean;

  /** Local time, like the three below. */
  @TimeField('06:00')
  first_departure?: string | null;

  @TimeField('23:30')
  last_departure?: string | null;

  /** Who lands later stays the night near the airport. */
  @TimeField('15:30')
  latest_arrival_for_same_day?: string | null;

  /** Whose flight leaves earlier comes back the evening before. */
  @TimeField('09:00')
  earliest_international_departure?: string | null;

  @NumberField(0, 48, 3, true)
  pickup_before_flight_hours?: number | null;

  @NumberField(0, 1440, 30, true)
  wait_minutes_typical?: number | null;

  /** ISO days 1 (Monday) to 7; none means every day. */
  @RangeField(1, 7, [1, 2, 3, 4, 6, 7])
  operates_weekdays?: number[];

  /** US dollars for an adult, there and back. */
  @MoneyField({ nullable: true, example: '190.00' })
  price_adult_return?: string | null;

  @MoneyField({ nullable: true, example: '95.00' })
  price_child?: string | null;

  @MoneyField({ nullable: true, example: '0.00' })
  price_infant?: string | null;

  @NumberField(0, 200, 20, true)
  baggage_kg?: number | null;

  @NumberField(0, 100, 5, true)
  hand_baggage_kg?: number | null;

  /** US dollars for each kilogram above. */
  @MoneyField({ nullable: true, example: '5.00' })
  excess_per_kg?: string | null;

  /** Flight details are wanted so many days before. */
  @NumberField(0, 365, 7, true)
  flight_details_due_days?: number | null;

  /** US dollars for a change after that. */
  @MoneyField({ nullable: true, example: '200.00' })
  change_fee?: string | null;

  /** Ids of pictures; the first is the cover. */
  @IdsField(40, [3, 8])
  images?: number[];
}

/** A transfer in every language, as staff read and write it. */
export class TransferDocumentDto extends StoredContent(WriteTransferDto, WriteTransferWordsDto) {
  @ApiProperty({ example: 'kandu-veli-speedboat' })
  slug: string;
}
