import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { ChoiceFilter } from '../../platform/fields/filters.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { IsParts } from '../../content/editing/fields.js';

export const MISSING_KINDS = ['unknown', 'fallback', 'plural'] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

/** A text that a page asked for. */
export class MissingTextDto {
  @ApiProperty({ maxLength: 60, example: 'catalog' })
  @IsString()
  @MaxLength(60)
  ns: string;

  @ApiProperty({ maxLength: 200, example: 'hero.title' })
  @IsString()
  @MaxLength(200)
  key: string;

  /** `unknown`: no language has it; `fallback`: shown in English; `plural`: a form is missing. */
  @ApiProperty({ enum: MISSING_KINDS, example: 'fallback' })
  @IsIn(MISSING_KINDS)
  kind: MissingKind;
}

/** Texts that a released page asked for and did not get. */
export class ReportMissingTextsDto {
  /** Name of the remote, or `shell`. */
  @ApiProperty({ maxLength: 60, example: 'mfe-catalog' })
  @IsString()
  @MaxLength(60)
  remote: string;

  /** Version of its release; of the shell the name of its build. */
  @ApiProperty({ maxLength: 80, example: '0.1.0-3f1c9a0b' })
  @IsString()
  @MaxLength(80)
  build_id: string;

  @ApiProperty({ maxLength: 20, example: 'ru' })
  @IsString()
  @MaxLength(20)
  lang: string;

  @ApiProperty({ type: [MissingTextDto], minItems: 1, maxItems: 50 })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @IsParts(MissingTextDto)
  items: MissingTextDto[];
}

/** The same answer to every report. */
export class MissingTextsTakenDto {
  @ApiProperty({ enum: ['accepted'], example: 'accepted' })
  status: 'accepted';
}

/** How often a text was missing. */
export class MissingTextCountDto {
  @ApiProperty({ example: 'mfe-catalog' })
  remote: string;

  @ApiProperty({ example: '0.1.0-3f1c9a0b' })
  build_id: string;

  @ApiProperty({ example: 'ru' })
  lang: string;

  @ApiProperty({ example: 'catalog' })
  ns: string;

  @ApiProperty({ example: 'hero.title' })
  key: string;

  @ApiProperty({ enum: MISSING_KINDS, example: 'fallback' })
  kind: MissingKind;

  @ApiProperty({ type: 'integer', minimum: 1, example: 12 })
  hits: number;

  /** True when the text is there by now. */
  @ApiProperty({ example: false })
  is_written: boolean;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  first_at: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  last_at: string;
}

/** Missing texts of one page, the most frequent first. */
export class MissingTextPageDto extends PageLinksDto {
  @ApiProperty({ type: [MissingTextCountDto] })
  results: MissingTextCountDto[];
}

/** Which of them, and which page of the list. */
export class ListMissingTextsQuery extends PageQuery {
  /** `unknown` asks for a key, the others for a translation. */
  @ChoiceFilter(MISSING_KINDS, 'unknown')
  kind?: MissingKind;
}
