import type { FastifyInstance } from 'fastify';
import { pathOf } from '../fields/addresses.js';
import { AppError } from '../errors/app-error.js';
import { answerError } from './framework-errors.js';

/** 405: the address is there, the method is not; `Allow` names those that are. */
export class MethodNotAllowedError extends AppError {
  constructor(allowed: string) {
    super(405, 'method_not_allowed', {}, {}, { allow: allowed });
  }
}

interface Route {
  /** Parts of the address; one that begins with a colon stands for anything. */
  parts: string[];
  methods: Set<string>;
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

/** The path as the router reads it, or nothing where its encoding is broken. */
function decoded(url: string): string | null {
  try {
    return decodeURI(pathOf(url).replace(/^https?:\/\/[^/]+/i, ''));
  } catch {
    return null;
  }
}

/**
 * Tells a method that an address of the API does not have (405 with `Allow`, RFC 9110 §15.5.6) from an address that is not there
 * (404), and answers OPTIONS. Looks where no route was found, or one that takes anything where the address names something: what
 * `bookings/quote/` lacks is no booking of that name.
 */
export function addMethodCheck(server: FastifyInstance): void {
  const routes = new Map<string, Route>();
  server.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    const parts = partsOf(url);
    const key = parts.join('/');
    const route = routes.get(key) ?? { parts, methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    routes.set(key, route);
  });

  /** Methods of an address: of the route that names it, else of those that take anything in its place. */
  const allowed = (path: string): string => {
    const asked = partsOf(path);
    const named = routes.get(asked.join('/'));
    const fitting = [...routes.values()].filter(
      ({ parts }) =>
        parts.length === asked.length &&
        parts.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : part === asked[at])),
    );
    const methods = new Set((named ? [named] : fitting).flatMap((route) => [...route.methods]));
    return methods.size === 0 ? '' : [...methods, 'OPTIONS'].toSorted().join(', ');
  };

  server.addHook('onRequest', (request, reply, next) => {
    const { url = '' } = request.routeOptions;
    const unsure = request.is404 || url.endsWith('*') || url.includes('/:');
    const path = unsure ? decoded(request.url) : null;
    if (path === null) return next();
    // Nearly all that is found with a part that takes anything is what it is: nobody else has that name.
    if (url.includes('/:') && !routes.has(partsOf(path).join('/'))) return next();
    const methods = path.startsWith('/api/') ? allowed(path) : '';
    // What has the method was found, or its address has a part that no route takes.
    if (!methods || methods.split(', ').includes(request.method === 'OPTIONS' ? '' : request.method)) return next();
    if (request.method === 'OPTIONS') return void reply.code(204).header('allow', methods).send();
    answerError(new MethodNotAllowedError(methods), request, reply);
  });
}
