import { Module } from '@nestjs/common';
import { RatesModule } from '../../catalogue/rates/rates.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { RatePreviewsController } from './rate-previews.controller.js';
import { RatePreviews } from './rate-previews.service.js';

@Module({
  imports: [RatesModule, QuotesModule],
  controllers: [RatePreviewsController],
  providers: [RatePreviews],
})
export class RatePreviewsModule {}
