import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RowChange } from '../../content/editing/row-change.js';
import { SecretBox } from '../../people/auth/secret-box.js';
import { Config } from '../../platform/config/config.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { isReceiver } from './send-webhook.js';
import { type EndpointValues, WebhookEndpoint } from './webhook-endpoint.entity.js';
import { newSecret } from './webhook-signature.js';
import { lastSeq } from './webhook-telling.queries.js';
import { secretOf } from './webhook-worker.js';
import type {
  CreateWebhookEndpointDto,
  UpdateWebhookEndpointDto,
  WebhookEndpointDto,
  WebhookEndpointWithSecretDto,
} from './webhooks.dto.js';
import { countEndpoints, listEndpoints, readEndpoint } from './webhooks.queries.js';

/** Every change is looked at for each of them. */
export const MAX_ENDPOINTS = 20;

/** Where messages go. Each change is one transaction. */
@Injectable()
export class WebhookEndpointsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly changes: RowChange,
    private readonly box: SecretBox,
    private readonly config: Config,
  ) {}

  list(): Promise<WebhookEndpointDto[]> {
    return listEndpoints(this.sql, this.changes.now());
  }

  /** @throws {NotFoundError} */
  get(id: string): Promise<WebhookEndpointDto> {
    return this.read(this.sql, id);
  }

  /** Adds an endpoint and says its secret this once. It is told what happens from now on. @throws {ValidationFailedError} */
  create(dto: CreateWebhookEndpointDto, call: StaffCall): Promise<WebhookEndpointWithSecretDto> {
    const values = { ...dto, isActive: dto.is_active ?? true };
    return this.em.fork().transactional(async (em) => {
      this.check(values.url);
      const sql = transactionSql(em);
      if ((await countEndpoints(sql)) >= MAX_ENDPOINTS)
        throw ValidationFailedError.on('url', 'too_many_webhooks', { count: MAX_ENDPOINTS });
      const { url, description, events, isActive } = values;
      const given = { url, description, events, isActive };
      const endpoint = new WebhookEndpoint(given, await lastSeq(sql), call.caller.id, this.changes.now());
      const secret = newSecret();
      endpoint.secret = this.box.seal(secret, secretOf(endpoint.id));
      em.persist(endpoint);
      await this.finish(em, endpoint, 'create', call, null);
      return { ...(await this.read(sql, endpoint.id)), secret };
    });
  }

  /** @throws {NotFoundError} {ValidationFailedError} {PreconditionRequiredError} {StaleVersionError} */
  update(id: string, dto: UpdateWebhookEndpointDto, call: StaffCall): Promise<WebhookEndpointDto> {
    return this.em.fork().transactional(async (em) => {
      const endpoint = await this.lock(em, id, call);
      const before = factsOf(endpoint);
      const values: EndpointValues = {
        url: dto.url ?? endpoint.url,
        description: dto.description ?? endpoint.description,
        events: dto.events ?? endpoint.events,
        isActive: dto.is_active ?? endpoint.isActive,
      };
      this.check(values.url);
      endpoint.change(values, await lastSeq(transactionSql(em)), call.caller.id, this.changes.now());
      await this.finish(em, endpoint, 'update', call, before);
      return this.read(transactionSql(em), id);
    });
  }

  /** Removes an endpoint with what it was sent. @throws {NotFoundError} {PreconditionRequiredError} {StaleVersionError} */
  async remove(id: string, call: StaffCall): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const endpoint = await this.lock(em, id, call);
      em.remove(endpoint);
      await this.finish(em, endpoint, 'delete', call, factsOf(endpoint));
    });
  }

  /** Gives a new secret; the former one signs beside it for a day. @throws {NotFoundError} */
  rotate(id: string, call: StaffCall): Promise<WebhookEndpointWithSecretDto> {
    return this.em.fork().transactional(async (em) => {
      const endpoint = await em.findOne(WebhookEndpoint, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!endpoint) throw new NotFoundError();
      const secret = newSecret();
      endpoint.rotate(this.box.seal(secret, secretOf(id)), call.caller.id, this.changes.now());
      await this.finish(em, endpoint, 'rotate_secret', call, null);
      return { ...(await this.read(transactionSql(em), id)), secret };
    });
  }

  private async lock(em: EntityManager, id: string, call: StaffCall): Promise<WebhookEndpoint> {
    const endpoint = await em.findOne(WebhookEndpoint, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!endpoint) throw new NotFoundError();
    await this.changes.requireVersion(em, endpoint, call, await this.read(transactionSql(em), id));
    return endpoint;
  }

  private async read(sql: Pick<Sql, 'primaryRow'>, id: string): Promise<WebhookEndpointDto> {
    const endpoint = await readEndpoint(sql, id, this.changes.now());
    if (!endpoint) throw new NotFoundError();
    return endpoint;
  }

  private check(url: string): void {
    if (!isReceiver(url, this.config.webhookHosts)) throw ValidationFailedError.on('url', 'closed_webhook_url');
  }

  private finish(em: EntityManager, endpoint: WebhookEndpoint, verb: string, call: StaffCall, before: unknown) {
    const named = { action: `webhook_endpoint.${verb}`, entity: 'webhook_endpoint', entityId: endpoint.id, tags: [] };
    return this.changes.finish(em, named, call, before, () => (verb === 'delete' ? null : factsOf(endpoint)));
  }
}

/** An address may hold a key of the receiver: the audit keeps its host. */
const factsOf = ({ url, description, events, isActive }: WebhookEndpoint) => ({
  host: new URL(url).host,
  description,
  events,
  is_active: isActive,
});
