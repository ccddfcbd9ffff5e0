import { Injectable } from '@nestjs/common';
import { maldivesDay, unjoined } from '@atoll/contract/days';
import { LANGUAGES } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { whatsAppDigits } from '@atoll/contract/whatsapp';
import { Config } from '../../../platform/config/config.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { messageText } from '../../../platform/errors/messages.js';
import { Sql } from '../../../platform/data/sql.js';
import type { BookingCall } from '../booking-care.js';
import { type BookingRow, findBooking } from '../bookings.queries.js';
import { dueOfRow } from '../due/due-of-row.js';
import type { MessageTemplate, MessageTemplatesDto } from './booking-messages.dto.js';
import { BookingMessages } from './booking-messages.js';

/** States in which somebody may still be asked for their flights. */
const TO_COME: readonly BookingRow['status'][] = ['requested', 'on_hold', 'awaiting_payment', 'confirmed'];

/** Which templates fit a booking as it stands. */
function fitting(row: BookingRow): MessageTemplate[] {
  const isOwed = dueOfRow(row).amount > 0;
  const hasFlights = row.arrival_flight_at !== null && row.departure_flight_at !== null;
  const fits: [MessageTemplate, boolean][] = [
    ['question', true],
    ['payment', isOwed],
    ['flights', TO_COME.includes(row.status) && !hasFlights],
    ['reserved', row.status === 'on_hold' || row.status === 'awaiting_payment'],
    ['confirmed', row.status === 'confirmed'],
  ];
  return fits.flatMap(([code, isFitting]) => (isFitting ? [code] : []));
}

/** Beginnings of messages to the guest of a booking. */
@Injectable()
export class BookingTemplates {
  constructor(
    private readonly messages: BookingMessages,
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** @throws {NotFoundError} {PermissionDeniedError} as the booking itself */
  async of(id: string, call: BookingCall): Promise<MessageTemplatesDto> {
    const { row: read, reachable } = await this.messages.open(id, call);
    const row = await findBooking(this.sql, id, read.locale);
    if (!row) throw new NotFoundError();
    const due = dueOfRow(row);
    const { intl } = LANGUAGES[row.locale];
    const money = { style: 'currency', currency: row.currency, currencyDisplay: 'narrowSymbol' } as const;
    const params = {
      name: row.contact_name,
      reference: row.reference,
      trip: row.product_name,
      date: row.check_in,
      amount: new Intl.NumberFormat(intl, money).format(due.amount / 100),
      until: due.by ? maldivesDay(due.by) : '',
    };
    const link = `${this.config.baseUrl}${localized(paths.bookingConfirmation(id), row.locale)}`;
    const say = (code: string) => unjoined(messageText({ code, params }, row.locale));
    const textOf = (code: MessageTemplate) =>
      [say('template_hello'), say(`template_${code}`), ...(code === 'question' ? [] : [link])].join('\n');
    return {
      language: row.locale,
      whatsapp: reachable ? whatsAppDigits(row.contact_phone) : null,
      templates: fitting(row).map((code) => ({ code, text: textOf(code) })),
    };
  }
}
