import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { BooleanFilter, ChoiceFilter, IntegerFilter, SearchFilter } from '../../platform/fields/filters.js';
import { IsText, Trim } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { IMAGE_TYPES, type ImageType } from '../../platform/uploads/image-type.js';
import { FOLDER, TAG, lowerCase } from './media-facts.dto.js';

export const MEDIA_SORTS = ['newest', 'oldest', 'name', 'size'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

export const MEDIA_RIGHTS = ['no_licence', 'no_consent', 'consent_over'] as const;
export type MediaRights = (typeof MEDIA_RIGHTS)[number];

/** Names one picture. */
export class MediaParams {
  @ApiProperty({ type: 'integer', minimum: 1, example: 12 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id: number;
}

/** How large a picture is wanted. */
export class MediaFileQuery {
  /** Longer side in pixels at most, as WebP; without it the file as it is kept. */
  @IntegerFilter({ min: 320, max: 2048 }, 1280)
  side?: number;
}

/** Filters and order of the library; filters add up. */
export class ListMediaQuery extends PageQuery {
  /** In this folder or in one below it; empty for those in none. */
  @ApiPropertyOptional({ maxLength: 120, example: 'resorts' })
  @Maybe()
  @Trim()
  @IsString()
  @MaxLength(120)
  @Matches(FOLDER)
  folder?: string;

  /** Carries this tag. */
  @ApiPropertyOptional({ minLength: 1, maxLength: 40, example: 'lagoon' })
  @Maybe()
  @Transform(lowerCase)
  @IsString()
  @MinLength(1)
  @MaxLength(40)
  tag?: string;

  /** Words of names, tags, alternative texts and captions, in any language. */
  @SearchFilter()
  search?: string;

  /** Shown nowhere, or only the others. */
  @BooleanFilter()
  unused?: boolean;

  /** Kind of the file as it was sent. */
  @ChoiceFilter(IMAGE_TYPES, 'jpeg')
  type?: ImageType;

  /** Has no alternative text in this language. */
  @ChoiceFilter(LANGUAGE_CODES, 'ru')
  missing_alt?: Language;

  /** Whose right to be shown is in doubt: no licence told, no day of consent told, or that day is over in the Maldives. */
  @ChoiceFilter(MEDIA_RIGHTS, 'no_licence')
  rights?: MediaRights;

  /** Order of the results. */
  @ApiPropertyOptional({ enum: MEDIA_SORTS, default: 'newest', example: 'newest' })
  @Maybe()
  @IsIn(MEDIA_SORTS)
  sort?: MediaSort;
}

export const BULK_ACTIONS = ['move', 'tag', 'untag', 'focus', 'license', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** One action on many pictures. */
export class BulkMediaDto {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: 200, example: [12, 13] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids: number[];

  /**
   * `move` needs `folder`, `tag` and `untag` need `tags`, `focus` needs `focal_x` and `focal_y`, `license` needs `licence` (empty for
   * none) and takes `credit` as well; `delete` takes only pictures that are shown nowhere.
   */
  @ApiProperty({ enum: BULK_ACTIONS, example: 'move' })
  @IsIn(BULK_ACTIONS)
  action: BulkAction;

  @ApiPropertyOptional({ maxLength: 120, example: 'resorts' })
  @ValidateIf(({ action, folder }: BulkMediaDto) => action === 'move' || folder !== undefined)
  @Trim()
  @IsString()
  @MaxLength(120)
  @Matches(FOLDER)
  folder?: string;

  @ApiPropertyOptional({ type: [String], minItems: 1, maxItems: 20, example: ['lagoon'] })
  @ValidateIf(({ action, tags }: BulkMediaDto) => action === 'tag' || action === 'untag' || tags !== undefined)
  @Transform(lowerCase)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  @Matches(TAG, { each: true })
  tags?: string[];

  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: 1, example: 0.5 })
  @ValidateIf(({ action, focal_x }: BulkMediaDto) => action === 'focus' || focal_x !== undefined)
  @IsNumber()
  @Min(0)
  @Max(1)
  focal_x?: number;

  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: 1, example: 0.4 })
  @ValidateIf(({ action, focal_y }: BulkMediaDto) => action === 'focus' || focal_y !== undefined)
  @IsNumber()
  @Min(0)
  @Max(1)
  focal_y?: number;

  @ApiPropertyOptional({ maxLength: 120, example: 'CC BY 4.0' })
  @ValidateIf(({ action, licence }: BulkMediaDto) => action === 'license' || licence !== undefined)
  @IsText(0, 120)
  licence?: string;

  @ApiPropertyOptional({ maxLength: 120, example: 'Aishath Naeem' })
  @Maybe()
  @IsText(0, 120)
  credit?: string;
}
