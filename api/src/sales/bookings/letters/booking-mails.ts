import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@atoll/contract/languages';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { formatMinor } from '../../../platform/fields/money.js';
import { isMailAddress } from '../../../platform/fields/mail-address.js';
import { Clock } from '../../../platform/data/clock.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { User } from '../../../people/accounts/user.entity.js';
import { Outbox } from '../../../people/mail/outbox.js';
import type { ReminderStage } from '../../../people/mail/templates/booking-money-letters.js';
import { AccessTokens } from '../access/access-tokens.js';
import {
  type ChosenLetter,
  type MoneyMoved,
  beginningLetter,
  moneyLetter,
  moneyOfficeLetter,
  newLetter,
  officeLetter,
  stepLetter,
} from './booking-letter-choice.js';
import type { BookingEvent } from '../booking-event.entity.js';
import { bookingMail, guestMail } from './booking-mail-facts.js';
import { namedPackages } from './booking-mails.queries.js';
import type { Booking } from '../booking.entity.js';
import { type BookingRow, findBooking } from '../bookings.queries.js';
import { dueOfRow } from '../due/due-of-row.js';
import { priceIn } from '../price-in-language.js';

/** How long the link of a letter that anybody can ask for works. */
const LINK_DAYS = 7;

/** What a guest can do to a booking again and again. */
const AGAIN: readonly BookingEvent['type'][] = ['change_asked', 'change_withdrawn'];

/** Letters about a place that is kept for an answer. */
const OFFERS_OF_PLACES: readonly unknown[] = [
  'booking-offer',
  'booking-place-asked',
] satisfies ChosenLetter['template'][];

/**
 * The mails that a booking causes, in its own language to the guest and in the owner's to the office, whoever caused them (D-36). Each is
 * in the transaction of what it tells about.
 */
@Injectable()
export class BookingMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * A booking has begun; the office knows of those that it writes itself. To be called in its transaction, after the flush.
   * @returns the booking as it was read for its guest, in the guest's language
   */
  async created(em: EntityManager, { id, locale }: Booking, byStaff: boolean): Promise<BookingRow> {
    const row = await this.read(em, id, locale as Language);
    const letter = this.toGuest(row, beginningLetter(row, this.base(row)));
    if (byStaff) await this.outbox.add(em, letter);
    else await this.outbox.addReceipt(em, letter, 'booking');
    if (!byStaff) await this.toOffice(em, row, (office) => newLetter(office, this.clock.now()));
    return row;
  }

  /** Somebody who knows its reference and its address asks for its link. */
  async linked(em: EntityManager, id: string): Promise<void> {
    const { locale } = await this.read(em, id, DEFAULT_LANGUAGE);
    const row = await this.read(em, id, locale);
    const now = this.clock.now();
    const key = this.accessTokens.expiring(id, new Date(now.getTime() + LINK_DAYS * 86_400_000));
    const payload = { ...guestMail(row, key, now), days: LINK_DAYS };
    await this.outbox.addReceipt(em, this.toGuest(row, { template: 'booking-link', payload }), 'booking-link');
  }

  /** The rest is to be paid, or was. */
  async reminded(em: EntityManager, { id, locale }: Booking, stage: ReminderStage, dueOn: string): Promise<void> {
    const row = await this.read(em, id, locale as Language);
    const payload = { ...this.base(row), stage, amount: formatMinor(dueOfRow(row).amount), due_on: dueOn };
    await this.tell(em, row, { template: 'booking-balance-due', payload });
  }

  /** Its flights are not known, and the day for them comes closer. */
  async askedForDetails(em: EntityManager, { id, locale }: Booking, dueOn: string): Promise<void> {
    const row = await this.read(em, id, locale as Language);
    await this.tell(em, row, { template: 'booking-details-asked', payload: { ...this.base(row), due_on: dueOn } });
  }

  /** A step was taken. What it changed is written first: the letters read it. */
  async stepped(em: EntityManager, { id, locale }: Booking, event: BookingEvent): Promise<void> {
    const row = await this.written(em, id, locale as Language);
    const references = (event.data?.['alternatives'] ?? []) as string[];
    const alternatives = await namedPackages(transactionSql(em), references, row.locale);
    const letter = stepLetter(event, row, this.base(row), alternatives);
    // Who has paid nothing may have given another's address; a place that waits for an answer is told whoever else uses up what is counted.
    const isCounted =
      event.actorType !== 'staff' &&
      row.source === 'form' &&
      row.paid_minor === 0 &&
      !OFFERS_OF_PLACES.includes(letter?.template);
    await this.tell(em, row, letter, isCounted);
    await this.toOffice(em, row, (office) => officeLetter(event, office, this.clock.now()), AGAIN.includes(event.type));
  }

  /**
   * Somebody wrote. The guest reads the agency's words in the letter; of the guest's a colleague hears, without them and once until somebody
   * answers.
   * @param waited whether an earlier one of theirs waits already
   */
  async said(
    em: EntityManager,
    { id, locale, assignedTo }: Booking,
    event: BookingEvent,
    waited: boolean,
  ): Promise<void> {
    const row = await this.written(em, id, locale as Language);
    if (event.actorType === 'staff') {
      await this.tell(em, row, { template: 'booking-message', payload: { ...this.base(row), message: event.message } });
      return;
    }
    if (waited) return;
    const colleague = assignedTo && (await em.findOne(User, { id: assignedTo.id, isActive: true }));
    const to = colleague ? { to: colleague.email, locale: colleague.locale as Language } : await this.outbox.office(em);
    if (!to) return;
    const payload = bookingMail(await this.readAs(em, id, to.locale), this.clock.now());
    await this.outbox.add(em, { ...to, template: 'booking-message-new', payload, entity: { name: 'booking', id } });
  }

  /** Money has come or gone, and the booking is settled. */
  async moneyMoved(em: EntityManager, { id, locale }: Booking, moved: MoneyMoved): Promise<void> {
    const row = await this.written(em, id, locale as Language);
    await this.tell(em, row, moneyLetter(moved, row, this.base(row)));
    await this.toOffice(em, row, (office) => moneyOfficeLetter(moved, office, this.clock.now()));
  }

  /** A transfer whose proof was handed in is not there. */
  async proofDeclined(em: EntityManager, { id, locale }: Booking, amountMinor: number): Promise<void> {
    const row = await this.written(em, id, locale as Language);
    const payload = { ...this.base(row), amount: formatMinor(amountMinor) };
    await this.tell(em, row, { template: 'booking-proof-declined', payload });
  }

  /** Whose data were erased has no address any more. */
  private async tell(
    em: EntityManager,
    row: BookingRow,
    letter: ChosenLetter | null,
    isCounted = false,
  ): Promise<void> {
    if (!letter || !isMailAddress(row.contact_email)) return;
    const mail = this.toGuest(row, letter);
    if (isCounted) await this.outbox.addReceipt(em, mail, 'booking-step');
    else await this.outbox.add(em, mail);
  }

  private async written(em: EntityManager, id: string, language: Language): Promise<BookingRow> {
    await em.flush();
    return this.read(em, id, language);
  }

  private async read(em: EntityManager, id: string, language: Language): Promise<BookingRow> {
    const row = await findBooking(transactionSql(em), id, language);
    if (!row) throw new NotFoundError();
    return row;
  }

  /** As a colleague reads it: the price is kept in the words of the guest's language. */
  private async readAs(em: EntityManager, id: string, language: Language): Promise<BookingRow> {
    const row = await this.read(em, id, language);
    if (row.locale === language) return row;
    return { ...row, price_details: await priceIn(transactionSql(em), row, language) };
  }

  private base(row: BookingRow) {
    return guestMail(row, this.accessTokens.of(row.id), this.clock.now());
  }

  private toGuest({ id, locale, contact_email: to }: BookingRow, letter: ChosenLetter) {
    return { ...letter, locale, to, entity: { name: 'booking', id } };
  }

  private async toOffice(
    em: EntityManager,
    row: BookingRow,
    choose: (row: BookingRow) => ChosenLetter | null,
    isCounted = false,
  ): Promise<void> {
    const office = await this.outbox.office(em);
    if (!office) return;
    const letter = choose(office.locale === row.locale ? row : await this.readAs(em, row.id, office.locale));
    if (!letter) return;
    const mail = { ...office, ...letter, entity: { name: 'booking', id: row.id } };
    if (isCounted) await this.outbox.addOfCause(em, mail, row.id);
    else await this.outbox.add(em, mail);
  }
}
