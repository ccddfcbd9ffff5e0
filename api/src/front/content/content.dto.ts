import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { EditableDto } from '../../content/editing/editing.dto.js';
import { Type as TypeOf } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsString, Max, Min } from 'class-validator';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { InstantField, IsInstant } from '../../content/editing/fields.js';
import { LIFECYCLE_ACTIONS, type LifecycleAction } from '../../content/editing/lifecycle.js';
import { PageLinksDto } from '../../platform/data/page-links.dto.js';
import { ReferenceParams } from '../../content/listing/reference.dto.js';
import { LanguageQuery, PageQuery } from '../../platform/data/page.dto.js';
import { BooleanFilter } from '../../platform/fields/filters.js';
import { IsText } from '../../platform/fields/fields.js';
import { JSON_TYPES } from '../../platform/fields/json-types.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { DOCUMENTS, KIND_NAMES, STAGED_NAMES, refs } from './content-kinds.js';

/** Names one piece of content of any kind. */
export class ContentParams extends ReferenceParams {
  /** What it is. */
  @ApiProperty({ enum: KIND_NAMES, enumName: 'ContentKind', example: 'packages' })
  @IsString()
  kind: string;
}

/** Names one piece of a kind that is reviewed, scheduled and previewed. */
export class StagedContentParams extends ReferenceParams {
  /** What it is; of other kinds there is no such step: 404 `not_supported`. */
  @ApiProperty({ enum: STAGED_NAMES, enumName: 'StagedContentKind', example: 'packages' })
  @IsString()
  kind: string;
}

/** Where a piece of content stands. */
export class ContentStateDto extends PickType(EditableDto, [
  'id',
  'status',
  'publish_at',
  'unpublish_at',
  'published_at',
  'archived_at',
  'version',
  'updated_at',
  'updated_by',
  'translation_status',
]) {
  @ApiProperty({ enum: KIND_NAMES, enumName: 'ContentKind', example: 'packages' })
  kind: string;

  /** Its slug, or the code that others name it by; null for what has neither. */
  @ApiProperty({ type: String, nullable: true, example: 'south-ari-whale-sharks' })
  address: string | null;

  /** True when a change waits for somebody who may publish. */
  @ApiProperty({ example: false })
  pending: boolean;

  /** What may be done with it from here, by those who may. */
  @ApiProperty({ enum: LIFECYCLE_ACTIONS, isArray: true, example: ['submit', 'publish', 'schedule', 'archive'] })
  actions: LifecycleAction[];
}

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
export class VersionParams extends ContentParams {
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

/** A version in full, and what it changed. */
export class ContentVersionDto extends VersionItemDto {
  @ApiProperty({ anyOf: refs(DOCUMENTS) })
  document: unknown;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Version that `diff` compares with.', example: 2 })
  previous: number | null;

  @ApiProperty({ type: [DifferenceDto] })
  diff: DifferenceDto[];
}

/** Says which waiting change somebody has seen. */
export class SeenChangeQuery extends LanguageQuery {
  /**
   * `at` of the change that waits, as it was read. Without this is 428 `waiting_unseen`, with `current` as in a 412; to hand one in it is
   * left out when none waits, or `updated_at` of the 412 that said who dropped it.
   */
  @ApiPropertyOptional({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  @Maybe()
  @IsInstant()
  at?: string;
}

/** Says besides why it waits no longer. */
export class DropChangeQuery extends SeenChangeQuery {
  /** True where somebody has gone on with it, and what became of it is stored: its authors are told of that. */
  @BooleanFilter()
  taken_up?: boolean;
}

/** A change that waits for somebody who may publish. */
export class PendingChangeDto {
  /** Version it was written for; it can be published as long as `version` is the same. */
  @ApiProperty({ type: 'integer', example: 3 })
  base_version: number;

  /** Version of the thing now. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;

  /** E-mail address of who wrote it. */
  @ApiProperty({ type: String, nullable: true, example: 'editor@atoll.example' })
  by: string | null;

  /** When it was handed in. Writes name it by this: it moves with every change that is laid over it. */
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  at: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  note: string | null;

  /**
   * False when it cannot be published as it is: what it names is gone, or its members do not go with what is stored by now. It can be
   * gone on with, and dropped; publishing answers 400 with the reasons, of these and of what it looks at besides.
   */
  @ApiProperty({ example: true })
  fits: boolean;

  /** How it would read. */
  @ApiProperty({ anyOf: refs(DOCUMENTS) })
  document: unknown;

  @ApiProperty({ type: [DifferenceDto] })
  diff: DifferenceDto[];
}

/** Opens one thing that is not public, for a day. */
export class PreviewDto {
  /** For `?preview=` of the thing's public read. */
  @ApiProperty({ example: '12.1795334400.b0vJ5mDq3vYcZ8m1r4nq7m0sQ0f5h3dJ2mWw9t6uZkE' })
  token: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T08:00:00.000Z' })
  expires_at: string;
}
