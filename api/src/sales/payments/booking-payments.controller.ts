import { Body, Controller, Get, Header, Param, Post, Query, Res, applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { Limit } from '../../platform/limits/limits.js';
import { MultipartBody, UploadedFile } from '../../platform/uploads/multipart-body.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import type { BookingCall } from '../bookings/booking-care.js';
import { GetBookingQuery } from '../bookings/bookings.dto.js';
import { FromBooker, type KeyedCall } from '../bookings/access/from-booker.js';
import { PaymentIntents } from './payment-intents.js';
import { PaymentProofs } from './payment-proofs.js';
import { PaymentConflictDto, RecordPaymentDto } from './payment-writes.dto.js';
import { PaymentDto, PaymentIntentDto, PaymentsDto } from './payments.dto.js';
import { PaymentsService, answered } from './payments.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

const PROOF = 'PDF, JPEG or PNG of at most 5,242,880 bytes; pictures of at most 40 megapixels.';

/** How the ledger refuses an entry. */
export const ENTRY_REFUSED = {
  description: 'On the ledger already, more than there is, or settled.',
  type: PaymentConflictDto,
};

/** For a booking's guest (with the access token), its customer, and staff. */
const ForItsHolder = () =>
  applyDecorators(Public({ identity: 'optional' }), ApiBearerAuth('customer'), ApiBearerAuth('staff'));

/** A repetition with the same key has no second effect; without a key nothing happens. */
export const Keyed = () =>
  applyDecorators(NotIdempotent(), ApiHeader({ name: 'Idempotency-Key', required: true, example: 'pay-1' }));

/** The money of a booking. */
@ApiTags('payments')
@Controller('bookings/:id')
export class BookingPaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly intents: PaymentIntents,
    private readonly proofs: PaymentProofs,
  ) {}

  /** What came in and went back, and what is due now: for its guest and customer, and for staff with `bookings.view`. */
  @Get('payments')
  @ForItsHolder()
  @ApiErrors(401, 403, 404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  listPayments(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @FromBooker() call: BookingCall,
  ): Promise<PaymentsDto> {
    return this.payments.list(id, call);
  }

  /**
   * Records money that moved outside of any provider: a transfer, cash, a correction. The booking follows: a deposit confirms it. More
   * than is owed may come in; no more goes back than came in (409 `refund_too_high`).
   */
  @Post('payments')
  @Refuses(409, 'payment_recorded', 'transfer_recorded', 'amount_too_high', 'refund_too_high')
  @Staff('payments.record')
  @ApiBearerAuth('staff')
  @Keyed()
  @MultipartBody({ file: 'proof', body: RecordPaymentDto, description: PROOF })
  @ApiConflictResponse(ENTRY_REFUSED)
  @ApiErrors(401, 403, 404, 413, 415, 503)
  async recordPayment(
    @Param('id', UuidPipe) id: string,
    @Body() body: RecordPaymentDto,
    @UploadedFile() proof: SentFile | null,
    @FromBooker() call: KeyedCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentDto> {
    return answered(reply, await this.payments.record(id, body, proof, call));
  }

  /**
   * Opens a card provider's page for what is due now: the schedule less what was paid. 409 when nothing is due (`nothing_due`), the agency
   * has not said yes (`not_payable_yet`), the time to pay is over (`hold_over`), or no cards are taken (`no_card_provider`). A page opened
   * before is closed; where one was paid meanwhile, or this key's page gave way to another or asks for what is not due any more, 409
   * `charge_over`. 503 `cards_away` while the provider cannot be reached: the places stay held, and the same call may be sent again.
   */
  @Post('payment-intents')
  @Refuses(409, 'hold_over', 'not_payable_yet', 'nothing_due', 'charge_over', 'no_card_provider')
  @Refuses(503, 'cards_away')
  @ForItsHolder()
  @Limit('payment_intent')
  @Keyed()
  @ApiErrors(401, 403, 404, 409, 503)
  async startPayment(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @FromBooker() call: KeyedCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentIntentDto> {
    return answered(reply, await this.intents.start(id, call));
  }

  /** Hands in the proof of a transfer: a `pending` payment over what is due, which a colleague confirms once the money is there. */
  @Post('payment-proofs')
  @Refuses(409, 'hold_over', 'not_payable_yet', 'nothing_due', 'charge_over', 'proofs_full')
  @ForItsHolder()
  @Limit('payment_proof')
  @Keyed()
  @MultipartBody({ file: 'proof', required: true, description: PROOF })
  @ApiErrors(401, 403, 404, 409, 413, 415, 503)
  async sendPaymentProof(
    @Param('id', UuidPipe) id: string,
    @Query() _query: GetBookingQuery,
    @UploadedFile() proof: SentFile | null,
    @FromBooker() call: KeyedCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentDto> {
    return answered(reply, await this.proofs.send(id, proof, call));
  }
}
