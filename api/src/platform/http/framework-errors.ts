import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, NotFoundError } from '../errors/app-error.js';
import { errorBody } from './error-filter.js';
import { answerHeaders } from './http-hooks.js';
import { requestLanguage } from './negotiation.js';

/**
 * Answers what never reaches a route, because the address is broken (`%zz`) or one of its parts endless, in the same shape and
 * with the same headers as everything else.
 */
export function answerFrameworkError(thrown: { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
  answerError(
    thrown.code === 'FST_ERR_BAD_URL' ? new AppError(400, 'bad_request') : new NotFoundError(),
    request,
    reply,
  );
}

/** Answers with an error before there is a route. */
export function answerError(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  const language = requestLanguage(request);
  reply
    .code(error.status)
    .headers({
      ...answerHeaders(request),
      ...error.headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-error-code': error.code,
    })
    .send(JSON.stringify(errorBody(error, language, request.id)));
}
