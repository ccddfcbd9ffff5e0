import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { isApi } from '../fields/addresses.js';
import { compressed, encodingFor } from './compression.js';
import { corsHeaders, isPreflight } from './cors.js';
import { addRawBodies } from './raw-body.js';
import { addUrlEncodedBody } from './url-encoded-body.js';
import { AVAILABLE_LANGUAGES, requestLanguage } from './negotiation.js';
import { matchesTag } from '../data/etags.js';

/** Headers of every answer (security requirement S37). Documents add their content security policy. */
const SECURITY_HEADERS: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** An API answer is data: nothing in it may run or be framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What tells about a body, and has no meaning without one. */
const OF_A_BODY = ['content-type', 'content-length', 'content-disposition'];

/** Headers that every answer to this request carries. */
export const answerHeaders = (request: FastifyRequest): Record<string, string> => ({
  ...SECURITY_HEADERS,
  'x-request-id': request.id,
  ...(isApi(request)
    ? {
        'content-security-policy': API_POLICY,
        'content-language': requestLanguage(request),
        'available-languages': AVAILABLE_LANGUAGES,
        vary: 'Accept-Language, Accept-Encoding, Authorization',
      }
    : {}),
});

/** Request id, security headers, language headers, cache default and 304 for all routes. */
export function addHttpHooks(server: FastifyInstance, { corsOrigins }: Config): void {
  // Only JSON is a body; anything else is 415.
  server.removeContentTypeParser('text/plain');
  addUrlEncodedBody(server);
  addRawBodies(server);

  server.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit;
  });

  server.addHook('onRequest', async (request, reply) => {
    reply.headers(answerHeaders(request));
    if (corsOrigins.length === 0 || !isApi(request)) return;
    reply.header('vary', `${String(reply.getHeader('vary'))}, Origin`);
    const cors = corsHeaders(request, corsOrigins);
    if (cors) reply.headers(cors);
    if (cors && isPreflight(request)) return reply.code(204).send();
  });

  server.addHook('onSend', async (request, reply, payload) => {
    if (isApi(request) && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', request.headers.authorization ? 'private, no-store' : 'no-store');
    }
    const etag = reply.getHeader('etag');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (
      reads &&
      reply.statusCode === 200 &&
      typeof etag === 'string' &&
      matchesTag(request.headers['if-none-match'], etag)
    ) {
      reply.code(304);
      for (const name of OF_A_BODY) reply.removeHeader(name);
      return null;
    }
    const packs = reads && isApi(request) && reply.statusCode === 200 && !reply.hasHeader('content-encoding');
    if (!packs || !isText(payload, reply)) return payload;
    // Only a public answer's tag names its content; a row version names many, and a kept body would be somebody else's.
    const isPublic = String(reply.getHeader('cache-control')).startsWith('public');
    const name = typeof etag === 'string' && isPublic ? etag : null;
    const plain = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const packed = await compressed(plain, encodingFor(request.headers['accept-encoding']), name);
    if (packed.encoding === null) return payload;
    reply.header('content-encoding', packed.encoding).removeHeader('content-length');
    return packed.body;
  });
}

/** An answer in words: a file's bytes are packed already, or are no text. */
const isText = (payload: unknown, reply: FastifyReply): payload is string | Buffer =>
  typeof payload === 'string' ||
  (Buffer.isBuffer(payload) && String(reply.getHeader('content-type')).startsWith('application/json'));
