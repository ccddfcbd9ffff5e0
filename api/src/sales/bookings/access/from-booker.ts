import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/access/access.js';
import { requestLanguage } from '../../../platform/http/negotiation.js';
import type { BookingCall } from '../booking-care.js';

/** A call about a booking with the `Idempotency-Key` that it came under. */
export type KeyedCall = BookingCall & { idempotencyKey: string | undefined };

function keyedCall(context: ExecutionContext): KeyedCall {
  const request = context
    .switchToHttp()
    .getRequest<FastifyRequest<{ Querystring: { access_token?: string } }> & { caller?: Caller }>();
  const key = request.headers['idempotency-key'];
  return {
    accessToken: request.query.access_token,
    caller: request.caller ?? null,
    requestId: request.id,
    language: requestLanguage(request),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
}

/** Who does something with a booking or its money: a colleague, a customer, or a guest with the key of the link. */
export const FromBooker = createParamDecorator((_: unknown, context: ExecutionContext) => keyedCall(context));
