import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { AttackedServer, NIGHTLY } from './attacked-server.js';

/** What a request may cost: its own answer, and the longest turn of the server. Milliseconds. */
const OWN = 5000;
const PAUSE = 200;
/** The most that a body of JSON may have. */
const BODY = 1_048_576;
/** Frames of a picture that moves. */
const FRAMES = NIGHTLY ? 5000 : 500;

let server: AttackedServer;
beforeAll(async () => {
  server = await AttackedServer.start();
}, 120_000);
afterAll(() => server.stop(), 30_000);

interface Call {
  path: string;
  init?: RequestInit;
  statuses: readonly number[];
}

const json = (path: string, body: string, statuses: readonly number[] = [400]): Call => ({
  path,
  init: { method: 'POST', headers: { 'content-type': 'application/json' }, body },
  statuses,
});
const multipart = (body: string): Call => ({
  path: '/api/translations/import/',
  init: { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body },
  statuses: [400, 413],
});
const times = (count: number, piece: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => piece(n)).join('');
const part = (headers: string) => `--b\r\n${headers}content-disposition: form-data; name="x"\r\n\r\ny\r\n--b--\r\n`;
const picture = (name: string, bytes: Uint8Array, statuses: readonly number[]): Call => {
  const body = new FormData();
  body.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return { path: '/api/media/', init: { method: 'POST', body }, statuses };
};

/** A chunk of a PNG (PNG specification, 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG of one red dot that moves. */
function movingPng(frames: number): Buffer {
  const of = (...numbers: number[]) => {
    const bytes = Buffer.alloc(numbers.length * 4);
    numbers.forEach((number, at) => bytes.writeUInt32BE(number, at * 4));
    return bytes;
  };
  const dot = deflateSync(Buffer.from([0, 255, 0, 0]));
  const control = (n: number) => chunk('fcTL', Buffer.concat([of(n, 1, 1, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([of(1, 1), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('acTL', of(frames, 0)),
    control(0),
    chunk('IDAT', dot),
    ...Array.from({ length: frames - 1 }, (_, n) =>
      Buffer.concat([control(n * 2 + 1), chunk('fdAT', Buffer.concat([of(n * 2 + 2), dot]))]),
    ),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const moving = (frames: number) =>
  sharp(Buffer.alloc(8 * 8 * frames * 3, 90), { raw: { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 } });

const CALLS: Record<string, () => Call | Promise<Call>> = {
  'a body of brackets': () => json('/api/contact/', '['.repeat(BODY)),
  'a body in deep objects': () => json('/api/contact/', `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`),
  'a member in deep lists': () => json('/api/contact/', `{"message":${'['.repeat(500_000)}${']'.repeat(500_000)}}`),
  'a member said 100,000 times': () => json('/api/contact/', `{${times(100_000, () => '"name":"",')}"email":""}`),
  '80,000 members': () => json('/api/contact/', `{${times(80_000, (n) => `"a${n}":1,`)}"z":1}`),
  'a list of 400,000 members': () => json('/api/contact/', `{"message":[${times(400_000, () => '1,')}1]}`),
  'a text of escapes': () => json('/api/contact/', `{"message":"${String.raw`\u0041`.repeat(170_000)}"}`),
  'a rich text in deep blocks': () =>
    json('/api/posts/', `{"body":${'[{"html":'.repeat(60_000)}1${'}]'.repeat(60_000)}}`),
  'a rich text of 30,000 blocks': () => json('/api/posts/', `{"body":[${times(40_000, () => '{"type":"quote"},')}1]}`),
  'a rich text of open tags': () =>
    json('/api/posts/', JSON.stringify({ body: [{ type: 'rich_text', html: '<b>'.repeat(300_000) }] })),
  'a rich text of half tags': () =>
    json('/api/posts/', JSON.stringify({ body: [{ type: 'rich_text', html: '<a href="'.repeat(90_000) }] })),
  '3,000 parameters': () => ({ path: `/api/packages/?${times(3000, (n) => `a${n}=&`)}`, statuses: [400, 431] }),
  'a parameter said 4,000 times': () => ({ path: `/api/packages/?${'a=&'.repeat(4000)}`, statuses: [400] }),
  'a parameter in deep brackets': () => ({ path: `/api/packages/?a${'[a]'.repeat(4000)}=1`, statuses: [400] }),
  'a search of signs': () => ({ path: `/api/packages/?search=${'%25'.repeat(4000)}`, statuses: [200, 400] }),
  'a part with 50,000 headers': () => multipart(part(times(50_000, (n) => `x-${n}: y\r\n`))),
  'a part with an endless header': () => multipart(part(`x: ${'y'.repeat(BODY)}\r\n`)),
  '20,000 parts': () => multipart(times(20_000, () => part('').replace('--b--\r\n', ''))),
  'a boundary that nearly comes': () => multipart(`${part('').replace('--b--\r\n', '')}${'\r\n--'.repeat(400_000)}`),
  'a GIF that moves': async () => picture('x.gif', await moving(FRAMES).gif().toBuffer(), [400, 415]),
  'a WebP that moves': async () => picture('x.webp', await moving(FRAMES).webp().toBuffer(), [201, 400, 415]),
  'a PNG that moves': () => picture('x.png', movingPng(FRAMES * 8), [201, 400, 415]),
};

describe('a heavy request', () => {
  it.each(Object.keys(CALLS))(
    'keeps nobody waiting: %s',
    async (name) => {
      const { path, init = {}, statuses } = await CALLS[name]!();
      const headers = { ...init.headers, authorization: `Bearer ${await server.token('owner')}` };
      await server.pause();
      const started = performance.now();
      const { status } = await fetch(server.url + path, { ...init, headers });
      const took = performance.now() - started;
      const pause = Math.round(await server.pause());
      expect({ status, isExpected: statuses.includes(status) }).toEqual({ status, isExpected: true });
      expect(took).toBeLessThan(OWN);
      expect(pause).toBeLessThan(PAUSE);
    },
    60_000,
  );
});
