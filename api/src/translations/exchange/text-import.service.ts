import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../audit/audit.js';
import { PermissionDeniedError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { messageText } from '../../common/messages.js';
import { transactionSql } from '../../common/transaction-sql.js';
import { KnownLanguages } from '../../languages/known-languages.js';
import type { SentFile } from '../../uploads/multipart-reader.js';
import { ImportJob } from '../import-job.entity.js';
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
import type { FileRow, FormatName } from './exchange-format.js';
import { formatOf, guessFormat } from './formats.js';
import { type ImportPlan, type ImportResult, type PlannedRow, planImport } from './import-plan.js';

/** Rows of an answer, at most. */
const MAX_SHOWN = 1000;

/** Ends the transaction of a dry run: everything that was tried is rolled back. */
class DryRun extends Error {
  constructor(readonly report: ImportReportDto) {
    super('dry run');
  }
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
   * Imports a file in one transaction; a dry run does the same and takes it back.
   * @throws {ValidationFailedError} on `file` when it cannot be read {PermissionDeniedError} {LanguageNotFoundError}
   */
  async import(
    file: SentFile,
    body: ImportTranslationsDto,
    change: ChangeContext,
    answerIn: Language,
  ): Promise<ImportReportDto> {
    const language = await this.languages.require(body.language_code);
    requireScope(change.caller, language);
    const {
      overwrite = false,
      overwrite_approved: overwriteApproved = false,
      mark_approved: markApproved = false,
    } = body;
    const mayApprove = change.caller.permissions.includes('translations.approve');
    if ((overwriteApproved || markApproved) && !mayApprove) throw new PermissionDeniedError();
    const format = body.format ?? guessFormat(file.name, file.bytes);
    const { names } = await this.books.open(language);
    const { read } = await formatOf(format);
    const rows = await read(file.bytes, {
      language,
      namespaces: names,
      namespace: body.namespace ?? null,
    });
    await this.releases.current();
    const rules = { overwrite, overwriteApproved, createKeys: body.create_keys ?? false };
    const carryOut = async (em: EntityManager): Promise<ImportReportDto> => {
      const sql = transactionSql(em);
      if (rules.createKeys) await lockTexts(sql, 'keys', 'all');
      await lockTexts(sql, language, 'all');
      const plan = planImport(await this.books.open(language, sql), rows, rules);
      const report = reportOf(plan, format, answerIn);
      if (body.dry_run) throw new DryRun({ ...report, dry_run: true });
      report.import_id = await this.store(em, plan, { file, body, report, markApproved, rows }, change);
      return report;
    };
    return this.em.transactional(carryOut).catch((error: unknown) => {
      if (error instanceof DryRun) return error.report;
      throw error;
    });
  }

  /** Stores what the plan says, and the import itself. Returns its id; null when nothing changes. */
  private async store(
    em: EntityManager,
    plan: ImportPlan,
    source: {
      file: SentFile;
      body: ImportTranslationsDto;
      report: ImportReportDto;
      markApproved: boolean;
      rows: FileRow[];
    },
    change: ChangeContext,
  ): Promise<string | null> {
    const { file, body, report, markApproved } = source;
    const written = plan.rows.filter(({ result }) => result === 'created' || result === 'updated');
    const suggested = plan.rows.filter(({ result }) => result === 'suggested');
    if (written.length + suggested.length === 0) return null;
    const at = this.clock.now();
    const id = uuid();
    const { rejected, created, updated, unchanged, skipped, suggested: count } = report;
    const job = new ImportJob({
      id,
      language: body.language_code,
      fileName: file.name.slice(0, 200),
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      format: report.format,
      options: { ...body },
      summary: { created, updated, unchanged, skipped, suggested: count, rejected: rejected.length },
      rows: plan.rows.filter(isShown).map(rowOf),
      state: 'applied',
      actorId: change.caller.id,
      at,
    });
    if (plan.newKeys.length > 0) await storeKeys(transactionSql(em), plan.newKeys, change.caller.id, at);
    em.persist(job);
    const changes = written.flatMap(({ row, value }) => {
      if (!row || value === null) return [];
      const status = row.approved && markApproved ? ('approved' as const) : ('pending' as const);
      return [{ row, value, status, action: 'edit' as const, origin: 'import' as const }];
    });
    this.suggestions.add(em, suggested.flatMap(suggestionOf), change, id);
    this.audit.record(em, {
      action: 'translation.import',
      entity: 'import_job',
      entityId: id,
      actorId: change.caller.id,
      after: { language: body.language_code, file: file.name, format: report.format, ...job.summary },
      requestId: change.requestId,
    });
    await this.writer.write(em, changes, change, { jobId: id });
    await em.flush();
    return id;
  }
}

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
