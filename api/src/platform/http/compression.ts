import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { ByteCache } from '../cache/byte-cache.js';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | null;

const COMPRESS_FROM_BYTES = 1024;
/** Bytes of compressed copies in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** The encoding an `Accept-Encoding` header allows; brotli first. */
export function encodingFor(header: string | undefined): Encoding {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header ?? '');
  if (/\bbr\b/.test(header ?? '') && !refused('br')) return 'br';
  return /\bgzip\b/.test(header ?? '') && !refused('gzip') ? 'gzip' : null;
}

const kept = new ByteCache<Buffer>(KEPT_BYTES, (bytes) => bytes.length);
const running = new Map<string, Promise<Buffer>>();

/** Compresses the bytes of a text. Small texts stay as they are. `key` names the content, so that it is done once. */
export async function compressed(
  plain: Buffer,
  encoding: Encoding,
  key: string | null,
): Promise<{ body: Buffer; encoding: Encoding }> {
  if (encoding === null || plain.length < COMPRESS_FROM_BYTES) return { body: plain, encoding: null };
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 4, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const pack = () => (encoding === 'br' ? brotli(plain, { params }) : gzip(plain, { level: 6 }));
  if (key === null) return { body: await pack(), encoding };
  const name = `${encoding} ${key}`;
  const known = kept.get(name) ?? running.get(name);
  if (known) return { body: await known, encoding };
  const packing = pack().finally(() => running.delete(name));
  running.set(name, packing);
  const body = await packing;
  kept.set(name, body);
  return { body, encoding };
}
