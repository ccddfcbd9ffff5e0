import type { FastifyRequest } from 'fastify';

const API = /^\/api(\/|\?|$)/;

/** True for what the API answers, however its address is spelled: `/%61pi/…` and `http://host/api/…` lead there as well. */
export const isApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  API.test(url) || API.test(routeOptions.url ?? '');

/** An address without its parameters. */
export const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

/** A path without the slashes at its end. Counted, for a pattern would try each run of slashes anew from each of its ends. */
export function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
