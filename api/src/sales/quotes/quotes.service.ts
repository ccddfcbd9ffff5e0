import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import type { AvailabilityStatus } from '../../catalogue/availability/availability.dto.js';
import { Sql } from '../../platform/data/sql.js';
import { messageText } from '../../platform/errors/messages.js';
import { displayMinor, formatMinor } from '../../platform/fields/money.js';
import { type PricedTrip, TripPrices } from './trip-prices.js';
import type { QuoteDto, QuoteWarning, QuoteWarningDto } from './quote.dto.js';
import { type QuotedStay, QuoteTokens, quotedProduct } from './quote-tokens.js';
import { shownTerms } from './shown-terms.queries.js';
import { termsOf } from './quoted-terms.js';
import type { QuoteRequestDto } from './stay-request.dto.js';
import { TripFlights, chosenWay, requireNights, requireWay } from './trip-flights.js';

const WARNINGS: Partial<Record<AvailabilityStatus, QuoteWarning>> = {
  CLOSED: 'day_closed',
  SOLD_OUT: 'day_sold_out',
  ON_REQUEST: 'day_on_request',
};

/** A price is told of any day: what a booking of it would meet is said beside it. */
function warningsOf(availability: AvailabilityStatus, language: Language): QuoteWarningDto[] {
  const code = WARNINGS[availability];
  return code ? [{ code, message: messageText({ code }, language) }] : [];
}

/** Says what a stay costs before anybody books it. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly prices: TripPrices,
    private readonly flights: TripFlights,
    private readonly tokens: QuoteTokens,
    private readonly sql: Sql,
  ) {}

  /** @throws {ValidationFailedError} with every rule of the package or the room, the calendar and its seasons that the request breaks, for a transfer that does not lead there, or a night near the airport that is not sold */
  async quote(dto: QuoteRequestDto, language: Language): Promise<QuoteDto> {
    const trip = await this.prices.of(dto, language);
    requireWay(trip.ways, dto.transfer);
    requireNights(trip, dto.extras);
    const transfer_check = await this.flights.check(dto, trip, language);
    const words = await shownTerms(this.sql, language);
    const answer = this.answer(dto, trip, words ? { ...words, language } : undefined);
    const warnings = warningsOf(trip.availability, language);
    return { ...answer, warnings, terms_hash: words?.hash ?? null, transfer_check };
  }

  private answer(
    dto: QuoteRequestDto,
    trip: PricedTrip,
    words: QuotedStay['words'],
  ): Omit<QuoteDto, 'terms_hash' | 'transfer_check' | 'warnings'> {
    const { offer, price, details, display, availability } = trip;
    const { token, validUntil } = this.tokens.issue({
      ...quotedProduct(offer),
      check_in: dto.check_in,
      nights: offer.duration_nights,
      adults: dto.adults,
      children_ages: dto.children_ages ?? [],
      extras: dto.extras ?? [],
      transfer: chosenWay(trip.ways, dto.transfer),
      total: price.total,
      policy: details.cancellation.code,
      terms: termsOf(trip),
      ...(words && { words }),
      rate: display?.rate ?? null,
    });
    return {
      quote_token: token,
      valid_until: validUntil.toISOString(),
      check_in: dto.check_in,
      check_out: trip.check_out,
      nights: offer.duration_nights,
      total: formatMinor(price.total),
      per_person: formatMinor(Math.ceil(price.total / (dto.adults + (dto.children_ages?.length ?? 0)))),
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
}
