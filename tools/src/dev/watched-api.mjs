// Runs the API from its sources, as a child of the start, and anew when one of them has changed.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCES = ['api/src', 'libs/contract/src', 'libs/registry/src'];
const SETTLED_MS = 100;

let child;
let timer;

function run() {
  const typescript = path.join(ROOT, 'tools/presets/typescript.mjs');
  const started = spawn(process.execPath, ['--import', typescript, 'api/src/main.ts'], { cwd: ROOT, stdio: 'inherit' });
  child = started;
  started.once('exit', (code) => {
    // What does not start is mended by the next change.
    if (child === started && code) console.error('The API has ended; it is started again when a source changes.');
  });
}

function restart() {
  console.log('      the API has changed and is being started again …');
  const ending = child;
  child = null;
  if (ending.exitCode !== null || ending.signalCode !== null) return run();
  ending.once('exit', run);
  ending.kill('SIGTERM');
}

for (const folder of SOURCES)
  fs.watch(path.join(ROOT, folder), { recursive: true }, (_, file) => {
    if (!file || /spec\.ts$|~$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLED_MS);
  });
const end = () => {
  child?.removeAllListeners('exit');
  child?.kill('SIGTERM');
  process.exit(0);
};
process.on('disconnect', end);
process.on('SIGTERM', end);
run();
