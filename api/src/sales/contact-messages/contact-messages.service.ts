import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Assignees } from '../../people/auth/assignees.js';
import { Clock } from '../../platform/data/clock.js';
import { type Page } from '../../platform/data/page.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { InvalidTransitionError, requireTransition } from '../../platform/data/transitions.js';
import type { FormContext } from '../forms/form-context.js';
import type { FormReceiptDto } from '../forms/forms.dto.js';
import { VisitorHash } from '../forms/visitor-hash.js';
import { Inbox, type InboxKind, type InboxReader, InboxTools } from '../inbox/inbox.js';
import { Outbox } from '../../people/mail/outbox.js';
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
import { CONTACT_MESSAGES, findLastMail } from './contact-messages.queries.js';

const contactMessages: InboxKind<ContactMessage> = {
  entity: ContactMessage,
  table: CONTACT_MESSAGES,
  permission: 'messages.reply',
  transitions: CONTACT_MESSAGE_TRANSITIONS,
  summary: ({ status, assignedTo, convertedTo }) => ({
    status,
    assigned_to: assignedTo?.id ?? null,
    converted_to: convertedTo,
  }),
};

/** Messages of visitors and their way through the office. */
@Injectable()
export class ContactMessagesService {
  private readonly inbox: Inbox<ContactMessage, ContactMessageItemDto, ContactMessageDto>;

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly assignees: Assignees,
    private readonly tripRequests: TripRequestsService,
    private readonly visitors: VisitorHash,
    private readonly clock: Clock,
    tools: InboxTools,
  ) {
    this.inbox = new Inbox(tools, contactMessages);
  }

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
      await this.inbox.add(em, message, { requestId });
      if (!suspect) await this.tell(em, message);
      return { reference: message.reference, reply_by: message.replyBy.toISOString() };
    });
  }

  private async tell(em: EntityManager, message: ContactMessage): Promise<void> {
    const { id, reference, name, email, phone, subject, message: text } = message;
    const entity = { name: 'contact_message', id };
    const locale = message.locale as Language;
    const reply_by = message.replyBy.toISOString();
    const received = { reference, name, reply_by };
    await this.outbox.addReceipt(em, { template: 'contact-received', locale, to: email, payload: received, entity });
    const office = await this.outbox.office(em);
    if (!office) return;
    const payload = { id, reference, name, email, phone, subject, message: text, guest_locale: locale, reply_by };
    await this.outbox.add(em, { ...office, template: 'contact-new', payload, entity });
  }

  /** One page for the office. @throws {InvalidPageError} past the end */
  list(query: ListContactMessagesQuery, reader: InboxReader, url: string): Promise<Page<ContactMessageItemDto>> {
    return this.inbox.list(query, reader, url);
  }

  /** @throws {NotFoundError} */
  get(id: string, language: Language): Promise<ContactMessageDto> {
    return this.inbox.read(id, language);
  }

  /**
   * Moves a message on or gives it to a colleague.
   * @throws {PreconditionRequiredError} {StaleVersionError} per `If-Match`
   * @throws {InvalidTransitionError} 409 where the table has no such step
   */
  update(id: string, dto: UpdateContactMessageDto, call: StaffCall): Promise<ContactMessageDto> {
    return this.inbox.change(id, call, 'update', async (em, message) => {
      await this.inbox.requireCurrent(em, message, call);
      if (dto.status) {
        requireTransition(CONTACT_MESSAGE_TRANSITIONS, message.status, dto.status);
        message.status = dto.status;
        if (dto.status === 'answered') message.answeredAt ??= this.clock.now();
      }
      await this.inbox.assign(em, message, dto.assigned_to);
    });
  }

  /**
   * Answers by mail, in the visitor's language frame and in the thread of the earlier mails.
   * @throws {InvalidTransitionError} 409 for spam: nobody answers it
   */
  reply(id: string, { body, close }: ReplyToContactMessageDto, call: StaffCall): Promise<ContactMessageDto> {
    return this.inbox.change(id, call, 'reply', async (em, message) => {
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
    return this.inbox.change(id, call, 'convert', async (em, message) => {
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
}
