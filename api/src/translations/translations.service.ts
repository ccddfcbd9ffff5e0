import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@atoll/contract/languages';
import { Audit } from '../audit/audit.js';
import type { Caller } from '../common/access.js';
import { NotFoundError, ValidationFailedError } from '../common/app-error.js';
import { CacheInvalidation } from '../common/cache-invalidation.js';
import { Clock } from '../common/clock.js';
import { type Page, pageWindow, toPage } from '../common/page.js';
import { type CachedAnswer, PublicCache } from '../common/public-cache.js';
import { Sql } from '../common/sql.js';
import { requireVersion } from '../common/versions.js';
import { Config } from '../config.js';
import { baseHash, keysFor, mergeTexts, pluralKey, samePlaceholders, sourceOf, withEdits } from './merge-texts.js';
import { ServedTexts } from './served-texts.js';
import { type TextPlace, parseTextId, textId } from './text-id.js';
import { indexEdits, textRow, textRows } from './text-rows.js';
import { TranslationRevision } from './translation-revision.entity.js';
import { Translation } from './translation.entity.js';
import type { ListTranslationTextsQuery, TranslationTextDto, TranslationsDto } from './translations.dto.js';
import { findEdits, findEmail } from './translations.queries.js';

/** Who changes something, and in which request. */
export interface Change {
  caller: Caller;
  requestId: string;
  ifMatch: string | undefined;
}

/** Texts of the interface: what releases carry, with people's edits laid over. */
@Injectable()
export class TranslationsService {
  constructor(
    private readonly releases: ServedTexts,
    private readonly sql: Sql,
    private readonly cache: PublicCache,
    private readonly invalidation: CacheInvalidation,
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Texts of a language as JSON with the tag of its content. A publish or a rollback is seen at once, an edit with its commit.
   * @param namespaces the wanted ones; unknown ones are left out; undefined = all that public pages need
   */
  async read(language: Language, namespaces?: readonly string[]): Promise<CachedAnswer> {
    const { tag, namespaces: released, publicNamespaces } = await this.releases.current();
    const wanted = (namespaces ?? publicNamespaces).filter((name) => Object.hasOwn(released, name)).toSorted();
    return this.cache.get(`texts ${tag} ${language} ${wanted.join(',')}`, ['texts'], async () => {
      const edits = await findEdits(this.sql, [...new Set([language, DEFAULT_LANGUAGE])], wanted);
      const translations = Object.fromEntries(
        wanted.map((namespace) => {
          const texts = { ...released[namespace] };
          for (const code of [DEFAULT_LANGUAGE, language]) {
            const own = edits.filter((edit) => edit.namespace === namespace && edit.language === code);
            texts[code] = withEdits(
              code,
              released[namespace] ?? {},
              Object.fromEntries(own.map((e) => [e.key, e.value])),
            );
          }
          return [namespace, mergeTexts(language, texts)];
        }),
      );
      const version = createHash('sha256').update(JSON.stringify(translations)).digest('hex').slice(0, 16);
      const answer: TranslationsDto = { lang: language, version, translations };
      return JSON.stringify(answer);
    });
  }

  /** A page of texts for the staff. @throws {InvalidPageError} past the end */
  async list(query: ListTranslationTextsQuery, language: Language, url: string): Promise<Page<TranslationTextDto>> {
    const { namespaces } = await this.releases.current();
    const edits = indexEdits(await findEdits(this.sql, [...new Set([language, DEFAULT_LANGUAGE])], null));
    const rows = textRows(language, namespaces, edits, query);
    const { limit, offset } = pageWindow(query);
    return toPage(this.config.baseUrl, url, query, rows.length, rows.slice(offset, offset + limit));
  }

  /**
   * Writes a text. Edit, revision and audit entry land together; caches are dropped with the commit.
   * @throws {NotFoundError} when no release has the key
   * @throws {ValidationFailedError} when the placeholders differ
   * @throws {PreconditionRequiredError} {StaleVersionError} per `If-Match`; 412 carries the stored text
   */
  async update(id: string, value: string, change: Change): Promise<TranslationTextDto> {
    const place = parseTextId(id);
    const { namespaces } = await this.releases.current();
    const released = place && Object.hasOwn(namespaces, place.namespace) ? namespaces[place.namespace] : undefined;
    if (!place || !released || !keysFor(place.language, released).includes(place.key)) throw new NotFoundError();
    const source = sourceOf(place.key, released);
    const isPlural = pluralKey(place.key, { ...released[place.language], ...released.en }) !== null;
    if (source !== null && !samePlaceholders(source, value, isPlural))
      throw ValidationFailedError.on('value', 'placeholders_differ');
    const releasedText = released[place.language]?.[place.key] ?? null;
    const base = baseHash(source, releasedText?.trim() ? releasedText : null);
    await this.em.transactional((em) => this.write(em, place, { value, base, releasedText }, change));
    const edits = indexEdits(
      await findEdits(this.sql, [...new Set([place.language, DEFAULT_LANGUAGE])], [place.namespace]),
    );
    return textRow(place, released, edits);
  }

  private async write(
    em: EntityManager,
    place: TextPlace,
    { value, base, releasedText }: { value: string; base: string; releasedText: string | null },
    { caller, requestId, ifMatch }: Change,
  ): Promise<void> {
    const id = textId(place);
    const lock = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';
    await em.getConnection().execute(lock, [id], 'run', em.getTransactionContext());
    const stored = await em.findOne(Translation, { ...place });
    const email = stored && (await findEmail(this.sql, stored.updatedBy));
    const previous = stored?.value ?? releasedText;
    requireVersion(ifMatch, stored?.version ?? 0, () => ({
      current: { value: previous, version: stored?.version ?? 0 },
      updated_by: email,
      updated_at: stored?.updatedAt.toISOString() ?? null,
    }));
    const now = this.clock.now();
    const edit = stored ?? new Translation(place, now);
    edit.edit(value, base, caller.id, now);
    const revision = (stored?.version ?? 0) + 1;
    const entry = { translationId: edit.id, revision, value, previous, by: caller.id, at: now };
    em.persist([edit, new TranslationRevision(entry)]);
    this.audit.record(em, {
      action: 'translation.update',
      entity: 'translation',
      entityId: id.slice(0, 80),
      actorId: caller.id,
      before: { text: id, value: previous },
      after: { text: id, value },
      requestId,
    });
    await em.flush();
    await this.invalidation.invalidate(em, 'texts');
  }
}
