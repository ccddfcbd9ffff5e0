import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { NotFoundError, PermissionDeniedError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { messageText } from '../../platform/errors/messages.js';
import { mapInSlices } from '../../platform/data/slices.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { KnownLanguages } from '../languages/known-languages.js';
import { requiredForms } from './merge-texts.js';
import { ServedTexts } from './served-texts.js';
import { type BookRow, type TextBook, issuesOf } from './text-book.js';
import { toDto } from './text-dto.js';
import { TextBooks } from './text-books.js';
import { CountDiffersError, NotApprovableError, refuseErrors } from './text-errors.js';
import { parseTextId, textId } from '../languages/text-id.js';
import { errorsOf } from './quality.js';
import type {
  BulkAction,
  BulkStateDto,
  BulkStateResultDto,
  BulkStateRowDto,
  RevertTranslationDto,
  TextHistoryDto,
} from './text-review.dto.js';
import { type ChangeContext, type TextChange, TextWriter } from './text-writer.js';
import { mayWrite } from './translator-scope.js';
import type { TextFilter, TranslationTextDto } from './translations.dto.js';
import { findRevision, findRevisions, lockTexts } from './translations.queries.js';
import { type GuardedChange, TranslationsService } from './translations.service.js';

/** What an action makes of a text: a change, nothing, or a refusal. */
type Verdict = TextChange | 'unchanged' | NotApprovableError;

/** Approval and history of texts. */
@Injectable()
export class TextReview {
  constructor(
    private readonly translations: TranslationsService,
    private readonly books: TextBooks,
    private readonly writer: TextWriter,
    private readonly releases: ServedTexts,
    private readonly languages: KnownLanguages,
    private readonly sql: Sql,
    private readonly em: EntityManager,
  ) {}

  /**
   * Approves a text, takes an approval back, or takes the edit back.
   * @throws {NotApprovableError} when there is no text, a quality rule refuses it, or a plural lacks a form
   */
  async decide(id: string, action: BulkAction, change: GuardedChange): Promise<TranslationTextDto> {
    return this.translations.changing(
      id,
      change,
      async (em, row, book) => {
        const verdict = judge(action, row, book);
        if (verdict instanceof NotApprovableError) throw verdict;
        if (verdict === 'unchanged') return toDto(row);
        await this.writer.write(em, [verdict], change);
        return toDto(await this.translations.reread(em, book, row));
      },
      { guarded: false },
    );
  }

  /** Versions of a text. @throws {NotFoundError} */
  async history(id: string): Promise<TextHistoryDto> {
    const place = await this.translations.place(id);
    const row = (await this.books.open(place.language)).find(place.namespace, place.key);
    if (!row) throw new NotFoundError();
    const revisions = row.edit ? await findRevisions(this.sql, row.edit.id) : [];
    return {
      id: textId(place),
      version: row.edit?.version ?? 0,
      released: row.released,
      results: revisions,
    };
  }

  /**
   * Lets an older version stand again, made on the English that it was made on; it waits for approval unless its own is to stand
   * as well (`approved`). Version 0 takes the edits back.
   * @throws {NotFoundError} `version_not_found` {PermissionDeniedError} without the right to approve, where an approval is touched
   */
  async revert(
    id: string,
    { version, approved = false, reason }: RevertTranslationDto & { reason: string },
    change: GuardedChange,
  ): Promise<TranslationTextDto> {
    return this.translations.changing(id, change, async (em, row, book) => {
      if ((row.approved || approved) && !change.caller.permissions.includes('translations.approve'))
        throw new PermissionDeniedError();
      const former = row.edit && version > 0 ? await findRevision(transactionSql(em), row.edit.id, version) : null;
      if (version > 0 && !former) throw new NotFoundError('version_not_found');
      const value = former?.value ?? null;
      if (value !== null) refuseErrors(issuesOf(row, value), row.custom?.max_length ?? null);
      else if (row.edit?.value == null) return toDto(row);
      const status = (approved && former?.status) || 'pending';
      const back = { row, value, status, action: 'revert', origin: 'revert', madeOn: former ?? undefined } as const;
      await this.writer.write(em, [back], change, { reason });
      return toDto(await this.translations.reread(em, book, row));
    });
  }

  /**
   * The same for many texts in one transaction; each row tells what became of it.
   * @throws {CountDiffersError} when there are not `expected_count` of them
   */
  async decideMany(body: BulkStateDto, change: ChangeContext, language: Language): Promise<BulkStateResultDto> {
    const { rows: seen, filter, expected_count: expected } = body;
    if ([body.ids, seen, filter].filter((given) => given !== undefined).length !== 1)
      throw ValidationFailedError.on('ids', 'ids_or_filter');
    const ids = seen?.map(({ id }) => id) ?? body.ids;
    if (filter && expected === undefined) throw ValidationFailedError.on('expected_count', 'required');
    const named = filter ? [await this.languages.require(filter.lang ?? language)] : languagesOf(ids ?? []);
    await this.releases.current();
    return this.em.transactional(async (em) => {
      const sql = transactionSql(em);
      const books = new Map<string, TextBook>();
      for (const code of named.toSorted()) {
        // Locks are taken one after the other, always in this order.
        await lockTexts(sql, code, 'all');
        books.set(code, await this.books.open(code, sql));
      }
      const rows = filter
        ? (await Promise.all([...books.values()].map((book) => rowsOf(book, filter)))).flat()
        : [...new Set(ids)].map((id) => locate(id, books));
      if (expected !== undefined && rows.length !== expected) throw new CountDiffersError(rows.length);
      return this.carryOut(em, rows, body, change, language);
    });
  }

  private async carryOut(
    em: EntityManager,
    rows: readonly { id: string; row: BookRow | null; book: TextBook | undefined }[],
    { action, rows: seen = [] }: BulkStateDto,
    change: ChangeContext,
    language: Language,
  ): Promise<BulkStateResultDto> {
    const versions = new Map(seen.map(({ id, version }) => [id, version]));
    const changes: TextChange[] = [];
    const results = await mapInSlices(rows, ({ id, row, book }): BulkStateRowDto => {
      const answer = (result: BulkStateRowDto['result'], code: string | null = null): BulkStateRowDto => {
        const message = code === null ? null : messageText({ code }, language);
        return { id, result, code, message, version: row?.edit?.version ?? 0 };
      };
      if (!row || !book) return answer('refused', 'not_found');
      if (!mayWrite(change.caller, row.language)) return answer('refused', 'permission_denied');
      const stands = row.edit?.version ?? 0;
      if ((versions.get(id) ?? stands) !== stands) return answer('refused', 'stale_version');
      const verdict = judge(action, row, book);
      if (verdict === 'unchanged') return answer('unchanged');
      if (verdict instanceof NotApprovableError) return answer('refused', verdict.code);
      changes.push(verdict);
      return answer('done');
    });
    const written = await this.writer.write(em, changes, change);
    for (const row of results) row.version = written.get(row.id) ?? row.version;
    const count = (result: BulkStateRowDto['result']) => results.filter((row) => row.result === result).length;
    return { done: count('done'), unchanged: count('unchanged'), refused: count('refused'), results };
  }
}

const languagesOf = (ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => parseTextId(id)?.language ?? [])),
];

const rowsOf = async (book: TextBook, filter: TextFilter) =>
  (await book.filtered(filter)).map((row) => ({ id: textId(row), row, book }));

function locate(id: string, books: ReadonlyMap<string, TextBook>) {
  const place = parseTextId(id);
  const book = place ? books.get(place.language) : undefined;
  return { id, row: place && book ? book.find(place.namespace, place.key) : null, book };
}

/** True when all forms that the language needs have a text. */
export function isComplete({ plural, namespace }: BookRow, book: TextBook): boolean {
  if (!plural) return true;
  const forms = requiredForms(book.language).map((form) => book.find(namespace, `${plural.root}_${form}`));
  return forms.every((row) => row?.value != null);
}

function judge(action: BulkAction, row: BookRow, book: TextBook): Verdict {
  if (action === 'clear') {
    if (row.edit?.value == null) return 'unchanged';
    return { row, value: null, status: 'pending', action: 'clear', origin: 'ui' };
  }
  if (action === 'unapprove') {
    if (!row.approved) return 'unchanged';
    return { row, value: row.value, status: 'pending', action: 'unapprove', origin: row.edit?.origin ?? 'ui' };
  }
  if (row.value === null) return new NotApprovableError('nothing_to_approve');
  if (row.approved && !row.stale) return 'unchanged';
  const errors = errorsOf(issuesOf(row));
  if (errors.length > 0) return new NotApprovableError('qa_errors', errors);
  if (!isComplete(row, book))
    return new NotApprovableError('plural_forms_missing', [{ rule: 'plural_forms', severity: 'error' }]);
  return { row, value: row.value, status: 'approved', action: 'approve', origin: row.edit?.origin ?? 'ui' };
}
