import { hash } from 'node:crypto';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@atoll/contract/languages';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../../platform/audit/audit.js';
import { AppError, NotFoundError, PermissionDeniedError } from '../../../platform/errors/app-error.js';
import { Clock } from '../../../platform/data/clock.js';
import { messageText } from '../../../platform/errors/messages.js';
import { mapInSlices } from '../../../platform/data/slices.js';
import { Sql } from '../../../platform/data/sql.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { KnownLanguages } from '../../languages/known-languages.js';
import type { SentFile } from '../../../platform/uploads/multipart-reader.js';
import { ImportJob, type ImportValues } from '../import-job.entity.js';
import { ServedTexts } from '../served-texts.js';
import { Suggestions } from '../suggestions.service.js';
import type { BookRow } from '../text-book.js';
import { TextBooks } from '../text-books.js';
import { textId } from '../../languages/text-id.js';
import { type ChangeContext, TextWriter } from '../text-writer.js';
import { requireScope } from '../translator-scope.js';
import { type Rows, lockTexts, stampOfTexts } from '../translations.queries.js';
import type { ImportReportDto, ImportRowDto, ImportTranslationsDto } from './exchange.dto.js';
import { findFileRows, storeJobRows, storeKeys } from './exchange.queries.js';
import { type FileRow, type FormatName, revisionOf } from './exchange-format.js';
import { ExchangeFiles } from './exchange-files.js';
import { guessFormat } from './formats.js';
import { type ImportPlan, type ImportResult, type PlannedRow, planImport } from './import-plan.js';

/** Rows of an answer, at most. */
const MAX_SHOWN = 1000;

/** What is imported: a file, or what a preview kept of one. */
interface Source extends Pick<ImportJob, 'fileName' | 'sha256'> {
  format: FormatName;
  rows: FileRow[];
  choices: ImportTranslationsDto;
}

/** A plan, and what the texts were like that it was made on. */
interface Foreseen {
  plan: ImportPlan;
  stamp: string | undefined;
}

/** Reads exchange files into the texts. */
@Injectable()
export class TextImport {
  constructor(
    private readonly books: TextBooks,
    private readonly files: ExchangeFiles,
    private readonly writer: TextWriter,
    private readonly suggestions: Suggestions,
    private readonly releases: ServedTexts,
    private readonly languages: KnownLanguages,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  /**
   * Imports a file in one transaction; a dry run only keeps what it would do.
   * @throws {ValidationFailedError} on `file` when it cannot be read {PermissionDeniedError} {LanguageNotFoundError}
   */
  async import(
    file: SentFile,
    choices: ImportTranslationsDto,
    change: ChangeContext,
    answerIn: Language,
  ): Promise<ImportReportDto> {
    const language = await this.allowed(choices, change);
    const format = choices.format ?? guessFormat(file.name, file.bytes);
    const context = { language, namespaces: await this.books.names(), namespace: choices.namespace ?? null };
    const rows = await this.files.read({ format, bytes: file.bytes, context }, change.caller.id);
    const sha256 = hash('sha256', file.bytes);
    const source: Source = { fileName: file.name.slice(0, 200), sha256, format, rows, choices };
    const isTried = choices.dry_run ?? false;
    const foreseen = await this.plan(source);
    return this.em.transactional(async (em) => {
      const plan = isTried ? foreseen.plan : await this.planLocked(em, source, foreseen);
      const report = { ...reportOf(plan, format, answerIn), dry_run: isTried };
      if (!changesAny(plan)) return report;
      const job = new ImportJob({ id: uuid(), ...this.valuesOf(source, report, change) });
      await em.persist(job).flush();
      const rowsKept = isTried ? await toJson(plan.rows, asSeen) : null;
      await this.store(em, job, plan, rowsKept);
      if (!isTried) await this.carryOut(em, job, plan, choices, change);
      return { ...report, import_id: job.id };
    });
  }

  /**
   * Carries out a dry run. Texts that were edited since are conflicts.
   * @throws {NotFoundError} {PermissionDeniedError} {LanguageNotFoundError} {AppError} 409 `already_applied`
   */
  async apply(id: string, change: ChangeContext, answerIn: Language): Promise<ImportReportDto> {
    const kept = await this.em.fork().findOne(ImportJob, { id });
    if (!kept) throw new NotFoundError();
    await this.allowed(kept.options, change);
    const { fileName, sha256, options: choices } = kept;
    const format = kept.format as FormatName;
    const source: Source = { fileName, sha256, choices, format, rows: await findFileRows(this.sql, id) };
    const foreseen = await this.plan(source);
    return this.em.transactional(async (em) => {
      const job = await em.findOne(ImportJob, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job) throw new NotFoundError();
      if (job.state !== 'preview') throw new AppError(409, 'already_applied');
      const plan = await this.planLocked(em, source, foreseen);
      const report = reportOf(plan, format, answerIn);
      if (!changesAny(plan)) return report;
      Object.assign(job, this.valuesOf(source, report, change));
      await em.flush();
      await this.store(em, job, plan, null);
      await this.carryOut(em, job, plan, choices, change);
      return { ...report, import_id: id };
    });
  }

  /** The language, when the caller may do to it what is wished. @throws {PermissionDeniedError} {LanguageNotFoundError} */
  private async allowed(choices: ImportTranslationsDto, { caller }: ChangeContext): Promise<string> {
    const language = await this.languages.require(choices.language_code);
    requireScope(caller, language);
    const mayApprove = caller.permissions.includes('translations.approve');
    if ((choices.overwrite_approved || choices.mark_approved) && !mayApprove) throw new PermissionDeniedError();
    return language;
  }

  /** What becomes of the rows as the texts stand now, and the stamp by which one sees that they still do. */
  private async plan({ rows, choices }: Source, sql: Rows = this.sql): Promise<Foreseen> {
    const { language_code: language, overwrite = false, create_keys: createKeys = false } = choices;
    const rules = { overwrite, overwriteApproved: choices.overwrite_approved ?? false, createKeys };
    await this.releases.current();
    const stamp = await stampOf(sql, language);
    return { stamp, plan: await planImport(await this.books.open(language, sql), rows, rules) };
  }

  /** Locks the texts. Planning takes long: a plan that was made before stands unless somebody wrote meanwhile. */
  private async planLocked(em: EntityManager, source: Source, foreseen: Foreseen): Promise<ImportPlan> {
    const { language_code: language, create_keys: createKeys } = source.choices;
    const sql = transactionSql(em);
    if (createKeys) await lockTexts(sql, 'keys', 'all');
    await lockTexts(sql, language, 'all');
    return (await stampOf(sql, language)) === foreseen.stamp ? foreseen.plan : (await this.plan(source, sql)).plan;
  }

  private valuesOf(
    { choices, fileName, sha256, format }: Source,
    report: ImportReportDto,
    change: ChangeContext,
  ): ImportValues {
    const { rejected, created, updated, unchanged, skipped, suggested } = report;
    return {
      language: choices.language_code,
      fileName,
      sha256,
      format,
      options: choices,
      summary: { created, updated, unchanged, skipped, suggested, rejected: rejected.length },
      rows: [],
      state: report.dry_run ? 'preview' : 'applied',
      fileRows: null,
      actorId: change.caller.id,
      at: this.clock.now(),
    };
  }

  /** Stores what becomes of the rows; they are many, so they go past the entity. */
  private async store(em: EntityManager, { id }: ImportJob, plan: ImportPlan, fileRows: string | null): Promise<void> {
    await storeJobRows(transactionSql(em), id, await toJson(plan.rows.filter(isShown), rowOf), fileRows);
  }

  /** Writes what the plan says. */
  private async carryOut(
    em: EntityManager,
    job: ImportJob,
    plan: ImportPlan,
    choices: ImportTranslationsDto,
    change: ChangeContext,
  ): Promise<void> {
    if (plan.newKeys.length > 0) await storeKeys(transactionSql(em), plan.newKeys, change.caller.id, job.at);
    const changes = plan.rows.filter(isWritten).flatMap(({ row, value }) => {
      if (!row || value === null) return [];
      const status = row.approved && choices.mark_approved ? ('approved' as const) : ('pending' as const);
      return [{ row, value, status, action: 'edit' as const, origin: 'import' as const }];
    });
    const suggested = plan.rows.filter(isSuggested).flatMap(suggestionOf);
    await this.suggestions.add(em, suggested, change, { origin: 'import', jobId: job.id });
    this.audit.record(em, {
      action: 'translation.import',
      entity: 'import_job',
      entityId: job.id,
      actorId: change.caller.id,
      after: { language: job.language, file: job.fileName, format: job.format, ...job.summary },
      requestId: change.requestId,
    });
    await this.writer.write(em, changes, change, { jobId: job.id });
    await em.flush();
  }
}

const isWritten = ({ result }: PlannedRow): boolean => result === 'created' || result === 'updated';
const isSuggested = ({ result }: PlannedRow): boolean => result === 'suggested';
const changesAny = ({ rows }: ImportPlan): boolean => rows.some((row) => isWritten(row) || isSuggested(row));

/** A row of a file bound to the text that stood when it was read: what is edited later is a conflict. */
const asSeen = ({ file, row }: PlannedRow): FileRow => ({
  ...file,
  revision: file.revision ?? (row ? revisionOf(row.value) : null),
});

const suggestionOf = ({ row, value }: PlannedRow): { row: BookRow; value: string }[] =>
  row && value !== null ? [{ row, value }] : [];

const stampOf = (sql: Rows, language: string) => stampOfTexts(sql, [language, DEFAULT_LANGUAGE]);

/** Many things as the text of a JSON array. */
const toJson = async (rows: readonly PlannedRow[], of: (row: PlannedRow) => object): Promise<string> =>
  `[${(await mapInSlices(rows, (row) => JSON.stringify(of(row)))).join(',')}]`;

const isShown = ({ result }: PlannedRow): boolean => !['unchanged', 'empty', 'rejected'].includes(result);

function rowOf({ file, row, result, value, qa }: PlannedRow): ImportRowDto {
  const untranslated = row !== null && row.language !== 'en' && value !== null && value === row.source;
  return {
    row: file.row,
    id: row ? textId(row) : null,
    key: file.key,
    result,
    current: row?.value ?? null,
    value,
    untranslated,
    qa,
  };
}

function reportOf({ rows, newKeys }: ImportPlan, format: FormatName, language: Language): ImportReportDto {
  const count = (...results: ImportResult[]) => rows.filter(({ result }) => results.includes(result)).length;
  return {
    import_id: null,
    dry_run: false,
    format,
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    skipped: count('skipped', 'empty', 'conflict'),
    suggested: count('suggested'),
    keys_created: newKeys.length,
    rejected: rows.flatMap(({ file, reason }) =>
      reason
        ? [{ row: file.row, key: file.key.slice(0, 200), reason: reason.code, message: messageText(reason, language) }]
        : [],
    ),
    rows: rows.filter(isShown).slice(0, MAX_SHOWN).map(rowOf),
  };
}
