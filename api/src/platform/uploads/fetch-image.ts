import http from 'node:http';
import https from 'node:https';
import { ValidationFailedError } from '../errors/app-error.js';
import { INTERNET, type Internet, addressOf, isPlainAddress, pinnedTo } from '../outside/internet.js';
import { FILE_LIMIT, type SentFile, fileName } from './multipart-reader.js';

const MAX_LENGTH = 500;

/**
 * Loads a picture from an address somebody has given (security requirement S25): http or https on their own ports, a host that
 * resolves to nothing but public addresses, connected to at the address that was looked at, no redirects, 5 seconds, 5,242,880
 * bytes. What it is, is for `acceptImage` to tell.
 * @param field name of the address's field, for messages
 * @throws {ValidationFailedError} 400 on the field: `invalid_url`, `file_too_large`, or `image_not_loaded`, which is the same for what
 *   must not be reached and for what does not answer, so that nobody can explore a network with it
 */
export async function fetchImage(address: string, field: string, internet: Partial<Internet> = {}): Promise<SentFile> {
  const net = { ...INTERNET, ...internet };
  const url = readAddress(address, field, net.ports);
  const refuse = () => ValidationFailedError.on(field, 'image_not_loaded');
  const signal = AbortSignal.timeout(net.milliseconds);
  const place = await addressOf(url, net, signal);
  if (place === null) throw refuse();
  const bytes = await load(url, place, signal).catch((error: unknown) => {
    throw error instanceof TooLarge ? ValidationFailedError.on(field, 'file_too_large') : refuse();
  });
  return { field, name: fileName(lastName(url)), bytes };
}

class TooLarge extends Error {}

/** An address as the rules allow it. */
function readAddress(address: string, field: string, ports: readonly string[]): URL {
  if (address.length > MAX_LENGTH || !isPlainAddress(address, ports))
    throw ValidationFailedError.on(field, 'invalid_url');
  return new URL(address);
}

function lastName(url: URL): string {
  try {
    return decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}

/** Connects to the address that was looked at, whatever the name resolves to by now. */
function load(url: URL, address: string, signal: AbortSignal): Promise<Buffer> {
  const headers = {
    accept: 'image/avif,image/webp,image/png,image/jpeg',
    'accept-encoding': 'identity',
    'user-agent': 'Atoll',
  };
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const call = request(
      url,
      { lookup: pinnedTo(address), headers, signal, agent: false, maxHeaderSize: 16_384 },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        const end = (error: Error) => {
          reject(error);
          call.destroy();
        };
        if (answer.statusCode !== 200) return end(new Error(`status ${answer.statusCode}`));
        if (Number(answer.headers['content-length'] ?? 0) > FILE_LIMIT) return end(new TooLarge());
        answer.on('data', (part: Buffer) => {
          size += part.length;
          if (size > FILE_LIMIT) end(new TooLarge());
          else parts.push(part);
        });
        answer.on('end', () => (answer.complete ? resolve(Buffer.concat(parts)) : reject(new Error('broken off'))));
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    // Whoever answers with another protocol is left without an error.
    call.on('close', () => reject(new Error('no answer')));
    call.end();
  });
}
