import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ListedDto } from './listed.dto.js';
import {
  CERTIFICATIONS,
  type Certification,
  DIFFICULTIES,
  type Difficulty,
  EXPERIENCE_CATEGORIES,
  type ExperienceCategory,
  PRICING_TYPES,
  type PricingType,
} from './codes.js';
import { DisplayPriceDto } from './items.dto.js';
import { PackagePlaceDto } from './parts.dto.js';
import { PictureDto } from './picture.dto.js';

/** An experience in a list. */
export class ExperienceListItemDto extends IntersectionType(DisplayPriceDto, ListedDto) {
  @ApiProperty({ type: 'integer', example: 4 })
  id: number;

  @ApiProperty({ example: 'whale-sharks-of-south-ari' })
  slug: string;

  @ApiProperty({ maxLength: 100, example: 'Whale sharks of South Ari' })
  name: string;

  @ApiProperty({ maxLength: 300, example: 'A morning along the outer reef with a spotter on the roof.' })
  summary: string;

  /** Label in the language of the answer. */
  @ApiProperty({ example: 'Wildlife' })
  category: string;

  @ApiProperty({ enum: EXPERIENCE_CATEGORIES, example: 'wildlife' })
  category_code: ExperienceCategory;

  /** US dollars, all in. */
  @ApiProperty({ example: '100.00' })
  price: string;

  @ApiProperty({ enum: ['USD'], example: 'USD' })
  currency: 'USD';

  /** What the price is for. */
  @ApiProperty({ enum: PRICING_TYPES, example: 'per_person' })
  pricing_type: PricingType;

  /** From meeting to return. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 240 })
  duration_minutes: number;

  @ApiProperty({ enum: DIFFICULTIES, example: 'moderate' })
  difficulty: Difficulty;

  /** Years. */
  @ApiProperty({ type: 'integer', nullable: true, example: 8 })
  min_age: number | null;

  /** Guests have to be able to swim. */
  @ApiProperty({ example: true })
  swim_required: boolean;

  /** Diving certificate to be shown: none, Open Water, Advanced Open Water. */
  @ApiProperty({ enum: CERTIFICATIONS, example: 'none' })
  certification: Certification;

  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  group_size_min: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 10 })
  group_size_max: number | null;

  /** Months 1 to 12; empty means all year. */
  @ApiProperty({ type: 'integer', isArray: true, example: [1, 2, 3, 12] })
  season_months: number[];

  /** Where it takes place, the main place first. */
  @ApiProperty({ type: [PackagePlaceDto] })
  destinations: PackagePlaceDto[];

  @ApiProperty({ type: PictureDto, nullable: true })
  cover_image: PictureDto | null;

  /** Address of the cover, 800 × 600, or of a picture elsewhere. */
  @ApiProperty({ type: String, nullable: true, example: '/media/whale-shark-1a2b3c4d/gallery.webp' })
  image_url: string | null;

  @ApiProperty({ example: true })
  is_featured: boolean;

  /** Published. */
  @ApiProperty({ example: true })
  is_active: boolean;
}
