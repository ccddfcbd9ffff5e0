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
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)?.[1];
  if (four) return `${four}.0/24`;
  const [head = '', tail = ''] = ip.split('%', 1)[0]?.split('::', 2) ?? [];
  const left = head.split(':').filter(Boolean);
  const right = ip.includes('::') ? tail.split(':').filter(Boolean) : [];
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups.slice(0, 3).join(':').toLowerCase()}::/48`;
}
