import { createHash } from 'node:crypto';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../audit/audit.js';
import { AppError, NotFoundError, PermissionDeniedError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { messageText } from '../../common/messages.js';
import { transactionSql } from '../../common/transaction-sql.js';
import { KnownLanguages } from '../../languages/known-languages.js';
import type { SentFile } from '../../uploads/multipart-reader.js';
import { ImportJob, type ImportValues } from '../import-job.entity.js';
import { ServedTexts } from '../served-texts.js';
import { Suggestions } from '../suggestions.service.js';
import type { BookRow } from '../text-book.js';
import { TextBooks } from '../text-books.js';
import { textId } from '../text-id.js';
import { type ChangeContext, TextWriter } from '../text-writer.js';
import { requireScope } from '../translator-scope.js';
import { lockTexts } from '../translations.queries.js';
import type { ImportReportDto, ImportRowDto, ImportTranslationsDto } from './exchange.dto.js';
import { storeKeys } from './exchange.queries.js';
import { type FileRow, type FormatName, revisionOf } from './exchange-format.js';
import { formatOf, guessFormat } from './formats.js';
import { type ImportPlan, type ImportResult, type PlannedRow, planImport } from './import-plan.js';

/** Rows of an answer, at most. */
const MAX_SHOWN = 1000;

/** What is imported: a file, or what a preview kept of one. */
interface Source extends Pick<ImportJob, 'fileName' | 'sha256'> {
  format: FormatName;
  rows: FileRow[];
  choices: ImportTranslationsDto;
}

/** Reads exchange files into the texts. */
@Injectable()
export class TextImport {
  constructor(
    private readonly books: TextBooks,
    private readonly writer: TextWriter,
    private readonly suggestions: Suggestions,
    private readonly releases: ServedTexts,
    private readonly languages: KnownLanguages,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly em: EntityManager,
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
    const { names } = await this.books.open(language);
    const { read } = await formatOf(format);
    const rows = await read(file.bytes, { language, namespaces: names, namespace: choices.namespace ?? null });
    await this.releases.current();
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const source: Source = { fileName: file.name.slice(0, 200), sha256, format, rows, choices };
    return this.em.transactional(async (em) => {
      const { plan, report } = await this.plan(em, source, answerIn);
      report.dry_run = choices.dry_run ?? false;
      if (!changesAny(plan)) return report;
      const job = new ImportJob({ id: uuid(), ...this.valuesOf(source, plan, report, change) });
      em.persist(job);
      if (report.dry_run) job.fileRows = plan.rows.map(asSeen);
      else await this.store(em, job, plan, source, change);
      await em.flush();
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
    await this.releases.current();
    return this.em.transactional(async (em) => {
      const options = { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['fileRows'] } as const;
      const job = await em.findOne(ImportJob, { id }, options);
      if (!job) throw new NotFoundError();
      if (job.state !== 'preview') throw new AppError(409, 'already_applied');
      const { fileName, sha256, options: choices, fileRows } = job;
      const source: Source = {
        fileName,
        sha256,
        choices,
        format: job.format as FormatName,
        rows: (fileRows ?? []) as FileRow[],
      };
      const { plan, report } = await this.plan(em, source, answerIn);
      if (!changesAny(plan)) return report;
      Object.assign(job, this.valuesOf(source, plan, report, change));
      await this.store(em, job, plan, source, change);
      await em.flush();
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

  /** What becomes of the rows, with the texts locked. */
  private async plan(em: EntityManager, { rows, choices, format }: Source, answerIn: Language) {
    const { language_code: language, create_keys: createKeys = false } = choices;
    const rules = {
      overwrite: choices.overwrite ?? false,
      overwriteApproved: choices.overwrite_approved ?? false,
      createKeys,
    };
    const sql = transactionSql(em);
    if (createKeys) await lockTexts(sql, 'keys', 'all');
    await lockTexts(sql, language, 'all');
    const plan = planImport(await this.books.open(language, sql), rows, rules);
    return { plan, report: reportOf(plan, format, answerIn) };
  }

  private valuesOf(
    { choices, fileName, sha256, format }: Source,
    plan: ImportPlan,
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
      rows: plan.rows.filter(isShown).map(rowOf),
      state: report.dry_run ? 'preview' : 'applied',
      fileRows: null,
      actorId: change.caller.id,
      at: this.clock.now(),
    };
  }

  /** Stores what the plan says. */
  private async store(
    em: EntityManager,
    job: ImportJob,
    plan: ImportPlan,
    { choices }: Source,
    change: ChangeContext,
  ): Promise<void> {
    if (plan.newKeys.length > 0) await storeKeys(transactionSql(em), plan.newKeys, change.caller.id, job.at);
    const changes = plan.rows.filter(isWritten).flatMap(({ row, value }) => {
      if (!row || value === null) return [];
      const status = row.approved && choices.mark_approved ? ('approved' as const) : ('pending' as const);
      return [{ row, value, status, action: 'edit' as const, origin: 'import' as const }];
    });
    this.suggestions.add(em, plan.rows.filter(isSuggested).flatMap(suggestionOf), change, job.id);
    this.audit.record(em, {
      action: 'translation.import',
      entity: 'import_job',
      entityId: job.id,
      actorId: change.caller.id,
      after: { language: job.language, file: job.fileName, format: job.format, ...job.summary },
      requestId: change.requestId,
    });
    await this.writer.write(em, changes, change, { jobId: job.id });
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

const suggestionOf = ({ row, value }: PlannedRow): { row: BookRow; value: string; origin: 'import' }[] =>
  row && value !== null ? [{ row, value, origin: 'import' }] : [];

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
