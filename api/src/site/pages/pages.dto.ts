import { ApiProperty } from '@nestjs/swagger';
import { ListedDto } from '../../content/listing/listed.dto.js';
import { BooleanFilter } from '../../platform/fields/filters.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { LocalizationDto, SeoDto } from '../../content/listing/parts.dto.js';
import { PreviewField } from '../../content/listing/reference.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { LanguageQuery, PageQuery } from '../../platform/data/page.dto.js';
import { BlockDto } from '../../content/rich-text/blocks.dto.js';
import { ShownBlockModels, ShownBlocks } from '../../content/rich-text/block-answers.dto.js';
import { PAGE_TEMPLATES, type PageTemplate } from './page.entity.js';

/** Filters of the page list. */
export class ListPagesQuery extends PageQuery {
  /** Only pages that the footer links to, or only the others. */
  @BooleanFilter()
  footer?: boolean;

  @StateFilterField()
  status?: StateFilter;
}

/** Query of one page. */
export class GetPageQuery extends LanguageQuery {
  /** Shows it as visitors would see it although it is not public. */
  @PreviewField()
  preview?: string;
}

/** A page in menus. */
export class PageListItemDto extends ListedDto {
  @ApiProperty({ type: 'integer', example: 2 })
  id: number;

  @ApiProperty({ example: 'terms' })
  slug: string;

  @ApiProperty({ example: 'Terms and conditions' })
  title: string;

  @ApiProperty({ example: 'What we owe you and what you owe us, in plain words.' })
  excerpt: string;

  @ApiProperty({ enum: PAGE_TEMPLATES, example: 'legal' })
  template: PageTemplate;

  @ApiProperty({ example: true })
  show_in_footer: boolean;

  @ApiProperty({ type: 'integer', example: 1 })
  menu_order: number;

  /** Pages that the product links to; they cannot be deleted. */
  @ApiProperty({ example: true })
  is_system: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}

/** Pages of the site, one page of the list. */
export class PagePageDto extends PageLinksDto {
  @ApiProperty({ type: [PageListItemDto] })
  results: PageListItemDto[];
}

/** A page in full. */
@ShownBlockModels()
export class PageDto extends PageListItemDto {
  @ApiProperty({ type: PictureDto, nullable: true })
  cover: PictureDto | null;

  @ShownBlocks()
  blocks: BlockDto[];

  @ApiProperty({ type: SeoDto })
  seo: SeoDto;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T08:00:00.000Z' })
  published_at: string | null;
}

/** Somebody of the agency. */
export class TeamMemberDto {
  @ApiProperty({ example: 'Aishath' })
  name: string;

  @ApiProperty({ example: 'Transfers and flights' })
  role: string;

  @ApiProperty({ example: 'Knows which boat waits for a late flight.' })
  text: string;

  @ApiProperty({ type: PictureDto, nullable: true })
  image: PictureDto | null;
}

/** What the agency holds to. */
export class ValueDto {
  @ApiProperty({ example: 'Say no early' })
  title: string;

  @ApiProperty({ example: 'A plan that the last boat makes impossible is refused before it is paid.' })
  body: string;
}

/** A figure that the agency asserts. */
export class StatDto {
  @ApiProperty({ example: 'Islands we have slept on' })
  label: string;

  @ApiProperty({ example: '41' })
  value: string;
}

/** The agency about itself. */
export class AboutDto {
  @ApiProperty({ example: 'A small agency for a country of small islands' })
  title: string;

  /** Sanitised HTML: headings and text of the page `about`. */
  @ApiProperty({ example: '<h2>How we work</h2><p>We plan from the last boat backwards.</p>' })
  body: string;

  @ApiProperty({ type: [TeamMemberDto] })
  team: TeamMemberDto[];

  @ApiProperty({ type: [ValueDto] })
  values: ValueDto[];

  /** Only figures that the agency has switched on. */
  @ApiProperty({ type: [StatDto] })
  stats: StatDto[];

  @ApiProperty({ type: [PictureDto] })
  images: PictureDto[];

  @ApiProperty({ type: LocalizationDto })
  _i18n: LocalizationDto;
}
