import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { transfersToPackage } from '../../catalogue/transfers/transfer-options.queries.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { displayMinor, formatMinor } from '../../platform/fields/money.js';
import { type PricedTrip, TripPrices } from './trip-prices.js';
import type { QuoteRequestDto } from './quote-request.dto.js';
import type { QuoteDto } from './quote.dto.js';
import { QuoteTokens } from './quote-tokens.js';
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

  private answer(
    dto: QuoteRequestDto,
    { offer, price, details, display }: PricedTrip,
  ): Omit<QuoteDto, 'transfer_check'> {
    const { token, validUntil } = this.tokens.issue({
      package: offer.id,
      check_in: dto.check_in,
      nights: offer.duration_nights,
      adults: dto.adults,
      children_ages: dto.children_ages ?? [],
      extras: dto.extras ?? [],
      total: price.total,
      policy: details.cancellation.code,
      rate: display?.rate ?? null,
    });
    return {
      quote_token: token,
      valid_until: validUntil.toISOString(),
      check_in: dto.check_in,
      check_out: addDays(dto.check_in, offer.duration_nights),
      nights: offer.duration_nights,
      total: formatMinor(price.total),
      currency: 'USD',
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

  private async checkTransfer(
    { check_in, adults, children_ages = [], ...dto }: QuoteRequestDto,
    { offer }: PricedTrip,
    language: Language,
  ): Promise<TransferCheckDto | null> {
    const ways = await transfersToPackage(this.sql, offer.id, language);
    const chosen =
      dto.transfer == null ? ways[0] : ways.find(({ id, code }) => [code, String(id)].includes(dto.transfer!));
    if (!chosen) return null;
    const journey = {
      check_in,
      check_out: addDays(check_in, offer.duration_nights),
      lands_at: dto.arrival_flight_at ?? null,
      flies_at: dto.departure_flight_at ?? null,
    };
    return transferAnswer(ways, chosen, journey, { adults, children_ages }, language);
  }
}
