import path from 'node:path';
import { isStaffPath } from '@atoll/contract/paths';
import { remotes } from '@atoll/tools/workspace.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** `/packages/:slug` as it may stand in an address bar. */
const addressed = (route: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replaceAll(/\/:\w+\?/g, '(/[^/]+)?')}$`);

/**
 * Routes of the remotes' declarations that none of these addresses leads to.
 * @throws when one of them takes a parameter: which address shows it only a person can say
 */
export function otherRoutes(area: 'public' | 'staff', known: string[]): { id: string; path: string }[] {
  const declared = remotes(ROOT).flatMap(({ declaration }) => declaration.routes);
  const left = declared
    .filter((route) => (isStaffPath(route.path) ? 'staff' : 'public') === area)
    .filter((route) => !known.some((address) => addressed(route.path).test(address.replace(/\?.*$/, ''))));
  const open = left.find((route) => route.path.includes(':'));
  if (open)
    throw new Error(`No screen shows ${open.path} (${open.id}): name an address of it in shell/e2e/support/screens.ts`);
  return left;
}
