import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../audit/audit.js';
import { Assignees } from '../auth/assignees.js';
import { NotFoundError, ValidationFailedError } from '../common/app-error.js';
import { Clock, addDays } from '../common/clock.js';
import { formatMinor, parseMinor } from '../common/money.js';
import { type Page, pageWindow, toPage } from '../common/page.js';
import { Sql } from '../common/sql.js';
import type { StaffCall } from '../common/staff-call.js';
import { transactionSql } from '../common/transaction-sql.js';
import { requireTransition } from '../common/transitions.js';
import { requireVersion } from '../common/versions.js';
import { Config } from '../config.js';
import type { FormContext } from '../forms/form-context.js';
import type { FormReceiptDto } from '../forms/forms.dto.js';
import { VisitorHash } from '../forms/visitor-hash.js';
import { Outbox } from '../mail/outbox.js';
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
import { type TripRequestRow, findTripRequest, listTripRequests } from './trip-requests.queries.js';

/** How far ahead, or back, a trip may lie. Days. */
const FARTHEST_DAYS = 3 * 365;

/** Wishes for trips of one's own and their way through the office. */
@Injectable()
export class TripRequestsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly assignees: Assignees,
    private readonly visitors: VisitorHash,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Takes a wish from the site: row, mails and audit in one transaction. @throws {ValidationFailedError} */
  async create(dto: CreateTripRequestDto, form: FormContext): Promise<FormReceiptDto> {
    const today = this.clock.maldivesDate();
    requireDates(dto.date_from, dto.date_to, { earliest: today, latest: addDays(today, FARTHEST_DAYS) });
    const request = await this.em.fork().transactional((em) =>
      this.insert(
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
          destinations: dto.destinations ?? [],
          experiences: dto.experiences ?? [],
          transferPreference: dto.transfer_preference ?? null,
          mealPlan: dto.meal_plan ?? null,
          builder: dto.builder ?? null,
          locale: dto.locale ?? form.language,
          currency: dto.currency ?? 'USD',
          ipHash: this.visitors.of(form.ip),
          contactMessageId: null,
        },
        { suspect: form.suspect, requestId: form.requestId, actorId: null },
      ),
    );
    return { reference: request.reference, reply_by: request.replyBy.toISOString() };
  }

  /** Adds a request to the caller's transaction. A suspect one is kept as spam and nobody is written to. */
  async insert(
    em: EntityManager,
    values: NewTripRequest,
    { suspect, requestId, actorId }: { suspect: boolean; requestId: string; actorId: string | null },
  ): Promise<TripRequest> {
    const request = new TripRequest(values, suspect, this.clock.now());
    while (await em.findOne(TripRequest, { reference: request.reference }, { fields: ['id'] }))
      request.renewReference();
    em.persist(request);
    this.audit.record(em, {
      action: 'trip_request.create',
      entity: 'trip_request',
      entityId: request.id,
      actorId,
      requestId,
      after: { reference: request.reference, status: request.status, contact_message: values.contactMessageId },
    });
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
      const payload = { reference, name, description, reply_by };
      await this.outbox.add(em, { template: 'trip-request-received', locale, to: email, payload, entity });
    }
    const office = await this.outbox.office(em);
    if (!office) return;
    const facts = { id, reference, name, email, phone, description, duration, budget, travellers, reply_by };
    const payload = { ...facts, guest_locale: locale };
    await this.outbox.add(em, { ...office, template: 'trip-request-new', payload, entity });
  }

  /** One page for the office. @throws {InvalidPageError} past the end */
  async list(query: ListTripRequestsQuery, callerId: string, url: string): Promise<Page<TripRequestItemDto>> {
    const { count, rows } = await listTripRequests(this.sql, query, callerId, this.clock.now(), pageWindow(query));
    return toPage(this.config.baseUrl, url, query, count, rows);
  }

  /** @throws {NotFoundError} */
  get(id: string): Promise<TripRequestDto> {
    return this.read(this.sql, id);
  }

  /** Corrects a request. @throws {PreconditionRequiredError} {StaleVersionError} per `If-Match` */
  async update(id: string, dto: UpdateTripRequestDto, call: StaffCall): Promise<TripRequestDto> {
    return this.change(id, call, 'update', async (em, request) => {
      const current = await this.read(transactionSql(em), id);
      const updatedBy = await this.assignees.email(em, request.updatedBy);
      const state = { current, updated_by: updatedBy, updated_at: current.updated_at };
      requireVersion(call.ifMatch, request.version, () => state);
      const [from, to] = [dto.date_from, dto.date_to];
      const latest = addDays(this.clock.maldivesDate(), FARTHEST_DAYS);
      // The office may note days that have passed since the request came.
      const earliest = this.clock.maldivesDate(-FARTHEST_DAYS);
      requireDates(from === undefined ? request.dateFrom : from, to === undefined ? request.dateTo : to, {
        earliest,
        latest,
      });
      if (dto.assigned_to !== undefined)
        request.assignedTo = await this.assignees.find(em, dto.assigned_to, 'requests.manage');
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
    return this.change(id, call, 'transition', (_, request) => {
      requireTransition(TRIP_REQUEST_TRANSITIONS, request.status, dto.status);
      if (dto.status === 'lost' && !dto.lost_reason) throw ValidationFailedError.on('lost_reason', 'required');
      if (dto.quote && dto.status !== 'quoted') throw ValidationFailedError.on('quote', 'unknown_field');
      request.status = dto.status;
      if (dto.status === 'lost') request.lostReason = dto.lost_reason ?? null;
      else request.lostReason = null;
      if (dto.quote) {
        const { total, valid_until } = dto.quote;
        const sent_at = this.clock.now().toISOString();
        request.quotes = [...request.quotes, { total: formatMinor(parseMinor(total)), valid_until, sent_at }];
      }
    });
  }

  /** Adds a note. */
  addNote(id: string, text: string, call: StaffCall): Promise<TripRequestDto> {
    return this.change(id, call, 'note', async (em, request) => {
      const author = await this.assignees.reference(em, call.caller.id);
      em.persist(new TripRequestNote({ request, author, text, at: this.clock.now() }));
    });
  }

  /** One write of the office: the row is locked, changed, audited and read again. @throws {NotFoundError} */
  private change(
    id: string,
    { caller, requestId }: StaffCall,
    verb: string,
    apply: (em: EntityManager, request: TripRequest) => void | Promise<void>,
  ): Promise<TripRequestDto> {
    return this.em.fork().transactional(async (em) => {
      const request = await em.findOne(TripRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!request) throw new NotFoundError();
      const before = summary(request);
      await apply(em, request);
      request.updatedAt = this.clock.now();
      request.updatedBy = caller.id;
      const change = { entity: 'trip_request', entityId: id, actorId: caller.id, requestId };
      this.audit.record(em, { ...change, action: `trip_request.${verb}`, before, after: summary(request) });
      await em.flush();
      return this.read(transactionSql(em), id);
    });
  }

  private async read(sql: Pick<Sql, 'primaryRow'>, id: string): Promise<TripRequestDto> {
    const row: TripRequestRow | null = await findTripRequest(sql, id, this.clock.now());
    if (!row) throw new NotFoundError();
    return { ...row, allowed_statuses: [...TRIP_REQUEST_TRANSITIONS[row.status]] };
  }
}

const summary = ({ status, assignedTo, name, phone, duration, budget, dateFrom, dateTo, ...rest }: TripRequest) => ({
  status,
  assigned_to: assignedTo?.id ?? null,
  name,
  phone,
  duration,
  budget,
  date_from: dateFrom,
  date_to: dateTo,
  lost_reason: rest.lostReason,
  quotes: rest.quotes.length,
});

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
