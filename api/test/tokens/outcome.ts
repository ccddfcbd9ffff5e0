import type { Response } from 'supertest';

/** What a caller sees, and what the rows say that the caller does not. */
export interface Outcome {
  status: number;
  body: unknown;
  stored?: unknown;
}

/** A place that takes a token. */
export interface TokenTaker {
  send(token: string): Promise<Outcome>;
  /** Kinds that it is for. */
  own: readonly string[];
  /** Kinds that it knows, and refuses as what they are: 403. */
  known?: readonly string[];
}

/** What differs from call to call without meaning anything. */
const withoutIds = (body: unknown) =>
  JSON.stringify(body)?.replaceAll(/"(id|reference|created_at|reply_by|access|refresh|token)":"[^"]*"/g, '"$1":"…"') ??
  '';
/** What is compared of an answer. */
export const outcome = ({ status, body }: Response): Outcome => ({ status, body: withoutIds(body) });

/** What opens a booking: for good, and for a week. */
export const BOOKING_KEYS = ['booking key', 'booking key for a week'];
