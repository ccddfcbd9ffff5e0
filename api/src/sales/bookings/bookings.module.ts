import { Module } from '@nestjs/common';
import { Assignees } from '../../people/auth/assignees.js';
import { AvailabilityModule } from '../../catalogue/availability/availability.module.js';
import { AccessTokens } from './access/access-tokens.js';
import { BookingAgreements } from './agreement/booking-agreements.js';
import { BookedProducts } from './booked-products.js';
import { BookingFlights } from './flights/booking-flights.js';
import { BookingLookup } from './access/booking-lookup.js';
import { BookingLookupController } from './access/booking-lookup.controller.js';
import { BookingMails } from './letters/booking-mails.js';
import { BookingReminders } from './letters/booking-reminders.js';
import { LeadsModule } from '../leads/leads.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { BookingPapersController } from './booking-papers.controller.js';
import { BookingsController } from './bookings.controller.js';
import { BookingCreation } from './booking-creation.js';
import { BookingExport } from './booking-export.js';
import { BookingDetailsController } from './details/booking-details.controller.js';
import { BookingDetails } from './details/booking-details.js';
import { DueChanges } from './due/due-changes.js';
import { BookingDoors } from './access/booking-doors.js';
import { Beginnings } from './machine/beginning.js';
import { HeldPlaces } from './machine/held-places.js';
import { BookingCareController } from './booking-care.controller.js';
import { BookingCare } from './booking-care.js';
import { ChangeRequestsController } from './changes/change-requests.controller.js';
import { ChangeRequests } from './changes/change-requests.js';
import { BookingTimeline } from './booking-timeline.js';
import { BookingSteps } from './machine/booking-steps.js';
import { BookingTimers } from './machine/booking-timers.js';
import { Settling } from './machine/settling.js';
import { DayManifestController } from './manifest/day-manifest.controller.js';
import { DayManifests } from './manifest/day-manifests.js';
import { ManifestController } from './manifest/manifest.controller.js';
import { Manifests } from './manifest/manifests.js';
import { BookingMessages } from './messages/booking-messages.js';
import { BookingMessagesController } from './messages/booking-messages.controller.js';
import { BookingTemplates } from './messages/booking-templates.js';
import { NightBookings } from './nights/night-bookings.js';
import { NightBookingsController } from './nights/night-bookings.controller.js';
import { CancellationPreview } from './departure-cancellation/cancellation-preview.js';
import { DepartureCancellationController } from './departure-cancellation/departure-cancellation.controller.js';
import { DepartureCancellations } from './departure-cancellation/departure-cancellations.js';
import { OfficeBookingsController } from './office-bookings.controller.js';
import { BookingsService } from './bookings.service.js';
import { BulkBookings } from './bulk/bulk-bookings.js';
import { BulkBookingsController } from './bulk/bulk-bookings.controller.js';
import { PaymentReminders } from './letters/payment-reminders.js';

@Module({
  imports: [QuotesModule, AvailabilityModule, LeadsModule, PapersModule],
  controllers: [
    OfficeBookingsController,
    BulkBookingsController,
    BookingLookupController,
    BookingsController,
    BookingCareController,
    BookingDetailsController,
    BookingPapersController,
    ChangeRequestsController,
    BookingMessagesController,
    DepartureCancellationController,
    ManifestController,
    DayManifestController,
    NightBookingsController,
  ],
  providers: [
    BookingsService,
    BookingExport,
    BookingCreation,
    BookingDoors,
    Beginnings,
    HeldPlaces,
    BookingCare,
    BookingDetails,
    BookingSteps,
    BookingTimers,
    BookingTimeline,
    BookingAgreements,
    BookingFlights,
    DueChanges,
    Settling,
    ChangeRequests,
    BookingMessages,
    BookingTemplates,
    CancellationPreview,
    DepartureCancellations,
    Manifests,
    DayManifests,
    NightBookings,
    Assignees,
    BookingLookup,
    BookingReminders,
    PaymentReminders,
    BulkBookings,
    BookedProducts,
    BookingMails,
    AccessTokens,
  ],
  exports: [BookingsService, BookingCreation, BookingDoors, BookingMails, BookingSteps, Settling, AccessTokens],
})
export class BookingsModule {}
