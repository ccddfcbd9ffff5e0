import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { LENGTHS } from '@atoll/contract/rules';
import { IsText } from '../../../platform/fields/fields.js';
import { Maybe } from '../../../platform/fields/maybe.js';
import { LANGUAGE_CODE } from '../../languages/text-id.js';
import { COMMENT_STATES, type CommentState } from './text-comment.entity.js';

/** Names one comment. */
export class TextCommentParams {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  @IsUUID()
  comment: string;
}

/** What a colleague says about a text. */
export class CreateTextCommentDto {
  /** Plain text with its line breaks. */
  @ApiProperty({ minLength: 1, maxLength: LENGTHS.message.max, example: 'Is “hold” a noun here?' })
  @IsText(1, LENGTHS.message.max)
  text: string;

  /** True for a question, which stays open until somebody settles it. */
  @ApiPropertyOptional({ type: Boolean, default: false, example: true })
  @Maybe()
  @IsBoolean()
  is_question?: boolean;

  /** The one language it is about, among those of the caller; without it, it is about the text in all languages. */
  @ApiPropertyOptional({ type: String, maxLength: 20, pattern: LANGUAGE_CODE.source, example: 'ru' })
  @Maybe()
  @IsString()
  @MaxLength(20)
  @Matches(LANGUAGE_CODE)
  language?: string;
}

/** What somebody has said about a text. */
export class TextCommentDto {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  id: string;

  /** Plain text with its line breaks. */
  @ApiProperty({ example: 'Is “hold” a noun here?' })
  text: string;

  /** The one language it is about; null when it is about all. */
  @ApiProperty({ type: String, nullable: true, example: 'ru' })
  language: string | null;

  /** A question is `open` until somebody settles it; a `remark` asks nothing. */
  @ApiProperty({ enum: COMMENT_STATES, example: 'open' })
  state: CommentState;

  /** E-mail of who wrote it; null when the account is gone. */
  @ApiProperty({ type: String, nullable: true, example: 'translator@atoll.example' })
  created_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  /** E-mail of who settled it. */
  @ApiProperty({ type: String, nullable: true, example: null })
  settled_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  settled_at: string | null;

  /** Whether the caller may settle it or open it again: it names no language, or one of theirs. */
  @ApiProperty({ example: true })
  may_settle: boolean;

  /** Whether the caller may delete it: it is their own, or they may approve texts and it names no language outside of theirs. */
  @ApiProperty({ example: false })
  may_delete: boolean;
}
