/** A failed request as pages see it: plain data, so that it can live in the store. */
export interface ApiError {
  /** HTTP status; 0 = no network, 408 = no answer within 30 s. */
  status: number;
  /** Key in the `errors` namespace (specification §8); `errorText()` of libs/i18n makes the sentence. */
  messageKey: string;
  /** The server's own words, already in the reader's language. */
  message?: string;
  /** Stable code of the API: `stale_version`, `throttled`, … */
  code?: string;
  /** Messages by field of a 400 answer. */
  fields?: Record<string, string[]>;
  errorId?: string;
  /** Seconds after which the server wants to be asked again, where it says so. */
  retryAfter?: number;
  /** Body of the answer, for codes that carry more (`stale_version`: current, updated_by, updated_at). */
  body?: Record<string, unknown>;
}

const KEYS: Record<number, string> = {
  0: 'network',
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  412: 'stale_version',
  429: 'throttled',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

function fieldMessages(body: Record<string, unknown>): Record<string, string[]> | undefined {
  const fields: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(body)) {
    if (['detail', 'code', 'message', 'error', 'error_id'].includes(field)) continue;
    const messages = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
    if (messages.length > 0) fields[field] = messages;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/**
 * Shapes an answer outside 2xx (specification §8). A field-keyed 400 body gives its `fields`, others their `message`, `detail` or
 * `error`; without one the status names a sentence.
 */
export function toApiError(status: number, raw: unknown): ApiError {
  const body = isRecord(raw) ? raw : undefined;
  const error: ApiError = { status, messageKey: KEYS[status] ?? (status >= 500 ? 'server' : 'http') };
  if (!body) return error;
  error.body = body;
  const code = text(body.code);
  if (code) error.code = code;
  const errorId = text(body.error_id);
  if (errorId) error.errorId = errorId;
  const message = text(body.message) ?? text(body.detail) ?? text(body.error);
  if (message) error.message = message;
  const fields = status === 400 ? fieldMessages(body) : undefined;
  if (fields) error.fields = fields;
  return error;
}

/** True when the value is an error of our API, as RTK Query hands it out. */
export const isApiError = (value: unknown): value is ApiError =>
  isRecord(value) && typeof value.status === 'number' && typeof value.messageKey === 'string';
