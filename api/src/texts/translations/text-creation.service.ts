import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { type MessageParams, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { messageText } from '../../platform/errors/messages.js';
import { isPollutingKey } from '../../platform/http/text-pipe.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { KnownLanguages } from '../languages/known-languages.js';
import { KeyTree } from './key-tree.js';
import { errorsOf, canonicalText, isCarriable } from './quality.js';
import { ServedTexts } from './served-texts.js';
import { type BookRow, type TextBook, issuesOf } from './text-book.js';
import { toDto } from './text-dto.js';
import { TextBooks } from './text-books.js';
import type { BulkTextsDto, BulkTextsResultDto, CreateTranslationDto } from './text-creation.dto.js';
import { KeyPrefixConflictError, TextExistsError, qaMessages, refuseErrors } from './text-errors.js';
import { NAMESPACE, TEXT_KEY, textId } from '../languages/text-id.js';
import { MAX_TEXT } from './text-value.js';
import { type ChangeContext, type TextChange, TextWriter } from './text-writer.js';
import { TranslationKey } from './translation-key.entity.js';
import type { TextOrigin } from './translation.entity.js';
import { requireScope } from './translator-scope.js';
import type { TranslationTextDto } from './translations.dto.js';
import { lockTexts } from './translations.queries.js';

/** Where keys stand that are added without a namespace. */
const DEFAULT_NAMESPACE = 'common';

/** Facts of a new key. */
interface NewKey {
  namespace: string;
  key: string;
  isPlural: boolean;
  description: string | null;
  maxLength: number | null;
}

/** Why a row of a list is not stored. */
export interface RowFault {
  code: string;
  params?: MessageParams;
}

/** Adds texts: single ones under new keys, and many at once. */
@Injectable()
export class TextCreation {
  constructor(
    private readonly books: TextBooks,
    private readonly writer: TextWriter,
    private readonly releases: ServedTexts,
    private readonly languages: KnownLanguages,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a text. The key may be new, or one that this language has no text for yet.
   * @throws {TextExistsError} 409 with the text that is there {KeyPrefixConflictError} 409
   * @throws {ValidationFailedError} 400 when several namespaces have the key, or a quality rule refuses the text
   */
  async create(body: CreateTranslationDto, change: ChangeContext): Promise<TranslationTextDto> {
    const language = await this.languages.require(body.language);
    requireScope(change.caller, language);
    await this.releases.current();
    return this.em.transactional(async (em) => {
      const sql = transactionSql(em);
      await lockTexts(sql, 'keys', 'all');
      await lockTexts(sql, language, 'all');
      let book = await this.books.open(language, sql);
      const place = placeOf(body, book);
      let row = findNamed(book, place.namespace, place.key);
      if (!row) {
        const { is_plural: isPlural = false, description = null, max_length: maxLength = null } = body;
        this.addKey(em, { ...place, isPlural, description, maxLength }, book, change);
        await em.flush();
        book = await this.books.open(language, sql);
        row = findNamed(book, place.namespace, place.key);
      }
      if (!row) throw ValidationFailedError.on('key', 'invalid_key');
      if (row.value !== null) throw new TextExistsError(toDto(row));
      refuseErrors(issuesOf(row, body.value), row.custom?.max_length ?? null);
      await this.writer.write(em, [edit(row, body.value, 'create')], change);
      return toDto(await this.reread(em, row));
    });
  }

  /** Adds a key beside the released ones, to the caller's transaction. @throws {KeyPrefixConflictError} */
  addKey(em: EntityManager, { namespace, key, ...facts }: NewKey, book: TextBook, { caller }: ChangeContext): void {
    const conflict = new KeyTree(book.everyKey(namespace)).conflict(key);
    if (conflict !== null) throw new KeyPrefixConflictError(conflict);
    em.persist(new TranslationKey({ namespace, key, ...facts, createdBy: caller.id, createdAt: this.clock.now() }));
  }

  /** Writes many texts in one transaction; rows with faults are left out and told. */
  async bulk(body: BulkTextsDto, change: ChangeContext, answerIn: Language): Promise<BulkTextsResultDto> {
    const language = await this.languages.require(body.language_code);
    requireScope(change.caller, language);
    const rows = rowsOf(body.translations);
    await this.releases.current();
    return this.em.transactional(async (em) => {
      await lockTexts(transactionSql(em), language, 'all');
      const book = await this.books.open(language, transactionSql(em));
      const result: BulkTextsResultDto = { created: 0, updated: 0, unchanged: 0, skipped: 0, errors: [], results: [] };
      const changes = new Map<string, TextChange>();
      for (const [index, item] of rows.entries()) {
        const verdict = judge(item, book, body.mode ?? 'fill', change);
        if ('code' in verdict) {
          const key = typeof item.key === 'string' ? item.key.slice(0, 261) : '';
          result.errors.push({ index, key, code: verdict.code, message: messageText(verdict, answerIn) });
        } else if (verdict.outcome) result[verdict.outcome] += 1;
        else {
          const id = textId(verdict.row);
          if (!changes.has(id)) result[verdict.row.value === null ? 'created' : 'updated'] += 1;
          changes.set(id, edit(verdict.row, verdict.value, 'bulk'));
        }
      }
      await this.writer.write(em, [...changes.values()], change);
      const after = await this.books.open(language, transactionSql(em));
      for (const { row } of changes.values()) {
        const stored = after.find(row.namespace, row.key);
        if (stored) result.results.push(toDto(stored));
      }
      return result;
    });
  }

  private async reread(em: EntityManager, { language, namespace, key }: BookRow): Promise<BookRow> {
    const row = (await this.books.open(language, transactionSql(em))).find(namespace, key);
    if (!row) throw ValidationFailedError.on('key', 'invalid_key');
    return row;
  }
}

const edit = (row: BookRow, value: string, origin: TextOrigin): TextChange => ({
  row,
  value,
  status: 'pending',
  action: 'edit',
  origin,
});

/** The text of a key; of a plural named without its form the `other` one. */
const findNamed = (book: TextBook, namespace: string, key: string): BookRow | null => {
  const plural = book.find(namespace, `${key}_other`);
  return book.find(namespace, key) ?? (plural?.plural ? plural : null);
};

/** Namespace and key that a new text names. @throws {ValidationFailedError} where that is ambiguous */
function placeOf({ key: named, namespace: given }: CreateTranslationDto, book: TextBook) {
  const [, prefix, key = ''] = /^(?:([^:]*):)?(.*)$/s.exec(named) ?? [];
  const namespace = given ?? prefix;
  if (prefix !== undefined && given !== undefined && prefix !== given)
    throw ValidationFailedError.on('namespace', 'invalid');
  if (namespace !== undefined) return { namespace, key };
  const [first, second] = book.names.filter((name) => findNamed(book, name, key) !== null);
  if (second !== undefined) throw ValidationFailedError.on('namespace', 'namespace_required');
  return { namespace: first ?? DEFAULT_NAMESPACE, key };
}

/** A row of a list as it was sent. */
export interface LooseRow {
  key?: unknown;
  namespace?: unknown;
  value?: unknown;
  version?: unknown;
}

const rowsOf = (texts: BulkTextsDto['translations']): LooseRow[] =>
  Array.isArray(texts)
    ? texts.map((row: unknown) => (typeof row === 'object' && row !== null ? row : {}))
    : Object.entries(texts).map(([key, value]) => ({ key, value }));

/** Finds the text that a row names. */
export function locate({ key: named, namespace: given }: LooseRow, book: TextBook): BookRow | RowFault {
  if (typeof named !== 'string') return { code: 'invalid_key' };
  const [, prefix, key = ''] = /^(?:([^:]*):)?(.*)$/s.exec(named) ?? [];
  const namespace = given ?? prefix;
  if (isPollutingKey(key) || (!TEXT_KEY.test(key) && book.namespacesOf(key).length === 0))
    return { code: 'invalid_key' };
  if (namespace !== undefined) {
    if (typeof namespace !== 'string' || !NAMESPACE.test(namespace)) return { code: 'not_found' };
    return book.find(namespace, key) ?? { code: 'not_found' };
  }
  const [first, second] = book.namespacesOf(key);
  if (second !== undefined) return { code: 'namespace_required' };
  return (first === undefined ? null : book.find(first, key)) ?? { code: 'not_found' };
}

function judge(
  item: LooseRow,
  book: TextBook,
  mode: 'fill' | 'replace',
  { caller }: ChangeContext,
): RowFault | { outcome: 'skipped' | 'unchanged' } | { outcome: null; row: BookRow; value: string } {
  const row = locate(item, book);
  if ('code' in row) return row;
  if (typeof item.value !== 'string') return { code: 'invalid_text' };
  if (item.value.trim() === '') return { code: 'blank' };
  if (item.value.length > MAX_TEXT) return { code: 'max_length', params: { count: MAX_TEXT } };
  if (!isCarriable(item.value)) return { code: 'unsafe_text' };
  const value = canonicalText(item.value);
  if (row.value !== null && canonicalText(row.value) === value) return { outcome: 'unchanged' };
  if (mode === 'fill' && row.value !== null) return { outcome: 'skipped' };
  if (item.version !== undefined && item.version !== (row.edit?.version ?? 0)) return { code: 'stale_version' };
  if (row.approved && item.version === undefined) return { code: 'version_required' };
  if (row.approved && !caller.permissions.includes('translations.approve')) return { code: 'permission_denied' };
  const [error] = qaMessages(errorsOf(issuesOf(row, value)), row.custom?.max_length ?? null);
  return error ?? { outcome: null, row, value };
}
