import { Module } from '@nestjs/common';
import { AccessTokens } from './access-tokens.js';
import { BookablePackages } from './bookable-packages.js';
import { BookingIntentsController } from './booking-intents.controller.js';
import { BookingIntentsService } from './booking-intents.service.js';
import { BookingMails } from './booking-mails.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsService } from './bookings.service.js';

@Module({
  imports: [QuotesModule],
  controllers: [BookingsController, BookingIntentsController],
  providers: [BookingsService, BookingIntentsService, BookablePackages, BookingMails, AccessTokens],
  exports: [BookingsService],
})
export class BookingsModule {}
