import type { RemoteSet } from '@atoll/contract/release';
import { readRemoteSet } from '../document-state';

const KEY = 'atoll_reloaded';

/**
 * Tells whether a new document would run another release of a remote, whose own could not be loaded: the page is old and the
 * release that it knows may be gone. True once for each release, so that one which is broken too ends in the error card.
 */
export async function newerOnce(set: RemoteSet, name: string, read = readRemoteSet): Promise<boolean> {
  const served = (await read())?.remotes.find((remote) => remote.name === name)?.candidates[0]?.version;
  const known = set.remotes.find((remote) => remote.name === name)?.candidates ?? [];
  if (!served || known.some(({ version }) => version === served)) return false;
  const mark = `${name} ${served}`;
  try {
    if (sessionStorage.getItem(KEY) === mark) return false;
    sessionStorage.setItem(KEY, mark);
    return true;
  } catch {
    // Without a memory of it the page might reload for ever.
    return false;
  }
}
