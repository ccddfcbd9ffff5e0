import { RouteConfig } from '@nestjs/platform-fastify';

/** Largest body of a route in bytes; more is 413 before it is read. Applied by `addHttpHooks`. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes });
