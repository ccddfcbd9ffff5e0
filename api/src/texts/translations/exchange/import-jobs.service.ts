import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { AppError, NotFoundError } from '../../../platform/errors/app-error.js';
import { Clock } from '../../../platform/data/clock.js';
import { type Page, pageWindow, toPage } from '../../../platform/data/page.js';
import { mapInSlices } from '../../../platform/data/slices.js';
import { Sql } from '../../../platform/data/sql.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { Config } from '../../../platform/config/config.js';
import { ImportJob } from '../import-job.entity.js';
import { ServedTexts } from '../served-texts.js';
import { TextBooks } from '../text-books.js';
import { textId } from '../../languages/text-id.js';
import { type ChangeContext, type TextChange, TextWriter } from '../text-writer.js';
import { requireScope } from '../translator-scope.js';
import { findJobRevisions, formerEdit, lockTexts } from '../translations.queries.js';
import type { ImportJobDetailDto, ImportJobDto, ImportRevertDto, ListImportsQuery } from './exchange.dto.js';
import { type JobRow, countJobs, findJob, findJobs, rejectSuggestions } from './exchange.queries.js';

/** Imports that were carried out: their list, and taking one back. */
@Injectable()
export class ImportJobs {
  constructor(
    private readonly books: TextBooks,
    private readonly writer: TextWriter,
    private readonly releases: ServedTexts,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly sql: Sql,
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** A page of imports, the latest first. @throws {InvalidPageError} past the end */
  async list(query: ListImportsQuery, url: string): Promise<Page<ImportJobDto>> {
    const { limit, offset } = pageWindow(query);
    const [count, rows] = await Promise.all([countJobs(this.sql), findJobs(this.sql, limit, offset)]);
    return toPage(this.config.baseUrl, url, query, count, rows.map(toJob));
  }

  /** One import with its rows. @throws {NotFoundError} */
  async find(id: string): Promise<ImportJobDetailDto> {
    const found = await findJob(this.sql, id);
    if (!found) throw new NotFoundError();
    const { rows, ...job } = found;
    return { ...toJob(job), rows };
  }

  /**
   * Lets the texts stand as before an import. Texts that somebody edited afterwards stay, and are told.
   * @throws {NotFoundError} {AppError} 409 `already_reverted`, `not_applied`
   */
  async revert(id: string, change: ChangeContext): Promise<ImportRevertDto> {
    await this.releases.current();
    return this.em.transactional(async (em) => {
      const job = await em.findOne(ImportJob, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job) throw new NotFoundError();
      requireScope(change.caller, job.language);
      if (job.state !== 'applied')
        throw new AppError(409, job.state === 'reverted' ? 'already_reverted' : 'not_applied');
      const sql = transactionSql(em);
      await lockTexts(sql, job.language, 'all');
      const book = await this.books.open(job.language, sql);
      const report: ImportRevertDto = { reverted: 0, suggestions_rejected: 0, refused: [] };
      const changes: TextChange[] = [];
      await mapInSlices(await findJobRevisions(sql, id), (written) => {
        const row = book.find(written.namespace, written.key);
        if (written.current !== written.version || !row) {
          report.refused.push({ id: textId(written), reason: 'edited_since', version: written.current });
          return;
        }
        changes.push({ row, ...formerEdit(written), action: 'revert', origin: 'revert' });
      });
      const at = this.clock.now();
      await this.writer.write(em, changes, change, { jobId: id, reason: 'import taken back' });
      report.reverted = changes.length;
      report.suggestions_rejected = await rejectSuggestions(sql, id, change.caller.id, at);
      Object.assign(job, { state: 'reverted', revertedBy: change.caller.id, revertedAt: at });
      this.audit.record(em, {
        action: 'translation.import_revert',
        entity: 'import_job',
        entityId: id,
        actorId: change.caller.id,
        after: { reverted: report.reverted, refused: report.refused.length },
        requestId: change.requestId,
      });
      await em.flush();
      return report;
    });
  }
}

const toJob = ({ summary, ...job }: JobRow): ImportJobDto => ({ ...job, ...summary });
