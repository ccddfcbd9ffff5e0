import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import {
  BUDGET_FOR,
  type BudgetFor,
  CONTACT_WAYS,
  type ContactWay,
  type TripWish,
  WISH_INTERESTS,
  WISH_STAYS,
  WISH_STYLES,
  WISH_TIMES,
  type WishInterest,
  type WishStay,
  type WishStyle,
  type WishTime,
} from '@atoll/contract/trip-wish';
import type { ExperienceCategory, ResortCategory, StyleTag } from '../../content/listing/codes.js';

// Codes of the catalogue and no others: whoever plans the trip searches it with them.
const STAYS: readonly (WishStay & ResortCategory)[] = WISH_STAYS;
const STYLES: readonly (WishStyle & StyleTag)[] = WISH_STYLES;
const INTERESTS: readonly (WishInterest & ExperienceCategory)[] = WISH_INTERESTS;

/** Some of these codes, each once; none: an empty list. */
const CodesOf = (codes: readonly string[], example: string[]) =>
  applyDecorators(
    ApiProperty({ enum: codes, isArray: true, maxItems: codes.length, uniqueItems: true, example }),
    IsArray(),
    ArrayUnique({ message: 'duplicate_entry' }),
    IsIn(codes, { each: true }),
  );

/** Steps of the trip builder: what the plain members of a trip request do not say. */
export class TripWishDto implements TripWish {
  /** `dates` needs `date_from` and `date_to`, 1 to 30 nights apart; `month` needs `travel_month`. */
  @ApiProperty({ enum: WISH_TIMES, example: 'month' })
  @IsIn(WISH_TIMES)
  when: WishTime;

  @CodesOf(STAYS, ['resort'])
  stays: WishStay[];

  @CodesOf(STYLES, ['honeymoon'])
  styles: WishStyle[];

  @CodesOf(INTERESTS, ['wildlife'])
  interests: WishInterest[];

  /** Whether `budget` is one traveller's or everybody's. */
  @ApiProperty({ enum: BUDGET_FOR, example: 'person' })
  @IsIn(BUDGET_FOR)
  budget_for: BudgetFor;

  /** How to answer; all but `email` need `phone`. */
  @ApiProperty({ enum: CONTACT_WAYS, example: 'whatsapp' })
  @IsIn(CONTACT_WAYS)
  contact_by: ContactWay;
}
