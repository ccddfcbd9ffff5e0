import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { createFrame } from '../../../people/mail/letter.js';
import { writeLetter } from '../../../people/mail/mail-templates.js';
import { letterText } from '../../../people/mail/render-letter.js';
import { Config } from '../../../platform/config/config.js';
import { Clock } from '../../../platform/data/clock.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { formatMinor } from '../../../platform/fields/money.js';
import { guestMail } from '../letters/booking-mail-facts.js';
import { namedPackages } from '../letters/booking-mails.queries.js';
import { findBooking } from '../bookings.queries.js';
import type {
  CancellationLetterDto,
  DepartureCancellationPreviewDto,
  PreviewDepartureCancellationDto,
} from './departure-cancellation.dto.js';
import { type LiveBooking, liveBookings, siteName } from './departure-cancellation.queries.js';

/** Stands where the letter has the guest's key: a preview opens nobody's booking. */
const NO_KEY = '…';

/** Words in a guest's language, or in English. */
export const messageFor = (messages: Partial<Record<Language, string>>, language: Language): string =>
  messages[language] || messages.en || '';

/** What cancelling a departure would do, before anybody decides. */
@Injectable()
export class CancellationPreview {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** In a transaction: with the departure locked it is what will be done. */
  async of(
    em: EntityManager,
    departure: number,
    words: PreviewDepartureCancellationDto,
  ): Promise<DepartureCancellationPreviewDto> {
    const live = await liveBookings(transactionSql(em), departure);
    const languages = [...new Set(live.map(({ locale }) => locale))].toSorted();
    const letters: CancellationLetterDto[] = [];
    for (const locale of languages) {
      const readers = live.filter((booking) => booking.locale === locale);
      // One transaction reads one thing after the other.
      if (readers[0]) letters.push({ locale, count: readers.length, ...(await this.letter(em, readers[0], words)) });
    }
    return {
      departure,
      bookings: live.map(({ paid_minor, ...booking }) => ({ ...booking, refund: formatMinor(paid_minor) })),
      refund: formatMinor(live.reduce((sum, { paid_minor }) => sum + paid_minor, 0)),
      letters,
      fingerprint: fingerprintOf(departure, live, words),
    };
  }

  private async letter(
    em: EntityManager,
    { id, locale, paid_minor }: LiveBooking,
    { messages = {}, alternatives = [] }: PreviewDepartureCancellationDto,
  ): Promise<{ subject: string; text: string }> {
    const sql = transactionSql(em);
    const row = await findBooking(sql, id, locale);
    if (!row) throw new RangeError('a live booking that is not there');
    const frame = createFrame(locale, await siteName(sql, locale), this.config.baseUrl);
    const payload = {
      ...guestMail({ ...row, status: 'cancelled' }, NO_KEY, this.clock.now()),
      message: messageFor(messages, locale),
      alternatives: await namedPackages(sql, alternatives, locale),
      refund: formatMinor(paid_minor),
    };
    const letter = writeLetter('booking-departure-cancelled', payload, frame);
    return { subject: letter.subject, text: letterText(letter, frame) };
  }
}

/** Of everything that somebody who confirms has seen. */
const fingerprintOf = (
  departure: number,
  live: readonly LiveBooking[],
  { messages = {}, alternatives = [] }: PreviewDepartureCancellationDto,
): string =>
  hash(
    'sha256',
    JSON.stringify([
      departure,
      live.map(({ id, status, paid_minor, locale }) => [id, status, paid_minor, locale]),
      [messages.en, messages.ru, messages.zh].map((message) => message || ''),
      alternatives,
    ]),
  );
