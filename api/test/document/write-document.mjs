// The OpenAPI document of the sources as they stand. It needs the compiler (the Swagger plugin reads types and comments), so
// Jest takes the one of the last build where that is fresh, and builds where a test cannot do without.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { SOURCES_FILE, apiSources } from '@atoll/tools/api-sources.mjs';

const API = path.resolve(import.meta.dirname, '../..');
const BUILT = path.join(API, 'dist/openapi.json');

const run = (...args) => spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

const LOCK = path.join(API, '.document-lock');
const pause = new Int32Array(new SharedArrayBuffer(4));

/** One build at a time: two test files may ask for it at once. A lock of two minutes belongs to a run that was killed. */
function locked(work) {
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch {
      if (existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs > 120_000) rmSync(LOCK, { recursive: true });
      else Atomics.wait(pause, 0, 0, 250);
    }
  }
  try {
    return work();
  } finally {
    rmSync(LOCK, { recursive: true });
  }
}

/** Whether the document of the last build was made from these sources. */
const isFresh = (sources) =>
  existsSync(BUILT) && existsSync(SOURCES_FILE) && readFileSync(SOURCES_FILE, 'utf8') === sources;

/**
 * @param {string} file where the document goes
 * @param {boolean} build whether to compile when the last build was of other sources
 * @returns {boolean} whether the document is written
 */
export function writeDocument(file, build) {
  const sources = apiSources();
  if (!isFresh(sources) && !build) return false;
  return locked(() => {
    if (!isFresh(sources) && !run(path.resolve(API, '../tools/src/build-api.mjs'))) return false;
    copyFileSync(BUILT, file);
    return true;
  });
}
