import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { CATEGORY_CODE, NEW_SLUG } from '../../content/listing/codes.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import { IdField, TextField } from '../../content/editing/fields.js';
import { WritePlainContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';

/** Words of a category in one language. */
export class WriteCategoryWordsDto extends WriteWordsDto {
  @TextField(2, 60, 'Diving')
  name?: string | null;

  /** One inviting sentence. */
  @TextField(0, 300, 'Thilas, channels and house reefs.')
  description?: string | null;
}

/** A category as staff write it. A new one needs a name. */
export class WriteCategoryDto extends OmitType(WritePlainContent(WriteCategoryWordsDto), ['slug']) {
  /** The code that packages name it by, made from the English name when it is left out. It never changes: 400 for another one. */
  @ApiPropertyOptional({ ...CATEGORY_CODE, example: 'diving' })
  @Maybe()
  @IsString()
  @MaxLength(CATEGORY_CODE.maxLength)
  @Matches(NEW_SLUG, { message: 'invalid_slug' })
  slug?: string;

  /** Id of a picture. */
  @IdField(3)
  image?: number | null;
}

/** A category in every language, as staff read and write it. */
export class CategoryDocumentDto extends StoredContent(WriteCategoryDto, WriteCategoryWordsDto) {
  @ApiProperty({ ...CATEGORY_CODE, example: 'diving' })
  slug: string;
}
