import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** Lets a route take `application/x-www-form-urlencoded` beside JSON; everywhere else that is 415. */
export const UrlEncodedBody = () => RouteConfig({ urlEncoded: true });

/** Reads such bodies for the routes that ask for it. */
export function addUrlEncodedBody(server: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 16_384 } as const;
  server.addContentTypeParser('application/x-www-form-urlencoded', options, (request, body, done) => {
    const { urlEncoded } = (request.routeOptions.config ?? {}) as { urlEncoded?: boolean };
    if (urlEncoded) done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else done(new AppError(415, 'unsupported_media_type'));
  });
}
