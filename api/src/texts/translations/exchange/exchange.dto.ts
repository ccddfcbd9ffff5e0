import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, IsUUID, Matches } from 'class-validator';
import { BooleanFilter, ChoiceFilter } from '../../../platform/fields/filters.js';
import { PageLinksDto } from '../../../platform/data/page-links.dto.js';
import { PageQuery } from '../../../platform/data/page.dto.js';
import { FormBoolean } from '../../../platform/fields/booleans.js';
import { Maybe } from '../../../platform/fields/maybe.js';
import { IsLanguageCode } from '../text-creation.dto.js';
import { NAMESPACE } from '../../languages/text-id.js';
import { NamespaceFilter, QaIssueDto, SHAPES, STATE_FILTERS, type Shape } from '../translations.dto.js';
import { FORMATS, type FormatName } from './exchange-format.js';
import { IMPORT_RESULTS, type ImportResult } from './import-plan.js';

export const EXPORT_SELECTIONS = ['all', 'missing', 'outdated'] as const;

/** Which texts to export, and how. */
export class ExportTranslationsQuery {
  /** A language of the table. */
  @ApiProperty({ maxLength: 20, example: 'ru' })
  @IsLanguageCode()
  language_code: string;

  /** `xlsx` for a person, `xliff` or `po` for an agency, `json` for code. */
  @ChoiceFilter(FORMATS, 'xlsx')
  format?: FormatName;

  @NamespaceFilter()
  ns?: string;

  /** Only texts in this state. */
  @ChoiceFilter(STATE_FILTERS, 'approved')
  status?: (typeof STATE_FILTERS)[number];

  /** What is left to do. */
  @ChoiceFilter(EXPORT_SELECTIONS, 'missing')
  only?: (typeof EXPORT_SELECTIONS)[number];

  /** JSON: objects of dotted keys. */
  @ChoiceFilter(SHAPES, 'nested')
  shape?: Shape;

  /** CSV and XLSX: `false` leaves the English texts out. JSON never has them, PO and XLIFF always do. */
  @BooleanFilter()
  include_source?: boolean;
}

const Choice = (description: string) => (target: object, property: string) => {
  ApiPropertyOptional({ type: Boolean, default: false, example: false, description })(target, property);
  Maybe()(target, property);
  FormBoolean()(target, property);
  IsBoolean()(target, property);
};

/** A file of texts and what may be done with it. */
export class ImportTranslationsDto {
  /** Language of the texts. */
  @ApiProperty({ maxLength: 20, example: 'ru' })
  @IsLanguageCode()
  language_code: string;

  @Choice('Replaces texts that are there and not approved; for approved ones the words become suggestions.')
  overwrite?: boolean;

  @Choice('Replaces approved texts too. Needs `translations.approve`.')
  overwrite_approved?: boolean;

  @Choice('Approved texts that are replaced stay approved. Needs `translations.approve`.')
  mark_approved?: boolean;

  @Choice('Adds keys that nothing has yet.')
  create_keys?: boolean;

  @Choice('Changes no text; the answer is the same, and `translations/imports/{job}/apply/` carries it out.')
  dry_run?: boolean;

  /** Without it told from the name of the file, else from its content. */
  @ApiPropertyOptional({ enum: FORMATS, example: 'xlsx' })
  @Maybe()
  @IsIn(FORMATS)
  format?: FormatName;

  /** Namespace of files that name none. */
  @ApiPropertyOptional({ type: String, maxLength: 60, pattern: NAMESPACE.source, example: 'catalog' })
  @Maybe()
  @IsString()
  @Matches(NAMESPACE)
  namespace?: string;
}

/** A row that was not taken. */
export class RejectedRowDto {
  /** Line of a table, entry of the other formats; from 1. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  row: number;

  @ApiProperty({ example: 'hero.title' })
  key: string;

  /** Code of the reason. */
  @ApiProperty({ example: 'placeholders_differ' })
  reason: string;

  /** The reason in words of the caller's language. */
  @ApiProperty({ example: 'The placeholders must be the same as in the source text' })
  message: string;
}

/** What becomes of a row. */
export class ImportRowDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  row: number;

  /** The text; null where nothing has the key. */
  @ApiProperty({ type: String, nullable: true, example: 'ru:catalog:hero.title' })
  id: string | null;

  @ApiProperty({ example: 'hero.title' })
  key: string;

  /** `suggested`: an approved text stands; `conflict`: it was changed here since the file was exported. */
  @ApiProperty({ enum: IMPORT_RESULTS, example: 'updated' })
  result: ImportResult;

  /** Text before the import. */
  @ApiProperty({ type: String, nullable: true, example: 'Острова' })
  current: string | null;

  /** Text of the file. */
  @ApiProperty({ type: String, nullable: true, example: 'Острова ждут' })
  value: string | null;

  /** True when the text is the English one: perhaps nobody has translated it. */
  @ApiProperty({ example: false })
  untranslated: boolean;

  @ApiProperty({ type: [QaIssueDto] })
  qa: QaIssueDto[];
}

/** What an import did, or with `dry_run` would do. */
export class ImportReportDto {
  /** The import, to take it back, and of a dry run to carry it out; null where nothing changes. */
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    example: '0199f0a0-0000-7000-8000-000000000001',
  })
  import_id: string | null;

  @ApiProperty({ example: true })
  dry_run: boolean;

  @ApiProperty({ enum: FORMATS, example: 'csv' })
  format: FormatName;

  /** Texts where there was none. */
  @ApiProperty({ type: 'integer', example: 12 })
  created: number;

  @ApiProperty({ type: 'integer', example: 3 })
  updated: number;

  @ApiProperty({ type: 'integer', example: 600 })
  unchanged: number;

  /** Texts that were there and not to be replaced, conflicts and empty rows among them. */
  @ApiProperty({ type: 'integer', example: 4 })
  skipped: number;

  /** Words kept as suggestions for approved texts. */
  @ApiProperty({ type: 'integer', example: 0 })
  suggested: number;

  /** Keys that were added. */
  @ApiProperty({ type: 'integer', example: 0 })
  keys_created: number;

  @ApiProperty({ type: [RejectedRowDto] })
  rejected: RejectedRowDto[];

  /** Every row that is neither unchanged, empty nor rejected; at most 1,000. */
  @ApiProperty({ type: [ImportRowDto] })
  rows: ImportRowDto[];
}

/** An import that was tried or carried out. */
export class ImportJobDto {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  id: string;

  @ApiProperty({ example: 'ru' })
  language: string;

  @ApiProperty({ example: 'atoll-ru.xlsx' })
  file_name: string;

  /** Of the file, in hex. */
  @ApiProperty({ example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' })
  sha256: string;

  @ApiProperty({ enum: FORMATS, example: 'xlsx' })
  format: FormatName;

  /** `preview`: a dry run, kept for 24 hours. */
  @ApiProperty({ enum: ['preview', 'applied', 'reverted'], example: 'applied' })
  state: 'preview' | 'applied' | 'reverted';

  @ApiProperty({ type: 'integer', example: 12 })
  created: number;

  @ApiProperty({ type: 'integer', example: 3 })
  updated: number;

  @ApiProperty({ type: 'integer', example: 600 })
  unchanged: number;

  @ApiProperty({ type: 'integer', example: 4 })
  skipped: number;

  @ApiProperty({ type: 'integer', example: 0 })
  suggested: number;

  @ApiProperty({ type: 'integer', example: 0 })
  rejected: number;

  /** E-mail of who imported it. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  by: string | null;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  at: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  reverted_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  reverted_at: string | null;
}

/** An import with its rows. */
export class ImportJobDetailDto extends ImportJobDto {
  @ApiProperty({ type: [ImportRowDto] })
  rows: ImportRowDto[];
}

/** Imports of one page, the latest first. */
export class ImportJobPageDto extends PageLinksDto {
  @ApiProperty({ type: [ImportJobDto] })
  results: ImportJobDto[];
}

/** Which page of the list. */
export class ListImportsQuery extends PageQuery {}

/** Names an import. */
export class ImportParams {
  @ApiProperty({ format: 'uuid', example: '0199f0a0-0000-7000-8000-000000000001' })
  @IsUUID()
  job: string;
}

/** A text that was not taken back. */
export class RefusedRevertDto {
  @ApiProperty({ example: 'ru:catalog:hero.title' })
  id: string;

  @ApiProperty({ enum: ['edited_since'], example: 'edited_since' })
  reason: 'edited_since';

  /** The version that stands. */
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;
}

/** What taking an import back did. */
export class ImportRevertDto {
  /** Texts that stand as before the import. */
  @ApiProperty({ type: 'integer', example: 14 })
  reverted: number;

  /** Open suggestions of the import that were turned down. */
  @ApiProperty({ type: 'integer', example: 0 })
  suggestions_rejected: number;

  /** Texts that somebody edited after the import: they stay. */
  @ApiProperty({ type: [RefusedRevertDto] })
  refused: RefusedRevertDto[];
}
