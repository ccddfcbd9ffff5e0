import { RouteConfig } from '@nestjs/platform-fastify';

/** Bodies above this are refused with 413; routes that take files set their own. Bytes. */
export const BODY_LIMIT = 1_048_576;

/** Largest body of a route in bytes; more is 413 before it is read. Applied by `addHttpHooks`. */
export const BodyLimit = (bytes: number) => RouteConfig({ bodyLimit: bytes });
