import { ReviewPreviewDto } from '../../content/listing/review-preview.dto.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsString, IsUUID, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { LENGTHS } from '@atoll/contract/rules';
import { BooleanFilter, PartFilter } from '../../platform/fields/filters.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { IsEmailAddress, IsText } from '../../platform/fields/fields.js';
import { Maybe, MaybeNull } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { GuardedForm } from '../forms/forms.dto.js';
import { TRAVELLER_TYPES, type TravellerType } from '../../content/listing/codes.js';
import { REVIEW_STATUSES, type ReviewStatus } from './review-status.js';
import { OptionalReference, ReferenceFilter } from '../../content/listing/reference-field.js';
import { ScoreField } from './reviews.fields.js';

export const REVIEW_SORTS = ['newest', 'rating', 'helpful'] as const;
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Parts of the stay, 1 to 5 each; those that do not apply are left out. */
export class ReviewScoresDto {
  @ScoreField()
  transfer?: number;

  @ScoreField()
  room?: number;

  @ScoreField()
  food?: number;

  @ScoreField()
  reef?: number;

  @ScoreField()
  service?: number;

  @ScoreField()
  value?: number;
}

/** A review of a package, a resort or an experience; of none of them: of the agency. */
export class CreateReviewDto extends GuardedForm {
  /** Id or slug of the package. */
  @OptionalReference('baa-manta-season')
  package?: string | null;

  /** Id or slug of the resort. */
  @OptionalReference('hanifa-baa')
  resort?: string | null;

  /** Id or slug of the experience. */
  @OptionalReference('mantas-of-hanifaru')
  experience?: string | null;

  /** @example "Марина" */
  @IsText(LENGTHS.name.min, LENGTHS.name.max)
  name: string;

  /** For the thanks; never shown, and proof of nothing. */
  @ApiPropertyOptional({ type: String, maxLength: 254, nullable: true, example: 'marina@example.com' })
  @MaybeNull()
  @IsEmailAddress()
  email?: string | null;

  /** ISO 3166-1 alpha-2. */
  @ApiPropertyOptional({ type: String, pattern: '^[A-Z]{2}$', nullable: true, example: 'RU' })
  @MaybeNull()
  @IsString()
  @Matches(/^[A-Z]{2}$/, { message: 'invalid' })
  country?: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 4 })
  @IsInt()
  @Min(1)
  @Max(5)
  rating: number;

  @ApiPropertyOptional({ type: ReviewScoresDto })
  @Maybe()
  @IsObject()
  @ValidateNested()
  @Type(() => ReviewScoresDto)
  scores?: ReviewScoresDto;

  @ApiPropertyOptional({ type: String, minLength: 2, maxLength: 120, nullable: true, example: 'Манты приплыли' })
  @MaybeNull()
  @IsText(2, 120)
  title?: string | null;

  /** @example "Три раза выходили к Ханифару, на второй день манты кружили вокруг нас час." */
  @IsText(5, 500)
  comment: string;

  @ApiPropertyOptional({ type: String, pattern: MONTH.source, nullable: true, example: '2026-08' })
  @MaybeNull()
  @IsString()
  @Matches(MONTH, { message: 'invalid_date' })
  stay_month?: string | null;

  @ApiPropertyOptional({ enum: TRAVELLER_TYPES, nullable: true, example: 'couple' })
  @MaybeNull()
  @IsIn(TRAVELLER_TYPES)
  traveller_type?: TravellerType | null;

  /** Language of the words; the request's language unless given. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  language?: Language;

  /**
   * The guest's key to a booking of this trip: marks the review as verified. One that ends needs its `booking` beside it; one that opens
   * nothing is refused.
   */
  @ApiPropertyOptional({ type: String, maxLength: 100, nullable: true })
  @MaybeNull()
  @IsString()
  @MaxLength(100)
  booking_token?: string | null;

  /** A booking of this trip: beside its key, or of the signed-in customer. */
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @MaybeNull()
  @IsUUID()
  booking?: string | null;
}

/** Receipt of a review. It appears after it was read. */
export class ReviewReceiptDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example false */
  approved: boolean;

  /** @example "Thank you. We read each review before it appears." */
  detail: string;
}

/** What a review is about, named in the reader's language. */
export class ReviewSubjectDto {
  /** @example 7 */
  id: number;

  /** @example "hanifa-baa" */
  slug: string;

  /** @example "Ханифа Баа" */
  name: string;
}

/** A review in a list. What it is of is null for visitors where that is no longer public. */
export class ReviewDto extends ReviewPreviewDto {
  @ApiProperty({ type: ReviewSubjectDto, nullable: true })
  package: ReviewSubjectDto | null;

  @ApiProperty({ type: ReviewSubjectDto, nullable: true })
  resort: ReviewSubjectDto | null;

  @ApiProperty({ type: ReviewSubjectDto, nullable: true })
  experience: ReviewSubjectDto | null;

  scores: ReviewScoresDto;

  /** @example true */
  approved: boolean;

  /** @example 3 */
  helpful_count: number;

  /** For moderators. */
  @ApiPropertyOptional({ enum: REVIEW_STATUSES, enumName: 'ReviewStatus', example: 'approved' })
  status?: ReviewStatus;

  /** For moderators. */
  @ApiPropertyOptional({ type: String, nullable: true, example: null })
  rejection_reason?: string | null;

  /** For moderators: how many visitors find that it does not belong here. */
  @ApiPropertyOptional({ type: 'integer', example: 0 })
  reported_count?: number;

  /** For moderators. */
  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true, example: '2026-09-03T08:00:00.000Z' })
  moderated_at?: string | null;

  /** For moderators: where it can go from here. */
  @ApiPropertyOptional({ enum: REVIEW_STATUSES, enumName: 'ReviewStatus', isArray: true, example: ['hidden'] })
  allowed_statuses?: ReviewStatus[];

  /** For moderators. */
  @ApiPropertyOptional({ type: 'integer', example: 2 })
  version?: number;
}

/** One page of reviews. */
export class ReviewPageDto extends PageLinksDto {
  results: ReviewDto[];
}

export class ListReviewsQuery extends PageQuery {
  /** Visitors get approved reviews whatever they ask for. */
  @BooleanFilter()
  approved?: boolean;

  /** For moderators. */
  @ApiPropertyOptional({ enum: REVIEW_STATUSES, enumName: 'ReviewStatus', example: 'pending' })
  @Maybe()
  @IsIn(REVIEW_STATUSES)
  status?: ReviewStatus;

  /** Id or slug of a package. */
  @ReferenceFilter('baa-manta-season')
  package?: string;

  /** Id or slug of a resort. */
  @ReferenceFilter('hanifa-baa')
  resort?: string;

  /** Id or slug of an experience. */
  @ReferenceFilter('mantas-of-hanifaru')
  experience?: string;

  /** Exactly this many stars. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  @Maybe()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(5)
  rating?: number;

  /** Language of the words. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, example: 'ru' })
  @Maybe()
  @IsIn(LANGUAGE_CODES)
  language?: Language;

  /** Only reviews with (or without) a booking behind them. */
  @BooleanFilter()
  verified?: boolean;

  /** Part of name, title or comment. */
  @PartFilter('manta')
  search?: string;

  /** `helpful`: those in the language of the answer first, of them and of the others the most helpful ones. */
  @ApiPropertyOptional({ enum: REVIEW_SORTS, default: 'newest' })
  @Maybe()
  @IsIn(REVIEW_SORTS)
  sort?: (typeof REVIEW_SORTS)[number] = 'newest';
}

/** Why a review is not shown; for colleagues. */
export class RejectReviewDto {
  /** Why, for colleagues; the guest does not read it. */
  @ApiProperty({ minLength: 2, maxLength: 500, example: 'Names a member of staff' })
  @IsText(2, 500)
  reason: string;
}

/** What the agency answers to a review, for everybody to read. */
export class ReplyToReviewDto {
  /** Public, plain text. */
  @ApiProperty({ minLength: 2, maxLength: 1000, example: 'Thank you, Marina. We have told the boat crew.' })
  @IsText(2, 1000)
  text: string;
}

/** A visitor's vote after it was counted, or found counted already. */
export class ReviewVoteDto {
  /** How many found the review helpful. */
  @ApiProperty({ type: 'integer', example: 4 })
  helpful_count: number;
}
