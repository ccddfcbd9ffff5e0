import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CONTENT_STATUSES } from './codes.js';
import { Maybe } from '../../platform/fields/maybe.js';

/** For staff: the state that the rows of a list are in, or `all`. Without it the list is the public one. */
export const StateFilterField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, enum: [...CONTENT_STATUSES, 'all'], example: 'draft' }),
    Maybe(),
    IsIn([...CONTENT_STATUSES, 'all']),
  );

const STATES = ['missing', 'draft', 'published', 'outdated'] as const;

/** State of each language but English. */
export class TranslationStatusDto {
  @ApiProperty({ enum: STATES, example: 'published' })
  ru: (typeof STATES)[number];

  @ApiProperty({ enum: STATES, example: 'outdated' })
  zh: (typeof STATES)[number];
}

/** What staff need to know of a row in a list. */
export class EditingStateDto {
  /** For `If-Match`. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  publish_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  unpublish_at: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;

  /** E-mail address; null as long as nobody changed it. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  updated_by: string | null;

  /** True when a change waits for somebody who may publish. */
  @ApiProperty({ example: false })
  pending: boolean;

  @ApiProperty({ type: TranslationStatusDto })
  translation_status: TranslationStatusDto;
}
