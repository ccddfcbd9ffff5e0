import { Module } from '@nestjs/common';
import { RatesModule } from '../../catalogue/rates/rates.module.js';
import { QuoteTokens } from './quote-tokens.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';
import { TripPrices } from './trip-prices.js';

@Module({
  imports: [RatesModule],
  controllers: [QuotesController],
  providers: [QuotesService, QuoteTokens, TripPrices],
  exports: [TripPrices, QuoteTokens],
})
export class QuotesModule {}
