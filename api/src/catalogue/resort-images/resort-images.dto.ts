import { ApiProperty } from '@nestjs/swagger';
import { ListedDto } from '../../content/listing/listed.dto.js';
import { IsString, Matches, MaxLength } from 'class-validator';
import { PICTURE_KINDS, type PictureKind } from '../../content/listing/codes.js';
import { PictureDto } from '../../content/listing/picture.dto.js';
import { StateFilterField } from '../../content/listing/staff-list.dto.js';
import type { StateFilter } from '../../content/listing/staff-list.queries.js';
import { LanguageQuery } from '../../platform/data/page.dto.js';

/** Whose pictures to list. */
export class ListResortImagesQuery extends LanguageQuery {
  /** Id or slug of the place to stay. */
  @ApiProperty({ maxLength: 80, pattern: '^[A-Za-z0-9-]+$', example: 'kandu-veli' })
  @IsString()
  @MaxLength(80)
  @Matches(/^[A-Za-z0-9-]+$/)
  resort: string;

  @StateFilterField()
  status?: StateFilter;
}

/** A picture of a place to stay. */
export class ResortImageDto extends ListedDto {
  @ApiProperty({ type: 'integer', example: 41 })
  id: number;

  /** Id of the place to stay. */
  @ApiProperty({ type: 'integer', example: 1 })
  resort: number;

  @ApiProperty({ type: PictureDto })
  media: PictureDto;

  /** What it shows; null without words of its own. */
  @ApiProperty({ type: String, nullable: true, maxLength: 200, example: 'The jetty before breakfast' })
  caption: string | null;

  @ApiProperty({ enum: PICTURE_KINDS, example: 'aerial' })
  kind: PictureKind;

  /** Place among the pictures that visitors see, from 1; in staff lists among those in every state. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  position: number;

  /** Stands for the place in lists. */
  @ApiProperty({ example: true })
  is_cover: boolean;
}
