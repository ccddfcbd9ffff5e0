import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ValidationFailedError } from '../errors/app-error.js';
import type { Internet } from '../outside/internet.js';
import { isPublicAddress } from '../outside/public-address.js';
import { fetchImage } from './fetch-image.js';
import { FILE_LIMIT } from './multipart-reader.js';

/** Names and what they resolve to; the first one public would be enough for a careless check. */
const NAMES: Record<string, string[]> = {
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'app.localhost': ['127.0.0.1'],
  'localtest.me': ['127.0.0.1'],
  '127.0.0.1.nip.io': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  postgres: ['172.18.0.2'],
  'kubernetes.default.svc': ['10.96.0.1'],
  'two-faced.example': ['93.184.216.34', '10.0.0.7'],
  'two-faced-v6.example': ['2606:2800:220:1:248:1893:25c8:1946', 'fd00::7'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'nobody.example': [],
};

/** Addresses that must not be reached, however they are written. */
const CORPUS = [
  ...[
    'http://127.0.0.1/a.png',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
  ],
  ...[
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://127.0.0.1:80/',
    'https://127.255.255.254/',
    'http://0/',
    'http://0.0.0.0/',
  ],
  ...['http://10.0.0.1/', 'http://0xa.0.0.1/', 'http://167772161/', 'http://100.64.0.1/', 'http://100.127.255.255/'],
  ...[
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/',
    'http://0xA9FEA9FE/',
    'http://0251.0376.0251.0376/',
  ],
  ...['http://172.16.0.1/', 'http://172.31.255.255/', 'http://192.168.0.1/', 'http://192.168.1/', 'http://192.0.0.8/'],
  ...[
    'http://198.18.0.1/',
    'http://203.0.113.9/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
  ],
  ...[
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
  ],
  ...[
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:db8::1]/',
    'http://[ff02::1]/',
  ],
  ...Object.keys(NAMES).map((name) => `http://${name}/a.png`),
  ...['http://93.184.216.34:22/', 'http://93.184.216.34:6379/', 'https://93.184.216.34:8443/'],
  ...[
    'http://user@93.184.216.34/',
    'http://user:pass@93.184.216.34/',
    'http://93.184.216.34@127.0.0.1/',
    'http://93.184.216.34\\@127.0.0.1/',
  ],
  ...[
    'file:///etc/passwd',
    'ftp://93.184.216.34/a.png',
    'gopher://127.0.0.1/',
    'data:image/png;base64,AA==',
    'javascript:alert(1)',
    '//127.0.0.1/',
    'http:127.0.0.1',
    'http:/127.0.0.1',
    'http://',
    'http:// 127.0.0.1/',
    'http://127.0.0.1\t/',
    'http://%31%32%37.0.0.1/',
    'http://[::1',
    `http://a.example/${'a'.repeat(500)}`,
    '',
  ],
];

const resolve = async (host: string) => NAMES[host] ?? [];

async function codeOf(address: string, internet: Partial<Internet> = { resolve }): Promise<string> {
  return fetchImage(address, 'image_url', internet).then(
    ({ bytes }) => `${bytes.length} bytes`,
    (error: ValidationFailedError) => error.fields['image_url']?.[0]?.code ?? error.message,
  );
}

describe('an address that leads inside', () => {
  it('is refused in every notation before anything is connected', async () => {
    const connected = jest.spyOn(http, 'request');
    expect(CORPUS.length).toBeGreaterThanOrEqual(60);
    for (const address of CORPUS) {
      const code = await codeOf(address);
      expect([address, code]).toEqual([address, expect.stringMatching(/^(image_not_loaded|invalid_url)$/)]);
    }
    expect(connected).not.toHaveBeenCalled();
    connected.mockRestore();
  });

  it('is told from one on the open internet', () => {
    for (const address of [
      '93.184.216.34',
      '8.8.8.8',
      '172.15.0.1',
      '172.32.0.1',
      '100.63.0.1',
      '100.128.0.1',
      '192.169.0.1',
      '2606:4700::1111',
      '2a00:1450::1',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    for (const address of ['', 'example', '127.1', '::ffff:8.8.8.8', '64:ff9b::808:808', '4000::1', 'fe80::1%eth0'])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });
});

describe('an address of a picture', () => {
  let server: http.Server;
  let base: string;
  let internet: Partial<Internet>;
  let asked: http.IncomingMessage[] = [];
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      asked.push(request);
      const path = request.url ?? '';
      if (path === '/away') response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
      else if (path === '/announced') response.writeHead(200, { 'content-length': FILE_LIMIT + 1 }).end();
      else if (path === '/endless') {
        const more = (error?: Error | null) => {
          if (!error && !request.destroyed) response.write(Buffer.alloc(65_536), (fault) => setImmediate(more, fault));
        };
        more();
      } else if (path === '/slow') response.writeHead(200).write('x');
      else if (path === '/other') response.writeHead(101, { connection: 'upgrade', upgrade: 'websocket' }).end();
      else if (path === '/cut') response.writeHead(200, { 'content-length': 100 }).write('x', () => response.destroy());
      else if (path === '/missing') response.writeHead(404).end('no');
      else response.end(Buffer.alloc(path === '/full' ? FILE_LIMIT : 1000));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const port = String((server.address() as AddressInfo).port);
    base = `http://pictures.example:${port}`;
    internet = { resolve: async () => ['127.0.0.1'], isPublic: () => true, ports: [port], milliseconds: 20_000 };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is loaded from the address that was looked at, under its own name', async () => {
    asked = [];
    const file = await fetchImage(`${base}/reef%20at%20dusk.jpg?size=2`, 'image_url', internet);
    expect([file.name, file.bytes.length]).toEqual(['reef at dusk.jpg', 1000]);
    expect(asked[0]?.headers).toMatchObject({ host: base.slice(7), 'accept-encoding': 'identity' });
    expect(await codeOf(`${base}/full`, internet)).toBe(`${FILE_LIMIT} bytes`);
    expect((await fetchImage(`${base}/%ff`, 'image_url', internet)).name).toBe('file');
  });

  it('is refused when it leads on, is too large, breaks off, speaks another protocol or takes too long', async () => {
    asked = [];
    expect(await codeOf(`${base}/away`, internet)).toBe('image_not_loaded');
    expect(asked).toHaveLength(1);
    expect(await codeOf(`${base}/announced`, internet)).toBe('file_too_large');
    expect(await codeOf(`${base}/endless`, internet)).toBe('file_too_large');
    const hasty = { ...internet, milliseconds: 200 };
    for (const [path, patience] of Object.entries({ missing: internet, cut: internet, other: internet, slow: hasty }))
      expect([path, await codeOf(`${base}/${path}`, patience)]).toEqual([path, 'image_not_loaded']);
    const never = { ...hasty, resolve: () => new Promise<string[]>(() => undefined) };
    expect(await codeOf(`${base}/x`, never)).toBe('image_not_loaded');
  });
});
