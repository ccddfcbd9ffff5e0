import { randomBytes } from 'node:crypto';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { hashToken } from '../../people/auth/tokens.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { toCsv } from '../../platform/fields/csv.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { onBeat } from '../../platform/http/answer-times.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Config } from '../../platform/config/config.js';
import type { FormContext } from '../forms/form-context.js';
import { VisitorHash } from '../forms/visitor-hash.js';
import { Outbox } from '../../people/mail/outbox.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';
import type { ExportSubscribersQuery, ListSubscribersQuery, SubscribeDto, SubscriberDto } from './newsletter.dto.js';
import { exportSubscribers, findSubscriber, listSubscribers, lockAddress } from './newsletter.queries.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

const CSV_COLUMNS = [
  'email',
  'locale',
  'status',
  'source',
  'consent_version',
  'consent_at',
  'confirmed_at',
  'unsubscribed_at',
] as const;

/** Who gets letters. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly tokens: UnsubscribeTokens,
    private readonly visitors: VisitorHash,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Takes a wish to subscribe. Whoever it is, answer and time are the same (security requirement S27). */
  async subscribe(dto: SubscribeDto, { language, ip, suspect, requestId }: FormContext): Promise<void> {
    const email = dto.email.toLowerCase();
    const consent = { locale: dto.locale ?? language, source: dto.source ?? null, ipHash: this.visitors.of(ip) };
    await onBeat(() =>
      this.em.fork().transactional(async (em) => {
        await lockAddress(transactionSql(em), email);
        const now = this.clock.now();
        const known = await em.findOne(NewsletterSubscriber, { email });
        // A machine changes nothing about an address that is known.
        if (known && suspect) return;
        const subscriber = known ?? new NewsletterSubscriber(email, consent, suspect, now);
        em.persist(subscriber);
        if (suspect || !subscriber.ask(consent, now)) return;
        await this.mailToken(em, subscriber);
        this.record(em, subscriber, 'ask', null, requestId);
      }),
    );
  }

  private async mailToken(em: EntityManager, subscriber: NewsletterSubscriber): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    subscriber.expectConfirmation(hashToken(token), this.clock.now());
    await this.outbox.add(em, {
      template: 'newsletter-confirm',
      locale: subscriber.locale as Language,
      to: subscriber.email,
      payload: { confirm_token: token, unsubscribe_token: this.tokens.of(subscriber.id) },
      entity: { name: 'newsletter_subscriber', id: subscriber.id },
    });
  }

  /**
   * Confirms an address with the mailed token; the same link again is no fault.
   * @throws {ValidationFailedError} when the link is not ours, was replaced by a later one or is too old
   */
  async confirm(token: string, requestId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const where = { confirmTokenHash: hashToken(token) };
      const subscriber = await em.findOne(NewsletterSubscriber, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!subscriber?.mayConfirm(this.clock.now())) throw ValidationFailedError.on('token', 'link_not_valid');
      if (subscriber.status === 'subscribed') return;
      subscriber.confirm(this.clock.now());
      this.record(em, subscriber, 'confirm', null, requestId);
      await this.outbox.add(em, {
        template: 'newsletter-welcome',
        locale: subscriber.locale as Language,
        to: subscriber.email,
        payload: { unsubscribe_token: this.tokens.of(subscriber.id) },
        entity: { name: 'newsletter_subscriber', id: subscriber.id },
      });
    });
  }

  /**
   * Ends a subscription with the token of any letter; again is no fault.
   * @throws {ValidationFailedError} when the token is not ours
   */
  async unsubscribe(token: string | undefined, reason: string | null, requestId: string): Promise<void> {
    if (token === undefined || token === '') throw ValidationFailedError.on('token', 'required');
    const id = this.tokens.subscriberOf(token);
    if (id === null) throw ValidationFailedError.on('token', 'link_not_valid');
    await this.end(id, reason, { caller: null, requestId });
  }

  /** Ends a subscription for somebody who asked the office. @throws {NotFoundError} */
  async unsubscribeFor(id: string, { caller, requestId }: StaffCall): Promise<SubscriberDto> {
    if (!(await this.end(id, null, { caller: caller.id, requestId }))) throw new NotFoundError();
    const row = await findSubscriber(this.sql, id);
    if (!row) throw new NotFoundError();
    return row;
  }

  private end(
    id: string,
    reason: string | null,
    { caller, requestId }: { caller: string | null; requestId: string },
  ): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const subscriber = await em.findOne(NewsletterSubscriber, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!subscriber) return false;
      if (subscriber.status === 'unsubscribed' || subscriber.status === 'complained') return true;
      subscriber.unsubscribe(reason, this.clock.now());
      this.record(em, subscriber, 'unsubscribe', caller, requestId);
      return true;
    });
  }

  private record(
    em: EntityManager,
    { id, status, locale }: NewsletterSubscriber,
    verb: string,
    actorId: string | null,
    requestId: string,
  ): void {
    const action = `newsletter_subscriber.${verb}`;
    const after = { status, locale };
    this.audit.record(em, { action, entity: 'newsletter_subscriber', entityId: id, actorId, requestId, after });
  }

  /** One page for the office. @throws {InvalidPageError} past the end */
  async list(query: ListSubscribersQuery, url: string): Promise<Page<SubscriberDto>> {
    const { count, rows } = await listSubscribers(this.sql, query, pageWindow(query));
    return toPage(this.config.baseUrl, url, query, count, rows);
  }

  /** All subscribers that fit as CSV; who took them along is audited. */
  async export(query: ExportSubscribersQuery, { caller, requestId }: StaffCall): Promise<string> {
    const rows = await exportSubscribers(this.sql, query);
    await this.em.fork().transactional(async (em) =>
      this.audit.record(em, {
        action: 'newsletter_subscriber.export',
        entity: 'newsletter_subscriber',
        entityId: 'all',
        actorId: caller.id,
        requestId,
        after: { status: query.status, locale: query.locale ?? null, count: rows.length },
      }),
    );
    return toCsv<SubscriberDto>(CSV_COLUMNS, rows);
  }
}
