import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { isReceiver, sendWebhook } from './send-webhook.js';

describe('an address that leads inside', () => {
  it('is refused when it is entered: another scheme, port or spelling, a name with a password', () => {
    for (const address of [
      'http://crm.example/',
      'https://crm.example:8443/',
      'https://user:pass@crm.example/',
      'https://0x7f.1/',
      'https://2130706433/',
      'ftp://crm.example/',
      'https://',
      `https://crm.example/${'a'.repeat(500)}`,
    ])
      expect([address, isReceiver(address, [])]).toEqual([address, false]);
    expect(isReceiver('https://crm.example/hooks?key=1', [])).toBe(true);
  });

  it('is refused each time something is sent, whatever its name resolves to by then', async () => {
    const connected = [jest.spyOn(https, 'request'), jest.spyOn(http, 'request')];
    const closed = { status: null, body: null, fault: 'closed_address' };
    for (const inside of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::7'])
      expect(
        await sendWebhook('https://two-faced.example/', {}, '{}', [], {
          resolve: async () => ['93.184.216.34', inside],
        }),
      ).toEqual(closed);
    for (const address of ['https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/', 'http://crm.example/'])
      expect(await sendWebhook(address, {}, '{}', [], { resolve: async () => [] })).toEqual(closed);
    for (const spy of connected) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});

describe('a receiver', () => {
  let server: http.Server;
  let host: string;
  let taken: { headers: http.IncomingHttpHeaders; body: string }[] = [];
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        taken.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
        if (request.url === '/away') response.writeHead(302, { location: `http://${host}/taken` }).end();
        else if (request.url === '/endless') {
          const more = (error?: Error | null) => {
            if (!error && !response.destroyed)
              response.write(Buffer.alloc(65_536, 'x'), (fault) => setImmediate(more, fault));
          };
          more();
        } else if (request.url === '/slow') response.writeHead(200).write('x');
        else response.writeHead(202).end('thanks\u0000\u0007');
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('inside is reached where the installation names its host, and only that one', async () => {
    taken = [];
    const sent = await sendWebhook(`http://${host}/hooks`, { 'webhook-id': 'a' }, '{"a":1}', [host]);
    expect(sent).toEqual({ status: 202, body: 'thanks', fault: null });
    expect(taken).toEqual([{ headers: expect.objectContaining({ 'webhook-id': 'a', host }), body: '{"a":1}' }]);
    const named = host.replace('127.0.0.1', 'localhost');
    expect(await sendWebhook(`http://${named}/hooks`, {}, '{}', [named])).toMatchObject({ status: 202 });
    expect(isReceiver(`http://${host}/hooks`, ['127.0.0.1:1'])).toBe(false);
    expect((await sendWebhook(`http://${host}/`, {}, '{}', ['127.0.0.1:1'])).fault).toBe('closed_address');
  });

  it('leads nowhere else, is read to a bound, and is waited for to a bound', async () => {
    taken = [];
    expect(await sendWebhook(`http://${host}/away`, {}, '{}', [host])).toMatchObject({ status: 302 });
    expect(taken).toHaveLength(1);
    const endless = await sendWebhook(`http://${host}/endless`, {}, '{}', [host]);
    expect([endless.status, endless.body?.length]).toEqual([200, 1000]);
    const slow = await sendWebhook(`http://${host}/slow`, {}, '{}', [host], { milliseconds: 200 });
    expect(slow).toEqual({ status: null, body: null, fault: 'timeout' });
    const nobody = await sendWebhook('http://127.0.0.1:1/', {}, '{}', ['127.0.0.1:1']);
    expect(nobody.fault).toBe('refused');
  });

  it.each([
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['half of what it promised', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'],
    ['a head without an end', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(20_000)}`],
    ['no HTTP', 'hello\r\n\r\n'],
    ['nothing', ''],
  ])('that answers with %s is waited for no longer', async (_, text) => {
    const odd = net.createServer((line) => {
      line.on('error', () => undefined).once('data', () => line.end(text));
    });
    await new Promise<void>((ready) => odd.listen(0, '127.0.0.1', ready));
    const at = `127.0.0.1:${(odd.address() as AddressInfo).port}`;
    const sent = await sendWebhook(`http://${at}/`, {}, '{}', [at]);
    odd.close();
    expect(sent).toEqual({ status: null, body: null, fault: 'unreachable' });
  });
});
