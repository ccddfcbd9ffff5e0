import { contentTypeOf } from '@atoll/registry/content-types';
import { REMOTE_NAME } from '@atoll/registry/declaration';
import { FILE_NAME, RELEASE_VERSION } from '@atoll/registry/release-check';
import type { StoredObject } from '@atoll/registry/s3-storage';
import { UnreachableError } from '@atoll/registry/storage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, UnavailableError } from '../../platform/errors/app-error.js';
import { type Encoding, encodingFor } from '../../platform/http/compression.js';
import type { BucketReleases } from '../../texts/remotes/bucket-releases.js';

/** The key of a release's file; null for whatever else an address may say. */
function keyOf(address: string): string | null {
  const [name = '', version = '', ...file] = address.split('/');
  const isFile = REMOTE_NAME.test(name) && RELEASE_VERSION.test(version) && FILE_NAME.test(file.join('/'));
  return isFile ? `r/${address}` : null;
}

/** Encodings that a caller takes, the smallest answer first; null is none. */
function encodingsFor(header: string | undefined): Encoding[] {
  const first = encodingFor(header);
  const second = first === 'br' ? encodingFor(header?.replace(/\bbr\b/g, '')) : null;
  return [...new Set([first, second, null])];
}

/** Serves the files of releases from a bucket as `@fastify/static` serves those of a folder. */
export function serveObjects(
  server: FastifyInstance,
  releases: BucketReleases,
  headers: Readonly<Record<string, string>>,
): void {
  const find = async (key: string, encodings: Encoding[]) => {
    for (const encoding of encodings) {
      const object = await releases.object(encoding ? `${key}.${encoding === 'br' ? 'br' : 'gz'}` : key);
      if (object) return { object, encoding };
    }
    return null;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = keyOf((request.params as { '*': string })['*']);
    if (key === null) return reply.callNotFound();
    const found = await find(key, encodingsFor(request.headers['accept-encoding'])).catch((error: unknown) => {
      throw error instanceof UnreachableError ? new UnavailableError() : error;
    });
    if (!found) return reply.callNotFound();
    reply.headers({ ...headers, vary: 'accept-encoding', 'content-type': contentTypeOf(key) });
    if (found.encoding) reply.header('content-encoding', found.encoding);
    return send(request, reply, found.object);
  };
  // Not awaited: that would boot the server before its error handler is set.
  void server.register(async (scope) => {
    scope.route({ method: ['GET', 'HEAD'], url: '/r/*', handler: answer });
  });
}

/** What HTTP says of an answer that is known whole: tag, time, ranges. */
function send({ headers, method }: FastifyRequest, reply: FastifyReply, { data, etag, modified }: StoredObject) {
  reply.headers({ 'accept-ranges': 'bytes', etag });
  if (modified) reply.header('last-modified', modified.toUTCString());
  if (isKnown(headers, etag, modified)) return reply.code(304).removeHeader('content-type').send();
  const isRangeMeant = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isRangeMeant ? rangeOf(headers.range, data.length) : null;
  if (range === 'none') {
    throw new AppError(416, 'bad_request', {}, {}, { 'content-range': `bytes */${data.length}` });
  }
  const part = range ? data.subarray(range.from, range.to + 1) : data;
  if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${data.length}`);
  reply.header('content-length', part.length);
  return reply.send(method === 'HEAD' ? '' : Buffer.from(part.buffer, part.byteOffset, part.byteLength));
}

function isKnown(headers: FastifyRequest['headers'], etag: string, modified: Date | null): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
  return (
    modified !== null && Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(headers['if-modified-since'] ?? '')
  );
}

/** First and last byte of a range; `none` when the content has no such part, null for the whole content. */
function rangeOf(header: string | undefined, length: number): { from: number; to: number } | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from > to ? 'none' : { from, to };
}
