import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../platform/audit/audit.js';
import { AppError, NotFoundError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { ServedTexts } from './served-texts.js';
import { type BookRow, issuesOf } from './text-book.js';
import { requireTextVersion, toDto } from './text-dto.js';
import { TextBooks } from './text-books.js';
import { refuseErrors } from './text-errors.js';
import { type TextPlace, textId } from '../languages/text-id.js';
import type { DecidedSuggestionDto, SuggestionDto } from './text-review.dto.js';
import { type ChangeContext, TextWriter } from './text-writer.js';
import { TranslationSuggestion } from './translation-suggestion.entity.js';
import type { TextOrigin } from './translation.entity.js';
import { requireScope } from './translator-scope.js';
import { findSuggestions, lockTexts, storeSuggestions } from './translations.queries.js';

/** Suggestions that one statement stores. */
const BATCH = 1000;

/** Texts that were proposed for approved ones. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly clock: Clock,
    private readonly sql: Sql,
    private readonly em: EntityManager,
    private readonly books: TextBooks,
    private readonly writer: TextWriter,
    private readonly releases: ServedTexts,
    private readonly audit: Audit,
  ) {}

  /** Adds suggestions to the caller's transaction. @param jobId the import that brings them */
  async add(
    em: EntityManager,
    proposed: readonly { row: BookRow; value: string }[],
    change: ChangeContext,
    { origin, jobId = null }: { origin: TextOrigin; jobId?: string | null },
  ): Promise<void> {
    const about = { by: change.caller.id, at: this.clock.now(), jobId, origin };
    for (let from = 0; from < proposed.length; from += BATCH) {
      const batch = proposed.slice(from, from + BATCH);
      const suggestions = batch.map(({ row: { language, namespace, key, edit }, value }) => {
        return { id: uuid(), language, namespace, key, value, base_version: edit?.version ?? 0 };
      });
      // oxlint-disable-next-line no-await-in-loop -- one statement after the other: a transaction has one connection
      await storeSuggestions(transactionSql(em), suggestions, about);
      // A file's suggestions stand in the entry of its import.
      if (jobId === null)
        for (const { row, value } of batch) this.record(em, 'translation.suggest', row, value, change);
    }
  }

  /** Suggestions for a text, the newest first. */
  of(place: TextPlace): Promise<SuggestionDto[]> {
    return findSuggestions(this.sql, place);
  }

  /**
   * Takes a suggestion over in the place of the text whose version was read, or turns it down.
   * @throws {NotFoundError} for an unknown one, or a text that is gone {AppError} 409 `already_decided`
   * @throws {PreconditionRequiredError} {StaleVersionError} for one that is taken over a text that nobody has read
   */
  async decide(
    id: string,
    state: 'accepted' | 'rejected',
    change: StaffCall,
    reason: string | null = null,
  ): Promise<DecidedSuggestionDto> {
    await this.releases.current();
    return this.em.transactional(async (em) => {
      const sql = transactionSql(em);
      const found = await em.findOne(TranslationSuggestion, { id });
      if (!found) throw new NotFoundError();
      const place = { language: found.language, namespace: found.namespace, key: found.key };
      requireScope(change.caller, place.language);
      await lockTexts(sql, place.language, [textId(place)]);
      await em.refresh(found);
      if (found.state !== 'open') throw new AppError(409, 'already_decided');
      const open = async () => (await this.books.open(place.language, sql)).find(place.namespace, place.key);
      const row = await open();
      if (!row) throw new NotFoundError();
      if (state === 'accepted') {
        requireTextVersion(change.ifMatch, row);
        refuseErrors(issuesOf(row, found.value), row.custom?.max_length ?? null);
        const edit = { row, value: found.value, status: 'approved', action: 'edit', origin: 'suggestion' } as const;
        await this.writer.write(em, [edit], change);
      }
      if (state === 'rejected') this.record(em, 'translation.reject', place, found.value, change);
      found.decide(state, change.caller.id, this.clock.now(), reason);
      await em.flush();
      const suggestion = (await findSuggestions(sql, place)).find((other) => other.id === id);
      const text = await open();
      if (!suggestion || !text) throw new NotFoundError();
      return { suggestion, text: toDto(text) };
    });
  }

  private record(
    em: EntityManager,
    action: string,
    place: TextPlace,
    value: string,
    { caller, requestId }: ChangeContext,
  ) {
    const text = textId(place);
    const entry = { action, entity: 'translation', entityId: text.slice(0, 80), actorId: caller.id, requestId };
    this.audit.record(em, { ...entry, after: { text, value } });
  }
}
