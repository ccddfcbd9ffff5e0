import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { AMENITY_GROUPS, type AmenityGroup } from '../../content/listing/codes.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
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

/** An amenity in every language, as staff read and write it. */
export class AmenityDocumentDto extends StoredContent(WriteAmenityDto, WriteAmenityWordsDto) {}
