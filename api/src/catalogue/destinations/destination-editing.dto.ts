import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumber, IsString, Max, MaxLength, Min } from 'class-validator';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import {
  ChoiceField,
  IdField,
  IdsField,
  RangeField,
  TagsField,
  TextField,
  TextsField,
  UrlField,
} from '../../content/editing/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { WriteIndexedContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
import {
  COORDINATE_ACCURACIES,
  type CoordinateAccuracy,
  DESTINATION_TYPES,
  type DestinationType,
} from '../../content/listing/codes.js';

/** Words of a destination in one language. */
export class WriteDestinationWordsDto extends WriteWordsDto {
  @TextField(2, 100, 'Dhigurah')
  name?: string | null;

  @TextField(0, 300, 'A long thin island beside the whale sharks of South Ari.')
  summary?: string | null;

  @TextField(0, 1000, 'Three kilometres of beach end in a sandbank.')
  description?: string | null;

  @TextsField(12, 150, ['Whale sharks all year'])
  highlights?: string[] | null;

  @TextField(0, 600, 'Two hours by speedboat from Malé.')
  how_to_get_there?: string | null;

  /** What visitors should know on inhabited islands. */
  @TextField(0, 600, 'Swimwear belongs on the marked beach.')
  etiquette?: string | null;

  @TextField(0, 60, 'Dhigurah, South Ari')
  seo_title?: string | null;

  @TextField(0, 155, 'Where to stay, how to get there and when the whale sharks come.')
  seo_description?: string | null;
}

/** A destination as staff write it. A new one needs a name, its atoll and its place on the map. */
export class WriteDestinationDto extends WriteIndexedContent(WriteDestinationWordsDto) {
  @ChoiceField(DESTINATION_TYPES, 'local_island')
  type?: DestinationType;

  /** Code of the atoll. */
  @ApiPropertyOptional({ maxLength: 10, example: 'ADh' })
  @Maybe()
  @IsString()
  @MaxLength(10)
  atoll?: string;

  @TextField(1, 100, 'Dhigurah')
  island?: string | null;

  @ApiPropertyOptional({ type: Number, minimum: -90, maximum: 90, example: 3.5249 })
  @Maybe()
  @IsNumber()
  @Min(-90)
  @Max(90)
  lat?: number;

  @ApiPropertyOptional({ type: Number, minimum: -180, maximum: 180, example: 72.926 })
  @Maybe()
  @IsNumber()
  @Min(-180)
  @Max(180)
  lng?: number;

  @ChoiceField(COORDINATE_ACCURACIES, 'approx_1km')
  coordinate_accuracy?: CoordinateAccuracy;

  /** Months 1 to 12. */
  @RangeField(1, 12, [1, 2, 3, 12])
  best_months?: number[];

  @TagsField(20, ['diving', 'budget'])
  tags?: string[];

  /** Id of a picture of the library; in a form the file itself may come instead. */
  @IdField(3)
  image?: number | null;

  /**
   * Public http or https address of a JPEG, PNG, WebP or AVIF. It is loaded into the library and becomes `image`, unless `image`
   * or a file is sent; the answer then has null here.
   */
  @UrlField('https://pictures.example/dhigurah.jpg')
  image_url?: string | null;

  /** Ids of further pictures in their order. */
  @IdsField(40, [3, 8])
  gallery?: number[];
}

/** A destination in every language, as staff read and write it. */
export class DestinationDocumentDto extends StoredContent(WriteDestinationDto, WriteDestinationWordsDto) {
  @ApiProperty({ example: 'dhigurah' })
  slug: string;

  /** Code of the atoll. */
  declare atoll: string;

  /** Id of a picture of the library. */
  declare image: number | null;
}
