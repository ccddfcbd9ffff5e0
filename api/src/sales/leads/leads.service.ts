import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { unjoined } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { listed } from '@atoll/contract/lists';
import { localized, paths } from '@atoll/contract/paths';
import { whatsAppUrl } from '@atoll/contract/whatsapp';
import { Resort } from '../../catalogue/resorts/resort.entity.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { takenWays } from '../../catalogue/transfers/transfer-ways.js';
import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { messageText } from '../../platform/errors/messages.js';
import { householdOf } from '../../platform/access/origin.js';
import { Clock } from '../../platform/data/clock.js';
import type { Page } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { requireTransition } from '../../platform/data/transitions.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { Config } from '../../platform/config/config.js';
import { Outbox } from '../../people/mail/outbox.js';
import { VisitorHash } from '../forms/visitor-hash.js';
import { Inbox, type InboxKind, type InboxReader, InboxTools } from '../inbox/inbox.js';
import type { ProductKind } from '../products/product-kinds.js';
import { TripPrices } from '../quotes/trip-prices.js';
import { LEAD_TRANSITIONS } from './lead-status.js';
import { Lead } from './lead.entity.js';
import type {
  BookingIntentDto,
  CreateBookingIntentDto,
  LeadDto,
  LeadItemDto,
  ListLeadsQuery,
  UpdateLeadDto,
} from './leads.dto.js';
import { LEADS, findLeadPackage, findLeadResort, findWhatsappNumber } from './leads.queries.js';

const leads: InboxKind<Lead> = {
  entity: Lead,
  table: LEADS,
  permission: 'bookings.change',
  transitions: LEAD_TRANSITIONS,
  summary: ({ status, assignedTo, bookingId }) => ({
    status,
    assigned_to: assignedTo?.id ?? null,
    booking_id: bookingId,
  }),
};

/** Members that only a stay in a room has. */
const OF_ROOMS = ['room_type', 'check_out', 'rooms', 'meal_plan'] as const;

/** What a chat is about, named in a language. */
interface Wanted {
  kind: ProductKind;
  id: number;
  slug: string;
  name: string;
  /** Name of the kind of room; null of a package, and where none was chosen. */
  room: string | null;
}

/** What somebody saw of the price. */
interface Shown {
  /** Cents. */
  total: number | null;
  /** Extras, nights near the airport and another way to the island, named. */
  added: string[];
}

const NOTHING_SHOWN: Shown = { total: null, added: [] };

/** Who asks, and in which request. */
export interface Asking {
  language: Language;
  ip: string;
  requestId: string;
}

/** Travellers who rather write in WhatsApp than fill in a form (D-19). */
@Injectable()
export class LeadsService {
  private readonly inbox: Inbox<Lead, LeadItemDto, LeadDto>;

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly prices: TripPrices,
    private readonly outbox: Outbox,
    private readonly visitors: VisitorHash,
    private readonly clock: Clock,
    private readonly config: Config,
    tools: InboxTools,
  ) {
    this.inbox = new Inbox(tools, leads);
  }

  /** Notes the chat for the office and prepares its first message. @throws {ValidationFailedError} when the package is not published */
  async create(dto: CreateBookingIntentDto, { language, ip, requestId }: Asking): Promise<BookingIntentDto> {
    const locale = dto.locale ?? language;
    const found = await this.wantedOf(dto, locale);
    const { total, added } = await this.shownOf(dto, locale);
    const lead = await this.em.fork().transactional(async (em) => {
      const made = new Lead(
        {
          package: found.kind === 'package' ? em.getReference(Package, found.id) : null,
          resort: found.kind === 'resort' ? em.getReference(Resort, found.id) : null,
          roomCode: dto.room_type ?? null,
          rooms: dto.rooms ?? null,
          mealPlan: dto.meal_plan ?? null,
          checkIn: dto.check_in ?? null,
          checkOut: dto.check_out ?? null,
          adults: dto.adults ?? null,
          childrenAges: dto.children_ages ?? [],
          totalMinor: total,
          locale,
          ipHash: this.visitors.of(ip),
        },
        this.clock.now(),
      );
      await this.inbox.add(em, made, { requestId, facts: { [found.kind]: found.slug } });
      await this.tell(em, made, dto, ip);
      return made;
    });
    const path = found.kind === 'package' ? paths.package(found.slug) : paths.resort(found.slug);
    const link = `${this.config.baseUrl}${localized(path, locale)}`;
    const text = [...openingWords(lead, { ...found, added }, locale), link].join('\n');
    return {
      reference: lead.reference,
      whatsapp_url: whatsAppUrl(await findWhatsappNumber(this.sql), text),
      text,
      total: total === null ? null : formatMinor(total),
    };
  }

  /**
   * What the chat is about, in a language: a package, or a place to stay with the kind of room.
   * @throws {ValidationFailedError} when it is not public, or there is no such room
   */
  private async wantedOf(dto: CreateBookingIntentDto, language: Language): Promise<Wanted> {
    const { package: trip, resort, room_type = null } = dto;
    if ((trip == null) === (resort == null)) throw ValidationFailedError.on('package', 'one_product');
    if (trip != null) {
      for (const field of OF_ROOMS) if (dto[field] != null) throw ValidationFailedError.on(field, 'only_of_rooms');
      const found = await findLeadPackage(this.sql, trip, language);
      if (!found) throw ValidationFailedError.on('package', 'package_not_available');
      return { kind: 'package', room: null, ...found };
    }
    const found = await findLeadResort(this.sql, resort ?? '', room_type, language);
    if (!found) throw ValidationFailedError.on('resort', 'resort_not_available');
    if (room_type !== null && found.room === null) throw ValidationFailedError.on('room_type', 'unknown_reference');
    return { kind: 'resort', ...found };
  }

  /** Tells the office at once: the traveller is in the chat now. */
  private async tell(em: EntityManager, lead: Lead, dto: CreateBookingIntentDto, ip: string): Promise<void> {
    const office = await this.outbox.office(em);
    if (!office) return;
    const { name, room } = await this.wantedOf(dto, office.locale);
    const payload = {
      reference: lead.reference,
      package_name: [name, room].filter(Boolean).join(' · '),
      check_in: lead.checkIn,
      adults: lead.adults,
      total: lead.totalMinor === null ? null : formatMinor(lead.totalMinor),
      guest_locale: lead.locale,
      reply_by: lead.replyBy.toISOString(),
    };
    const mail = { ...office, template: 'lead-new', payload, entity: { name: 'lead', id: lead.id } } as const;
    await this.outbox.addOfCause(em, mail, `chat:${householdOf(ip)}`);
  }

  /** The total that was shown as long as it holds, and what in it was added to the trip. Who chats need not have chosen well. */
  private async shownOf(dto: CreateBookingIntentDto, locale: Language): Promise<Shown> {
    const { check_in, adults, children_ages = [], shown_total, transfer } = dto;
    const ages = children_ages.filter((age) => age !== null);
    const isComplete = check_in !== undefined && adults !== undefined && ages.length === children_ages.length;
    if (shown_total === undefined || !isComplete) return NOTHING_SHOWN;
    try {
      const trip = await this.prices.of({ ...dto, check_in, adults, children_ages: ages }, locale);
      const { price, details, availability, ways } = trip;
      if (availability === 'CLOSED' || price.total !== parseMinor(shown_total)) return NOTHING_SHOWN;
      const way = transfer == null ? undefined : takenWays(ways, transfer)?.there.name;
      const extras = details.lines.filter(({ kind }) => kind === 'extra');
      const named = extras.map(({ label, qty }) => (qty > 1 ? `${label} × ${qty}` : label));
      return { total: price.total, added: way === undefined ? named : [...named, way] };
    } catch (error) {
      if (error instanceof ValidationFailedError) return NOTHING_SHOWN;
      throw error;
    }
  }

  /** One page for the office. */
  list(query: ListLeadsQuery, reader: InboxReader, url: string): Promise<Page<LeadItemDto>> {
    return this.inbox.list(query, reader, url);
  }

  get(id: string, language: Language): Promise<LeadDto> {
    return this.inbox.read(id, language);
  }

  /**
   * Moves a lead on, gives it to a colleague, or notes who it is.
   * @throws {PreconditionRequiredError} {StaleVersionError} per `If-Match`
   * @throws {InvalidTransitionError} 409 where the table has no such step
   */
  update(id: string, dto: UpdateLeadDto, call: StaffCall): Promise<LeadDto> {
    return this.inbox.change(id, call, 'update', async (em, lead) => {
      await this.inbox.requireCurrent(em, lead, call);
      if (dto.status) {
        requireTransition(LEAD_TRANSITIONS, lead.status, dto.status);
        lead.status = dto.status;
      }
      await this.inbox.assign(em, lead, dto.assigned_to);
      for (const member of ['name', 'phone', 'email', 'note'] as const) {
        const value = dto[member];
        if (value !== undefined) Object.assign(lead, { [member]: value });
      }
    });
  }

  /**
   * The lead that a colleague books for, in the transaction of the booking: it is done.
   * @throws {ValidationFailedError} on `lead` when there is none, it was booked already, or it is spam
   */
  async booked(em: EntityManager, reference: string, booking: { id: string; by: string }): Promise<Lead> {
    const lead = await em.findOne(Lead, { reference }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!lead || lead.status === 'booked') throw ValidationFailedError.on('lead', 'unknown_reference');
    if (lead.status === 'spam') throw ValidationFailedError.on('lead', 'lead_is_spam');
    lead.status = 'booked';
    lead.bookingId = booking.id;
    lead.updatedAt = this.clock.now();
    lead.updatedBy = booking.by;
    return lead;
  }
}

/** The first message of a chat, in the traveller's language. */
function openingWords(
  { checkIn, checkOut, adults, childrenAges, rooms, totalMinor, reference }: Lead,
  { kind, name, room, added }: Wanted & Pick<Shown, 'added'>,
  locale: Language,
): string[] {
  const money = new Intl.NumberFormat(locale === 'zh' ? 'zh-Hans' : locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const ages = childrenAges.filter((age) => age !== null);
  const lines: (Message | false)[] = [
    kind === 'package'
      ? { code: 'whatsapp_intro', params: { package: name } }
      : { code: 'whatsapp_stay', params: { resort: name } },
    room !== null && {
      code: (rooms ?? 1) > 1 ? 'whatsapp_rooms' : 'whatsapp_room',
      params: { room, count: rooms ?? 1 },
    },
    checkIn !== null && { code: 'whatsapp_date', params: { date: checkIn } },
    checkOut !== null && { code: 'whatsapp_check_out', params: { date: checkOut } },
    adults !== null && { code: 'whatsapp_adults', params: { count: adults } },
    childrenAges.length > 0 && {
      code: ages.length === childrenAges.length ? 'whatsapp_children' : 'whatsapp_children_unsaid',
      params: { count: childrenAges.length, ages: listed(ages.map(String), locale) },
    },
    added.length > 0 && { code: 'whatsapp_added', params: { added: listed(added, locale) } },
    totalMinor !== null && { code: 'whatsapp_total', params: { total: money.format(totalMinor / 100) } },
    { code: 'whatsapp_reference', params: { reference } },
  ];
  return lines.filter((line) => line !== false).map((line) => unjoined(messageText(line, locale)));
}
