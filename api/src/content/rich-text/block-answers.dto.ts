import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { PackageListItemDto, ResortListItemDto } from '../listing/items.dto.js';
import { PlaceDto } from '../listing/parts.dto.js';
import { PictureDto } from '../listing/picture.dto.js';
import { FAQ_CATEGORIES, type FaqCategory } from './faq-categories.js';
import {
  BlockDto,
  CalloutBlockDto,
  CtaBlockDto,
  HeadingBlockDto,
  QuoteBlockDto,
  RichTextBlockDto,
  TableBlockDto,
  VideoLinkBlockDto,
  nameTypes,
} from './blocks.dto.js';

/** One picture as visitors see it; null when it has left the library. */
export class ShownImageBlockDto extends BlockDto {
  @ApiProperty({ type: PictureDto, nullable: true })
  image: PictureDto | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'The jetty at noon' })
  caption?: string | null;
}

/** Several pictures as visitors see them. */
export class ShownGalleryBlockDto extends BlockDto {
  @ApiProperty({ type: [PictureDto] })
  images: PictureDto[];

  @ApiPropertyOptional({ type: String, nullable: true, example: 'Four lagoons' })
  caption?: string | null;
}

/** A question with its answer. */
export class FaqEntryDto {
  @ApiProperty({ type: 'integer', example: 4 })
  id: number;

  @ApiProperty({ example: 'seaplane-daylight' })
  slug: string;

  @ApiProperty({ example: 'Until when do seaplanes fly?' })
  question: string;

  /** Sanitised HTML. */
  @ApiProperty({ example: '<p>From sunrise to sunset.</p>' })
  answer: string;
}

/** Questions with their answers. */
export class ShownFaqListBlockDto extends BlockDto {
  @ApiPropertyOptional({ type: String, nullable: true, example: 'Questions about transfers' })
  title?: string | null;

  @ApiPropertyOptional({ enum: FAQ_CATEGORIES, nullable: true, example: 'transfer' })
  category?: FaqCategory | null;

  @ApiProperty({ type: [FaqEntryDto] })
  faqs: FaqEntryDto[];
}

/** Packages on sale. */
export class ShownPackageListBlockDto extends BlockDto {
  @ApiPropertyOptional({ type: String, nullable: true, example: 'Trips with whale sharks' })
  title?: string | null;

  @ApiProperty({ type: [PackageListItemDto] })
  packages: PackageListItemDto[];
}

/** Published resorts. */
export class ShownResortListBlockDto extends BlockDto {
  @ApiPropertyOptional({ type: String, nullable: true, example: 'Where to sleep' })
  title?: string | null;

  @ApiProperty({ type: [ResortListItemDto] })
  resorts: ResortListItemDto[];
}

/** A destination with its place on the map. */
export class MapPlaceDto extends PlaceDto {
  @ApiProperty({ minimum: -90, maximum: 90, example: 3.5267 })
  lat: number;

  @ApiProperty({ minimum: -180, maximum: 180, example: 72.9242 })
  lng: number;
}

/** Destinations on a map. */
export class ShownMapBlockDto extends BlockDto {
  @ApiPropertyOptional({ type: String, nullable: true, example: 'The islands of this article' })
  title?: string | null;

  @ApiProperty({ type: [MapPlaceDto] })
  places: MapPlaceDto[];
}

const SHOWN = {
  heading: HeadingBlockDto,
  rich_text: RichTextBlockDto,
  image: ShownImageBlockDto,
  gallery: ShownGalleryBlockDto,
  quote: QuoteBlockDto,
  callout: CalloutBlockDto,
  faq_list: ShownFaqListBlockDto,
  package_list: ShownPackageListBlockDto,
  resort_list: ShownResortListBlockDto,
  map: ShownMapBlockDto,
  cta: CtaBlockDto,
  video_link: VideoLinkBlockDto,
  table: TableBlockDto,
};

nameTypes(SHOWN);

/** Documents the kinds of blocks; stands on every answer that has `ShownBlocks`. */
export const ShownBlockModels = () => ApiExtraModels(...Object.values(SHOWN));

/** The blocks of a page or post in a public answer. */
export const ShownBlocks = () =>
  ApiProperty({
    type: 'array',
    items: {
      oneOf: Object.values(SHOWN).map((value) => ({ $ref: getSchemaPath(value) })),
      discriminator: {
        propertyName: 'type',
        mapping: Object.fromEntries(Object.entries(SHOWN).map(([name, value]) => [name, getSchemaPath(value)])),
      },
    },
    example: [{ type: 'heading', level: 2, text: 'Before you fly' }],
  });
