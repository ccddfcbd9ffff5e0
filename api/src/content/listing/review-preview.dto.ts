import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { TRAVELLER_TYPES, type TravellerType } from './codes.js';

/** The agency's answer. */
export class ReviewReplyDto {
  /** @example "Thank you, Marina. We have told the boat crew." */
  text: string;

  /** First name of who answered. */
  @ApiProperty({ type: String, nullable: true, example: 'Aishath' })
  by: string | null;

  /** @example "2026-11-21T08:00:00.000Z" */
  at: string;
}

/** A review as the page of its subject shows it. The words of guests are plain text; an e-mail address is never in it. */
export class ReviewPreviewDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example "Марина" */
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'RU' })
  country: string | null;

  /** @example 4 */
  rating: number;

  @ApiProperty({ type: String, nullable: true, example: 'Манты приплыли' })
  title: string | null;

  /** @example "Три раза выходили к Ханифару, на второй день манты кружили вокруг нас час." */
  comment: string;

  @ApiProperty({ type: String, nullable: true, example: '2026-08' })
  stay_month: string | null;

  @ApiProperty({ enum: TRAVELLER_TYPES, nullable: true, example: 'couple' })
  traveller_type: TravellerType | null;

  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  language: Language;

  /**
   * A booking shows that the guest was there.
   * @example true
   */
  verified: boolean;

  @ApiProperty({ type: ReviewReplyDto, nullable: true })
  reply: ReviewReplyDto | null;

  /** @example "2026-09-02T08:00:00.000Z" */
  created_at: string;
}
