import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsString, Matches, MaxLength } from 'class-validator';
import { SLUG } from '@atoll/contract/rules';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import { ChoicesField, IdField, LabelField, TextField } from '../../content/editing/fields.js';
import { ReferencesField } from '../../content/editing/reference-fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { WriteIndexedContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
import { BlocksField } from '../../content/rich-text/blocks-field.js';
import { BlockDto, BlockModels } from '../../content/rich-text/blocks.dto.js';
import { POST_CATEGORIES, type PostCategory } from './post.entity.js';

/** Words of a post in one language. */
@BlockModels()
export class WritePostWordsDto extends WriteWordsDto {
  @TextField(2, 160, 'The last seaplane')
  title?: string | null;

  @TextField(0, 200, 'Why the hour you land decides where you sleep.')
  excerpt?: string | null;

  @BlocksField()
  body?: BlockDto[] | null;

  @TextField(0, 500, 'Plans transfers, reads timetables for pleasure.')
  author_bio?: string | null;

  @TextField(0, 60, 'The last seaplane')
  seo_title?: string | null;

  @TextField(0, 155, 'When you have to land in Malé to fly on the same day.')
  seo_description?: string | null;
}

/** A post: shared members, words flat (in the language of the request) or under `translations`. */
@BlockModels()
export class WritePostDto extends WriteIndexedContent(WritePostWordsDto) {
  /** Id of the picture above the text. */
  @IdField(3)
  cover?: number | null;

  @LabelField(100, 'Aishath Rasheed')
  author_name?: string;

  /** Id of a picture of the author. */
  @IdField(3)
  author_avatar?: number | null;

  @ChoicesField(POST_CATEGORIES, ['planning'])
  categories?: PostCategory[];

  /** Lower-case words with dashes. */
  @ApiPropertyOptional({ type: [String], maxItems: 20, pattern: SLUG.source, example: ['seaplane'] })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  @Matches(SLUG, { each: true, message: 'invalid_slug' })
  tags?: string[];

  /** Ids or slugs of packages that the post speaks of. */
  @ReferencesField(12, [4])
  related_packages?: (number | string)[];
}

/** A post in every language, as staff read and write it. */
export class PostDocumentDto extends StoredContent(WritePostDto, WritePostWordsDto) {
  @ApiProperty({ example: 'the-last-seaplane' })
  slug: string;
}
