import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Clock } from '../../../platform/data/clock.js';
import { Sql } from '../../../platform/data/sql.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { NotFoundError, PermissionDeniedError } from '../../../platform/errors/app-error.js';
import { KnownLanguages } from '../../languages/known-languages.js';
import { threadKey } from '../text-book.js';
import { TextBooks } from '../text-books.js';
import type { ChangeContext } from '../text-writer.js';
import { TranslationsService } from '../translations.service.js';
import { mayWrite, requireScope } from '../translator-scope.js';
import { TextComment } from './text-comment.entity.js';
import type { CreateTextCommentDto, TextCommentDto } from './text-comments.dto.js';
import { type CommentRow, type Thread, findComments } from './text-comments.queries.js';

type Caller = ChangeContext['caller'];

/** What colleagues say about texts. Whoever reads a text reads all that was said about it; nobody is written to. */
@Injectable()
export class TextComments {
  constructor(
    private readonly translations: TranslationsService,
    private readonly books: TextBooks,
    private readonly languages: KnownLanguages,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly sql: Sql,
    private readonly em: EntityManager,
  ) {}

  /** The thread of a text, oldest first. @throws {NotFoundError} */
  async of(id: string, caller: Caller): Promise<TextCommentDto[]> {
    const rows = await findComments(this.sql, await this.thread(id));
    return rows.map((row) => toDto(row, caller));
  }

  /**
   * Says something about a text.
   * @throws {NotFoundError} {LanguageNotFoundError} {PermissionDeniedError} for a language outside of the account's
   */
  async add(id: string, body: CreateTextCommentDto, { caller, requestId }: ChangeContext): Promise<TextCommentDto> {
    const { text, is_question: isQuestion = false, language = null } = body;
    const thread = await this.thread(id);
    if (language !== null) requireScope(caller, await this.languages.require(language));
    const state = isQuestion ? 'open' : 'remark';
    const about = { ...thread, language, text, state, createdBy: caller.id, createdAt: this.clock.now() } as const;
    return this.em.transactional(async (em) => {
      const comment = new TextComment(about);
      em.persist(comment);
      this.record(em, 'translation.comment', comment, { caller, requestId });
      await em.flush();
      return this.reread(em, comment, caller);
    });
  }

  /**
   * Closes a question, or opens it again. What is as it shall be already stays as it is: of two who settle it the first is kept.
   * @throws {NotFoundError} {PermissionDeniedError} for one that names a language outside of the account's
   */
  async decide(id: string, state: 'open' | 'settled', change: ChangeContext): Promise<TextCommentDto> {
    return this.changing(id, async (em, comment) => {
      const { caller } = change;
      if (!maySettle(comment, caller)) throw new PermissionDeniedError();
      const isChanged = state === 'settled' ? comment.settle(caller.id, this.clock.now()) : comment.open();
      const action = state === 'settled' ? 'translation.settle' : 'translation.reopen';
      if (isChanged) this.record(em, action, comment, change);
      await em.flush();
      return this.reread(em, comment, caller);
    });
  }

  /** Takes a comment away: one's own, or any in their languages for who may approve. @throws {NotFoundError} {PermissionDeniedError} */
  async remove(id: string, change: ChangeContext): Promise<void> {
    await this.changing(id, async (em, comment) => {
      if (!mayDelete(comment, comment.createdBy, change.caller)) throw new PermissionDeniedError();
      this.record(em, 'translation.uncomment', comment, change);
      em.remove(comment);
    });
  }

  /** Where the comments of a text hang. @throws {NotFoundError} when neither a release nor the agency has the key */
  private async thread(id: string): Promise<Thread> {
    const { language, namespace, key } = await this.translations.place(id);
    const row = (await this.books.open(language)).find(namespace, key);
    if (!row) throw new NotFoundError();
    return { namespace, key: threadKey(row) };
  }

  private changing<T>(id: string, work: (em: EntityManager, comment: TextComment) => Promise<T>): Promise<T> {
    return this.em.transactional(async (em) => {
      const comment = await em.findOne(TextComment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!comment) throw new NotFoundError();
      return work(em, comment);
    });
  }

  private async reread(em: EntityManager, comment: TextComment, caller: Caller): Promise<TextCommentDto> {
    const row = (await findComments(transactionSql(em), comment)).find(({ id }) => id === comment.id);
    if (!row) throw new NotFoundError();
    return toDto(row, caller);
  }

  private record(em: EntityManager, action: string, comment: TextComment, { caller, requestId }: ChangeContext): void {
    const { namespace, key, language, text } = comment;
    this.audit.record(em, {
      ...{ action, entity: 'text_comment', entityId: comment.id, actorId: caller.id, requestId },
      after: { text: `${namespace}:${key}`, language, words: text },
    });
  }
}

type Named = Pick<TextComment, 'language'>;

const maySettle = ({ language }: Named, caller: Caller): boolean => language === null || mayWrite(caller, language);

const mayDelete = (comment: Named, author: string, caller: Caller): boolean =>
  author === caller.id || (caller.permissions.includes('translations.approve') && maySettle(comment, caller));

const toDto = ({ author_id: author, ...row }: CommentRow, caller: Caller): TextCommentDto => ({
  ...row,
  may_settle: maySettle(row, caller),
  may_delete: mayDelete(row, author, caller),
});
