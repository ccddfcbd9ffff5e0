import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { PictureVariantsDto } from '../listing/picture.dto.js';
import { ErrorDto } from '../../platform/errors/error.dto.js';
import { IMAGE_TYPES, type ImageType } from '../../platform/uploads/image-type.js';
import { AltTextsDto, CaptionsDto } from './media-facts.dto.js';

/** One place that shows a picture. */
export class MediaUseDto {
  @ApiProperty({ example: 'package' })
  entity: string;

  @ApiProperty({ example: '7' })
  id: string;

  /** English name of the thing, else its slug or id. */
  @ApiProperty({ example: 'Whale sharks of South Ari' })
  label: string;

  @ApiProperty({ example: 'cover' })
  field: string;
}

/** A picture as staff see it in a list. */
export class MediaItemDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  /** First part of its addresses. */
  @ApiProperty({ example: 'villas-from-the-air-4f1c2a' })
  key: string;

  @ApiProperty({ example: 'villas-from-the-air.jpg' })
  filename: string;

  /** Name of the file as it was sent; null for the demo agency's. */
  @ApiProperty({ type: String, nullable: true, example: 'DSC_0471.JPG' })
  original_name: string | null;

  @ApiProperty({ enum: IMAGE_TYPES, example: 'jpeg' })
  type: ImageType;

  /** Size of the file as it was sent. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1_834_201 })
  bytes: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 4096 })
  width: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 2731 })
  height: number;

  /** Alternative texts by language; a language without one is left out. */
  @ApiProperty({ type: AltTextsDto })
  alt: AltTextsDto;

  @ApiProperty({ type: CaptionsDto })
  caption: CaptionsDto;

  @ApiProperty({ type: String, nullable: true, example: 'Aishath Naeem' })
  credit: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'CC BY 4.0' })
  licence: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'https://photos.example/4711' })
  source_url: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2028-12-31' })
  consent_until: string | null;

  @ApiProperty({ minimum: 0, maximum: 1, example: 0.5 })
  focal_x: number;

  @ApiProperty({ minimum: 0, maximum: 1, example: 0.4 })
  focal_y: number;

  /** Null until the picture has been looked at. */
  @ApiProperty({ type: String, nullable: true, pattern: '^#[0-9a-f]{6}$', example: '#3fa7b5' })
  dominant_color: string | null;

  /** A blurred likeness (https://blurha.sh), null until the picture has been looked at. */
  @ApiProperty({ type: String, nullable: true, example: 'L8GuTh3u|fyS?{ECsRigg_f#fRf%' })
  blurhash: string | null;

  @ApiProperty({ example: 'resorts/kandu-veli' })
  folder: string;

  @ApiProperty({ type: [String], example: ['lagoon', 'villa'] })
  tags: string[];

  @ApiProperty({ type: PictureVariantsDto })
  variants: PictureVariantsDto;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;

  /** E-mail of who changed it last; null while it is as it came with the installation. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  updated_by: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  version: number;

  /** How many places show it. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  usage_count: number;
}

/** A picture with every place that shows it. */
export class MediaDto extends MediaItemDto {
  @ApiProperty({ type: [MediaUseDto] })
  usage: MediaUseDto[];
}

/** A picture that was sent. */
export class UploadedMediaDto extends MediaDto {
  /** True when the same file was in the library already: this is the picture it was kept as, unchanged. */
  @ApiProperty({ example: false })
  duplicate: boolean;
}

/** Pictures of one page. */
export class MediaPageDto extends PageLinksDto {
  @ApiProperty({ type: [MediaItemDto] })
  results: MediaItemDto[];
}

/** A folder of the library. */
export class MediaFolderDto {
  @ApiProperty({ example: 'resorts' })
  folder: string;

  /** Pictures in it. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  count: number;

  /** Pictures in it and below it. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 19 })
  total: number;
}

/** A tag of the library. */
export class MediaTagDto {
  @ApiProperty({ example: 'lagoon' })
  tag: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 6 })
  count: number;
}

/** What became of one picture. */
export class BulkMediaRowDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: false })
  ok: boolean;

  /** Why not: `not_found`, `in_use`. */
  @ApiPropertyOptional({ example: 'in_use' })
  code?: string;

  /** The same in the caller's language. */
  @ApiPropertyOptional({ example: 'This is still in use.' })
  detail?: string;

  /** What shows it, with `in_use`. */
  @ApiPropertyOptional({ type: [MediaUseDto] })
  usage?: MediaUseDto[];
}

/** What became of each picture, in the order of the call. */
export class BulkMediaResultDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  done: number;

  @ApiProperty({ type: [BulkMediaRowDto] })
  results: BulkMediaRowDto[];
}

/** 409: something shows the picture. */
export class MediaInUseDto extends ErrorDto {
  @ApiProperty({ type: [MediaUseDto] })
  usage: MediaUseDto[];
}

/** 409: another picture was made from the same file. */
export class DuplicateMediaDto extends ErrorDto {
  /** Id of that picture. */
  @ApiProperty({ type: 'integer', example: 12 })
  media: number;
}

/** 412: what is stored now, by whom and since when. */
export class StaleMediaDto extends ErrorDto {
  @ApiProperty({ type: MediaDto })
  current: MediaDto;

  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  updated_by: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;
}
