import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { formatMinor } from '../../../platform/fields/money.js';
import { Sql } from '../../../platform/data/sql.js';
import { BookingDoors } from '../access/booking-doors.js';
import type { BookingCall } from '../booking-care.js';
import { bookedRoom } from '../to-booking-dto.js';
import { type BookingRow, findBooking } from '../bookings.queries.js';
import { priceIn } from '../price-in-language.js';
import type { AgreedStayDto, AgreedWordsDto, BookingAgreementDto } from './booking-agreement.dto.js';
import { type AgreementRow, agreementsOf, wordsOf } from './booking-agreement.queries.js';
import { wordsParts } from './words-parts.js';

/** Tells what was agreed about a booking, as it stood then. */
@Injectable()
export class BookingAgreements {
  constructor(
    private readonly sql: Sql,
    private readonly doors: BookingDoors,
  ) {}

  /** @throws {NotFoundError} {PermissionDeniedError} as the booking itself */
  async of(id: string, { accessToken, caller, language }: BookingCall): Promise<BookingAgreementDto> {
    const booking = await findBooking(this.sql, id, language);
    this.doors.viewOf(booking, accessToken, caller);
    if (!booking) throw new NotFoundError();
    const { reference, product_name, locale, source, terms_version, terms_accepted_at, terms_hash } = booking;
    const stays = await agreementsOf(this.sql, id);
    return {
      reference,
      product_name,
      room: bookedRoom(booking),
      locale,
      source,
      stays: await Promise.all(stays.map(async (stay) => toStayDto(await this.asRead(stay, booking, language)))),
      terms_version,
      terms_accepted_at,
      terms_hash,
      words: await this.words(terms_hash),
    };
  }

  /** Names are read in the language of the page: figures and rules are what was agreed. */
  private async asRead(stay: AgreementRow, booking: BookingRow, language: Language): Promise<AgreementRow> {
    if (booking.locale === language) return stay;
    return { ...stay, price_details: await priceIn(this.sql, { ...booking, ...stay }, language) };
  }

  private async words(hash: string | null): Promise<AgreedWordsDto | null> {
    const kept = hash && (await wordsOf(this.sql, hash));
    return kept ? { language: kept.language as Language, title: kept.title, parts: wordsParts(kept.blocks) } : null;
  }
}

const toStayDto = ({ total_minor, deposit_minor, ...stay }: AgreementRow): AgreedStayDto => ({
  ...stay,
  total: formatMinor(total_minor),
  deposit_due: formatMinor(deposit_minor),
});
