import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumber, IsString, Max, MaxLength, Min } from 'class-validator';
import { LOCATION_KINDS, type LocationKind } from '../../content/listing/codes.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import { ChoiceField, TextField } from '../../content/editing/fields.js';
import { ReferenceField } from '../../content/editing/reference-fields.js';
import { WritePlainContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';

/** Words of a location in one language. */
export class WriteLocationWordsDto extends WriteWordsDto {
  @TextField(2, 100, 'Hanifaru Bay')
  name?: string | null;

  /** Plain text. */
  @TextField(0, 300, 'A blind alley of reef where plankton gathers and mantas come to feed.')
  description?: string | null;
}

/** A point on the map as staff write it. A new one needs a name and its atoll; a public one also where it lies. */
export class WriteLocationDto extends WritePlainContent(WriteLocationWordsDto) {
  @ChoiceField(LOCATION_KINDS, 'bay')
  kind?: LocationKind;

  /** Code of the atoll. */
  @ApiPropertyOptional({ maxLength: 10, example: 'B' })
  @Maybe()
  @IsString()
  @MaxLength(10)
  atoll?: string;

  /** Name of the island as it stands on maps. */
  @TextField(1, 100, 'Dharavandhoo')
  island?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true, minimum: -90, maximum: 90, example: 5.17 })
  @MaybeNull()
  @IsNumber()
  @Min(-90)
  @Max(90)
  lat?: number | null;

  @ApiPropertyOptional({ type: Number, nullable: true, minimum: -180, maximum: 180, example: 73.14 })
  @MaybeNull()
  @IsNumber()
  @Min(-180)
  @Max(180)
  lng?: number | null;

  /** Id or slug of the destination it belongs to. */
  @ReferenceField(7)
  destination?: number | string | null;
}

/** A point on the map in every language, as staff read and write it. */
export class LocationDocumentDto extends StoredContent(WriteLocationDto, WriteLocationWordsDto) {
  @ApiProperty({ example: 'hanifaru-bay' })
  slug: string;

  /** Code of the atoll. */
  declare atoll: string;

  /** Id of the destination it belongs to. */
  declare destination: number | null;
}
