import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { FAQ_CATEGORIES, type FaqCategory } from './faq-categories.js';
import { BLOCK_TYPES, type BlockType, CALLOUT_TONES } from './blocks.js';
import { IsRows, OptionalText, Slugs, Texts } from './block-fields.js';
import { IsHref, IsRichText, IsWords } from './fields.js';
import { MaybeNull } from '../../platform/fields/maybe.js';

/** What every block has. */
export class BlockDto {
  @ApiProperty({ enum: BLOCK_TYPES, example: 'rich_text' })
  @IsIn([...BLOCK_TYPES])
  type: BlockType;
}

/** A heading inside a page. */
export class HeadingBlockDto extends BlockDto {
  @ApiProperty({ type: 'integer', enum: [2, 3], example: 2 })
  @IsIn([2, 3])
  level: 2 | 3;

  @ApiProperty({ minLength: 1, maxLength: 200, example: 'Before you fly' })
  @IsWords(1, 200)
  text: string;
}

/** Text with markup. Only p, br, strong, b, em, i, u, s, sub, sup, code, a, ul, ol, li, blockquote, h2–h4 and hr are kept. */
export class RichTextBlockDto extends BlockDto {
  @ApiProperty({ minLength: 1, maxLength: 20_000, example: '<p>Seaplanes fly from sunrise to sunset.</p>' })
  @IsRichText(1, 20_000)
  html: string;
}

/** One picture, by id of the library. */
export class ImageBlockDto extends BlockDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  media: number;

  @OptionalText(300, 'The jetty at noon')
  caption?: string | null;
}

/** Several pictures, by ids of the library. */
export class GalleryBlockDto extends BlockDto {
  @ApiProperty({ type: 'integer', isArray: true, maxItems: 20, example: [3, 4] })
  @IsArray()
  @ArrayMaxSize(20)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  media: number[];

  @OptionalText(300, 'Four lagoons')
  caption?: string | null;
}

/** Somebody's words. */
export class QuoteBlockDto extends BlockDto {
  @ApiProperty({ minLength: 1, maxLength: 600, example: 'The sea decides, and we listen.' })
  @IsWords(1, 600)
  text: string;

  @OptionalText(120, 'Captain of the morning dhoni')
  cite?: string | null;
}

/** Something to notice. */
export class CalloutBlockDto extends BlockDto {
  @ApiProperty({ enum: CALLOUT_TONES, example: 'tip' })
  @IsIn([...CALLOUT_TONES])
  tone: (typeof CALLOUT_TONES)[number];

  @ApiProperty({ minLength: 1, maxLength: 4000, example: '<p>Land before 15:30 to fly on the same day.</p>' })
  @IsRichText(1, 4000)
  html: string;
}

/** Questions of a category, or the named ones. */
export class FaqListBlockDto extends BlockDto {
  @OptionalText(200, 'Questions about transfers')
  title?: string | null;

  @ApiPropertyOptional({ enum: FAQ_CATEGORIES, nullable: true, example: 'transfer' })
  @MaybeNull()
  @IsIn([...FAQ_CATEGORIES])
  category?: FaqCategory | null;

  @Slugs(40, ['seaplane-daylight'], true)
  slugs?: string[];
}

/** Packages by slug; those that are not on sale are left out. */
export class PackageListBlockDto extends BlockDto {
  @OptionalText(200, 'Trips with whale sharks')
  title?: string | null;

  @Slugs(24, ['south-ari-whale-sharks'])
  slugs: string[];
}

/** Resorts by slug; those that are not published are left out. */
export class ResortListBlockDto extends BlockDto {
  @OptionalText(200, 'Where to sleep')
  title?: string | null;

  @Slugs(24, ['kandu-veli'])
  slugs: string[];
}

/** Destinations on a map, by slug. */
export class MapBlockDto extends BlockDto {
  @OptionalText(200, 'The islands of this article')
  title?: string | null;

  @Slugs(40, ['dhigurah'])
  destinations: string[];
}

/** A button. */
export class CtaBlockDto extends BlockDto {
  @ApiProperty({ minLength: 1, maxLength: 80, example: 'See the trips' })
  @IsWords(1, 80)
  label: string;

  /** `https:`, `http:`, `mailto:` or a path of this site. */
  @ApiProperty({ maxLength: 500, example: '/packages' })
  @IsHref()
  url: string;
}

/** A link to a film; nothing is embedded. */
export class VideoLinkBlockDto extends BlockDto {
  @ApiProperty({ minLength: 1, maxLength: 200, example: 'Landing beside the jetty' })
  @IsWords(1, 200)
  title: string;

  @ApiProperty({ maxLength: 500, example: 'https://video.example/landing' })
  @IsHref()
  url: string;
}

/** A table of plain text. */
export class TableBlockDto extends BlockDto {
  @OptionalText(200, 'How long the way takes')
  caption?: string | null;

  @Texts(8, 120, ['From', 'To', 'Minutes'])
  header: string[];

  /** Rows of at most 8 cells. */
  @ApiProperty({
    type: 'array',
    maxItems: 60,
    items: { type: 'array', maxItems: 8, items: { type: 'string', maxLength: 500 } },
    example: [['Malé', 'Dhigurah', '120']],
  })
  @IsRows(60, 8, 500)
  rows: string[][];
}

/** The class of each kind of block. */
export const BLOCK_CLASSES = {
  heading: HeadingBlockDto,
  rich_text: RichTextBlockDto,
  image: ImageBlockDto,
  gallery: GalleryBlockDto,
  quote: QuoteBlockDto,
  callout: CalloutBlockDto,
  faq_list: FaqListBlockDto,
  package_list: PackageListBlockDto,
  resort_list: ResortListBlockDto,
  map: MapBlockDto,
  cta: CtaBlockDto,
  video_link: VideoLinkBlockDto,
  table: TableBlockDto,
} satisfies Record<BlockType, typeof BlockDto>;

/** Documents of each class the one `type` it stands for: what a generated client tells them apart by. */
export function nameTypes(classes: Readonly<Record<string, typeof BlockDto>>): void {
  for (const [type, value] of Object.entries(classes))
    ApiProperty({ type: String, enum: [type], example: type })(value.prototype, 'type');
}

nameTypes(BLOCK_CLASSES);

/** Documents the kinds of blocks; stands on every body and document with blocks. */
export const BlockModels = () => ApiExtraModels(...Object.values(BLOCK_CLASSES));
