import { HttpException } from '@nestjs/common';
import { AppError, UnavailableError } from './app-error.js';

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
