import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { FAVOURITE_KINDS, type FavouriteKind } from './favourite.entity.js';

/** What to keep for later. */
export class FavouriteItemDto {
  /** What it is. */
  @ApiProperty({ enum: FAVOURITE_KINDS, enumName: 'FavouriteKind', example: 'package' })
  @IsIn(FAVOURITE_KINDS)
  kind: FavouriteKind;

  /** Its number. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id: number;
}

/** Something a customer keeps for later. */
export class FavouriteDto {
  @ApiProperty({ enum: FAVOURITE_KINDS, enumName: 'FavouriteKind', example: 'package' })
  kind: FavouriteKind;

  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  /** @example "honeymoon-baa-quiet-week" */
  slug: string;

  /** In the language of the call. @example "Тихая неделя в атолле Баа" */
  name: string;

  /** @example "Семь ночей на воде, два рифа у порога." */
  summary: string;

  @ApiProperty({ type: PictureDto, nullable: true })
  cover_image: PictureDto | null;

  /** False when it is not offered any more. @example true */
  available: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  added_at: string;
}
