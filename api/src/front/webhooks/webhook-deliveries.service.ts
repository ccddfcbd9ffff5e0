import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { WEBHOOK_TEST } from '@atoll/contract/webhook-events';
import { Audit } from '../../platform/audit/audit.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/data/clock.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { AppError, NotFoundError } from '../../platform/errors/app-error.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { messageOf } from './webhook-messages.js';
import { addDeliveries } from './webhook-telling.queries.js';
import type {
  ListWebhookDeliveriesQuery,
  ReplayedWebhookDto,
  WebhookDeliveryDto,
  WebhookEndpointDto,
} from './webhooks.dto.js';
import { listDeliveries, readDelivery, readEndpoint, replayFailed, replayOne } from './webhooks.queries.js';

/** 409: it would wait until somebody switches the endpoint on. */
class EndpointOffError extends AppError {
  constructor() {
    super(409, 'webhook_off');
  }
}

/** What endpoints were sent, and sending it again. */
@Injectable()
export class WebhookDeliveriesService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** One page, newest first. @throws {NotFoundError} {InvalidPageError} */
  async list(id: string, query: ListWebhookDeliveriesQuery, url: string): Promise<Page<WebhookDeliveryDto>> {
    await this.endpoint(this.sql, id);
    const { count, rows } = await listDeliveries(this.sql, id, query, pageWindow(query));
    return toPage(this.config.baseUrl, url, query, count, rows);
  }

  /** Sends a message that tells of nothing. @throws {NotFoundError} {EndpointOffError} */
  test(id: string, call: StaffCall): Promise<WebhookDeliveryDto> {
    return this.change(id, 'test', call, async (sql) => {
      const message = uuid();
      const told = { id: message, at: this.clock.now().toISOString(), action: '', status: null };
      const about = { ...told, entity: 'webhook_endpoint', entity_id: id };
      const body = messageOf(WEBHOOK_TEST, about, undefined, this.config.baseUrl);
      const [added] = await addDeliveries(
        sql,
        [{ endpoint: id, message, event: WEBHOOK_TEST, body }],
        this.clock.now(),
      );
      return this.delivery(sql, added?.id ?? '');
    });
  }

  /** Sends a message again under its id. @throws {NotFoundError} {EndpointOffError} */
  replay(id: string, delivery: string, call: StaffCall): Promise<WebhookDeliveryDto> {
    return this.change(id, 'replay', call, async (sql) => {
      const [found] = await replayOne(sql, id, delivery, this.clock.now());
      if (!found) throw new NotFoundError();
      return this.delivery(sql, delivery);
    });
  }

  /** Sends again what was given up since a time. @throws {NotFoundError} {EndpointOffError} */
  replayFailed(id: string, since: string, call: StaffCall): Promise<ReplayedWebhookDto> {
    return this.change(id, 'replay_failed', call, async (sql) => {
      const rows = await replayFailed(sql, id, since, this.clock.now());
      return { count: rows.length };
    });
  }

  private change<T>(
    id: string,
    verb: string,
    { caller, requestId }: StaffCall,
    work: (sql: ReturnType<typeof transactionSql>) => Promise<T>,
  ): Promise<T> {
    return this.em.fork().transactional(async (em) => {
      const sql = transactionSql(em);
      const endpoint = await this.endpoint(sql, id);
      if (!endpoint.is_active) throw new EndpointOffError();
      const done = await work(sql);
      const what = { action: `webhook_endpoint.${verb}`, entity: 'webhook_endpoint', entityId: id };
      this.audit.record(em, { ...what, actorId: caller.id, requestId });
      return done;
    });
  }

  private async endpoint(sql: Pick<Sql, 'primaryRow'>, id: string): Promise<WebhookEndpointDto> {
    const endpoint = await readEndpoint(sql, id, this.clock.now());
    if (!endpoint) throw new NotFoundError();
    return endpoint;
  }

  private async delivery(sql: Pick<Sql, 'primaryRow'>, id: string): Promise<WebhookDeliveryDto> {
    const delivery = await readDelivery(sql, id);
    if (!delivery) throw new NotFoundError();
    return delivery;
  }
}
