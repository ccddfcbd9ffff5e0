import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ByLanguage } from '../editing/by-language.js';
import { ChoiceField, NumberField, PartField, TextField } from '../editing/fields.js';
import { Maybe } from '../common/maybe.js';
import { PICTURE_KINDS, type PictureKind } from '../catalogue/codes.js';

/** What a picture shows, by language; null takes a language away. */
export class CaptionsDto extends ByLanguage<string | null>((language) =>
  TextField(1, 200, { en: 'The jetty before breakfast', ru: 'Причал до завтрака', zh: '早餐前的栈桥' }[language]),
) {}

/** What may change of a picture of a place to stay. */
export class UpdateResortImageDto {
  /** In the language of the request; `captions` takes several at once. */
  @TextField(1, 200, 'The jetty before breakfast')
  caption?: string | null;

  @PartField(CaptionsDto)
  captions?: CaptionsDto;

  @ChoiceField(PICTURE_KINDS, 'beach')
  kind?: PictureKind;

  /** Place among the pictures, from 1; the others make room. A new one goes to the end. */
  @NumberField(1, 1000, 2)
  position?: number;

  /** Stands for the place in lists, instead of the present cover. */
  @ApiPropertyOptional({ example: true })
  @Maybe()
  @IsBoolean()
  is_cover?: boolean;
}

const asText = ({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value);

/** A further picture of a place to stay: one of the library by `media`, or the file `image` of a form. */
export class CreateResortImageDto extends UpdateResortImageDto {
  /** Id or slug of the place to stay. */
  @ApiProperty({
    oneOf: [
      { type: 'integer', minimum: 1 },
      { type: 'string', maxLength: 80, pattern: '^[A-Za-z0-9-]+$' },
    ],
    example: 'kandu-veli',
  })
  @Transform(asText)
  @IsString()
  @MaxLength(80)
  @Matches(/^[A-Za-z0-9-]+$/)
  resort: string;

  /** Id of a picture of the library. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 2_147_483_647, example: 3 })
  @Maybe()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  media?: number;
}

/** A picture of a place to stay in every language, as staff read and write it. */
export class ResortImageDocumentDto {
  @ApiProperty({ type: 'integer', example: 41 })
  id: number;

  @ApiProperty({ type: 'integer', example: 1 })
  resort: number;

  /** Id in the library. */
  @ApiProperty({ type: 'integer', example: 3 })
  media: number;

  @ApiProperty({ type: CaptionsDto })
  captions: CaptionsDto;

  @ApiProperty({ enum: PICTURE_KINDS, example: 'beach' })
  kind: PictureKind;

  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  position: number;

  @ApiProperty({ example: false })
  is_cover: boolean;

  /** The same as in `ETag`; the next write names it in `If-Match`. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;

  /** E-mail address of who changed it last; null as long as nobody did. */
  @ApiProperty({ type: String, nullable: true, example: null })
  updated_by: string | null;
}

/** Names one picture of a place to stay. */
export class ResortImageParams {
  @ApiProperty({ type: 'integer', minimum: 1, example: 41 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id: number;
}
