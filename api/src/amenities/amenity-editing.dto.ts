import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ByLanguage } from '../editing/by-language.js';
import { LabelField, PartField, YesField } from '../editing/fields.js';
import { Maybe } from '../common/maybe.js';
import { AMENITY_GROUPS, type AmenityGroup } from '../catalogue/codes.js';

/** Names by language. */
export class AmenityNamesDto extends ByLanguage<string>((language) =>
  LabelField(100, { en: 'Spa', ru: 'Спа', zh: '水疗' }[language]),
) {}

const CODE = /^[a-z0-9]+(_[a-z0-9]+)*$/;

/** What bodies of amenities have in common. */
abstract class WriteAmenityDto {
  /** Name in the language of the request; `names` takes several at once. */
  @LabelField(100, 'Spa')
  name?: string;

  @PartField(AmenityNamesDto)
  names?: AmenityNamesDto;

  /** Name of the icon; the code unless given. */
  @ApiPropertyOptional({ maxLength: 40, pattern: CODE.source, example: 'spa' })
  @Maybe()
  @IsString()
  @MaxLength(40)
  @Matches(CODE, { message: 'invalid_code' })
  icon?: string;

  /** Lists offer it as a filter. */
  @YesField(true, true)
  is_filterable?: boolean;

  /** Place in lists, from 1. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 1_000_000, default: 1000, example: 10 })
  @Maybe()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  position?: number;
}

/** What may change of an amenity; its code stays. */
export class UpdateAmenityDto extends WriteAmenityDto {
  @ApiPropertyOptional({ enum: AMENITY_GROUPS, example: 'wellness' })
  @Maybe()
  @IsIn(AMENITY_GROUPS)
  group?: AmenityGroup;
}

/** A new amenity. */
export class CreateAmenityDto extends WriteAmenityDto {
  @ApiProperty({ maxLength: 40, pattern: CODE.source, example: 'tennis_court' })
  @IsString()
  @MaxLength(40)
  @Matches(CODE, { message: 'invalid_code' })
  code: string;

  @ApiProperty({ enum: AMENITY_GROUPS, example: 'wellness' })
  @IsIn(AMENITY_GROUPS)
  group: AmenityGroup;
}

/** An amenity in every language, as staff read and write it. */
export class AmenityDocumentDto {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ example: 'spa' })
  code: string;

  @ApiProperty({ type: AmenityNamesDto })
  names: AmenityNamesDto;

  @ApiProperty({ enum: AMENITY_GROUPS, example: 'wellness' })
  group: AmenityGroup;

  @ApiProperty({ example: 'spa' })
  icon: string;

  @ApiProperty({ example: true })
  is_filterable: boolean;

  @ApiProperty({ type: 'integer', example: 3 })
  position: number;

  /** Places that offer it. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 9 })
  resort_count: number;

  /** The same as in `ETag`; the next write names it in `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;

  /** E-mail address of who changed it last; null as long as nobody did. */
  @ApiProperty({ type: String, nullable: true, example: null })
  updated_by: string | null;
}
