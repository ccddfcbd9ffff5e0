import type { Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type as TypeOf } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { CONTENT_STATUSES, type ContentStatus } from '../listing/codes.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { TranslationStatusDto } from '../listing/staff-list.dto.js';
import { ReferenceParams } from '../listing/reference.dto.js';
import { IsText } from '../../platform/fields/fields.js';
import { JSON_TYPES } from '../../platform/fields/json-types.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { PageQuery } from '../../platform/data/page.dto.js';
import { translationsOf } from './by-language.js';
import { InstantField, IsInstant } from './fields.js';

/** What every editable document says beside its own members. */
export abstract class EditableDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ enum: CONTENT_STATUSES, example: 'draft' })
  status: ContentStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  publish_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  unpublish_at: string | null;

  /** When visitors saw it first. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  published_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  archived_at: string | null;

  @ApiProperty({ example: false })
  is_featured: boolean;

  @ApiProperty({ type: 'integer', example: 1000 })
  position: number;

  /** The same as in `ETag`; the next write names it in `If-Match`. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  /** E-mail address of who made it; null for what came with the product, and for who is no longer here. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  created_by: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  updated_at: string;

  /** E-mail address of who changed it last; null as long as nobody did. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  updated_by: string | null;

  @ApiProperty({ type: TranslationStatusDto })
  translation_status: TranslationStatusDto;
}

/** What the document of a thing with a page of its own says beside. */
export abstract class IndexedDto extends EditableDto {
  /** Id of the picture of a shared link; null for the cover. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  og_image: number | null;

  /** Search engines are asked to leave its page out. */
  @ApiProperty({ example: false })
  noindex: boolean;
}

/** What stored words of every kind have beside the words. */
export abstract class StoredWordsDto {
  @ApiProperty({ enum: ['draft', 'published'], example: 'published' })
  status: 'draft' | 'published';
}

/** Words by language in an answer. */
export const TranslationsAnswer = (words: Type) =>
  ApiProperty({ type: translationsOf(words, () => ApiPropertyOptional({ type: words })) });

/** Body of every action. */
export class ActionDto {
  /** For colleagues: stands beside the version and in the audit. */
  @ApiPropertyOptional({ maxLength: 500, example: 'Prices agreed with the resort on Tuesday' })
  @Maybe()
  @IsText(1, 500)
  note?: string;
}

/** Body of `publish`. */
export class PublishDto extends ActionDto {
  /** Languages that go public with English; the others stay as they are. */
  @ApiPropertyOptional({ enum: LANGUAGE_CODES, isArray: true, example: ['ru'] })
  @Maybe()
  @IsArray()
  @ArrayMaxSize(LANGUAGE_CODES.length)
  @IsIn(LANGUAGE_CODES, { each: true })
  languages?: Language[];

  /** When it leaves again. */
  @InstantField('2027-01-15T03:00:00.000Z')
  unpublish_at?: string | null;
}

/** Body of `schedule`. */
export class ScheduleDto extends PublishDto {
  /** When it goes public; in the future. */
  @ApiProperty({ format: 'date-time', example: '2026-12-01T03:00:00.000Z' })
  @IsInstant()
  publish_at: string;
}

/** Body of `archive`. */
export class ArchiveDto extends ActionDto {
  /** Although travellers still hold bookings. */
  @ApiPropertyOptional({ example: true, default: false })
  @Maybe()
  @IsBoolean()
  confirm?: boolean;
}

/** Names a version. */
export class VersionParams extends ReferenceParams {
  /** Version number. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  @TypeOf(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version: number;
}

/** Page of the list of versions. */
export class ListVersionsQuery extends PageQuery {}

/** A version in a list. */
export class VersionItemDto {
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;

  /** What made it. */
  @ApiProperty({ example: 'update' })
  action: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  at: string;

  /** E-mail address; null for the system. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  by: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  note: string | null;
}

/** Versions of one page, the newest first. */
export class VersionPageDto extends PageLinksDto {
  @ApiProperty({ type: [VersionItemDto] })
  results: VersionItemDto[];
}

/** One difference between two versions. */
export class DifferenceDto {
  /** Member of the document, nested ones with dots. */
  @ApiProperty({ example: 'translations.ru.name' })
  path: string;

  /** Any JSON value; null also when there was nothing. */
  @ApiProperty({ oneOf: [...JSON_TYPES], example: 'Острова' })
  before: unknown;

  /** Any JSON value; null also when there is nothing any more. */
  @ApiProperty({ oneOf: [...JSON_TYPES], example: 'Острова ждут' })
  after: unknown;
}

/** A change that waits for somebody who may publish. */
export class PendingItemDto {
  /** Version it was written for; it can be published as long as `version` is the same. */
  @ApiProperty({ type: 'integer', example: 3 })
  base_version: number;

  /** Version of the thing now. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;

  /** E-mail address of who wrote it. */
  @ApiProperty({ type: String, nullable: true, example: 'editor@atoll.example' })
  by: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  at: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  note: string | null;
}
