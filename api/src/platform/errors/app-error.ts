import type { Money } from '../fields/money.js';

/** Values that a message template takes: `{count}`. */
export type MessageParams = Record<string, string | number | Money>;

/** One message by its code in `messages/*.json`, translated by the filter. */
export interface Message {
  code: string;
  params?: MessageParams;
}

/**
 * An error with a stable code, which is also the key of its text in `messages/*.json`. Thrown by services, shaped by
 * `ErrorFilter` in the caller's language. Modules derive named subclasses in their `*.errors.ts`.
 */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: MessageParams = {},
    /** Further members of the body beside `detail` and `code`. */
    readonly extra: Record<string, unknown> = {},
    /** Further headers of the answer. */
    readonly headers: Record<string, string> = {},
  ) {
    super(code);
    this.name = new.target.name;
  }
}

/** 404: there is no such thing, or none for this caller. */
export class NotFoundError extends AppError {
  constructor(code = 'not_found') {
    super(404, code);
  }
}

/** 404 of a list: the page lies past the end. */
export class InvalidPageError extends AppError {
  constructor() {
    super(404, 'invalid_page');
  }
}

export type NotAuthenticatedCode =
  'not_authenticated' | 'token_not_valid' | 'no_active_account' | 'otp_required' | 'otp_not_valid';

/** 410: it was public and is no more. */
export class GoneError extends AppError {
  constructor() {
    super(410, 'gone');
  }
}

/** 401: no identity, or one that is over. */
export class NotAuthenticatedError extends AppError {
  constructor(code: NotAuthenticatedCode = 'not_authenticated') {
    super(401, code);
  }
}

/** 403: known caller, missing right. */
export class PermissionDeniedError extends AppError {
  constructor() {
    super(403, 'permission_denied');
  }
}

/** 428: a guarded write without `If-Match`. */
export class PreconditionRequiredError extends AppError {
  constructor() {
    super(428, 'precondition_required');
  }
}

/** 412: `If-Match` names another version; the body carries what is stored now. */
export class StaleVersionError extends AppError {
  constructor(state: { current: unknown; updated_by: string | null; updated_at: string | null }) {
    super(412, 'stale_version', {}, state);
  }
}

/** 429 with the seconds to wait. */
export class ThrottledError extends AppError {
  constructor(seconds: number) {
    super(429, 'throttled', { seconds }, {}, { 'retry-after': String(seconds) });
  }
}

/** 503: a dependency is away; the caller may try again. */
export class UnavailableError extends AppError {
  constructor(seconds = 2) {
    super(503, 'unavailable', {}, {}, { 'retry-after': String(seconds) });
  }
}

/** 400 with messages by field: `new ValidationFailedError({ check_in: [{ code: 'date_too_early' }] })`. */
export class ValidationFailedError extends AppError {
  constructor(readonly fields: Record<string, Message[]>) {
    super(400, 'validation_failed');
  }

  /** One message on one field. */
  static on(field: string, code: string, params: MessageParams = {}): ValidationFailedError {
    return new ValidationFailedError({ [field]: [{ code, params }] });
  }
}
