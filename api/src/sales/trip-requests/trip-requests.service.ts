import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { WISH_DAYS_AHEAD, type WishedTrip, tripWishFaults } from '@atoll/contract/trip-wish';
import type { WishMail } from '../../people/mail/templates/trip-wish-facts.js';
import { Assignees } from '../../people/auth/assignees.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { type Page } from '../../platform/data/page.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { requireTransition } from '../../platform/data/transitions.js';
import type { FormContext } from '../forms/form-context.js';
import type { FormReceiptDto } from '../forms/forms.dto.js';
import { VisitorHash } from '../forms/visitor-hash.js';
import { Inbox, type InboxKind, type InboxReader, InboxTools } from '../inbox/inbox.js';
import { Outbox } from '../../people/mail/outbox.js';
import { TRIP_REQUEST_TRANSITIONS } from './trip-request-status.js';
import { type NewTripRequest, TripRequest, TripRequestNote } from './trip-request.entity.js';
import type {
  ListTripRequestsQuery,
  TransitionTripRequestDto,
  TripRequestDto,
  TripRequestItemDto,
  UpdateTripRequestDto,
} from './trip-requests-staff.dto.js';
import type { CreateTripRequestDto } from './trip-requests.dto.js';

import { WishKeys } from './wish-keys.js';
import { TRIP_REQUESTS, namesOfSlugs, slugsOfIds, withdrawOffer } from './trip-requests.queries.js';

/** Requests as the office's inbox has them. */
export const tripRequests: InboxKind<TripRequest> = {
  entity: TripRequest,
  table: TRIP_REQUESTS,
  permission: 'requests.manage',
  transitions: TRIP_REQUEST_TRANSITIONS,
  summary: ({ status, assignedTo, name, phone, duration, budget, dateFrom, dateTo, lostReason, quotes }) => ({
    status,
    assigned_to: assignedTo?.id ?? null,
    name,
    phone,
    duration,
    budget,
    date_from: dateFrom,
    date_to: dateTo,
    lost_reason: lostReason,
    quotes: quotes.length,
  }),
};

/** Wishes for trips of one's own and their way through the office. */
@Injectable()
export class TripRequestsService {
  private readonly inbox: Inbox<TripRequest, TripRequestItemDto, TripRequestDto>;

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly keys: WishKeys,
    private readonly assignees: Assignees,
    private readonly visitors: VisitorHash,
    private readonly clock: Clock,
    tools: InboxTools,
  ) {
    this.inbox = new Inbox(tools, tripRequests);
  }

  /** Takes a wish from the site: row, mails and audit in one transaction. @throws {ValidationFailedError} */
  async create(dto: CreateTripRequestDto, form: FormContext): Promise<FormReceiptDto> {
    const today = this.clock.maldivesDate();
    requireDates(dto.date_from, dto.date_to, { earliest: today, latest: addDays(today, WISH_DAYS_AHEAD) });
    if (dto.builder) requireWish({ ...dto, builder: dto.builder }, today);
    const request = await this.em.fork().transactional(async (em) => {
      const [destinations, experiences] = [
        await this.named(em, 'destinations', dto.destinations ?? []),
        await this.named(em, 'experiences', dto.experiences ?? []),
      ];
      return this.insert(
        em,
        {
          name: dto.name ?? null,
          email: dto.email,
          phone: dto.phone ?? null,
          description: dto.description,
          duration: dto.duration ?? null,
          budget: dto.budget ?? null,
          travellers: dto.travellers ?? null,
          childrenAges: dto.children_ages ?? [],
          travelMonth: dto.travel_month ?? null,
          dateFrom: dto.date_from ?? null,
          dateTo: dto.date_to ?? null,
          destinations,
          experiences,
          transferPreference: dto.transfer_preference ?? null,
          mealPlan: dto.meal_plan ?? null,
          builder: dto.builder ?? null,
          locale: dto.locale ?? form.language,
          currency: dto.currency ?? 'USD',
          ipHash: this.visitors.of(form.ip),
          contactMessageId: null,
        },
        { suspect: form.suspect, requestId: form.requestId, actorId: null },
      );
    });
    return { reference: request.reference, reply_by: request.replyBy.toISOString() };
  }

  /** What travellers wish for is kept by slug, whichever way they name it. */
  private async named(
    em: EntityManager,
    member: 'destinations' | 'experiences',
    references: string[],
  ): Promise<string[]> {
    const slugs = await slugsOfIds(transactionSql(em), member, references);
    const unknown = references.findIndex((reference) => /^\d+$/.test(reference) && !slugs.has(reference));
    if (unknown >= 0) throw ValidationFailedError.on(`${member}.${unknown}`, 'unknown_reference');
    return references.map((reference) => slugs.get(reference) ?? reference);
  }

  /** Adds a request to the caller's transaction. A suspect one is kept as spam and nobody is written to. */
  async insert(
    em: EntityManager,
    values: NewTripRequest,
    { suspect, requestId, actorId }: { suspect: boolean; requestId: string; actorId: string | null },
  ): Promise<TripRequest> {
    const request = new TripRequest(values, suspect, this.clock.now());
    const facts = { contact_message: values.contactMessageId };
    await this.inbox.add(em, request, { requestId, actorId, facts });
    if (!suspect) await this.tell(em, request);
    return request;
  }

  private async tell(em: EntityManager, request: TripRequest): Promise<void> {
    const { id, reference, name, email, phone, description, duration, budget, travellers } = request;
    const entity = { name: 'trip_request', id };
    const reply_by = request.replyBy.toISOString();
    const locale = request.locale as Language;
    // A converted message was answered for already.
    if (request.contactMessageId === null) {
      const wish = await this.wishMail(em, request, locale);
      const payload = { id, access_token: this.keys.of(id), reference, name, reply_by, wish };
      await this.outbox.addReceipt(em, { template: 'trip-request-received', locale, to: email, payload, entity });
    }
    const office = await this.outbox.office(em);
    if (!office) return;
    const facts = { id, reference, name, email, phone, description, duration, budget, travellers, reply_by };
    const wish = await this.wishMail(em, request, office.locale);
    const payload = { ...facts, guest_locale: locale, wish };
    await this.outbox.add(em, { ...office, template: 'trip-request-new', payload, entity });
  }

  /** What the steps of the builder say, with the names that places have in a language; null of a request without them. */
  private async wishMail(em: EntityManager, request: TripRequest, language: Language): Promise<WishMail | null> {
    const { builder, dateFrom, dateTo, travelMonth, duration, travellers, childrenAges, budget } = request;
    if (!builder) return null;
    const named = (member: 'destinations' | 'experiences') =>
      namesOfSlugs(transactionSql(em), member, request[member], language);
    return {
      ...{ ...builder, date_from: dateFrom, date_to: dateTo, travel_month: travelMonth, duration, travellers },
      ...{ children_ages: childrenAges, budget },
      destinations: await named('destinations'),
      experiences: await named('experiences'),
    };
  }

  /** One page for the office. @throws {InvalidPageError} past the end */
  list(query: ListTripRequestsQuery, reader: InboxReader, url: string): Promise<Page<TripRequestItemDto>> {
    return this.inbox.list(query, reader, url);
  }

  /** @throws {NotFoundError} */
  get(id: string, language: Language): Promise<TripRequestDto> {
    return this.inbox.read(id, language);
  }

  /** Corrects a request. @throws {PreconditionRequiredError} {StaleVersionError} per `If-Match` */
  async update(id: string, dto: UpdateTripRequestDto, call: StaffCall): Promise<TripRequestDto> {
    return this.inbox.change(id, call, 'update', async (em, request) => {
      await this.inbox.requireCurrent(em, request, call);
      const [from, to] = [dto.date_from, dto.date_to];
      const latest = addDays(this.clock.maldivesDate(), WISH_DAYS_AHEAD);
      // The office may note days that have passed since the request came.
      const earliest = this.clock.maldivesDate(-WISH_DAYS_AHEAD);
      requireDates(from === undefined ? request.dateFrom : from, to === undefined ? request.dateTo : to, {
        earliest,
        latest,
      });
      await this.inbox.assign(em, request, dto.assigned_to);
      if (dto.name !== undefined) request.name = dto.name;
      if (dto.phone !== undefined) request.phone = dto.phone;
      if (dto.duration !== undefined) request.duration = dto.duration;
      if (dto.budget !== undefined) request.budget = dto.budget;
      if (dto.date_from !== undefined) request.dateFrom = dto.date_from;
      if (dto.date_to !== undefined) request.dateTo = dto.date_to;
    });
  }

  /** Moves a request along its pipeline. @throws {InvalidTransitionError} 409 where the table has no such step */
  transition(id: string, dto: TransitionTripRequestDto, call: StaffCall): Promise<TripRequestDto> {
    return this.inbox.change(id, call, 'transition', async (em, request) => {
      requireTransition(TRIP_REQUEST_TRANSITIONS, request.status, dto.status);
      if (dto.status === 'lost' && !dto.lost_reason) throw ValidationFailedError.on('lost_reason', 'required');
      request.status = dto.status;
      if (dto.status === 'lost') request.lostReason = dto.lost_reason ?? null;
      else request.lostReason = null;
      // Who goes on without an offer takes it back.
      await withdrawOffer(transactionSql(em), request.id, this.clock.now());
    });
  }

  /** Adds a note. */
  addNote(id: string, text: string, call: StaffCall): Promise<TripRequestDto> {
    return this.inbox.change(id, call, 'note', async (em, request) => {
      const author = await this.assignees.reference(em, call.caller.id);
      em.persist(new TripRequestNote({ request, author, text, at: this.clock.now() }));
    });
  }
}

/** @throws {ValidationFailedError} when a day is out of reach, or the last one before the first */
function requireDates(
  from: string | null | undefined,
  to: string | null | undefined,
  { earliest, latest }: { earliest: string; latest: string },
): void {
  for (const [field, day, first] of [
    ['date_from', from, earliest],
    ['date_to', to, from && from > earliest ? from : earliest],
  ] as const) {
    if (day && day < first) throw ValidationFailedError.on(field, 'date_too_early', { date: first });
    if (day && day > latest) throw ValidationFailedError.on(field, 'date_too_late', { date: latest });
  }
}

/** @throws {ValidationFailedError} when members of a wish contradict one another, or one is missing */
function requireWish(wished: WishedTrip, today: string): void {
  const faults = tripWishFaults(wished, today);
  if (faults.length === 0) return;
  throw new ValidationFailedError(
    Object.fromEntries(faults.map(({ field, code, ...params }) => [field, [{ code, params }]])),
  );
}
