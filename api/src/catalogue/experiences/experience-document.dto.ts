import { ApiProperty } from '@nestjs/swagger';
import { IndexedDto, StoredWordsDto, TranslationsAnswer } from '../../content/editing/editing.dto.js';
import type { Language } from '@atoll/contract/languages';
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

const Word = () => ApiProperty({ type: String, nullable: true, example: null });
const Words = () => ApiProperty({ type: [String], nullable: true, example: null });
const Numbers = (example: number[]) => ApiProperty({ type: 'integer', isArray: true, example });

/** Words of an experience in one language, as stored. */
export class ExperienceWordsDto extends StoredWordsDto {
  @ApiProperty({ type: String, nullable: true, example: 'Whale sharks of South Ari' })
  name: string | null;

  @Word()
  summary: string | null;

  @Word()
  description: string | null;

  @Words()
  includes: string[] | null;

  @Words()
  excludes: string[] | null;

  @Words()
  what_to_bring: string[] | null;

  @Word()
  meeting_point: string | null;

  @Word()
  safety_notes: string | null;

  @Word()
  wildlife_code: string | null;

  @Word()
  seo_title: string | null;

  @Word()
  seo_description: string | null;
}

/** An experience in every language, as staff read and write it. */
export class ExperienceDocumentDto extends IndexedDto {
  @ApiProperty({ example: 'whale-sharks-of-south-ari' })
  slug: string;

  @TranslationsAnswer(ExperienceWordsDto)
  translations: Partial<Record<Language, ExperienceWordsDto>>;

  @ApiProperty({ enum: EXPERIENCE_CATEGORIES, example: 'wildlife' })
  category_code: ExperienceCategory;

  @ApiProperty({ example: '100.00' })
  price: string;

  @ApiProperty({ enum: PRICING_TYPES, example: 'per_person' })
  pricing_type: PricingType;

  @ApiProperty({ type: 'integer', example: 240 })
  duration_minutes: number;

  @ApiProperty({ enum: DIFFICULTIES, example: 'moderate' })
  difficulty: Difficulty;

  @ApiProperty({ type: 'integer', nullable: true, example: 8 })
  min_age: number | null;

  @ApiProperty({ example: true })
  swim_required: boolean;

  @ApiProperty({ enum: CERTIFICATIONS, example: 'none' })
  certification: Certification;

  @ApiProperty({ type: 'integer', example: 2 })
  group_size_min: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 10 })
  group_size_max: number | null;

  @ApiProperty({ type: [String], example: ['08:30'] })
  start_times: string[];

  @Numbers([1, 3, 6])
  weekdays: number[];

  @Numbers([1, 2, 3, 12])
  season_months: number[];

  @ApiProperty({ example: false })
  pickup: boolean;

  @Numbers([7])
  destinations: number[];

  /** Id of the cover. */
  @ApiProperty({ type: 'integer', nullable: true, example: 3 })
  image: number | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  image_url: string | null;

  @Numbers([3, 8])
  images: number[];
}
