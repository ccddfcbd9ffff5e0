import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | null;

const COMPRESS_FROM_BYTES = 1024;
const KEPT = 300;

/** The encoding an `Accept-Encoding` header allows; brotli first. */
export function encodingFor(header: string | undefined): Encoding {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header ?? '');
  if (/\bbr\b/.test(header ?? '') && !refused('br')) return 'br';
  return /\bgzip\b/.test(header ?? '') && !refused('gzip') ? 'gzip' : null;
}

const packed = new Map<string, Promise<Buffer>>();

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
  const known = packed.get(`${encoding} ${key}`) ?? pack();
  packed.delete(`${encoding} ${key}`);
  packed.set(`${encoding} ${key}`, known);
  const oldest = packed.size > KEPT ? packed.keys().next().value : undefined;
  if (oldest !== undefined) packed.delete(oldest);
  return { body: await known, encoding };
}
