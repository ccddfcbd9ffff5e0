import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { lastChange } from '../../platform/audit/last-change.queries.js';
import { Assignees } from '../../people/auth/assignees.js';
import type { Caller } from '../../platform/access/access.js';
import { type AppError, NotFoundError } from '../../platform/errors/app-error.js';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import { Clock } from '../../platform/data/clock.js';
import { messageText } from '../../platform/errors/messages.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { InvalidTransitionError, requireTransition } from '../../platform/data/transitions.js';
import { requireVersion } from '../../platform/data/etags.js';
import { Config } from '../../platform/config/config.js';
import type { FormContext } from '../forms/form-context.js';
import { VisitorHash } from '../forms/visitor-hash.js';
import { Outbox } from '../../people/mail/outbox.js';
import { REVIEW_TRANSITIONS, type ReviewStatus, type Vote } from './review-status.js';
import type { NotificationKind } from '../../people/notifications/notification-kinds.js';
import { Notifications } from '../../people/notifications/notifications.js';
import { ReviewSubjects } from './review-subjects.js';
import { Review } from './review.entity.js';
import type { CreateReviewDto, ListReviewsQuery, ReviewDto, ReviewReceiptDto, ReviewVoteDto } from './reviews.dto.js';
import { OtherReviewStandsError, ReviewedAlreadyError } from './reviews.errors.js';
import { countVote, findReview, listReviews, refreshRatings } from './reviews.queries.js';

const mayModerate = (caller: Caller | null) =>
  caller?.kind === 'staff' && caller.permissions.includes('reviews.moderate');

/** Reviews of guests: taken from everybody, read by the office, shown once approved. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly subjects: ReviewSubjects,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
    private readonly assignees: Assignees,
    private readonly visitors: VisitorHash,
    private readonly invalidation: CacheInvalidation,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Takes a review; it waits for moderation. @throws {ValidationFailedError} when what it is about cannot be seen {ReviewedAlreadyError} */
  create(
    dto: CreateReviewDto,
    { language, ip, suspect, requestId }: FormContext,
    caller: Caller | null,
  ): Promise<ReviewReceiptDto> {
    return this.em.fork().transactional(async (em) => {
      const locale = dto.language ?? language;
      const subjects = await this.subjects.find(em, dto, { locale, caller });
      const values = {
        package: subjects.package,
        resort: subjects.resort,
        experience: subjects.experience,
        booking: subjects.booking,
        name: dto.name,
        email: dto.email ?? null,
        country: dto.country ?? null,
        rating: dto.rating,
        scores: { ...dto.scores },
        title: dto.title ?? null,
        comment: dto.comment,
        stayMonth: dto.stay_month ?? null,
        travellerType: dto.traveller_type ?? null,
        language: locale,
        verified: subjects.booking !== null,
        ipHash: this.visitors.of(ip),
      };
      const review = new Review(values, suspect, this.clock.now());
      em.persist(review);
      await flushOnly(em, new ReviewedAlreadyError());
      const after = { status: review.status, rating: dto.rating, verified: values.verified };
      this.audit.record(em, { action: 'review.create', entity: 'review', entityId: review.id, requestId, after });
      if (!suspect && dto.email) {
        const about = subjects.names.join(', ') || null;
        await this.outbox.addReceipt(em, {
          template: 'review-thanks',
          locale,
          to: dto.email,
          payload: { name: dto.name, about, rating: dto.rating },
          entity: { name: 'review', id: review.id },
        });
      }
      return { id: review.id, approved: false, detail: messageText({ code: 'review_received' }, language) };
    });
  }

  /** One page; moderators see all states and more of each review. @throws {InvalidPageError} past the end */
  async list(
    query: ListReviewsQuery,
    language: Language,
    caller: Caller | null,
    url: string,
  ): Promise<Page<ReviewDto>> {
    const moderator = mayModerate(caller);
    const { count, rows } = await listReviews(this.sql, query, language, moderator, pageWindow(query));
    const results = moderator ? rows.map(withSteps) : rows;
    return toPage(this.config.baseUrl, url, query, count, results);
  }

  /** One review for moderators. @throws {NotFoundError} */
  async get(id: string, language: Language): Promise<ReviewDto> {
    const row = await findReview(this.sql, id, language);
    if (!row) throw new NotFoundError();
    return withSteps(row);
  }

  /**
   * Moderation's verdict. Ratings of what the review is about follow in the same transaction.
   * @throws {NotFoundError} {InvalidTransitionError} 409 where the table has no such step
   * @throws {OtherReviewStandsError} 409 where a booking would have two
   */
  decide(id: string, to: ReviewStatus, reason: string | null, call: StaffCall): Promise<ReviewDto> {
    return this.change(id, to, call, async (em, review) => {
      requireTransition(REVIEW_TRANSITIONS, review.status, to);
      const wasShown = review.status === 'approved';
      review.decide(to, reason, this.assignees.reference(em, call.caller.id), this.clock.now());
      await flushOnly(em, new OtherReviewStandsError());
      if (wasShown === (to === 'approved')) return;
      await this.refresh(em, review);
      if (!wasShown) await this.tell(em, review, 'review_approved');
    });
  }

  /**
   * The agency's public answer.
   * @throws {InvalidTransitionError} 409 for spam: nobody answers it
   * @throws {StaleVersionError} 412 when `If-Match` names another version than the stored one
   */
  reply(id: string, text: string, call: StaffCall): Promise<ReviewDto> {
    return this.change(id, 'reply', call, async (em, review) => {
      if (call.ifMatch?.trim()) await this.requireRead(em, review, call);
      if (review.status === 'spam') throw new InvalidTransitionError('spam', 'replied');
      if (review.replyText === null) await this.tell(em, review, 'review_replied');
      review.answer(text, this.assignees.reference(em, call.caller.id), this.clock.now());
      await this.invalidation.invalidate(em, 'reviews');
    });
  }

  /** Removes a review for good. @throws {NotFoundError} {PreconditionRequiredError} {StaleVersionError} */
  async remove(id: string, call: StaffCall): Promise<void> {
    const { caller, requestId } = call;
    await this.em.fork().transactional(async (em) => {
      const review = await this.lock(em, id);
      await this.requireRead(em, review, call);
      const before = { status: review.status, rating: review.rating, name: review.name, comment: review.comment };
      const change = { entity: 'review', entityId: id, actorId: caller.id, requestId };
      this.audit.record(em, { ...change, action: 'review.delete', before });
      em.remove(review);
      await em.flush();
      if (before.status === 'approved') await this.refresh(em, review);
    });
  }

  /** Counts a visitor's vote once. @throws {NotFoundError} unless visitors see the review */
  async vote(id: string, vote: Vote, ip: string): Promise<ReviewVoteDto> {
    const visitor = this.visitors.of(ip);
    const helpful = await this.em.fork().transactional((em) => countVote(transactionSql(em), id, vote, visitor));
    if (helpful === null) throw new NotFoundError();
    return { helpful_count: helpful };
  }

  /** Tells the writer in the account. */
  private tell(em: EntityManager, { id, email }: Review, kind: NotificationKind): Promise<void> {
    return this.notifications.add(transactionSql(em), { kind }, { entity: { name: 'review', id }, email });
  }

  /** Nobody changes what they have not read. @throws {PreconditionRequiredError} {StaleVersionError} */
  private async requireRead(em: EntityManager, review: Review, { language, ifMatch }: StaffCall): Promise<void> {
    const sql = transactionSql(em);
    const row = await findReview(sql, review.id, language);
    const { updated_by } = await lastChange(sql, 'review', review.id);
    requireVersion(ifMatch, review.version, () => ({
      current: row && withSteps(row),
      updated_by,
      updated_at: review.updatedAt.toISOString(),
    }));
  }

  private async lock(em: EntityManager, id: string): Promise<Review> {
    const review = await em.findOne(Review, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!review) throw new NotFoundError();
    return review;
  }

  private async refresh(em: EntityManager, review: Review): Promise<void> {
    const ids = (thing: { id: number } | null) => (thing === null ? [] : [thing.id]);
    await refreshRatings(transactionSql(em), { package: ids(review.package), resort: ids(review.resort) });
    await this.invalidation.invalidate(em, 'reviews', 'packages', 'resorts');
  }

  private change(
    id: string,
    verb: string,
    { caller, requestId, language }: StaffCall,
    apply: (em: EntityManager, review: Review) => Promise<void>,
  ): Promise<ReviewDto> {
    return this.em.fork().transactional(async (em) => {
      const review = await this.lock(em, id);
      const summary = () => ({ status: review.status, reason: review.rejectionReason, reply: review.replyText });
      const before = summary();
      await apply(em, review);
      const change = { entity: 'review', entityId: id, actorId: caller.id, requestId };
      this.audit.record(em, { ...change, action: `review.${verb}`, before, after: summary() });
      await em.flush();
      const row = await findReview(transactionSql(em), id, language);
      if (!row) throw new NotFoundError();
      return withSteps(row);
    });
  }
}

/** Writes a review; `other` says what it means that its booking has one that stands, also when two come at once. */
async function flushOnly(em: EntityManager, other: AppError): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? other : error;
  }
}

const withSteps = (row: ReviewDto): ReviewDto => ({
  ...row,
  allowed_statuses: row.status ? [...REVIEW_TRANSITIONS[row.status]] : [],
});
