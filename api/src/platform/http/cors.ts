import type { FastifyRequest } from 'fastify';

/** What a page of another origin may send and read (security requirement S32). */
const ASKED = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Accept-Language, If-Match, If-None-Match, Idempotency-Key',
  'access-control-max-age': '600',
};
const READABLE =
  'ETag, Content-Language, Available-Languages, Idempotency-Replayed, Retry-After, X-Request-Id, X-Error-Code';

/**
 * Headers that let a page of another origin use the API: only origins of the list, compared as a whole, never `*` and never
 * with cookies (tokens travel in `Authorization`). Anything else gets no such header and is refused by its browser.
 */
export function corsHeaders(request: FastifyRequest, origins: readonly string[]): Record<string, string> | null {
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return null;
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': READABLE,
    // The answer was made for this origin: without it a browser keeps to the site's own.
    'cross-origin-resource-policy': 'cross-origin',
    ...(isPreflight(request) ? ASKED : {}),
  };
}

/** A browser's question before the call itself. */
export const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
