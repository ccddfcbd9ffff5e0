import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { TEXT_FAULTS, TEXT_PLACES, TEXT_WIDTHS, type TextFault, type TextWidth } from '@atoll/contract/text-places';
import { IsInstant, IsPart, IsParts } from '../../../content/editing/fields.js';
import { Maybe } from '../../../platform/fields/maybe.js';
import { MaxMembers } from '../../../platform/http/text-pipe.js';
import { LANGUAGE_CODE, NAMESPACE } from '../../languages/text-id.js';
import { MAX_TEXT } from '../text-value.js';

/** Pixels of a picture of a page, at most, in either direction. */
export const MAX_SIDE = 4096;
/** Of all pictures of a call, in millions of pixels: two hundred pieces of pages at the widest window. */
export const MAX_MEGAPIXELS = 150;
/** A key as releases and people write it. */
const KEY = /^[\w.-]{1,200}$/;
/** A page of the site: an address within it, and of nowhere else. */
const PAGE = /^\/(?![/\\])[^\s\\]*$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A box on a picture, in its pixels. */
export class TextBoxDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_SIDE, example: 24 })
  @IsInt()
  @Min(0)
  @Max(MAX_SIDE)
  x: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_SIDE, example: 120 })
  @IsInt()
  @Min(0)
  @Max(MAX_SIDE)
  y: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_SIDE, example: 160 })
  @IsInt()
  @Min(1)
  @Max(MAX_SIDE)
  width: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_SIDE, example: 24 })
  @IsInt()
  @Min(1)
  @Max(MAX_SIDE)
  height: number;
}

/** Where one text was seen. */
export class TextPlacedDto {
  @ApiProperty({ maxLength: 60, pattern: NAMESPACE.source, example: 'catalog' })
  @IsString()
  @Matches(NAMESPACE)
  namespace: string;

  @ApiProperty({ maxLength: 200, pattern: KEY.source, example: 'hero.title' })
  @IsString()
  @Matches(KEY, { message: 'invalid_key' })
  key: string;

  /** The text as the site had it then, with its placeholders. */
  @ApiProperty({ minLength: 1, maxLength: MAX_TEXT, example: 'Острова ждут' })
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_TEXT)
  text: string;

  /** Address of the page within the site. */
  @ApiProperty({ maxLength: 300, pattern: PAGE.source, example: '/ru/packages' })
  @IsString()
  @MaxLength(300)
  @Matches(PAGE)
  path: string;

  /** Release that drew the page. */
  @ApiProperty({ minLength: 1, maxLength: 140, example: 'mfe-catalog 0.1.0-3f1c9a0b' })
  @IsString()
  @MinLength(1)
  @MaxLength(140)
  build: string;

  /** Which of the pictures shows it, from 0. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: TEXT_PLACES.pictures - 1, example: 0 })
  @IsInt()
  @Min(0)
  @Max(TEXT_PLACES.pictures - 1)
  picture: number;

  @ApiProperty({ type: TextBoxDto })
  @IsPart(TextBoxDto)
  box: TextBoxDto;

  /** Left out where it fits. */
  @ApiPropertyOptional({ enum: TEXT_FAULTS, example: 'cut' })
  @Maybe()
  @IsIn(TEXT_FAULTS)
  fault?: TextFault;
}

/** Where the texts of a language stand at one width of the window. */
@MaxMembers(TEXT_PLACES.texts * 14 + TEXT_PLACES.pictures + 10)
export class SendTextPlacesDto {
  @ApiProperty({ maxLength: 20, pattern: LANGUAGE_CODE.source, example: 'ru' })
  @IsString()
  @MaxLength(20)
  language: string;

  /** Of the window, in pixels. */
  @ApiProperty({ enum: TEXT_WIDTHS, example: 390 })
  @IsIn(TEXT_WIDTHS)
  width: TextWidth;

  /** When the site was looked at. */
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  @IsInstant()
  taken_at: string;

  /** Pieces of pages as still WebP, in base64: each shows a text, is at most 4,096 pixels wide and high, all together have 150 megapixels. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', minLength: 4, maxLength: TEXT_PLACES.picture, pattern: BASE64.source },
    maxItems: TEXT_PLACES.pictures,
    example: ['UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'],
  })
  @IsArray()
  @ArrayMaxSize(TEXT_PLACES.pictures)
  @IsString({ each: true })
  @MaxLength(TEXT_PLACES.picture, { each: true })
  @Matches(BASE64, { each: true })
  pictures: string[];

  /** Each text once. */
  @ApiProperty({ type: [TextPlacedDto], maxItems: TEXT_PLACES.texts })
  @IsArray()
  @ArrayMaxSize(TEXT_PLACES.texts)
  @IsParts(TextPlacedDto)
  places: TextPlacedDto[];
}

/** What is kept now of a language and width. */
export class TextPlacesKeptDto {
  @ApiProperty({ example: 'ru' })
  language: string;

  @ApiProperty({ enum: TEXT_WIDTHS, example: 390 })
  width: TextWidth;

  @ApiProperty({ type: 'integer', example: 512 })
  texts: number;

  @ApiProperty({ type: 'integer', example: 48 })
  pictures: number;

  /** Of the texts: those that do not fit. */
  @ApiProperty({ type: 'integer', example: 2 })
  clipped: number;
}

/** When the site was looked at, at one width. */
export class TextLookDto {
  @ApiProperty({ enum: TEXT_WIDTHS, example: 390 })
  width: TextWidth;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  taken_at: string;
}

/** A piece of a page. */
export class TextPictureDto {
  /** WebP, in base64. */
  @ApiProperty({ example: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA' })
  image: string;

  @ApiProperty({ type: 'integer', example: 390 })
  width: number;

  @ApiProperty({ type: 'integer', example: 420 })
  height: number;
}

/** Where a text was seen at one width of the window. */
export class TextPlaceDto extends TextLookDto {
  /** Of a plural: the form that was seen. */
  @ApiProperty({ example: 'hero.title' })
  key: string;

  @ApiProperty({ example: '/ru/packages' })
  path: string;

  @ApiProperty({ example: 'mfe-catalog 0.1.0-3f1c9a0b' })
  build: string;

  /** Null where it fits. */
  @ApiProperty({ enum: TEXT_FAULTS, nullable: true, example: 'cut' })
  fault: TextFault | null;

  /** True when the text has become another one since. */
  @ApiProperty({ example: false })
  is_older: boolean;

  @ApiProperty({ type: TextBoxDto })
  box: TextBoxDto;

  @ApiProperty({ type: TextPictureDto })
  picture: TextPictureDto;
}

/** Where a text stands on the site. */
export class TextPlacesDto {
  /** Widths at which somebody has looked; none: nobody has yet. */
  @ApiProperty({ type: [TextLookDto] })
  looks: TextLookDto[];

  /** One for each width at which it was met, the narrowest first. */
  @ApiProperty({ type: [TextPlaceDto] })
  places: TextPlaceDto[];
}
