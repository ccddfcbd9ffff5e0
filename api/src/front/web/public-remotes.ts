import type { RemoteDeclaration } from '@atoll/contract/remote';
import type { RemoteSet } from '@atoll/contract/release';
import { isStaffPath } from '@atoll/contract/paths';

const meetsTravellers = ({ routes, nav }: RemoteDeclaration): boolean =>
  routes.some(({ path }) => !isStaffPath(path)) || nav.some(({ area }) => area !== 'dashboard');

/**
 * The part of a remote set that a public page can use. The office stands in documents of its own: its releases and their
 * hashes would be dead weight in every other. A remote without a usable release stays where it may have what travellers look for.
 */
export const publicRemotes = (set: RemoteSet): RemoteSet => ({
  ...set,
  remotes: set.remotes.filter(
    ({ candidates, away }) =>
      candidates.some(({ declaration }) => meetsTravellers(declaration)) ||
      (candidates.length === 0 && (away?.some((path) => !isStaffPath(path)) ?? true)),
  ),
});
