import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { publicAddresses } from './public-names.js';

const A = 1;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** A name server that knows one address of each kind for every host, or says nothing. */
async function serve(isSilent = false): Promise<string> {
  const socket = createSocket('udp4');
  sockets.push(socket);
  socket.on('message', (question, { port, address }) => {
    if (isSilent) return;
    // The name is as long as the question lets it be: it ends before type and class, and what may follow of options.
    const end = question.indexOf(0, 12) + 5;
    const type = question.readUInt16BE(end - 4);
    const data = type === A ? Buffer.from([93, 184, 216, 34]) : Buffer.from('26064700000000000000000000001111', 'hex');
    const head = Buffer.from([question[0]!, question[1]!, 0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]);
    const answer = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
    socket.send(Buffer.concat([head, question.subarray(12, end), answer, data]), port, address);
  });
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready));
  return `127.0.0.1:${socket.address().port}`;
}

describe('a name outside', () => {
  it('has every address that its name server knows, IPv4 first', async () => {
    const servers = [await serve()];
    expect(await publicAddresses('crm.example', servers)).toEqual(['93.184.216.34', '2606:4700::1111']);
  });

  it('is looked up where the world looks, not among the names of this machine', async () => {
    expect(await publicAddresses('localhost', [await serve()])).not.toContain('127.0.0.1');
  });

  it('has none while its name server is silent, and many such keep no other work waiting', async () => {
    const servers = [await serve(true)];
    const started = performance.now();
    const asked = Array.from({ length: 64 }, (_, index) => publicAddresses(`crm${index}.example`, servers));
    await lookup('localhost');
    expect(performance.now() - started).toBeLessThan(1000);
    expect((await Promise.all(asked)).flat()).toEqual([]);
    expect(performance.now() - started).toBeLessThan(15_000);
  }, 30_000);
});
