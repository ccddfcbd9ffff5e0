import http from 'node:http';
import https from 'node:https';
import { INTERNET, type Internet, addressOf, isPlainAddress, pinnedTo } from '../../platform/outside/internet.js';
import { insideAddresses } from '../../platform/outside/public-names.js';
import type { DeliveryFault } from './webhook-delivery.entity.js';

/** A receiver that takes longer has not taken it. Milliseconds. */
const PATIENCE = 10_000;

/** How much of an answer is read, and how much of it is kept. */
const READ = 16_384;
const KEPT = 1000;

export const URL_MAX = 500;

/** What came of sending a message. */
export interface Outcome {
  /** Null where no answer came. */
  status: number | null;
  body: string | null;
  fault: DeliveryFault | null;
}

const isAllowed = (address: string, inside: readonly string[]): boolean =>
  URL.canParse(address) && inside.includes(new URL(address).host);

/**
 * True for an address that messages may go to: `https:` on its usual port without name and password, or a host that the installation
 * allows although it lies inside (`ATOLL_WEBHOOK_HOSTS`).
 */
export const isReceiver = (address: string, inside: readonly string[]): boolean =>
  address.length <= URL_MAX &&
  (isAllowed(address, inside)
    ? /^https?:\/\/[^\s\\@]+$/i.test(address)
    : /^https:/i.test(address) && isPlainAddress(address, ['', '443']));

/**
 * Sends a message. The host is looked up each time and connected to at the address that was looked at; one that lies inside is not
 * (security requirement S25). Redirects are answers like any other.
 * @param inside hosts that are allowed although they lie inside
 */
export async function sendWebhook(
  address: string,
  headers: Record<string, string>,
  body: string,
  inside: readonly string[],
  internet: Partial<Internet> = {},
): Promise<Outcome> {
  const net = { ...INTERNET, milliseconds: PATIENCE, ...internet };
  const signal = AbortSignal.timeout(net.milliseconds);
  if (!isReceiver(address, inside)) return failed('closed_address');
  const url = new URL(address);
  const isInside = isAllowed(address, inside);
  const place = await addressOf(
    url,
    isInside ? { ...net, resolve: insideAddresses, isPublic: () => true } : net,
    signal,
  );
  if (place === null) return failed('closed_address');
  return new Promise((resolve) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const options = { method: 'POST', lookup: pinnedTo(place), headers, signal, agent: false, maxHeaderSize: 16_384 };
    const call = request(url, options, (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, body: shown(text), fault: null });
        call.destroy();
      };
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= READ) end();
      });
      answer.on('end', end);
      answer.on('error', (error) => resolve(failed(faultOf(error))));
    });
    call.on('error', (error) => resolve(failed(faultOf(error))));
    // Whoever answers with another protocol is left without an error.
    call.on('close', () => resolve(failed(signal.aborted ? 'timeout' : 'unreachable')));
    call.end(body);
  });
}

const failed = (fault: DeliveryFault): Outcome => ({ status: null, body: null, fault });

function faultOf({ name, code = '' }: Error & { code?: string }): DeliveryFault {
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT')
    return 'timeout';
  if (code === 'ECONNREFUSED') return 'refused';
  return /CERT|SSL|TLS|EPROTO|SIGNED/.test(code) ? 'tls' : 'unreachable';
}

/** The beginning of an answer as it can be stored and shown. */
const shown = (text: string): string =>
  text
    .slice(0, KEPT)
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
