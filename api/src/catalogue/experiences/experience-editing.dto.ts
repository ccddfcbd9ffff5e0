import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsString, Matches } from 'class-validator';
import {
  ChoiceField,
  IdField,
  IdsField,
  MoneyField,
  NumberField,
  RangeField,
  TextField,
  TextsField,
  UrlField,
  YesField,
} from '../../content/editing/fields.js';
import { ReferencesField } from '../../content/editing/reference-fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import { WriteIndexedContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
import {
  CERTIFICATIONS,
  type Certification,
  DIFFICULTIES,
  type Difficulty,
  EXPERIENCE_CATEGORIES,
  type ExperienceCategory,
  PRICING_TYPES,
  type PricingType,
} from '../../content/listing/codes.js';

/** Words of an experience in one language. */
export class WriteExperienceWordsDto extends WriteWordsDto {
  @TextField(2, 100, 'Whale sharks of South Ari')
  name?: string | null;

  @TextField(0, 300, 'A morning along the outer reef with two spotters on the roof.')
  summary?: string | null;

  @TextField(0, 1000, 'The boat leaves the harbour at half past eight and follows the outer reef.')
  description?: string | null;

  /** In a form `includes[0]`, `includes[1]`, …; `includes[]` without a value clears it. */
  @TextsField(20, 150, ['Mask, fins and snorkel'])
  includes?: string[] | null;

  @TextsField(20, 150, ['Underwater photographs'])
  excludes?: string[] | null;

  @TextsField(20, 150, ['A shirt for the sun'])
  what_to_bring?: string[] | null;

  @TextField(0, 300, 'At the harbour, by the ice house')
  meeting_point?: string | null;

  @TextField(0, 600, 'There is swell on the outer reef; vests are on board.')
  safety_notes?: string | null;

  /** How to behave near animals. */
  @TextField(0, 600, 'Three metres from the body, four from the tail. No touching.')
  wildlife_code?: string | null;

  @TextField(0, 60, 'Whale sharks of South Ari')
  seo_title?: string | null;

  @TextField(0, 155, 'Four hours along the reef with spotters and a guide in the water.')
  seo_description?: string | null;
}

/** An experience as staff write it. A new one needs a name. */
export class WriteExperienceDto extends WriteIndexedContent(WriteExperienceWordsDto) {
  @ChoiceField(EXPERIENCE_CATEGORIES, 'wildlife')
  category_code?: ExperienceCategory;

  /** The same as `category_code`. */
  @ChoiceField(EXPERIENCE_CATEGORIES, 'wildlife')
  category?: ExperienceCategory;

  /** US dollars, all in. */
  @MoneyField({ example: '100.00' })
  price?: string;

  @ChoiceField(PRICING_TYPES, 'per_person')
  pricing_type?: PricingType;

  /** From meeting to return. */
  @NumberField(1, 10_080, 240)
  duration_minutes?: number;

  @ChoiceField(DIFFICULTIES, 'moderate')
  difficulty?: Difficulty;

  /** Years. */
  @NumberField(0, 99, 8, true)
  min_age?: number | null;

  /** Guests have to be able to swim. */
  @YesField(true)
  swim_required?: boolean;

  /** Diving certificate to be shown. */
  @ChoiceField(CERTIFICATIONS, 'none')
  certification?: Certification;

  @NumberField(1, 500, 2)
  group_size_min?: number;

  @NumberField(1, 500, 10, true)
  group_size_max?: number | null;

  /** Local times, `HH:MM`. */
  @ApiPropertyOptional({ type: [String], maxItems: 24, example: ['08:30'] })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(24)
  @ArrayUnique()
  @IsString({ each: true })
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { each: true, message: 'invalid_time' })
  start_times?: string[];

  /** ISO days 1 (Monday) to 7; none means every day. */
  @RangeField(1, 7, [1, 3, 6])
  weekdays?: number[];

  /** Months 1 to 12; none means all year. */
  @RangeField(1, 12, [1, 2, 3, 12])
  season_months?: number[];

  /** Guests are fetched where they stay. */
  @YesField(true)
  pickup?: boolean;

  /** Ids or slugs of destinations, the main place first. */
  @ReferencesField(30, [7])
  destinations?: (number | string)[];

  /** Id of the cover, a picture of the library; in a form the file itself may come instead. Without one the first of `images`. */
  @IdField(3)
  image?: number | null;

  /**
   * Public http or https address of a JPEG, PNG, WebP or AVIF. It is loaded into the library and becomes the cover, unless `image`
   * or a file is sent; the answer then has null here.
   */
  @UrlField('https://pictures.example/whale-shark.jpg')
  image_url?: string | null;

  /** Ids of pictures in their order. */
  @IdsField(40, [3, 8])
  images?: number[];
}

/** An experience in every language, as staff read and write it. */
export class ExperienceDocumentDto extends StoredContent(WriteExperienceDto, WriteExperienceWordsDto, ['category']) {
  @ApiProperty({ example: 'whale-sharks-of-south-ari' })
  slug: string;

  /** Id of the cover; without one the first of `images`. */
  declare image: number | null;
}
