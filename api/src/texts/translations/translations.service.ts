import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { pageWindow, toPage } from '../../platform/data/page.js';
import { type CachedAnswer, PublicCache } from '../../platform/cache/public-cache.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Config } from '../../platform/config/config.js';
import { KnownLanguages } from '../languages/known-languages.js';
import { type Texts, mergeTexts, withEdits } from './merge-texts.js';
import { ServedTexts } from './served-texts.js';
import { nest } from './shapes.js';
import { Suggestions } from './suggestions.service.js';
import { type BookRow, type TextBook, issuesOf, withCustomKeys } from './text-book.js';
import { requireTextVersion, toDto } from './text-dto.js';
import { TextBooks } from './text-books.js';
import { listTexts } from './text-list.js';
import { refuseErrors } from './text-errors.js';
import { type TextPlace, parseTextId, textId } from '../languages/text-id.js';
import { type ChangeContext, TextWriter } from './text-writer.js';
import { requireScope } from './translator-scope.js';
import type {
  ListTranslationTextsQuery,
  Shape,
  TranslationTextDto,
  TranslationTextPageDto,
  UpdateTranslationDto,
} from './translations.dto.js';
import { findCustomKeys, findCustomNamespaces, findEdits, lockTexts } from './translations.queries.js';

/** A change that may be bound to a version. */
export interface GuardedChange extends ChangeContext {
  ifMatch: string | undefined;
}

/** How the public read answers. */
export interface ReadOptions {
  /** Undefined = all that public pages need. Unknown ones are left out; `catalog@0.1.0-1a2b3c4d` is one of a release. */
  namespaces?: readonly string[] | undefined;
  shape?: Shape | undefined;
  /** False: only the language's own texts. */
  fallback?: boolean | undefined;
}

/** Texts of the interface: what releases carry, with people's edits laid over. */
@Injectable()
export class TranslationsService {
  constructor(
    private readonly releases: ServedTexts,
    private readonly books: TextBooks,
    private readonly writer: TextWriter,
    private readonly suggestions: Suggestions,
    private readonly languages: KnownLanguages,
    private readonly sql: Sql,
    private readonly cache: PublicCache,
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** How those of these namespaces are called that there are texts of, by the name that they were asked for under. */
  async known(asked: readonly string[]): Promise<Map<string, string>> {
    const { names, served } = await this.releases.namesOf(asked);
    const others = [...names.values()].some((name) => !served.has(name));
    const added = new Set(others ? await findCustomNamespaces(this.sql) : []);
    return new Map([...names].filter(([, name]) => served.has(name) || added.has(name)));
  }

  /**
   * Texts of a language as JSON with the tag of its content. A publish or a rollback is seen at once, an edit with its commit.
   * @param count is called before anything is read or made that is not kept, and may refuse
   */
  async read(language: string, options: ReadOptions = {}, count?: () => Promise<void>): Promise<CachedAnswer> {
    const { shape = 'flat', fallback = true } = options;
    const current = await this.releases.ofReleases(options.namespaces ?? [], count);
    const { tag, namespaces: released, publicNamespaces } = current;
    const namespaces = options.namespaces && current.wanted;
    const asked = namespaces?.toSorted().join(',') ?? '*';
    return this.cache.get(`texts ${tag} ${language} ${shape} ${fallback} ${asked}`, ['texts'], async () => {
      await count?.();
      const added = await findCustomNamespaces(this.sql);
      const open = [...publicNamespaces, ...added.filter((name) => !Object.hasOwn(released, name))];
      const known = new Set([...Object.keys(released), ...added]);
      const wanted = [...new Set(namespaces ?? open)].filter((name) => known.has(name)).toSorted();
      const frames = withCustomKeys(released, await findCustomKeys(this.sql, wanted));
      const languages = [...new Set([DEFAULT_LANGUAGE, language])];
      const edits = await findEdits(this.sql, languages, wanted);
      const translations = Object.fromEntries(
        wanted.map((namespace) => {
          const frame = frames[namespace] ?? {};
          const texts = { ...frame };
          for (const code of languages) {
            const own = edits.filter((edit) => edit.namespace === namespace && edit.language === code);
            const values: Texts = {};
            for (const { key, value } of own) if (value !== null) values[key] = value;
            texts[code] = withEdits(code, frame, values);
          }
          const merged = fallback ? mergeTexts(language, texts) : ownTexts(texts[language] ?? {});
          return [namespace, shape === 'nested' ? nest(merged) : merged];
        }),
      );
      const version = createHash('sha256').update(JSON.stringify(translations)).digest('hex').slice(0, 16);
      return JSON.stringify({ lang: language, version, translations });
    });
  }

  /** A page of texts for the staff. @throws {InvalidPageError} past the end */
  async list(query: ListTranslationTextsQuery, language: string, url: string): Promise<TranslationTextPageDto> {
    const { entries, states, texts } = await listTexts(await this.books.open(language), query);
    const { limit, offset } = pageWindow(query);
    const rows = entries.slice(offset, offset + limit).flat();
    const page = toPage(this.config.baseUrl, url, query, entries.length, rows.map(toDto));
    return { ...page, texts, states };
  }

  /**
   * Writes a text; it then waits for approval. An approved text stays in place when the caller may not approve: the words become
   * a suggestion.
   * @throws {NotFoundError} when neither a release nor the agency has the key
   * @throws {ValidationFailedError} when a quality rule refuses it
   * @throws {PreconditionRequiredError} 428 on an approved text without `If-Match` {StaleVersionError} per `If-Match`
   */
  async update(
    id: string,
    { value, typo_only: typoOnly = false, reason }: UpdateTranslationDto,
    change: GuardedChange,
  ): Promise<{ text: TranslationTextDto; suggested: boolean }> {
    return this.changing(id, change, async (em, row, book) => {
      refuseErrors(issuesOf(row, value), row.custom?.max_length ?? null);
      if (row.approved && !change.caller.permissions.includes('translations.approve')) {
        await this.suggestions.add(em, [{ row, value }], change, { origin: 'ui' });
        return { text: toDto(row), suggested: true };
      }
      const edit = { row, value, status: 'pending', action: 'edit', origin: 'ui', typoOnly } as const;
      await this.writer.write(em, [edit], change, { reason: reason ?? null });
      return { text: toDto(await this.reread(em, book, row)), suggested: false };
    });
  }

  /**
   * Runs a change of one text: scope, lock and version are checked, then `work` has the row.
   * @throws {NotFoundError} {PermissionDeniedError} {PreconditionRequiredError} {StaleVersionError}
   */
  async changing<T>(
    id: string,
    { caller, ifMatch }: GuardedChange,
    work: (em: EntityManager, row: BookRow, book: TextBook) => Promise<T>,
    options: { guarded: boolean } = { guarded: true },
  ): Promise<T> {
    const place = await this.place(id);
    requireScope(caller, place.language);
    await this.releases.current();
    return this.em.transactional(async (em) => {
      const sql = transactionSql(em);
      await lockTexts(sql, place.language, [textId(place)]);
      const book = await this.books.open(place.language, sql);
      const row = book.find(place.namespace, place.key);
      if (!row) throw new NotFoundError();
      if (ifMatch?.trim() || (options.guarded && row.approved)) requireTextVersion(ifMatch, row);
      return work(em, row, book);
    });
  }

  /** A text after a write of this transaction. */
  async reread(em: EntityManager, { language }: TextBook, { namespace, key }: TextPlace): Promise<BookRow> {
    const row = (await this.books.open(language, transactionSql(em))).find(namespace, key);
    if (!row) throw new NotFoundError();
    return row;
  }

  /** The place that an id names, in a language of the agency. @throws {NotFoundError} */
  async place(id: string): Promise<TextPlace> {
    const place = parseTextId(id);
    if (!place || !(await this.languages.all()).some(({ code }) => code === place.language)) throw new NotFoundError();
    return place;
  }
}

const ownTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text.trim() !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
