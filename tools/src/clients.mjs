// Part of the nightly run: what integrators' tools make of the API's document. Redocly finds nothing wrong, three generators write
// clients that compile, and each of them books a trip. The tools come at the versions of `tools/clients/package.json` into a folder
// of their own: nothing else needs them, and together they weigh as much as the rest.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSite } from './site.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OPENAPI = path.join(ROOT, 'api/openapi.json');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-clients-'));
fs.cpSync(path.join(ROOT, 'tools/clients'), folder, { recursive: true });

/** Runs a program to its end in the folder. @throws Error with what it said, when it fails */
async function run(file, args, env = {}) {
  try {
    const { stdout } = await promisify(execFile)(file, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      maxBuffer: 2 ** 28,
    });
    return stdout.trim();
  } catch ({ stdout, stderr }) {
    throw new Error(`${path.basename(args[0])} failed:\n${`${stdout}${stderr}`.slice(-4000)}`);
  }
}

const bin = (name, args, env) => run(process.execPath, [path.join(folder, 'node_modules/.bin', name), ...args], env);

let site;
try {
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  await bin('redocly', ['lint', OPENAPI, '--config=redocly.yaml', '--format=summary']);
  console.log('✔ Redocly: nothing wrong');
  site = await startSite();
  await bin('orval', [], { OPENAPI, SITE: site.url });
  // What has a default may be left out.
  await bin('openapi-typescript', [OPENAPI, '--output=generated/schema.ts', '--default-non-nullable=false']);
  await bin('swagger-typescript-api', [
    ...['generate', '--path', OPENAPI, '--output', 'generated', '--name', 'api.ts', '--generate-union-enums'],
  ]);
  await run(process.execPath, [path.join(ROOT, 'node_modules/typescript-7/bin/tsc'), '--project', 'tsconfig.json']);
  for (const client of ['orval', 'openapi-typescript', 'swagger-typescript-api'])
    console.log(`✔ ${client}: booked ${await run(process.execPath, [`built/${client}.js`, site.url])}`);
} catch (error) {
  console.error(`✘ ${error.message}`);
  process.exitCode = 1;
} finally {
  await site?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
