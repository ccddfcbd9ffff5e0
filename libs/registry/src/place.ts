import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileStorage } from './file-storage.ts';
import type { S3Credentials, S3Settings } from './s3-client.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Where releases or pictures are kept. */
export type Place = { folder: string; bucket: null } | { folder: null; bucket: S3Settings };

/** What was given is no place; the message is one sentence, and repeats nothing that may be secret. */
export class PlaceError extends Error {}

const BUCKET = /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i;
const PREFIX = /^(\/(?!\.{1,2}(\/|$))[\w.~!'()*-]+)*\/?$/;
const PARAMETERS = ['endpoint', 'region', 'path-style'];
const NO_SECRETS =
  'A place carries no credentials: they are set in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or known to the machine.';

/**
 * Reads a place: a path, `file:…`, or `s3://bucket/optional/prefix?endpoint=https://…&region=…&path-style=0`.
 * @param surroundings `base` is where relative paths start, `credentials` those of the environment
 * @throws {PlaceError}
 */
export function parsePlace(
  text: string,
  { base, credentials }: { base: string; credentials: S3Credentials | null },
): Place {
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === 's3') return { folder: null, bucket: { ...parseBucket(text), credentials } };
  if (scheme !== undefined && scheme !== 'file') {
    throw new PlaceError(
      `A place is a folder (a path or file:…) or a bucket (s3://bucket/prefix?endpoint=…); "${scheme}:" is not supported.`,
    );
  }
  return { folder: folderOf(text, base), bucket: null };
}

function folderOf(text: string, base: string): string {
  if (!/^file:\/\//i.test(text)) return path.resolve(base, text.replace(/^file:/i, ''));
  try {
    return fileURLToPath(text);
  } catch {
    throw new PlaceError('A file: place names a folder of this machine: file:///srv/atoll, or file:folder.');
  }
}

function parseBucket(text: string): Omit<S3Settings, 'credentials'> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url === null ||
    !/^s3:\/\//i.test(text) ||
    url.port ||
    url.hash ||
    (!text.includes('@') && !BUCKET.test(url.host))
  )
    throw new PlaceError('A bucket is written s3://bucket/prefix?endpoint=https://…&region=…, with a name S3 allows.');
  const { searchParams: parameters } = url;
  const endpoint = parameters.get('endpoint');
  const service = endpoint !== null && URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url.username || url.password || text.includes('@') || service?.username || service?.password)
    throw new PlaceError(NO_SECRETS);
  if ([...parameters.keys()].some((name) => !PARAMETERS.includes(name)))
    throw new PlaceError(`A bucket takes only ${PARAMETERS.join(', ')}. ${NO_SECRETS}`);
  if (endpoint !== null && (!service || !/^https?:$/.test(service.protocol) || service.search || service.hash))
    throw new PlaceError('The endpoint of a bucket is the address of a service: https://s3.example.');
  // As it was written: a URL has taken dots and escapes for something already.
  const written = /^s3:\/\/[^/?]*([^?]*)/i.exec(text)?.[1] ?? '';
  if (!PREFIX.test(written))
    throw new PlaceError('The prefix of a bucket is a plain path: letters, digits, and - _ . between slashes.');
  const region = parameters.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]+$/i.test(region)) throw new PlaceError('The region of a bucket is a name like eu-central-1.');
  const pathStyle = parameters.get('path-style') ?? (endpoint === null ? '0' : '1');
  if (!/^[01]$/.test(pathStyle)) throw new PlaceError('The path-style of a bucket is 0 or 1.');
  const prefix = written.replace(/^\/|\/$/g, '');
  return {
    endpoint: endpoint?.replace(/\/+$/, '') ?? null,
    bucket: url.host,
    prefix: prefix && `${prefix}/`,
    region,
    forcePathStyle: pathStyle === '1',
  };
}

/**
 * Credentials of an environment, which both variables name or neither.
 * @throws {PlaceError} for half of them
 */
export function s3CredentialsOf(env: Record<string, string | undefined>): S3Credentials | null {
  const accessKeyId = env['S3_ACCESS_KEY_ID']?.trim() || null;
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY']?.trim() || null;
  if ((accessKeyId === null) !== (secretAccessKey === null))
    throw new PlaceError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set both or not at all.');
  return accessKeyId !== null && secretAccessKey !== null ? { accessKeyId, secretAccessKey } : null;
}

/** The store of releases at a place. */
export const openStorage = (place: Place): Storage =>
  place.bucket ? new S3Storage(place.bucket) : new FileStorage(place.folder);
