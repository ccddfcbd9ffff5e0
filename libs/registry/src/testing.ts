import type { Release } from '@atoll/contract/release';
import type { RemoteDeclaration } from '@atoll/contract/remote';

/** Values for the tests of everything that reads releases. */
export const aVersion = (n: number) => `0.1.${n}-${n.toString(16).padStart(8, '0')}`;

export const aDeclaration = ({
  name = 'mfe-a',
  namespace = 'a',
  id = 'a.home',
  path = '/a',
}: { name?: string; namespace?: string; id?: string; path?: string } = {}): RemoteDeclaration => ({
  schema: 'atoll-remote/1',
  name,
  contract: '1.0',
  runtime: 'external',
  namespace,
  routes: [{ id, path, page: 'home', access: 'public' }],
  nav: [],
});

const file = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };

export const aRelease = (change: Partial<Release>): Release => {
  const name = change.name ?? 'mfe-a';
  const namespace = name.replace('mfe-', '');
  return {
    schema: 'atoll-release/1',
    name,
    version: aVersion(1),
    created_at: '2026-11-20T00:00:00.000Z',
    entry: 'remoteEntry.js',
    initial: ['js/main.js'],
    pages: { home: ['js/home.js'] },
    declaration: aDeclaration({ name, namespace, id: `${namespace}.home`, path: `/${namespace}` }),
    files: { 'js/home.js': file, 'js/main.js': file, 'locales/en.json': file, 'remoteEntry.js': file },
    ...change,
  };
};
