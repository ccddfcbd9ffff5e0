import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AttackedServer, NIGHTLY } from './attacked-server.js';

const CONNECTIONS = 300;
/** How long they drip; until the last has been sent away in the nightly run. Milliseconds. */
const DRIPPING = NIGHTLY ? 40_000 : 5000;

describe('clients that are slow on purpose', () => {
  let server: AttackedServer;
  beforeAll(async () => {
    server = await AttackedServer.start({ demo: true });
  }, 120_000);
  afterAll(() => server.stop(), 30_000);

  const port = () => server.facts.port;
  const open = async (): Promise<net.Socket> => {
    const socket = net.connect(port(), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const ask = async (lines: string[]) => {
    const socket = await open();
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  };

  const POST =
    'POST /api/contact/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n';

  it.each([
    ['heads', 'GET /packages HTTP/1.1\r\nHost: localhost\r\n', 'X-A: 1\r\n'],
    ['bodies', POST, ' '],
  ])(
    'keep nobody waiting with 300 %s that drip in',
    async (_what, begin, drop) => {
      const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, open));
      for (const socket of sockets) socket.write(begin);
      const watch = server.watch();
      const until = performance.now() + DRIPPING;
      while (performance.now() < until) {
        for (const socket of sockets) if (socket.writable) socket.write(drop);
        await sleep(500);
      }
      const { slowest, failed, lost, visits } = await watch.end();
      expect({ failed, lost }).toEqual({ failed: [], lost: [] });
      expect(slowest).toBeLessThan(3000);
      expect(visits).toBeGreaterThan(20);
      if (NIGHTLY) expect(sockets.filter(({ closed, readyState }) => !closed && readyState === 'open')).toEqual([]);
      for (const socket of sockets) socket.destroy();
    },
    DRIPPING + 60_000,
  );

  it('are sent away when a head takes more than ten seconds', async () => {
    const socket = await open();
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const started = performance.now();
    const drip = setInterval(() => socket.writable && socket.write('X-A: 1\r\n'), 250);
    await once(socket, 'close').finally(() => clearInterval(drip));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - started).toBeLessThan(12_500);
  }, 30_000);

  it('may name one host only', async () => {
    const twice = await ask(['GET / HTTP/1.1', 'Host: localhost', 'hOST: 127.0.0.1', 'Connection: close']);
    expect(twice).toMatch(/^HTTP\/1\.1 400 /);
    expect(twice).toContain('bad_request');
    expect(await ask(['GET /api/health/ HTTP/1.1', 'Host: localhost', 'Connection: close'])).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });
});
