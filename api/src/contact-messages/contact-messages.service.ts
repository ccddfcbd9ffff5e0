import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../audit/audit.js';
import { Assignees } from '../auth/assignees.js';
import { NotFoundError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { type Page, pageWindow, toPage } from '../common/page.js';
import { Sql } from '../common/sql.js';
import type { StaffCall } from '../common/staff-call.js';
import { transactionSql } from '../common/transaction-sql.js';
import { InvalidTransitionError, requireTransition } from '../common/transitions.js';
import { requireVersion } from '../common/versions.js';
import { Config } from '../config.js';
import type { FormContext } from '../forms/form-context.js';
import type { FormReceiptDto } from '../forms/forms.dto.js';
import { VisitorHash } from '../forms/visitor-hash.js';
import { Outbox } from '../mail/outbox.js';
import { TripRequestsService } from '../trip-requests/trip-requests.service.js';
import { CONTACT_MESSAGE_TRANSITIONS } from './contact-message-status.js';
import { ContactMessage, ContactReply } from './contact-message.entity.js';
import type {
  ContactMessageDto,
  ContactMessageItemDto,
  CreateContactMessageDto,
  ListContactMessagesQuery,
  ReplyToContactMessageDto,
  UpdateContactMessageDto,
} from './contact-messages.dto.js';
import { findContactMessage, findLastMail, listContactMessages } from './contact-messages.queries.js';

/** Messages of visitors and their way through the office. */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly assignees: Assignees,
    private readonly tripRequests: TripRequestsService,
    private readonly visitors: VisitorHash,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Takes a message from the site: row, mails and audit in one transaction. A suspect one is kept as spam, unanswered. */
  create(dto: CreateContactMessageDto, { language, ip, suspect, requestId }: FormContext): Promise<FormReceiptDto> {
    return this.em.fork().transactional(async (em) => {
      const values = {
        name: dto.name,
        email: dto.email,
        phone: dto.phone ?? null,
        subject: dto.subject ?? null,
        message: dto.message,
        locale: dto.locale ?? language,
        pageUrl: dto.page_url?.split(/[?#]/, 1)[0] ?? null,
        ipHash: this.visitors.of(ip),
      };
      const message = new ContactMessage(values, suspect, this.clock.now());
      while (await em.findOne(ContactMessage, { reference: message.reference }, { fields: ['id'] }))
        message.renewReference();
      em.persist(message);
      this.audit.record(em, {
        action: 'contact_message.create',
        entity: 'contact_message',
        entityId: message.id,
        requestId,
        after: { reference: message.reference, status: message.status },
      });
      if (!suspect) await this.tell(em, message);
      return { reference: message.reference, reply_by: message.replyBy.toISOString() };
    });
  }

  private async tell(em: EntityManager, message: ContactMessage): Promise<void> {
    const { id, reference, name, email, phone, subject, message: text } = message;
    const entity = { name: 'contact_message', id };
    const locale = message.locale as Language;
    const reply_by = message.replyBy.toISOString();
    const received = { reference, name, message: text, reply_by };
    await this.outbox.add(em, { template: 'contact-received', locale, to: email, payload: received, entity });
    const office = await this.outbox.office(em);
    if (!office) return;
    const payload = { id, reference, name, email, phone, subject, message: text, guest_locale: locale, reply_by };
    await this.outbox.add(em, { ...office, template: 'contact-new', payload, entity });
  }

  /** One page for the office. @throws {InvalidPageError} past the end */
  async list(query: ListContactMessagesQuery, callerId: string, url: string): Promise<Page<ContactMessageItemDto>> {
    const { count, rows } = await listContactMessages(this.sql, query, callerId, this.clock.now(), pageWindow(query));
    return toPage(this.config.baseUrl, url, query, count, rows);
  }

  /** @throws {NotFoundError} */
  get(id: string): Promise<ContactMessageDto> {
    return this.read(this.sql, id);
  }

  /**
   * Moves a message on or gives it to a colleague.
   * @throws {PreconditionRequiredError} {StaleVersionError} per `If-Match`
   * @throws {InvalidTransitionError} 409 where the table has no such step
   */
  update(id: string, dto: UpdateContactMessageDto, call: StaffCall): Promise<ContactMessageDto> {
    return this.change(id, call, 'update', async (em, message) => {
      const current = await this.read(transactionSql(em), id);
      const updatedBy = await this.assignees.email(em, message.updatedBy);
      const state = { current, updated_by: updatedBy, updated_at: current.updated_at };
      requireVersion(call.ifMatch, message.version, () => state);
      if (dto.status) {
        requireTransition(CONTACT_MESSAGE_TRANSITIONS, message.status, dto.status);
        message.status = dto.status;
        if (dto.status === 'answered') message.answeredAt ??= this.clock.now();
      }
      if (dto.assigned_to !== undefined)
        message.assignedTo = await this.assignees.find(em, dto.assigned_to, 'messages.reply');
    });
  }

  /**
   * Answers by mail, in the visitor's language frame and in the thread of the earlier mails.
   * @throws {InvalidTransitionError} 409 for spam: nobody answers it
   */
  reply(id: string, { body, close }: ReplyToContactMessageDto, call: StaffCall): Promise<ContactMessageDto> {
    return this.change(id, call, 'reply', async (em, message) => {
      if (message.status === 'spam') throw new InvalidTransitionError('spam', 'answered');
      const { reference, name, message: text, email } = message;
      const answers = await findLastMail(transactionSql(em), id);
      const mail = await this.outbox.add(em, {
        template: 'contact-reply',
        locale: message.locale as Language,
        to: email,
        payload: { reference, name, body, author: call.caller.first_name, message: text, answers },
        entity: { name: 'contact_message', id },
      });
      const author = await this.assignees.reference(em, call.caller.id);
      em.persist(new ContactReply({ message, author, body, outboxId: mail.id, at: this.clock.now() }));
      message.status = close ? 'closed' : 'answered';
      message.answeredAt ??= this.clock.now();
      message.assignedTo ??= author;
    });
  }

  /**
   * Makes a trip request of a message and closes it.
   * @throws {InvalidTransitionError} 409 for spam, and when it was made already
   */
  convert(id: string, call: StaffCall): Promise<ContactMessageDto> {
    return this.change(id, call, 'convert', async (em, message) => {
      if (message.status === 'spam' || message.convertedTo !== null)
        throw new InvalidTransitionError(message.status, 'converted');
      const { name, email, phone, locale, ipHash } = message;
      const open = { duration: null, budget: null, travellers: null, travelMonth: null, dateFrom: null, dateTo: null };
      const none = { childrenAges: [], destinations: [], experiences: [] };
      const wishes = { ...open, ...none, transferPreference: null, mealPlan: null, builder: null, currency: 'USD' };
      const facts = { name, email, phone, description: message.message, locale, ipHash, contactMessageId: id };
      const source = { suspect: false, requestId: call.requestId, actorId: call.caller.id };
      const request = await this.tripRequests.insert(em, { ...wishes, ...facts }, source);
      message.convertedTo = request.id;
      message.status = 'closed';
    });
  }

  /** One write of the office: the row is locked, changed, audited and read again. @throws {NotFoundError} */
  private change(
    id: string,
    { caller, requestId }: StaffCall,
    verb: string,
    apply: (em: EntityManager, message: ContactMessage) => Promise<void>,
  ): Promise<ContactMessageDto> {
    return this.em.fork().transactional(async (em) => {
      const message = await em.findOne(ContactMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message) throw new NotFoundError();
      const before = summary(message);
      await apply(em, message);
      message.updatedAt = this.clock.now();
      message.updatedBy = caller.id;
      const change = { entity: 'contact_message', entityId: id, actorId: caller.id, requestId };
      this.audit.record(em, { ...change, action: `contact_message.${verb}`, before, after: summary(message) });
      await em.flush();
      return this.read(transactionSql(em), id);
    });
  }

  private async read(sql: Pick<Sql, 'primaryRow'>, id: string): Promise<ContactMessageDto> {
    const row = await findContactMessage(sql, id, this.clock.now());
    if (!row) throw new NotFoundError();
    return { ...row, allowed_statuses: [...CONTACT_MESSAGE_TRANSITIONS[row.status]] };
  }
}

const summary = ({ status, assignedTo, convertedTo }: ContactMessage) => ({
  status,
  assigned_to: assignedTo?.id ?? null,
  converted_to: convertedTo,
});
