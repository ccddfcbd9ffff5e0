// What the API's document is made from, as one hash: dates of files tell nothing after a checkout or a build from the cache.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = [
  'package-lock.json',
  'api/tsconfig*.json',
  'api/src/**/*.{ts,json}',
  'libs/{contract,registry}/src/**/*.ts',
];

/** Stands beside the document that was made from these sources. */
export const SOURCES_FILE = path.join(ROOT, 'api/dist/openapi.sources');

/** Hash of the sources as they are now, tests left out. */
export function apiSources() {
  const hash = createHash('sha256');
  const files = fs.globSync(SOURCES, { cwd: ROOT }).filter((file) => !/spec\.ts$/.test(file));
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(fs.readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}
