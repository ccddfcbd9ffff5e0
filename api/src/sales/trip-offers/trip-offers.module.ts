import { Module } from '@nestjs/common';
import { Assignees } from '../../people/auth/assignees.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { InboxTools } from '../inbox/inbox.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { TripRequestsModule } from '../trip-requests/trip-requests.module.js';
import { GuestOffers } from './guest-offers.service.js';
import { OfferMails } from './offer-mails.js';
import { TripOffersController } from './trip-offers.controller.js';
import { TripOffers } from './trip-offers.service.js';

@Module({
  imports: [BookingsModule, QuotesModule, TripRequestsModule],
  controllers: [TripOffersController],
  providers: [TripOffers, GuestOffers, OfferMails, InboxTools, Assignees],
})
export class TripOffersModule {}
