import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsString, Matches, MaxLength } from 'class-validator';
import { SLUG } from '@atoll/contract/rules';
import { IndexedDto, StoredWordsDto, TranslationsAnswer } from '../../content/editing/editing.dto.js';
import { ChoicesField, IdField, LabelField, TextField } from '../../content/editing/fields.js';
import { ReferencesField } from '../../content/editing/reference-fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { WriteIndexedContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
import type { Language } from '@atoll/contract/languages';
import { BlocksField, StoredBlocks } from '../../content/rich-text/blocks-field.js';
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

/** Words of a post in one language, as stored. */
@BlockModels()
export class PostWordsDto extends StoredWordsDto {
  @ApiProperty({ type: String, nullable: true, example: 'The last seaplane' })
  title: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  excerpt: string | null;

  @StoredBlocks()
  body: BlockDto[] | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  author_bio: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  seo_title: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  seo_description: string | null;
}

/** A post in every language, as staff read and write it. */
export class PostDocumentDto extends IndexedDto {
  @ApiProperty({ example: 'the-last-seaplane' })
  slug: string;

  @TranslationsAnswer(PostWordsDto)
  translations: Partial<Record<Language, PostWordsDto>>;

  @ApiProperty({ type: 'integer', nullable: true, example: 3 })
  cover: number | null;

  @ApiProperty({ example: 'Aishath Rasheed' })
  author_name: string;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  author_avatar: number | null;

  @ApiProperty({ enum: POST_CATEGORIES, isArray: true, example: ['planning'] })
  categories: PostCategory[];

  @ApiProperty({ type: [String], example: ['seaplane'] })
  tags: string[];

  @ApiProperty({ type: 'integer', isArray: true, example: [4] })
  related_packages: number[];
}
