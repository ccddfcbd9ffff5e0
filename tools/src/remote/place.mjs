// Where releases are kept: ATOLL_REMOTES, or the data folder.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileStorage } from '@atoll/registry/file-storage';
import { Registry } from '@atoll/registry/registry';
import { Refused } from './build-files.mjs';

/**
 * Opens a store.
 * @param {string} place `file:` URL or path; relative ones start at `root`
 * @throws {Refused} for a place of another kind
 */
export function openRegistry(place, root) {
  if (/^[a-z0-9]{2,}:/i.test(place) && !place.startsWith('file:')) {
    throw new Refused(`Releases are kept in a folder (file: or a path); "${place}" is not supported.`);
  }
  if (place.startsWith('file://')) return new Registry(new FileStorage(fileURLToPath(place)));
  return new Registry(new FileStorage(path.resolve(root, place.replace(/^file:/, ''))));
}

/** The place that the environment names. */
export const placeFromEnvironment = () =>
  process.env.ATOLL_REMOTES || `file:${path.join(process.env.ATOLL_DATA || '.data', 'remotes')}`;
