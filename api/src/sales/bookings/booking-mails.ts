import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { formatMinor } from '../../platform/fields/money.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Outbox } from '../../people/mail/outbox.js';
import type { BookingMail } from '../../people/mail/templates/booking-letters.js';
import { AccessTokens } from './access-tokens.js';
import type { Booking } from './booking.entity.js';
import { type BookingRow, findBooking } from './bookings.queries.js';

/** The mails that a booking causes, in its own language to the guest and in the owner's to the office. */
@Injectable()
export class BookingMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** A request has arrived. To be called in its transaction, after the flush. */
  async created(em: EntityManager, booking: Booking): Promise<void> {
    const { id } = booking;
    const locale = booking.locale as Language;
    const read = async (language: Language) => {
      const row = await findBooking(transactionSql(em), id, language);
      if (!row) throw new NotFoundError();
      return row;
    };
    const entity = { name: 'booking', id };
    const guest = await read(locale);
    await this.outbox.addReceipt(em, {
      template: 'booking-received',
      locale,
      to: guest.contact_email,
      payload: { ...facts(guest), access_token: this.accessTokens.of(id) },
      entity,
    });
    const office = await this.outbox.office(em);
    if (!office) return;
    const row = await read(office.locale);
    const { contact_email: email, contact_phone: phone, special_requests } = row;
    const payload = { ...facts(row), email, phone, special_requests, guest_locale: locale };
    await this.outbox.add(em, { ...office, template: 'booking-new', payload, entity });
  }
}

const facts = (row: BookingRow): BookingMail => ({
  id: row.id,
  reference: row.reference,
  package_name: row.package_name,
  check_in: row.check_in,
  check_out: row.check_out,
  travellers: row.travellers,
  children_ages: row.children_ages,
  arrival_flight_at: row.arrival_flight_at,
  departure_flight_at: row.departure_flight_at,
  rooms: row.occupancy && { unit: row.occupancy.unit, count: row.units },
  total: formatMinor(row.total_minor),
  currency: row.currency,
  name: row.contact_name,
  reply_by: row.reply_by,
});
