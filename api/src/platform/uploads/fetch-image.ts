import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { ValidationFailedError } from '../errors/app-error.js';
import { FILE_LIMIT, type SentFile, fileName } from './multipart-reader.js';
import { isPublicAddress } from './public-address.js';

const MAX_LENGTH = 500;
const MILLISECONDS = 5000;
const PORTS = ['', '80', '443'];

/** What a test may put in place of the internet. */
export interface Internet {
  /** Every address of a host name. */
  resolve(host: string): Promise<string[]>;
  isPublic(address: string): boolean;
  ports: readonly string[];
  milliseconds: number;
}

const INTERNET: Internet = {
  resolve: async (host) => (await dns.lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
  ports: PORTS,
  milliseconds: MILLISECONDS,
};

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
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await within(signal, net.resolve(host)).catch(() => []);
  const [first] = addresses;
  if (first === undefined || !addresses.every((one) => net.isPublic(one))) throw refuse();
  const bytes = await load(url, first, signal).catch((error: unknown) => {
    throw error instanceof TooLarge ? ValidationFailedError.on(field, 'file_too_large') : refuse();
  });
  return { field, name: fileName(lastName(url)), bytes };
}

class TooLarge extends Error {}

/** An address as the rules allow it. Other spellings of an IPv4 address (decimal, octal, hexadecimal, short) are refused as such. */
function readAddress(address: string, field: string, ports: readonly string[]): URL {
  const fault = () => ValidationFailedError.on(field, 'invalid_url');
  if (address.length > MAX_LENGTH || !/^https?:\/\/[^\s\\@]+$/i.test(address) || !URL.canParse(address)) throw fault();
  const url = new URL(address);
  const written = /^https?:\/\/([^/?#:]*|\[[^\]]*\])(?=[/?#:]|$)/i.exec(address)?.[1]?.toLowerCase();
  const isSpelledOut = isIP(url.hostname) === 4 && written !== url.hostname;
  if (url.username || url.password || !ports.includes(url.port) || isSpelledOut) throw fault();
  return url;
}

function lastName(url: URL): string {
  try {
    return decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}

/** A promise that gives up with the signal. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true });
    work.then(resolve, reject);
  });

/** Connects to the address that was looked at, whatever the name resolves to by now. */
function load(url: URL, address: string, signal: AbortSignal): Promise<Buffer> {
  const family = isIP(address);
  const lookup = ((_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)) as LookupFunction;
  const headers = {
    accept: 'image/avif,image/webp,image/png,image/jpeg',
    'accept-encoding': 'identity',
    'user-agent': 'Atoll',
  };
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const call = request(url, { lookup, headers, signal, agent: false, maxHeaderSize: 16_384 }, (answer) => {
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
    });
    call.on('error', reject);
    call.end();
  });
}
