import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { FromBooker, type KeyedCall } from '../bookings/access/from-booker.js';
import { ENTRY_REFUSED, Keyed } from './booking-payments.controller.js';
import { PaymentProofs } from './payment-proofs.js';
import { CapturePaymentDto, FailPaymentDto, RefundPaymentDto } from './payment-writes.dto.js';
import { PaymentDto } from './payments.dto.js';
import { PaymentsService, answered } from './payments.service.js';
import { Refunds } from './refunds.js';
import { Refuses } from '../../platform/errors/refuses.js';

const TYPES = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const;
const FILE = { schema: { type: 'string', format: 'binary' } } as const;

/** Entries of the ledger. */
@ApiTags('payments')
@ApiBearerAuth('staff')
@Controller('payments/:id')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly proofs: PaymentProofs,
    private readonly refunds: Refunds,
  ) {}

  /** A transfer that was waited for is there. Another amount than was expected makes another entry, which is answered. */
  @Post('capture')
  @Refuses(409, 'payment_final', 'payment_recorded', 'transfer_recorded', 'amount_too_high', 'refund_too_high')
  @HttpCode(200)
  @Staff('payments.record')
  @Keyed()
  @ApiConflictResponse(ENTRY_REFUSED)
  @ApiErrors(401, 403, 404)
  async capturePayment(
    @Param('id', UuidPipe) id: string,
    @Body() body: CapturePaymentDto,
    @FromBooker() call: KeyedCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentDto> {
    return answered(reply, await this.payments.capture(id, body, call));
  }

  /** A transfer that was waited for does not come. */
  @Post('fail')
  @Refuses(409, 'payment_final')
  @HttpCode(200)
  @Staff('payments.record')
  @Keyed()
  @ApiErrors(401, 403, 404, 409)
  async failPayment(
    @Param('id', UuidPipe) id: string,
    @Body() body: FailPaymentDto,
    @FromBooker() call: KeyedCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentDto> {
    return answered(reply, await this.payments.fail(id, body, call));
  }

  /**
   * Releases money to go back, at most what is left of the payment and of all that was paid (409 `refund_too_high`). What a card provider
   * took goes back through it: `pending` until it has said yes.
   */
  @Post('refund')
  @Refuses(409, 'payment_final', 'amount_too_high', 'refund_too_high')
  @Refuses(503, 'cards_away')
  @Staff('payments.refund')
  @Keyed()
  @ApiConflictResponse(ENTRY_REFUSED)
  @ApiErrors(401, 403, 404)
  async refundPayment(
    @Param('id', UuidPipe) id: string,
    @Body() body: RefundPaymentDto,
    @FromBooker() call: KeyedCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentDto> {
    return answered(reply, await this.refunds.refund(id, body, call));
  }

  /** The file that proves a transfer, as a download. */
  @Get('proof')
  @Staff('payments.record')
  @ApiProduces(...Object.values(TYPES))
  @ApiOkResponse({
    description: 'The file.',
    content: Object.fromEntries(Object.values(TYPES).map((type) => [type, FILE])),
  })
  @ApiErrors(401, 403, 404)
  async getPaymentProof(
    @Param('id', UuidPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { type, content, reference } = await this.proofs.file(id);
    reply.headers({
      'content-type': TYPES[type],
      'content-disposition': `attachment; filename="proof-${reference}.${type}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': PRIVATE_CACHE_CONTROL,
    });
    return content;
  }
}
