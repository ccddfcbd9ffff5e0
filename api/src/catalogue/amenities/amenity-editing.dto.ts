import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import type { Language } from '@atoll/contract/languages';
import { AMENITY_GROUPS, type AmenityGroup } from '../../content/listing/codes.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { EditableDto, StoredWordsDto, TranslationsAnswer } from '../../content/editing/editing.dto.js';
import { ChoiceField, TextField, YesField } from '../../content/editing/fields.js';
import { WritePlainContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';

const CODE = /^[a-z0-9]+(_[a-z0-9]+)*$/;

/** Name of an amenity in one language. */
export class WriteAmenityWordsDto extends WriteWordsDto {
  @TextField(1, 100, 'Spa')
  name?: string | null;
}

/** An amenity: shared members, its name flat (in the language of the request) or under `translations`. */
export class WriteAmenityDto extends OmitType(WritePlainContent(WriteAmenityWordsDto), ['slug']) {
  /** What places name it by; made from the English name when it is left out. Once given it cannot change. */
  @ApiPropertyOptional({ maxLength: 40, pattern: CODE.source, example: 'tennis_court' })
  @Maybe()
  @IsString()
  @MaxLength(40)
  @Matches(/^(?!\d+$)[a-z0-9]+(_[a-z0-9]+)*$/, { message: 'invalid_lower_code' })
  code?: string;

  /** A new one needs it. */
  @ChoiceField(AMENITY_GROUPS, 'wellness')
  group?: AmenityGroup;

  /** Name of the icon; the code unless given. */
  @ApiPropertyOptional({ maxLength: 40, pattern: CODE.source, example: 'spa' })
  @Maybe()
  @IsString()
  @MaxLength(40)
  @Matches(CODE, { message: 'invalid_tag' })
  icon?: string;

  /** Lists offer it as a filter. */
  @YesField(true, true)
  is_filterable?: boolean;
}

/** Name of an amenity in one language, as stored. */
export class AmenityWordsDto extends StoredWordsDto {
  @ApiProperty({ type: String, nullable: true, example: 'Spa' })
  name: string | null;
}

/** An amenity in every language, as staff read and write it. */
export class AmenityDocumentDto extends EditableDto {
  @ApiProperty({ maxLength: 40, example: 'spa' })
  code: string;

  @TranslationsAnswer(AmenityWordsDto)
  translations: Partial<Record<Language, AmenityWordsDto>>;

  @ApiProperty({ enum: AMENITY_GROUPS, example: 'wellness' })
  group: AmenityGroup;

  @ApiProperty({ maxLength: 40, example: 'spa' })
  icon: string;

  @ApiProperty({ example: true })
  is_filterable: boolean;
}
