import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { Arrivals } from './arrivals.js';
import { BookingPaymentsController } from './booking-payments.controller.js';
import { ChargeEndings } from './charge-endings.js';
import { Ledger } from './ledger.js';
import { PaymentDoors } from './payment-doors.js';
import { PaymentIntents } from './payment-intents.js';
import { PaymentProofs } from './payment-proofs.js';
import { PaymentWatch } from './payment-watch.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { CardProviders } from './providers/card-providers.js';
import { StripeProvider } from './providers/stripe/stripe-provider.js';
import { Refunds } from './refunds.js';
import { Reversals } from './reversals.js';
import { SandboxProvider } from './sandbox/sandbox-provider.js';
import { WebhooksController } from './webhooks.controller.js';

/** Money: the ledger of each booking, who takes cards, and what goes back. */
@Module({
  imports: [BookingsModule],
  controllers: [BookingPaymentsController, WebhooksController, PaymentsController],
  providers: [
    Ledger,
    PaymentDoors,
    PaymentsService,
    PaymentProofs,
    PaymentIntents,
    Arrivals,
    ChargeEndings,
    Reversals,
    Refunds,
    PaymentWatch,
    CardProviders,
    StripeProvider,
    SandboxProvider,
  ],
  exports: [SandboxProvider, PaymentIntents],
})
export class PaymentsModule {}
