import { type LookupFunction, isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';
import { publicAddresses } from './public-names.js';

/** What a test may put in place of the internet. */
export interface Internet {
  /** Every address of a host name. */
  resolve(host: string): Promise<string[]>;
  isPublic(address: string): boolean;
  ports: readonly string[];
  milliseconds: number;
}

export const INTERNET: Internet = {
  resolve: (host) => publicAddresses(host),
  isPublic: isPublicAddress,
  ports: ['', '80', '443'],
  milliseconds: 5000,
};

/**
 * True for an address as people write it: no name and password, no other spelling of an IPv4 address (decimal, octal,
 * hexadecimal, short), one of these ports.
 */
export function isPlainAddress(address: string, ports: readonly string[]): boolean {
  if (!/^https?:\/\/[^\s\\@]+$/i.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  const written = /^https?:\/\/([^/?#:]*|\[[^\]]*\])(?=[/?#:]|$)/i.exec(address)?.[1]?.toLowerCase();
  const isSpelledOut = isIP(url.hostname) === 4 && written !== url.hostname;
  return !url.username && !url.password && ports.includes(url.port) && !isSpelledOut;
}

/** The first address of a host; null when it has none, or one of them lies inside (security requirement S25). */
export async function addressOf({ hostname }: URL, net: Internet, signal: AbortSignal): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await within(signal, net.resolve(host)).catch(() => []);
  const [first] = addresses;
  return first !== undefined && addresses.every((one) => net.isPublic(one)) ? first : null;
}

/** Connects to the address that was looked at, whatever the name resolves to by now. */
export function pinnedTo(address: string): LookupFunction {
  const family = isIP(address);
  return ((_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)) as LookupFunction;
}

/** A promise that gives up with the signal. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true });
    work.then(resolve, reject);
  });
