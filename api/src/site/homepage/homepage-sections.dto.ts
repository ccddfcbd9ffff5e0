import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import { ByLanguage } from '../../content/editing/by-language.js';
import { IsParts, PartField, PartsField, TextField } from '../../content/editing/fields.js';
import { IsText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { HOMEPAGE_SECTIONS, type HomepageSectionType } from './homepage-section.entity.js';

/** Names a section. */
export class HomepageSectionParams {
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id: number;
}

/** One entry of a section. */
export class WriteSectionItemDto {
  @ApiProperty({ minLength: 1, maxLength: 120, example: 'One price, all in' })
  @IsText(1, 120)
  title: string;

  @ApiProperty({ maxLength: 500, example: 'Service charge, taxes and the listed transfer are in the figure you see.' })
  @IsText(0, 500)
  body: string;
}

/** Words of a section in one language. */
export class SectionWordsDto {
  @TextField(0, 120, 'Trips ready to book')
  title?: string | null;

  @TextField(0, 300, 'Planned around tides, daylight and flights.')
  subtitle?: string | null;

  @PartsField(WriteSectionItemDto, 12)
  items?: WriteSectionItemDto[];
}

/** Words of a section by language; null takes a language away. */
export class SectionTextsDto extends ByLanguage<SectionWordsDto | null>(() => PartField(SectionWordsDto, true)) {}

/** How a section behaves. */
export class SectionConfigDto {
  /** How many entries it shows, at most; the homepage has its own upper limits. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 24, example: 8 })
  @Maybe()
  @IsInt()
  @Min(1)
  @Max(24)
  limit?: number;
}

/** Changed members of a section. */
export class WriteHomepageSectionDto {
  @ApiPropertyOptional({ example: true })
  @Maybe()
  @IsBoolean()
  visible?: boolean;

  /** Replaced as a whole. */
  @PartField(SectionConfigDto)
  config?: SectionConfigDto;

  /** The named languages are replaced. */
  @PartField(SectionTextsDto)
  texts?: SectionTextsDto;
}

/** One section in its place, with what changes of it. */
export class ArrangedSectionDto extends WriteHomepageSectionDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id: number;
}

/** The home page: all sections in their order. */
export class ArrangeHomepageDto {
  @ApiProperty({ type: [ArrangedSectionDto], maxItems: 100 })
  @IsArray()
  @ArrayMaxSize(100)
  @IsParts(ArrangedSectionDto)
  sections: ArrangedSectionDto[];
}

/** Opens the home page as it would be, for a day. */
export class HomepagePreviewDto {
  /** For `?preview=` of the public home page. */
  @ApiProperty({ example: 'k12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE' })
  token: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T08:00:00.000Z' })
  expires_at: string;
}

/** The sections in their new order. */
export class SortHomepageSectionsDto {
  /** Ids of all sections. */
  @ApiProperty({ type: 'integer', isArray: true, maxItems: 100, example: [1, 3, 2] })
  @IsArray()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsInt({ each: true })
  sections: number[];
}

/** A section as the office sees it. */
export class HomepageSectionDto {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ enum: HOMEPAGE_SECTIONS, example: 'featured_packages' })
  type: HomepageSectionType;

  @ApiProperty({ example: true })
  visible: boolean;

  /** Place on the page, from 1. */
  @ApiProperty({ type: 'integer', example: 3 })
  order: number;

  @ApiProperty({ type: SectionConfigDto })
  config: SectionConfigDto;

  @ApiProperty({ type: SectionTextsDto })
  texts: SectionTextsDto;

  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}

/** All sections in their order. */
export class HomepageSectionListDto {
  @ApiProperty({ type: [HomepageSectionDto] })
  sections: HomepageSectionDto[];

  /** The same as in `ETag`: changes with any section; sorting names it in `If-Match`. */
  @ApiProperty({ type: 'integer', example: 12 })
  version: number;
}
