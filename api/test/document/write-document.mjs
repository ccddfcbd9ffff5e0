// The OpenAPI document of the sources as they stand. It needs the compiler (the Swagger plugin reads types and comments), so
// Jest takes the one of the last build where that is fresh, and builds where a test cannot do without.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const API = path.resolve(import.meta.dirname, '../..');
const BUILT = path.join(API, 'dist/openapi.json');

const newest = (folder) =>
  Math.max(
    ...readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/spec\.ts$/.test(entry.name))
      .map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs),
  );

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

/**
 * @param {string} file where the document goes
 * @param {boolean} build whether to compile when the last build is older than the sources
 * @returns {boolean} whether the document is written
 */
export function writeDocument(file, build) {
  const sources = newest(path.join(API, 'src'));
  const fresh = () => existsSync(BUILT) && statSync(BUILT).mtimeMs > sources;
  if (!fresh() && !build) return false;
  return locked(() => {
    if (!fresh() && !run(path.resolve(API, '../tools/src/build-api.mjs'))) return false;
    copyFileSync(BUILT, file);
    return true;
  });
}
