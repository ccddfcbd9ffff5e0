import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { AppError, NotFoundError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { notify } from '../../platform/cache/notices.queries.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { Config } from '../../platform/config/config.js';
import { OutboxMessage } from './outbox-message.entity.js';
import type { ListOutboxQuery, OutboxMessageDto } from './outbox.dto.js';
import { findOutboxRow, listOutbox } from './outbox.queries.js';
import { LEASE, OUTBOX_CHANNEL } from './outbox.js';

/** 409: the mail has gone out already. */
export class MailAlreadySentError extends AppError {
  constructor() {
    super(409, 'mail_already_sent');
  }
}

/** The outbox as the office sees it. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** One page, newest first. @throws {InvalidPageError} past the end */
  async list(query: ListOutboxQuery, url: string): Promise<Page<OutboxMessageDto>> {
    const { count, rows } = await listOutbox(this.sql, query, pageWindow(query));
    return toPage(this.config.baseUrl, url, query, count, rows);
  }

  /**
   * Puts a mail that was given up, or that waits for its next try, at the head of the queue with all its tries. One that is due within
   * the lease of a worker may be on its way this moment: it keeps its time, so that it goes out once.
   * @throws {NotFoundError} {MailAlreadySentError}
   */
  async retry(id: string, actorId: string, requestId: string): Promise<OutboxMessageDto> {
    await this.em.fork().transactional(async (em) => {
      const message = await em.findOne(OutboxMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message) throw new NotFoundError();
      if (message.status === 'sent') throw new MailAlreadySentError();
      this.audit.record(em, {
        action: 'outbox.retry',
        entity: 'outbox_message',
        entityId: id,
        actorId,
        requestId,
        before: { status: message.status, attempts: message.attempts },
        after: { status: 'queued', attempts: 0 },
      });
      const now = this.clock.now();
      const soon = message.status === 'queued' && message.nextAt.getTime() <= now.getTime() + LEASE;
      Object.assign(message, { status: 'queued', attempts: 0, nextAt: soon ? message.nextAt : now });
      await notify(em, OUTBOX_CHANNEL);
    });
    const row = await findOutboxRow(this.sql, id);
    if (!row) throw new NotFoundError();
    return row;
  }
}
