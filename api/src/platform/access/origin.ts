import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where a call comes from: what sessions show of a device, and what the audit finds a request by. */
export interface CallOrigin {
  requestId: string;
  ip: string;
  userAgent: string;
}

/** The origin of the call as a handler parameter. */
export const Origin = createParamDecorator((_: unknown, context: ExecutionContext): CallOrigin => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { requestId: request.id, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
});

/** An address without the part that names a household: `203.0.113.7` → `203.0.113.0/24`, IPv6 to 48 bits. */
export function coarseAddress(ip: string): string {
  const four = IPV4.exec(ip)?.[1];
  return four ? `${four}.0/24` : `${networkOf(ip, 3)}::/48`;
}

/** Who shares an address: `203.0.113.7` as it is, IPv6 to the 64 bits that one line has; the rest its devices choose freely. */
export const householdOf = (ip: string): string =>
  IPV4.test(ip) ? ip.replace(/^::ffff:/i, '') : ip.includes(':') ? `${networkOf(ip, 4)}::/64` : ip;

const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i;

/** The first groups of an IPv6 address, written out. */
function networkOf(ip: string, count: number): string {
  const [head = '', tail = ''] = ip.split('%', 1)[0]?.split('::', 2) ?? [];
  const left = head.split(':').filter(Boolean);
  const right = ip.includes('::') ? tail.split(':').filter(Boolean) : [];
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return groups.slice(0, count).join(':').toLowerCase();
}
