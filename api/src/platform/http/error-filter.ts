import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, type Message, ValidationFailedError } from '../errors/app-error.js';
import { messageText } from '../errors/messages.js';
import { toAppError } from '../errors/to-app-error.js';
import { requestLanguage } from './negotiation.js';

/** Body of an error answer: field-keyed messages for a failed validation, `{detail, code}` for the rest. */
export function errorBody(error: AppError, language: Language, errorId: string): Record<string, unknown> {
  const text = (message: Message) => messageText(message, language);
  if (error instanceof ValidationFailedError) {
    return Object.fromEntries(Object.entries(error.fields).map(([field, list]) => [field, list.map(text)]));
  }
  const body = { detail: text(error), code: error.code, ...error.extra };
  return error.status >= 500 ? { ...body, error_id: errorId } : body;
}

/** The only place that writes error answers. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = toAppError(thrown);
    if (error.status >= 500) this.log(thrown, error, request);
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const language = requestLanguage(request);
    const body = JSON.stringify(errorBody(error, language, request.id));
    reply
      .code(error.status)
      .headers({
        ...error.headers,
        'content-type': 'application/json; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-store',
        'x-error-code': error.code,
      })
      .removeHeader('etag')
      .send(body);
  }

  private log(thrown: unknown, error: AppError, request: FastifyRequest): void {
    const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    const line = {
      err: stack,
      error_id: request.id,
      code: error.code,
      method: request.method,
      route: request.routeOptions?.url,
    };
    if (error.status === 503) this.logger.warn(line);
    else this.logger.error(line);
  }
}
