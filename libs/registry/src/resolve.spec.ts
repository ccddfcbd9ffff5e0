import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Release } from '@atoll/contract/release';
import {
  type Channel,
  checkChannel,
  emptyChannel,
  promoted,
  rolledBack,
  switched,
  versionsOf,
  without,
} from './channel.ts';
import { conflicts, withoutCollisions } from './conflicts.ts';
import { supportsContract } from './contract-range.ts';
import { checkDeclaration } from './declaration.ts';
import { checkRelease } from './release-check.ts';
import { resolve } from './resolve.ts';
import { checkOffer, inRange, shellFaults } from './shell-fit.ts';
import { aDeclaration, aRelease, aVersion } from './testing.ts';

const NAMES = ['mfe-a', 'mfe-b', 'mfe-c'] as const;
const AT = new Date('2026-11-20T00:00:00Z');

const channels = fc
  .array(fc.record({ name: fc.constantFrom(...NAMES), version: fc.integer({ min: 0, max: 5 }) }), { maxLength: 30 })
  .map((steps) =>
    steps.reduce<Channel>(
      (channel, { name, version }) => promoted(channel, name, aVersion(version), AT) ?? channel,
      emptyChannel(),
    ),
  );
const existing = fc.func(fc.boolean());

describe('resolve', () => {
  it('offers the promoted release first, then the previous one, and only releases that exist', () => {
    fc.assert(
      fc.property(channels, existing, (channel, exists) => {
        const releaseOf = (name: string, version: string): Release | null =>
          exists(`${name}/${version}`) ? aRelease({ name, version }) : null;
        const set = resolve('stable', channel, releaseOf);
        expect(set.rev).toBe(channel.rev);
        expect(set.remotes.map(({ name }) => name)).toEqual(Object.keys(channel.remotes).toSorted());
        for (const { name, candidates } of set.remotes) {
          const { stable, previous, earlier = [] } = channel.remotes[name] ?? { stable: '', previous: null };
          const all = [stable, previous, ...earlier].filter((version) => version !== null);
          expect(all.length).toBeLessThanOrEqual(3);
          const wanted = all.filter((version) => releaseOf(name, version) !== null);
          expect(candidates.map(({ version }) => version)).toEqual(wanted);
        }
      }),
    );
  });

  it('hands out the integrity of scripts and style sheets only', () => {
    const channel = promoted(emptyChannel(), 'mfe-a', aVersion(1), AT) ?? emptyChannel();
    const [remote] = resolve('stable', channel, (name, version) => aRelease({ name, version })).remotes;
    expect(remote?.candidates[0]?.base).toBe(`/r/mfe-a/${aVersion(1)}/`);
    expect(Object.keys(remote?.candidates[0]?.integrity ?? {})).toEqual(['js/home.js', 'js/main.js', 'remoteEntry.js']);
  });
});

describe('a channel', () => {
  it('counts revisions without a gap and never names one version twice', () => {
    fc.assert(
      fc.property(channels, (channel) => {
        for (const entry of Object.values(channel.remotes))
          expect(new Set(versionsOf(entry)).size).toBe(versionsOf(entry).length);
      }),
    );
  });

  it('stays as it is when the promoted version is promoted again', () => {
    const channel = promoted(emptyChannel(), 'mfe-a', aVersion(1), AT) ?? emptyChannel();
    expect(promoted(channel, 'mfe-a', aVersion(1), AT)).toBeNull();
  });

  it('forgets the release it is rolled back from', () => {
    const one = promoted(emptyChannel(), 'mfe-a', aVersion(1), AT) ?? emptyChannel();
    const two = promoted(one, 'mfe-a', aVersion(2), AT) ?? one;
    expect(rolledBack(two, 'mfe-a', { stable: aVersion(1), previous: null }, AT)).toMatchObject({
      rev: 3,
      change: { action: 'rollback', from: aVersion(2), to: aVersion(1) },
      remotes: { 'mfe-a': { stable: aVersion(1), previous: null } },
    });
  });
});

describe('a channel whose remote is switched off', () => {
  const apply = (channel: Channel, ...steps: ((channel: Channel) => Channel | null | false)[]) =>
    steps.reduce((now, step) => step(now) || now, channel);
  const off = apply(
    emptyChannel(),
    (it) => promoted(it, 'mfe-a', aVersion(1), AT),
    (it) => promoted(it, 'mfe-a', aVersion(2), AT),
    (it) => switched(it, 'mfe-a', false, AT),
  );

  it.each([
    ['a promotion', (it: Channel) => promoted(it, 'mfe-a', aVersion(3), AT)],
    ['a rollback', (it: Channel) => rolledBack(it, 'mfe-a', { stable: aVersion(1), previous: null }, AT)],
    ['a withdrawal', (it: Channel) => without(it, 'mfe-a', aVersion(2), AT)],
  ])('keeps it off through %s', (_, step) => {
    const next = apply(off, step);
    expect(next.rev).toBe(off.rev + 1);
    expect(next.remotes['mfe-a']).toMatchObject({ off: true });
  });

  it('is refused when it is damaged', () => {
    expect(checkChannel(off).faults).toBeNull();
    const entry = { stable: aVersion(2), previous: null };
    for (const change of [{ off: false }, { earlier: ['../x'] }, { previous: '../x' }, { stable: '../x' }])
      expect(checkChannel({ ...off, remotes: { 'mfe-a': { ...entry, ...change } } }).faults).toHaveLength(1);
  });
});

describe('the contract range', () => {
  it.each([
    ['2.1', '2.1', true],
    ['2.0', '2.1', true],
    ['2.2', '2.1', false],
    ['1.9', '2.1', true],
    ['0.9', '2.1', false],
    ['3.0', '2.1', false],
    ['2', '2.1', false],
    ['2.1.0', '2.1', false],
    ['02.1', '2.1', false],
  ])('contract %s on a shell of %s: %s', (contract, shell, supported) => {
    expect(supportsContract(contract, shell)).toBe(supported);
  });
});

describe('the range of a shared package', () => {
  it.each([
    ['19.3.1', '^19.3.0', true],
    ['19.3.0', '^19.3.0', true],
    ['19.3.0', '^19.3.1', false],
    ['19.4.0', '^19.3.9', true],
    ['19.2.9', '^19.3.0', false],
    ['20.0.0', '^19.3.0', false],
    ['18.9.9', '^19.0.0', false],
    ['0.4.2', '^0.4.0', true],
    ['0.5.0', '^0.4.0', false],
    ['0.4.0', '^0.5.0', false],
    ['19.3.1-rc.1', '^19.3.0', true],
    ['19.3', '^19.3.0', false],
    ['19.3.1', '19.3.1', false],
    ['', '^19.3.0', false],
  ])('%s in %s: %s', (version, range, isIn) => expect(inRange(version, range)).toBe(isIn));

  it('is asked of every package that a release names, and of none in a release that names none', () => {
    const offer = { contract: '1.0', shared: { react: '19.3.1' } };
    const release = aRelease({ shared: { react: '^19.4.0', i18next: '^27.1.0' } });
    expect(shellFaults(release, offer)).toHaveLength(2);
    expect(shellFaults(aRelease({}), offer)).toEqual([]);
    expect(shellFaults(aRelease({}), { ...offer, contract: '0.9' })).toHaveLength(1);
    expect(checkRelease(aRelease({ shared: { react: '19.3.1' } })).faults).toHaveLength(1);
    expect(checkOffer(offer).faults).toBeNull();
    expect(checkOffer({ ...offer, contract: '1' }).faults).toHaveLength(1);
    expect(checkOffer({ ...offer, shared: { react: '^19.3.1' } }).faults).toHaveLength(1);
  });
});

describe('a declaration', () => {
  it('is accepted when it follows the schema', () => {
    expect(checkDeclaration(aDeclaration()).faults).toBeNull();
  });

  it.each([
    ['an unknown field', { owner: 'x' }],
    ['another runtime', { runtime: 'own' }],
    ['a name with a slash', { name: '../x' }],
    ['a relative route', { routes: [{ id: 'a', path: 'x', page: 'a', access: 'public' }] }],
    ['a route that names a part twice', { routes: [{ id: 'a', path: '/x/:id/:id', page: 'a', access: 'public' }] }],
    [
      'a public route with a permission',
      {
        routes: [{ id: 'a', path: '/x', page: 'a', access: 'public', permission: 'bookings.view' }],
      },
    ],
    [
      'a repeated route id',
      {
        routes: [
          { id: 'a', path: '/x', page: 'a', access: 'public' },
          { id: 'a', path: '/y', page: 'a', access: 'public' },
        ],
      },
    ],
    ['a link to another site', { nav: [{ id: 'a', area: 'main', to: '//evil', labelKey: 'a:b', order: 1 }] }],
  ])('is refused with %s', (_what, change) => {
    expect(checkDeclaration({ ...aDeclaration(), ...change }).faults).toHaveLength(1);
  });

  it('is never accepted nor a crash when it is anything else', () => {
    fc.assert(fc.property(fc.anything(), (value) => expect(checkDeclaration(value).faults).not.toBeNull()));
  });
});

describe('a release', () => {
  it('is refused when its entry is not among its files, or a file name leaves its folder', () => {
    expect(checkRelease(aRelease({})).faults).toBeNull();
    expect(checkRelease(aRelease({ entry: 'other.js' })).faults).toHaveLength(1);
    const file = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };
    for (const name of ['../x.js', '/x.js', 'a//b.js', '.env', 'a/./b', 'a\\b', 'a b']) {
      const files = { ...aRelease({}).files, [name]: file };
      expect(checkRelease(aRelease({ files })).faults).toHaveLength(1);
    }
  });

  it('may draw its pages on a server, by one file of its own in its folder', () => {
    const file = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };
    const drawnBy = (server: string) =>
      checkRelease(aRelease({ server, files: { ...aRelease({}).files, [server]: file } })).faults;
    expect(drawnBy('server/server.1a2b3c4d.cjs')).toBeNull();
    for (const name of ['js/main.js', 'server.cjs', 'server/a.js', 'server/a/b.cjs', 'server/.cjs', 'server/../a.cjs'])
      expect(drawnBy(name)).toContainEqual(expect.stringContaining('release.json/server: must match'));
    expect(checkRelease(aRelease({ server: 'server/gone.cjs' })).faults).toEqual([
      'release.json: names "server/gone.cjs", which is not among its files',
    ]);
  });
});

describe('a release whose description is damaged', () => {
  const { files } = aRelease({});
  const of = (change: object) =>
    ({ ...files, 'js/main.js': { ...files['js/main.js'], ...change } }) as Release['files'];

  it.each<[string, Partial<Release>]>([
    ['a first script that is not among its files', { initial: ['js/gone.js'] }],
    ['a script of a page that is not among its files', { pages: { home: ['js/gone.js'] } }],
    ['the declaration of another remote', { declaration: aDeclaration({ name: 'mfe-b' }) }],
    ['a hash that no browser checks', { files: of({ integrity: 'sha1-AAAA' }) }],
    ['a file without its size', { files: of({ bytes: -1 }) }],
  ])('is refused: %s', (_, change) => {
    expect(checkRelease(aRelease(change)).faults).toHaveLength(1);
  });
});

describe('conflicts', () => {
  it('sees the same address under another parameter name, and leaves the remote itself out', () => {
    const mine = aDeclaration({ name: 'mfe-a', namespace: 'a', id: 'a.x', path: '/x/:id' });
    const theirs = aDeclaration({ name: 'mfe-b', namespace: 'b', id: 'b.x', path: '/x/:slug' });
    expect(conflicts(mine, [theirs])).toEqual(['route /x/:id is served by mfe-b']);
    expect(conflicts(mine, [mine])).toEqual([]);
    expect(conflicts(mine, [aDeclaration({ name: 'mfe-b', namespace: 'a', id: 'a.x', path: '/x/new' })])).toHaveLength(
      2,
    );
    const nav = [{ id: 'a', area: 'main' as const, to: '/', labelKey: 'a:b', order: 1 }];
    const apart = aDeclaration({ name: 'mfe-b', namespace: 'b', id: 'b.y', path: '/y' });
    expect(conflicts({ ...mine, nav }, [{ ...apart, nav }])).toEqual(['navigation id "a" belongs to mfe-b']);
  });
});

describe('declarations that collide', () => {
  const of = (name: string, routes: [string, string][]) => ({
    ...aDeclaration({ name, namespace: name }),
    routes: routes.map(([id, path]) => ({ id, path, page: 'home', access: 'public' as const })),
  });

  it('stand beside each other without what an earlier one has: same id, or same address', () => {
    const { declarations, leftOut } = withoutCollisions([
      of('mfe-a', [
        ['a.x', '/x/:id'],
        ['a.y', '/y'],
      ]),
      of('mfe-b', [
        ['b.x', '/x/:slug'],
        ['a.y', '/z'],
        ['b.w', '/w'],
      ]),
    ]);
    expect(declarations.map(({ routes }) => routes.map(({ path }) => path))).toEqual([['/x/:id', '/y'], ['/w']]);
    expect(leftOut).toEqual([
      { remote: 'mfe-b', what: 'route /x/:slug', owner: 'mfe-a' },
      { remote: 'mfe-b', what: 'route /z', owner: 'mfe-a' },
    ]);
  });

  it('lose nothing when there is nothing to lose, and a link with an id that is taken', () => {
    const link = { id: 'x', area: 'main' as const, to: '/', labelKey: 'a:b', order: 1 };
    const both = [of('mfe-a', [['a', '/a']]), of('mfe-b', [['b', '/b']])];
    expect(withoutCollisions(both)).toEqual({ declarations: both, leftOut: [] });
    const linked = both.map((declaration) => ({ ...declaration, nav: [link] }));
    expect(withoutCollisions(linked).declarations.map(({ nav }) => nav.length)).toEqual([1, 0]);
  });
});
