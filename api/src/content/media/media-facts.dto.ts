import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsCalendarDate, IsText, Trim } from '../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';

/** Names of a path, with single slashes between them; empty for the top. */
export const FOLDER = /^$|^[\p{L}\p{N}][\p{L}\p{N} _-]*(\/[\p{L}\p{N}][\p{L}\p{N} _-]*){0,4}$/u;
export const TAG = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u;
const FILENAME = /^[^\\/<>:"|?*\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/u;
const WEB_ADDRESS = /^https?:\/\/[^\s<>"]+$/i;

export const lowerCase = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((entry: unknown) => (typeof entry === 'string' ? entry.trim().toLowerCase() : entry)))]
    : typeof value === 'string'
      ? value.trim().toLowerCase()
      : value;

/** Alternative texts by language. An empty text takes the language's one away; a language that is left out keeps its own. */
export class AltTextsDto {
  @ApiPropertyOptional({ maxLength: 300, example: 'Overwater villas along a curving jetty' })
  @Maybe()
  @IsText(0, 300)
  en?: string;

  @ApiPropertyOptional({ maxLength: 300, example: 'Виллы над водой вдоль изогнутого причала' })
  @Maybe()
  @IsText(0, 300)
  ru?: string;

  @ApiPropertyOptional({ maxLength: 300, example: '弯曲栈桥两侧的水屋' })
  @Maybe()
  @IsText(0, 300)
  zh?: string;
}

/** Captions by language. An empty text takes the language's one away; a language that is left out keeps its own. */
export class CaptionsDto {
  @ApiPropertyOptional({ maxLength: 500, example: 'The jetty at low tide, taken from the seaplane' })
  @Maybe()
  @IsText(0, 500)
  en?: string;

  @ApiPropertyOptional({ maxLength: 500, example: 'Причал в отлив, снято с гидросамолёта' })
  @Maybe()
  @IsText(0, 500)
  ru?: string;

  @ApiPropertyOptional({ maxLength: 500, example: '退潮时的栈桥，从水上飞机拍摄' })
  @Maybe()
  @IsText(0, 500)
  zh?: string;
}

/** What staff say of a picture. */
export class MediaFactsDto {
  /** Name in the library. */
  @ApiPropertyOptional({ minLength: 1, maxLength: 255, example: 'villas-from-the-air.jpg' })
  @Maybe()
  @IsText(1, 255)
  @Matches(FILENAME)
  filename?: string;

  @ApiPropertyOptional({ type: AltTextsDto })
  @Maybe()
  @IsObject()
  @ValidateNested()
  @Type(() => AltTextsDto)
  alt?: AltTextsDto;

  @ApiPropertyOptional({ type: CaptionsDto })
  @Maybe()
  @IsObject()
  @ValidateNested()
  @Type(() => CaptionsDto)
  caption?: CaptionsDto;

  /** Who made it. */
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 120, example: 'Aishath Naeem' })
  @MaybeNull()
  @IsText(0, 120)
  credit?: string | null;

  /** Terms it is used under. */
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 120, example: 'CC BY 4.0' })
  @MaybeNull()
  @IsText(0, 120)
  licence?: string | null;

  /** Where it comes from. */
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 500, example: 'https://photos.example/4711' })
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== '')
  @Trim()
  @IsString()
  @MaxLength(500)
  @Matches(WEB_ADDRESS, { message: 'invalid_url' })
  source_url?: string | null;

  /** Last day on which the people in the picture agree to be shown. */
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, example: '2028-12-31' })
  @MaybeNull()
  @IsCalendarDate()
  consent_until?: string | null;

  /** What must stay in view, as a share of the width. */
  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: 1, example: 0.5 })
  @Maybe()
  @IsNumber()
  @Min(0)
  @Max(1)
  focal_x?: number;

  /** What must stay in view, as a share of the height. */
  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: 1, example: 0.4 })
  @Maybe()
  @IsNumber()
  @Min(0)
  @Max(1)
  focal_y?: number;

  /** Path with slashes, at most five names; empty for none. */
  @ApiPropertyOptional({ maxLength: 120, example: 'resorts/kandu-veli' })
  @Maybe()
  @Trim()
  @IsString()
  @MaxLength(120)
  @Matches(FOLDER)
  folder?: string;

  /** Kept in lower case, each once. */
  @ApiPropertyOptional({ type: [String], maxItems: 20, example: ['lagoon', 'villa'] })
  @Maybe()
  @Transform(lowerCase)
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  @Matches(TAG, { each: true })
  tags?: string[];
}

/** A new picture's file with what staff say of it. */
export class CreateMediaDto extends MediaFactsDto {}

/** What changes; members that are left out stay. */
export class UpdateMediaDto extends MediaFactsDto {}

/** Where a new picture is loaded from, with what staff say of it. */
export class FetchMediaDto extends MediaFactsDto {
  /** Public http or https address of a JPEG, PNG, WebP or AVIF; it becomes `source_url` unless that is given. */
  @ApiProperty({ maxLength: 500, pattern: '^https?://', example: 'https://photos.example/lagoon.jpg' })
  @Trim()
  @IsString()
  @MaxLength(500)
  @Matches(WEB_ADDRESS, { message: 'invalid_url' })
  url: string;
}
