import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type Message, UnavailableError, ValidationFailedError } from '../errors/app-error.js';
import { messageText } from '../errors/messages.js';
import { requestLanguage } from './negotiation.js';

/** Codes of errors that the platform throws by status. */
const BY_STATUS: Record<number, string> = {
  400: 'bad_request',
  401: 'not_authenticated',
  403: 'permission_denied',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'not_acceptable',
  408: 'request_timeout',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

/** Connection and capacity faults of Postgres and its driver: the caller may try again. */
const DATABASE_AWAY =
  /^(08\d{3}|53\d{3}|57P0[1-4]|57014|55P03|40001|40P01|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/;
const DATABASE_AWAY_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|pool is draining/i;

interface Coded {
  code?: string;
  message?: string;
  statusCode?: number;
  cause?: unknown;
  previous?: unknown;
}

function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 3) return false;
  const { code, message, cause, previous } = error as Coded;
  if ((code && DATABASE_AWAY.test(code)) || (message && DATABASE_AWAY_TEXT.test(message))) return true;
  return isDatabaseAway(cause ?? previous, depth + 1);
}

/** Any thrown value as an `AppError`; what nobody foresaw becomes 500 without a word about its inside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HttpException) {
    const status = error.getStatus();
    return new AppError(status, BY_STATUS[status] ?? (status >= 500 ? 'server_error' : 'bad_request'));
  }
  if (isDatabaseAway(error)) return new UnavailableError();
  const { statusCode, code } = (error ?? {}) as Coded;
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    const malformed = error instanceof SyntaxError || /JSON|EMPTY|CONTENT_LENGTH/.test(code ?? '');
    return new AppError(
      statusCode,
      statusCode === 400 && malformed ? 'malformed_body' : (BY_STATUS[statusCode] ?? 'bad_request'),
    );
  }
  return new AppError(500, 'server_error');
}

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
