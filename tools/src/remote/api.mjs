// The API's side of what remotes need: whether an API that runs serves the clients that are built here.
import fs from 'node:fs/promises';
import path from 'node:path';
import { apiFaults } from './api-operations.mjs';
import { Refused } from './build-files.mjs';

/** The document that clients are generated from: in this workspace, or as it was packed with these tools. */
const documentsOf = (root) => [
  path.join(root, 'api/openapi.json'),
  path.join(import.meta.dirname, '../../openapi.json'),
];

/** Milliseconds. */
const PATIENCE = 30_000;

/**
 * Compares the API that remotes are built for with that of a site.
 * @param {{root: string, site?: string}} options `site`: address of any page of the site
 * @returns what the command line says
 * @throws {Refused} when no site is named, or it does not say what its API has
 */
export async function checkApi({ root, site }) {
  if (!site || !URL.canParse(site)) throw new Refused('Name the site: --site https://…');
  const [file, packed] = documentsOf(root);
  const read = (from) => fs.readFile(from, 'utf8').then(JSON.parse, () => null);
  const known = (await read(file)) ?? (await read(packed));
  if (!known) throw new Refused(`${file} is missing: compare in the checkout whose API your remotes were built for.`);
  const address = new URL('/api/openapi.json', site).href;
  const running = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  if (!running?.paths) throw new Refused(`${address} does not say what the API of the site has.`);
  const faults = apiFaults(known, running);
  const lines = faults.length
    ? [
        `The API of ${site} is another than the remotes built here were made for:`,
        ...faults.map((fault) => `  ${fault}`),
      ]
    : [`The API of ${site} serves all that the remotes built here may ask for.`];
  return { code: faults.length ? 1 : 0, result: { site, faults }, lines };
}
