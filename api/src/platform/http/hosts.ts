import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { answerError } from './framework-errors.js';

/** `name`, `name:port` or `[::1]:port`, as `Host` writes them; group 1 or 2 is the name. */
const HOST = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/;

/**
 * Whether a `Host` header leads here: the name of `ATOLL_BASE_URL`, those of `ATOLL_HOSTS`, the machine itself or a bare address,
 * as probes and phones in the same network use it. HTTP/1.0 sends none.
 */
export function isOurHost(header: string | undefined, names: ReadonlySet<string>): boolean {
  if (header === undefined) return true;
  const [, bracketed, plain] = HOST.exec(header.toLowerCase()) ?? [];
  const name = bracketed ?? plain ?? '';
  return names.has(name) || isIP(name) !== 0;
}

/** Whether a call names its host twice; who stands before the server might have read the other one (RFC 9112, 3.2). */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  // Names stand at even places, values between them.
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/**
 * Answers 421 to calls for another site and 400 to those for two (security requirement S30): nothing is built from `Host`, yet what stands in front of the
 * server might keep an answer under it.
 */
export function addHostCheck(server: FastifyInstance, { baseUrl, hosts }: Config): void {
  const names = new Set(['localhost', new URL(baseUrl).hostname, ...hosts.map((name) => name.toLowerCase())]);
  // Without a promise, and looked at once for the many calls under one name: this runs before every answer.
  let known: string | undefined;
  server.addHook('onRequest', (request, reply, next) => {
    const { host } = request.headers;
    if (host !== known && !isOurHost(host, names)) return answerError(new AppError(421, 'misdirected'), request, reply);
    known = host;
    if (namesTwoHosts(request.raw.rawHeaders)) return answerError(new AppError(400, 'bad_request'), request, reply);
    next();
  });
}
