import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ListedDto } from '../../content/listing/listed.dto.js';
import { SLUG } from '@atoll/contract/rules';
import { IsString, Matches, MaxLength } from 'class-validator';
import { ChoiceFilter, SearchFilter } from '../../platform/fields/filters.js';
import { PackageListItemDto } from '../../content/listing/items.dto.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { SeoDto } from '../../content/listing/parts.dto.js';
import { PreviewField } from '../../content/listing/reference.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { LanguageQuery, PageQuery } from '../../platform/data/page.dto.js';
import { ShownBlockModels, ShownBlocks } from '../../content/rich-text/block-answers.dto.js';
import { BlockDto } from '../../content/rich-text/blocks.dto.js';
import { POST_CATEGORIES, type PostCategory } from './post.entity.js';
import { Maybe } from '../../platform/fields/maybe.js';

export const POST_SORTS = ['newest', 'oldest'] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** Filters of the blog; filters add up. */
export class ListPostsQuery extends PageQuery {
  @ChoiceFilter(POST_CATEGORIES, 'planning')
  category?: PostCategory;

  /** One tag, as written. */
  @ApiPropertyOptional({ maxLength: 40, pattern: SLUG.source, example: 'seaplane' })
  @Maybe()
  @IsString()
  @MaxLength(40)
  @Matches(SLUG)
  tag?: string;

  /** Words of titles and excerpts, in any language. */
  @SearchFilter()
  search?: string;

  /** By day of publication; the newest come first unless asked otherwise. */
  @ChoiceFilter(POST_SORTS, 'newest')
  sort?: PostSort;

  @StateFilterField()
  status?: StateFilter;
}

/** Query of one post. */
export class GetPostQuery extends LanguageQuery {
  /** Shows it as visitors would see it although it is not public. */
  @PreviewField()
  preview?: string;
}

/** A subject of the blog. */
export class PostCategoryDto {
  @ApiProperty({ enum: POST_CATEGORIES, example: 'planning' })
  code: PostCategory;

  @ApiProperty({ example: 'Planning' })
  name: string;
}

/** Who wrote a post. */
export class PostAuthorDto {
  @ApiProperty({ example: 'Mariyam Latheefa' })
  name: string;

  @ApiProperty({ type: PictureDto, nullable: true })
  avatar: PictureDto | null;

  @ApiProperty({ type: String, nullable: true, example: 'Plans transfers, reads timetables for pleasure.' })
  bio: string | null;
}

/** A post in a list. */
export class PostListItemDto extends ListedDto {
  @ApiProperty({ type: 'integer', example: 5 })
  id: number;

  @ApiProperty({ example: 'the-last-seaplane' })
  slug: string;

  @ApiProperty({ example: 'The last seaplane' })
  title: string;

  @ApiProperty({ maxLength: 200, example: 'Why the hour you land decides where you sleep.' })
  excerpt: string;

  @ApiProperty({ type: PictureDto, nullable: true })
  cover: PictureDto | null;

  @ApiProperty({ type: PostAuthorDto })
  author: PostAuthorDto;

  @ApiProperty({ type: [PostCategoryDto] })
  categories: PostCategoryDto[];

  @ApiProperty({ type: [String], example: ['seaplane'] })
  tags: string[];

  /** Minutes it takes to read the post. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  reading_minutes: number;

  @ApiProperty({ example: false })
  is_featured: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-02T08:00:00.000Z' })
  published_at: string | null;
}

/** Posts of one page. */
export class PostPageDto extends PageLinksDto {
  @ApiProperty({ type: [PostListItemDto] })
  results: PostListItemDto[];
}

/** A post in full. */
@ShownBlockModels()
export class PostDto extends PostListItemDto {
  @ShownBlocks()
  body: BlockDto[];

  @ApiProperty({ type: [PackageListItemDto] })
  related_packages: PackageListItemDto[];

  @ApiProperty({ type: SeoDto })
  seo: SeoDto;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}
