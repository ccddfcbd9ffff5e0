import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { PICTURE_KINDS, type PictureKind } from '../../content/listing/codes.js';
import { IsReference } from '../../content/listing/reference-field.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import { ChoiceField, IdField, NumberField, TextField } from '../../content/editing/fields.js';
import { WritePlainContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';

/** Words of a picture in one language. */
export class WriteResortImageWordsDto extends WriteWordsDto {
  /** What it shows; without it the picture's alternative text says it. */
  @TextField(1, 200, 'The jetty before breakfast')
  caption?: string | null;
}

/** What may change of a picture of a place to stay. The place itself stays. */
export class WriteResortImageDto extends OmitType(WritePlainContent(WriteResortImageWordsDto), [
  'slug',
  'is_featured',
  'position',
]) {
  /** Id of a picture of the library. Visitors see it once on a place; drafts may repeat it. */
  @IdField(3, false)
  media?: number;

  @ChoiceField(PICTURE_KINDS, 'beach')
  kind?: PictureKind;

  /** Place among the pictures in every state, from 1; the others make room. A new one goes to the end. */
  @NumberField(1, 1000, 2)
  position?: number;

  /** Stands for the place in lists, instead of the present cover; one that is not public yet will when it is published. */
  @ApiPropertyOptional({ example: true })
  @Maybe()
  @IsBoolean()
  is_cover?: boolean;
}

/** A further picture of a place to stay: one of the library by `media`, or the file `image` of a form. */
export class CreateResortImageDto extends WriteResortImageDto {
  /** Id or slug of the place to stay. */
  @IsReference('kandu-veli', 'unknown_reference')
  resort: string;
}

/** A picture of a place to stay in every language, as staff read and write it. */
export class ResortImageDocumentDto extends StoredContent(WriteResortImageDto, WriteResortImageWordsDto) {
  @ApiProperty({ type: 'integer', example: 1 })
  resort: number;

  /** Id of a picture of the library. */
  declare media: number;

  /** Stands for the place in lists; one that is not public yet will when it is published. */
  declare is_cover: boolean;
}
