// Builds the single bundle: the same sources without federation.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Builds it and returns its folder, which the caller removes. `pages.json` in it names what each page needs besides. */
export function buildSingle() {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-single-'));
  const config = 'tools/src/bench/single-bundle/rspack.config.mjs';
  const result = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'), 'build', '-c', config],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', SINGLE_OUT: out } },
  );
  if (result.status !== 0) throw new Error(`The single bundle could not be built:\n${result.stdout}${result.stderr}`);
  return out;
}
