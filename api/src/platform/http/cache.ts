import type { OutgoingHttpHeaders } from 'node:http';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, from, lastValueFrom, map } from 'rxjs';
import type { RateLimits } from '../limits/limits.js';
import { compressed, encodingFor } from './compression.js';
import { pathOf, withoutSlashes } from '../fields/addresses.js';
import { requestLanguage } from './negotiation.js';
import { type CacheTag, DependentAnswer, PublicCache } from '../cache/public-cache.js';
import { isAsked } from './query-pipe.js';
import { Tagged } from '../data/etag-answers.js';
import { matchesTag } from '../data/etags.js';

const CACHED = 'atoll:cached';

/** How public reads are kept: by a CDN for 5 minutes, and while it asks. Our front ends ask each time (`cache: 'no-cache'`). */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=300, stale-while-revalidate=1800';

/** Of an answer whose address says which one it is. */
export const FOREVER_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Of an answer that stands in while a new one cannot be made. */
export const STALE_CACHE_CONTROL = 'no-cache';

/**
 * How public documents are kept: they name the releases of the remotes, so a promotion or a rollback must show soon behind a CDN
 * too, within 10 s where somebody asks and 30 s at the latest. Where the site does not answer, the last document is better than none.
 */
export const DOCUMENT_CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=86400';

/** Headers of an answer that a token had a part in. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';

/**
 * Keeps the answers of a public GET (see `PublicCache`) and adds `ETag` (`create-app` turns it into 304). The handler may return an object or JSON
 * text that Postgres wrote, or a `DependentAnswer` with further tags. A call with a token is never stored nor answered from the store.
 */
export const Cached = (...tags: CacheTag[]) =>
  applyDecorators(SetMetadata(CACHED, tags), UseInterceptors(CacheInterceptor), Tagged());

@Injectable()
export class CacheInterceptor implements NestInterceptor {
  constructor(
    private readonly cache: PublicCache,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    reply.header('content-type', 'application/json; charset=utf-8');
    if (request.headers.authorization || isPreview(request)) {
      reply.header('cache-control', PRIVATE_CACHE_CONTROL);
      return next.handle().pipe(map((value) => toAnswer(value).body));
    }
    const tags = this.reflector.get<CacheTag[]>(CACHED, context.getHandler());
    const produce = async () => toAnswer(await lastValueFrom(next.handle()));
    return from(this.answer(request, reply, tags, produce));
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    tags: readonly CacheTag[],
    produce: () => Promise<DependentAnswer>,
  ): Promise<Buffer> {
    const { bytes, etag, stale } = await this.cache.get(cacheKey(request), tags, produce);
    reply.headers({ etag, 'cache-control': stale ? STALE_CACHE_CONTROL : PUBLIC_CACHE_CONTROL });
    return bytes;
  }
}

/** What is not public yet is shown to one reader and kept by nobody. */
const isPreview = ({ query }: FastifyRequest) => isAsked(query, 'preview');

const toAnswer = (value: unknown): DependentAnswer => {
  if (value instanceof DependentAnswer) return value;
  return new DependentAnswer(typeof value === 'string' ? value : JSON.stringify(value), []);
};

/**
 * Language, path and the parameters as the handler gets them, in a fixed order. Not as they were written: two readings of one
 * address would let a stranger put an answer under the key of another.
 */
export function cacheKey(request: FastifyRequest): string {
  const query = Object.entries((request.query ?? {}) as Record<string, unknown>).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return `${requestLanguage(request)} ${withoutSlashes(pathOf(request.url))} ${JSON.stringify(query)}`;
}

/**
 * Answers a public read from the store before middleware, guards, pipes and interceptors, which cost several times the answer.
 * Only an address that has been through all of them without a token is in the store; the caller's limit is counted all the
 * same, and one who is over it goes the long way and is refused there.
 * @returns what opens the shortcut, once the application has made its store and its limits
 */
export function addCacheShortcut(server: FastifyInstance): (cache: PublicCache, limits: RateLimits) => void {
  let store: { cache: PublicCache; limits: RateLimits } | undefined;
  server.addHook('onRequest', async (request, reply) => {
    if (!store || request.method !== 'GET' || request.headers.authorization || !request.url.startsWith('/api/')) return;
    const answer = store.cache.peek(cacheKey(request));
    if (!answer || !(await store.limits.allows('stored', request.ip))) return;
    const { etag, bytes } = answer;
    const { body, encoding } = await compressed(bytes, encodingFor(request.headers['accept-encoding']), etag);
    reply.headers({ etag, 'cache-control': PUBLIC_CACHE_CONTROL });
    const known = matchesTag(request.headers['if-none-match'], etag);
    if (!known) reply.headers({ 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
    if (!known && encoding) reply.header('content-encoding', encoding);
    const headers = reply.getHeaders() as OutgoingHttpHeaders;
    // Sent by the framework, the same bytes cost half as much again.
    reply.hijack();
    reply.raw.writeHead(known ? 304 : 200, headers).end(known ? undefined : body);
  });
  return (cache, limits) => {
    store = { cache, limits };
  };
}
