import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the time of a signature may lie from ours, either way. Seconds (security requirement S12). */
export const TOLERANCE = 300;

const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const mac = (key: Buffer, seconds: number, raw: Buffer): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(raw).digest();

/** Signature of a message: `t=<seconds>,v1=<HMAC-SHA256 over seconds and bytes>`. */
export function sign(key: Buffer, raw: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${mac(key, seconds, raw).toString('hex')}`;
}

/** True for a message that was signed with the key, to the byte, within the tolerance. Compares in constant time. */
export function isSigned(key: Buffer, raw: Buffer, header: unknown, now: Date): boolean {
  const [, time = '', given = ''] = HEADER.exec(typeof header === 'string' ? header : '') ?? [];
  if (!time) return false;
  const isRight = timingSafeEqual(mac(key, Number(time), raw), Buffer.from(given, 'hex'));
  return isRight && Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE;
}
