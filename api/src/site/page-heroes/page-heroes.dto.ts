import { ApiProperty } from '@nestjs/swagger';
import { ListedDto } from '../../content/listing/listed.dto.js';
import { BooleanFilter, ChoiceFilter } from '../../platform/fields/filters.js';
import { PreviewField } from '../../content/listing/reference.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';
import { PAGE_KEYS, type PageKey } from './page-hero.entity.js';

/** Filters of the heroes. */
export class ListPageHeroesQuery extends LanguageQuery {
  /** The page they stand on. */
  @ChoiceFilter(PAGE_KEYS, 'packages')
  page_key?: PageKey;

  /** `true`: those shown now, as without this filter. `false`: published ones that are switched off or out of their time. */
  @BooleanFilter()
  active?: boolean;

  @StateFilterField()
  status?: StateFilter;

  /** Shows the hero that the token opens, and no other, although it is not public. */
  @PreviewField()
  preview?: string;
}

/** What must stay in view, as shares of width and height. */
export class FocalPointDto {
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.5 })
  x: number;

  @ApiProperty({ minimum: 0, maximum: 1, example: 0.5 })
  y: number;
}

/** The button of a hero. */
export class HeroCtaDto {
  @ApiProperty({ example: 'See the trips' })
  label: string;

  @ApiProperty({ example: '/packages' })
  url: string;
}

/** The first view of a page. */
export class PageHeroDto extends ListedDto {
  @ApiProperty({ type: 'integer', example: 2 })
  id: number;

  @ApiProperty({ example: 'packages' })
  slug: string;

  @ApiProperty({ enum: PAGE_KEYS, example: 'packages' })
  page_key: PageKey;

  @ApiProperty({ example: 'Trips with the way there worked out' })
  title: string;

  @ApiProperty({ example: 'One price for the bed, the boat and the taxes.' })
  subtitle: string;

  @ApiProperty({ type: PictureDto, nullable: true })
  image: PictureDto | null;

  /** For narrow screens; null = the same picture. */
  @ApiProperty({ type: PictureDto, nullable: true })
  image_mobile: PictureDto | null;

  @ApiProperty({ type: FocalPointDto })
  focal_point: FocalPointDto;

  /** Darkness over the picture, 0 to 1. */
  @ApiProperty({ minimum: 0, maximum: 1, example: 0.25 })
  overlay_opacity: number;

  @ApiProperty({ type: HeroCtaDto, nullable: true })
  cta: HeroCtaDto | null;

  @ApiProperty({ example: true })
  active: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  active_from: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  active_to: string | null;

  @ApiProperty({ type: 'integer', example: 1 })
  position: number;
}
