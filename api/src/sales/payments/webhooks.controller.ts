import { Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { IncomingHttpHeaders } from 'node:http';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { KeepRawBody, RawBody } from '../../platform/http/raw-body.js';
import { NotIdempotent } from '../../platform/idempotency/idempotency-interceptor.js';
import { Limit } from '../../platform/limits/limits.js';
import { Arrivals } from './arrivals.js';
import { WebhookReceiptDto } from './payments.dto.js';
import { CardProviders } from './providers/card-providers.js';
import { Reversals } from './reversals.js';
import { Refuses } from '../../platform/errors/refuses.js';

class ProviderParams {
  @ApiProperty({ pattern: '^[a-z_]{1,20}$', example: 'sandbox' })
  @Matches(/^[a-z_]{1,20}$/, { message: 'invalid' })
  provider: string;
}

/** Where card providers write to. */
@ApiTags('payments')
@Controller('payments/webhooks')
export class WebhooksController {
  constructor(
    private readonly providers: CardProviders,
    private readonly arrivals: Arrivals,
    private readonly reversals: Reversals,
  ) {}

  /**
   * Takes a message of a card provider, in its own form, signed over its bytes: 400 `signature_invalid` otherwise, and when it is more
   * than five minutes old. A message that was taken before, or is about nothing we know, is 200 and changes nothing. 503 for one that cannot be
   * understood yet: the provider sends it again.
   */
  @Post(':provider')
  @Refuses(400, 'signature_invalid')
  @HttpCode(200)
  @Public()
  @Limit('webhook')
  @NotIdempotent()
  @KeepRawBody()
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors(404, 413, 503)
  async receiveWebhook(
    @Param() { provider: code }: ProviderParams,
    @Headers() headers: IncomingHttpHeaders,
    @RawBody() raw: Buffer,
  ): Promise<WebhookReceiptDto> {
    const provider = this.providers.named(code);
    const event = await provider.verifyWebhook(raw, headers);
    if (event.reversal) await this.reversals.receive(code, event);
    else await this.arrivals.receive(code, event);
    return { received: true };
  }
}
