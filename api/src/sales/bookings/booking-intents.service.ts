import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { whatsAppUrl } from '@atoll/contract/whatsapp';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { messageText } from '../../platform/errors/messages.js';
import { Sql } from '../../platform/data/sql.js';
import { Config } from '../../platform/config/config.js';
import type { BookingIntentDto, CreateBookingIntentDto } from './booking-intents.dto.js';
import { findIntentPackage, findWhatsappNumber } from './booking-intents.queries.js';

/** Prepares the chat of travellers who rather write than fill in a form. */
@Injectable()
export class BookingIntentsService {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** @throws {ValidationFailedError} when the package is not published */
  async create(dto: CreateBookingIntentDto, language: Language): Promise<BookingIntentDto> {
    const locale = dto.locale ?? language;
    const found = await findIntentPackage(this.sql, dto.package, locale);
    if (!found) throw ValidationFailedError.on('package', 'package_not_available');
    const lines = [messageText({ code: 'whatsapp_intro', params: { package: found.name } }, locale)];
    if (dto.check_in) lines.push(messageText({ code: 'whatsapp_date', params: { date: dto.check_in } }, locale));
    if (dto.travellers)
      lines.push(messageText({ code: 'whatsapp_travellers', params: { count: dto.travellers } }, locale));
    lines.push(`${this.config.baseUrl}${localized(paths.package(found.slug), locale)}`);
    const text = lines.join('\n');
    return { whatsapp_url: whatsAppUrl(await findWhatsappNumber(this.sql), text), text };
  }
}
