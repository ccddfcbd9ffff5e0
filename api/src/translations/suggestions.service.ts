import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { AppError, NotFoundError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Sql } from '../common/sql.js';
import { transactionSql } from '../common/transaction-sql.js';
import { ServedTexts } from './served-texts.js';
import { type BookRow, issuesOf, toDto } from './text-book.js';
import { TextBooks } from './text-books.js';
import { refuseErrors } from './text-errors.js';
import { type TextPlace, textId } from './text-id.js';
import type { DecidedSuggestionDto, SuggestionDto } from './text-review.dto.js';
import { type ChangeContext, TextWriter } from './text-writer.js';
import { TranslationSuggestion } from './translation-suggestion.entity.js';
import type { TextOrigin } from './translation.entity.js';
import { requireScope } from './translator-scope.js';
import { findSuggestions, lockTexts } from './translations.queries.js';

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

  /** Adds suggestions to the caller's transaction. */
  add(
    em: EntityManager,
    proposed: readonly { row: BookRow; value: string; origin: TextOrigin }[],
    change: ChangeContext,
    jobId: string | null = null,
  ): void {
    const createdAt = this.clock.now();
    for (const { row, value, origin } of proposed) {
      const { language, namespace, key } = row;
      const place = { language, namespace, key, baseVersion: row.edit?.version ?? 0 };
      em.persist(new TranslationSuggestion({ ...place, value, origin, jobId, createdBy: change.caller.id, createdAt }));
      // A file's suggestions stand in the entry of its import.
      if (jobId === null) this.record(em, 'translation.suggest', place, value, change);
    }
  }

  /** Suggestions for a text, the newest first. */
  of(place: TextPlace): Promise<SuggestionDto[]> {
    return findSuggestions(this.sql, place);
  }

  /**
   * Takes a suggestion over as the approved text, or turns it down.
   * @throws {NotFoundError} for an unknown one, or a text that is gone {AppError} 409 `already_decided`
   */
  async decide(id: string, state: 'accepted' | 'rejected', change: ChangeContext): Promise<DecidedSuggestionDto> {
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
        refuseErrors(issuesOf(row, found.value), row.custom?.max_length ?? null);
        const edit = { row, value: found.value, status: 'approved', action: 'edit', origin: 'suggestion' } as const;
        await this.writer.write(em, [edit], change);
      }
      if (state === 'rejected') this.record(em, 'translation.reject', place, found.value, change);
      found.decide(state, change.caller.id, this.clock.now());
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
