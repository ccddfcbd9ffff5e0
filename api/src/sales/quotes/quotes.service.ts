import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { transfersToPackage } from '../../catalogue/transfers/transfer-options.queries.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { displayMinor, formatMinor } from '../../platform/fields/money.js';
import { type PricedTrip, TripPrices } from './trip-prices.js';
import type { QuoteRequestDto } from './quote-request.dto.js';
import type { QuoteDto } from './quote.dto.js';
import { QuoteTokens } from './quote-tokens.js';
import { termsOf } from './quoted-terms.js';
import { transferAnswer } from './transfer-answer.js';
import type { TransferCheckDto } from './transfer-check.dto.js';

/** Says what a stay costs before anybody books it. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly prices: TripPrices,
    private readonly tokens: QuoteTokens,
  ) {}

  /** @throws {ValidationFailedError} with every rule of the package, the calendar and its seasons that the request breaks */
  async quote(dto: QuoteRequestDto, language: Language): Promise<QuoteDto> {
    const trip = await this.prices.of(dto, language);
    const transfer_check = await this.checkTransfer(dto, trip, language);
    return { ...this.answer(dto, trip), transfer_check };
  }

  private answer(dto: QuoteRequestDto, trip: PricedTrip): Omit<QuoteDto, 'transfer_check'> {
    const { offer, price, details, display, availability } = trip;
    const { token, validUntil } = this.tokens.issue({
      package: offer.id,
      check_in: dto.check_in,
      nights: offer.duration_nights,
      adults: dto.adults,
      children_ages: dto.children_ages ?? [],
      extras: dto.extras ?? [],
      total: price.total,
      policy: details.cancellation.code,
      terms: termsOf(trip),
      rate: display?.rate ?? null,
    });
    return {
      quote_token: token,
      valid_until: validUntil.toISOString(),
      check_in: dto.check_in,
      check_out: trip.check_out,
      nights: offer.duration_nights,
      total: formatMinor(price.total),
      currency: 'USD',
      availability,
      ...(display && {
        display: {
          currency: display.code,
          total: formatMinor(displayMinor(price.total, display.rate)),
          rate: String(Number(display.rate)),
          rate_as_of: display.as_of,
        },
      }),
      ...details,
    };
  }

  /** @throws {ValidationFailedError} for a transfer that does not lead there */
  private async checkTransfer(
    { check_in, adults, children_ages = [], ...dto }: QuoteRequestDto,
    { offer, check_out }: PricedTrip,
    language: Language,
  ): Promise<TransferCheckDto | null> {
    const { there, home } = await transfersToPackage(this.sql, offer.id, language);
    const chosen =
      dto.transfer == null ? there[0] : there.find(({ id, code }) => [code, String(id)].includes(dto.transfer ?? ''));
    if (dto.transfer != null && !chosen) throw ValidationFailedError.on('transfer', 'unknown_reference');
    if (!chosen) return null;
    const journey = {
      check_in,
      check_out,
      lands_at: dto.arrival_flight_at ?? null,
      flies_at: dto.departure_flight_at ?? null,
    };
    return transferAnswer({ there, home, chosen }, journey, { adults, children_ages }, language);
  }
}
