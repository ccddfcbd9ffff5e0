import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Settings } from './s3-client.ts';

/** Makes something go wrong with a request; `lost` is carried out but never answered, `cut` not even carried out. */
export type Mishap = 'lost' | 'cut' | 'conflict' | null;

export interface S3Server {
  /** A bucket of it, as a place of releases or pictures. */
  place(bucket?: string, prefix?: string): string;
  settings(bucket?: string, prefix?: string): S3Settings;
  /** Address without conditional writes: the service as it is. */
  bare: string;
  endpoint: string;
  credentials: { S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string };
  /** Folder it keeps its objects in. */
  folder: string;
  /** Requests since the start: method and path. */
  asked: string[];
  /** Decides over each request while it is set. */
  mishap: ((method: string, url: string) => Mishap | Promise<Mishap>) | null;
  /** Removes an object, or all below a prefix that ends with `/`. */
  remove(key: string, bucket?: string): void;
  /** Stops answering and lets go of every connection; `start` answers again at the same address. */
  pause(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const BUCKETS = ['pictures', 'releases'];
const KEY = 'S3RVER';
/** Keys in one answer of a list. */
const PAGE = 50;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.end() !== null));
    socket.on('error', () => resolve(false));
  });

/** s3rver in a process and a folder of its own. */
async function startService(): Promise<{ folder: string; port: number; stop: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-s3-'));
  const port = await freePort();
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const buckets = BUCKETS.flatMap((bucket) => ['--configure-bucket', bucket]);
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--silent', ...buckets];
  const child = spawn(process.execPath, ['--no-warnings', program, ...options], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 400 || child.exitCode !== null) throw new Error('s3rver does not answer');
    await sleep(50);
  }
  const stop = async () => {
    child.kill();
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { folder, port, stop };
}

/** Runs what concerns one key one after the other. */
function turns() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    return mine;
  };
}

const refusal = (status: number, code: string) => ({
  status,
  headers: { 'content-type': 'application/xml' } as http.IncomingHttpHeaders,
  body: Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`),
});
type Answer = ReturnType<typeof refusal>;

function ask(port: number, request: http.RequestOptions, body: Buffer): Promise<Answer> {
  return new Promise((done, failed) => {
    const sent = http.request({ ...request, host: '127.0.0.1', port }, async (answer) => {
      const parts = await answer.toArray().catch(failed);
      if (parts) done({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) });
    });
    sent.on('error', failed).end(body);
  });
}

/** What S3 answers instead of writing; null when the condition holds or there is none. */
async function refused(port: number, url: string, headers: http.IncomingHttpHeaders): Promise<Answer | null> {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (match === undefined && noneMatch === undefined) return null;
  const { status, headers: now } = await ask(port, { method: 'HEAD', path: url.split('?')[0] }, Buffer.alloc(0));
  if (status !== 200) return match === undefined ? null : refusal(404, 'NoSuchKey');
  return noneMatch === '*' || now.etag !== match ? refusal(412, 'PreconditionFailed') : null;
}

/** s3rver answers a write before the file has its content: waits until what is there is as long as what was sent. */
async function settled(port: number, url: string, length: number): Promise<void> {
  for (let looks = 0; looks < 400; looks++) {
    const { headers } = await ask(port, { method: 'HEAD', path: url.split('?')[0] }, Buffer.alloc(0));
    if (Number(headers['content-length']) === length) return;
    await sleep(5);
  }
  throw new Error(`s3rver has not written ${url}`);
}

/** One page of a list, with a token that leads to the next. */
async function listed(port: number, url: string): Promise<Answer> {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const [prefix, marker] = ['prefix', 'continuation-token'].map((name) => searchParams.get(name) ?? '');
  const query = new URLSearchParams({ prefix: prefix ?? '', marker: marker ?? '', 'max-keys': String(PAGE) });
  const { status, body } = await ask(port, { method: 'GET', path: `${pathname}?${query}` }, Buffer.alloc(0));
  const text = body.toString();
  const last = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].at(-1)?.[1];
  const token = text.includes('<IsTruncated>true') ? `<NextContinuationToken>${last}</NextContinuationToken>` : '';
  const page = text.replace('</ListBucketResult>', `${token}</ListBucketResult>`);
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(page) };
}

/**
 * A service that speaks S3, for tests. s3rver keeps the objects and checks the signatures, but it knows no conditional writes,
 * by which the registry keeps one writer from overwriting another. So requests pass a front that takes one request for a key at
 * a time and answers 404 and 412 as Amazon documents them, after asking s3rver (without a signature, which it allows) for the
 * tag. It also hands out lists in pages, whose tokens s3rver makes with a cipher that Node no longer has. All else goes through as it came, the Host header too, which the signature covers. The front can also lose requests and
 * answers, and go away and come back. Stop it in `afterAll`.
 */
export async function startS3(): Promise<S3Server> {
  const service = await startService();
  const inTurn = turns();
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const server = http.createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    made.asked.push(`${method} ${url}`);
    const answer = async (): Promise<void> => {
      const body = Buffer.concat(await request.toArray());
      const mishap = (await made.mishap?.(method, url)) ?? null;
      if (mishap === 'cut') return void request.socket.destroy();
      const isList = method === 'GET' && /[?&]list-type=2/.test(url);
      const pass = () => (isList ? listed(service.port, url) : ask(service.port, { method, path: url, headers }, body));
      const write = async () => {
        const refusedWith = await refused(service.port, url, headers);
        if (refusedWith) return refusedWith;
        const written = await pass();
        if (written.status === 200) await settled(service.port, url, body.length);
        return written;
      };
      const conflict = refusal(409, 'ConditionalRequestConflict');
      // Reads wait for a write too: s3rver writes content and tag one after the other.
      const turn = () => inTurn(url.split('?')[0] ?? '', method === 'PUT' ? write : pass);
      const { status, headers: of, body: content } = mishap === 'conflict' ? conflict : await turn();
      if (mishap === 'lost') return void request.socket.destroy();
      response.writeHead(status, of).end(content);
    };
    answer().catch(() => request.socket.destroy());
  });
  const settings = (bucket = 'releases', prefix = ''): S3Settings => ({
    endpoint,
    bucket,
    prefix,
    region: 'us-east-1',
    credentials: { accessKeyId: KEY, secretAccessKey: KEY },
    forcePathStyle: true,
  });
  const made: S3Server = {
    place: (bucket = 'releases', prefix = '') => `s3://${bucket}/${prefix}?endpoint=${endpoint}`,
    settings,
    bare: `http://127.0.0.1:${service.port}`,
    endpoint,
    credentials: { S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    folder: service.folder,
    asked: [],
    mishap: null,
    remove: (key, bucket = 'releases') => {
      const at = path.join(service.folder, bucket, key);
      if (key.endsWith('/')) fs.rmSync(at, { recursive: true, force: true });
      else for (const part of ['object', 'object.md5', 'metadata.json']) fs.rmSync(`${at}._S3rver_${part}`);
    },
    start: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    pause: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    stop: async () => {
      if (server.listening) await made.pause();
      await service.stop();
    },
  };
  await made.start();
  return made;
}
