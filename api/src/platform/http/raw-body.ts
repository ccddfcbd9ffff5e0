import { Readable } from 'node:stream';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** Largest body that is kept. Bytes. */
const LIMIT = 65_536;

type RawRequest = FastifyRequest & { rawBody?: Buffer };

/** Keeps the bytes of a route's body beside what they say: a signature is over them. At most 64 KiB, more is 413. */
export const KeepRawBody = () => RouteConfig({ rawBody: true, bodyLimit: LIMIT });

/** The body as it came, to the byte; empty where there was none. */
export const RawBody = createParamDecorator(
  (_: unknown, context: ExecutionContext): Buffer =>
    context.switchToHttp().getRequest<RawRequest>().rawBody ?? Buffer.alloc(0),
);

/** Keeps such bodies for the routes that ask for it. */
export function addRawBodies(server: FastifyInstance): void {
  server.addHook('preParsing', async (request: RawRequest, _reply, payload) => {
    const { rawBody } = (request.routeOptions.config ?? {}) as { rawBody?: boolean };
    if (!rawBody) return payload;
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of payload as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > LIMIT) throw new AppError(413, 'payload_too_large');
      parts.push(part);
    }
    request.rawBody = Buffer.concat(parts);
    return Readable.from(parts, { objectMode: false });
  });
}
