import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@atoll/contract/languages';
import { localized, splitLanguage } from '@atoll/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { Config } from '../../platform/config/config.js';
import { UrlEncodedBody } from '../../platform/http/url-encoded-body.js';
import { Limit } from '../../platform/limits/limits.js';
import {
  SANDBOX_SIGNATURE,
  SandboxProvider,
  type SignedMessage,
} from '../../sales/payments/sandbox/sandbox-provider.js';
import type { ChargeRow } from '../../sales/payments/sandbox/sandbox.queries.js';
import { publicPolicy } from './policies.js';
import { CHOICES, SANDBOX_PAY, isChoice, sandboxPayDocument, wayBack } from './sandbox-pay-page.js';
import { Shell } from './shell-files.js';

const PATHS = (Object.keys(LANGUAGES) as Language[]).map((code) => `${localized(SANDBOX_PAY, code)}/:ref`);

/**
 * The page of the simulated card provider (`ATOLL_SANDBOX_PAY`). What is chosen there reaches the agency as a real provider's word
 * would: by a signed message to the API; then the browser goes back to the booking.
 */
@ApiExcludeController()
@Controller()
export class SandboxPayController {
  constructor(
    private readonly config: Config,
    private readonly sandbox: SandboxProvider,
    private readonly shell: Shell,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Shows a charge. */
  @Get(PATHS)
  @Public()
  @Limit('document')
  async openSandboxPay(
    @Param('ref') ref: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() _query: unknown,
  ): Promise<void> {
    const charge = await this.charge(ref);
    const { language } = splitLanguage(pathOf(request));
    const shell = await this.shell.files();
    const document = sandboxPayDocument(charge, {
      path: pathOf(request),
      language,
      shell,
    });
    await reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': publicPolicy(this.config),
        'cache-control': 'no-store',
      })
      .send(document);
  }

  /** Takes the choice, tells the agency, and leads back to the booking. */
  @Post(PATHS)
  @Public()
  @Limit('document')
  @HttpCode(303)
  @UrlEncodedBody()
  async chooseSandboxPay(
    @Param('ref') ref: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() _query: unknown,
  ): Promise<void> {
    const charge = await this.charge(ref);
    const { choice } = (request.body ?? {}) as Record<string, unknown>;
    if (!isChoice(choice)) throw new NotFoundError();
    const message = await this.sandbox.choose(ref, CHOICES[choice]);
    // Should the message be lost, the agency asks for it later, as it would of a real provider.
    if (message) await this.tell(message, request.ip);
    const { language } = splitLanguage(pathOf(request));
    await reply
      .code(303)
      .headers({ location: wayBack(charge, language), 'cache-control': 'no-store' })
      .send();
  }

  private async charge(ref: string): Promise<ChargeRow> {
    const charge = this.config.sandboxPay ? await this.sandbox.charge(ref) : null;
    if (!charge) throw new NotFoundError();
    return charge;
  }

  private tell({ body, signature }: SignedMessage, remoteAddress: string) {
    return this.host.httpAdapter.getInstance<FastifyInstance>().inject({
      method: 'POST',
      url: '/api/payments/webhooks/sandbox/',
      payload: body,
      headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signature },
      remoteAddress,
    });
  }
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';
