import { Module } from '@nestjs/common';
import { RatesModule } from '../../catalogue/rates/rates.module.js';
import { TransfersModule } from '../../catalogue/transfers/transfers.module.js';
import { QuoteTokens } from './quote-tokens.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';
import { TripFlights } from './trip-flights.js';
import { TripPrices } from './trip-prices.js';

@Module({
  imports: [RatesModule, TransfersModule],
  controllers: [QuotesController],
  providers: [QuotesService, QuoteTokens, TripPrices, TripFlights],
  exports: [TripPrices, QuoteTokens],
})
export class QuotesModule {}
