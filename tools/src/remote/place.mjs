// Where releases are kept: ATOLL_REMOTES, or the data folder.
import path from 'node:path';
import { openStorage, parsePlace, s3CredentialsOf } from '@atoll/registry/place';
import { Registry } from '@atoll/registry/registry';

/**
 * Opens a store.
 * @param {string} place folder or bucket; relative ones start at `root`
 * @param {Record<string, string | undefined>} [env] where the credentials of a bucket are
 * @throws {PlaceError} for a place of another kind
 */
export const openRegistry = (place, root, env = process.env) =>
  new Registry(openStorage(parsePlace(place, { base: root, credentials: s3CredentialsOf(env) })));

/** The place that the environment names. */
export const placeFromEnvironment = (env = process.env) =>
  env.ATOLL_REMOTES || `file:${path.join(env.ATOLL_DATA || '.data', 'remotes')}`;
