import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Lang } from '../../platform/http/negotiation.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { Limit } from '../../platform/limits/limits.js';
import { QuoteDto } from './quote.dto.js';
import { QuotesService } from './quotes.service.js';
import { QuoteRequestDto } from './stay-request.dto.js';
import { Reads } from '../../platform/http/reads.js';

@ApiTags('bookings')
@Controller('bookings/quote')
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  /**
   * What a stay costs these travellers now: each line, each tax with the rule that asks for it, when what is due, what comes back when
   * it is cancelled, and whether the flights fit. Nothing is held or stored: a booking with its
   * `quote_token` costs what the quote said under the conditions it named, or is refused with the offer of that moment.
   */
  @Post()
  @HttpCode(200)
  @Public()
  @Limit('quote')
  @Reads()
  @NotIdempotent()
  @ApiErrors()
  quoteBooking(@Body() body: QuoteRequestDto, @Lang() language: Language): Promise<QuoteDto> {
    return this.quotes.quote(body, language);
  }
}
