import { describe, expect, it } from '@jest/globals';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import { movedTo, paramsOf, routeOf } from './document-route.js';

const remote = (name: string, ...paths: string[]): RemoteDeclaration => ({
  schema: 'atoll-remote/1',
  name: `mfe-${name}`,
  contract: '1.0',
  runtime: 'external',
  namespace: name,
  routes: paths.map((path) => ({ id: `${name} ${path}`, path, page: path, access: 'public' })),
  nav: [],
});
const REMOTES = [remote('trips', '/trips/:slug', '/dashboard/trips'), remote('first', '/trips/first')];

describe('the parts of a path that a route names', () => {
  it.each([
    ['/trips/:slug', '/trips/reef-week', { slug: 'reef-week' }],
    ['/trips/:slug/days/:day', '/trips/reef/days/2', { slug: 'reef', day: '2' }],
    ['/trips/:slug', '/trips/%D1%80%D0%B8%D1%84', { slug: 'риф' }],
    ['/trips', '/trips', {}],
    ['/trips/:slug', '/trips', null],
    ['/trips/:slug', '/trips/a/b', null],
    ['/trips/:slug', '/trips/..', null],
    ['/trips/:slug', '/trips/%2e%2e', null],
    ['/trips/:slug', '/trips/%zz', null],
    ['/trips.all', '/trips.all', {}],
    // A dot is a dot.
    ['/trips.all', '/trips-all', null],
    ['/~trips', '/~trips', {}],
    // What is published is checked for this; no page may fail where the check was gone round.
    ['/trips/:slug/:slug', '/trips/a/a', null],
  ])('of %s in %s', (route, path, params) => {
    expect(paramsOf(route, path)).toEqual(params);
  });
});

describe('whose an address is', () => {
  it.each([
    ['/trips/reef', 'page', 'mfe-trips', 'en'],
    ['/ru/trips/reef', 'page', 'mfe-trips', 'ru'],
    // The one that names more of it.
    ['/trips/first', 'page', 'mfe-first', 'en'],
    ['/lagoon', 'unknown', undefined, 'en'],
    ['/dashboard/trips', 'staff', 'mfe-trips', 'en'],
    ['/dashboard', 'staff', undefined, 'en'],
    ['/dashboard/none', 'unknown', undefined, 'en'],
    // The office has no language in its address.
    ['/ru/dashboard/trips', 'unknown', 'mfe-trips', 'ru'],
  ])('%s', (pathname, kind, owner, language) => {
    const found = routeOf(pathname, REMOTES);
    expect([found.kind, found.owner?.remote, found.language]).toEqual([kind, owner, language]);
  });
});

describe('where an address has moved to', () => {
  it.each([
    ['/en', '', '/'],
    ['/en/trips', '?a=1', '/trips?a=1'],
    ['/english', '', null],
    ['/trips/', '?a=1', '/trips?a=1'],
    ['/ru/trips//', '', '/ru/trips'],
    ['/ru/dashboard/trips', '?a=1', '/dashboard/trips?a=1'],
    ['/en//elsewhere.example', '', null],
    ['/trips', '', null],
    ['/', '', null],
  ])('%s%s', (pathname, search, place) => {
    expect(movedTo(pathname, search)).toBe(place);
  });
});
