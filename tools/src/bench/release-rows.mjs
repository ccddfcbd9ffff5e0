// Rows about a team's day: what builds cost beside one bundle, and how long a release takes from built to served and back.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { main } from '../remote/cli.mjs';
import { median } from './measure.mjs';
import { buildSingle } from './single-bundle/build.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PARTS = ['shell', 'mfe-catalog', 'mfe-booking', 'mfe-admin', 'mfe-i18n'];
const RSPACK = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
const ROUNDS = 3;

const seconds = async (work) => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

/** Builds one part into a folder of its own, without any cache. */
function build(part, out) {
  const result = spawnSync(process.execPath, [RSPACK, 'build', '--output-path', path.join(out, part)], {
    cwd: path.join(ROOT, part),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new Error(`${part} could not be built:\n${result.stdout}${result.stderr}`);
}

/** P13: shell and all remotes built one after the other, and one remote alone, beside the single bundle; cold each time. */
export async function builds() {
  const samples = { all: [], one: [], single: [] };
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-builds-'));
  try {
    for (let round = 0; round < ROUNDS; round++) {
      samples.single.push(await seconds(() => fs.rmSync(buildSingle(), { recursive: true })));
      samples.all.push(await seconds(() => PARTS.forEach((part) => build(part, out))));
      samples.one.push(await seconds(() => build('mfe-catalog', out)));
    }
  } finally {
    fs.rmSync(out, { recursive: true, force: true });
  }
  const row = (what, sample, floor) => {
    const ratio = median(sample) / median(samples.single);
    const figure = `${ratio.toFixed(2)}× of ${median(samples.single).toFixed(1)} s`;
    return { row: 'P13 build', what, figure, floor: `${floor.toFixed(2)}×`, ok: ratio <= floor };
  };
  return [row('shell and remotes, one after the other', samples.all, 3), row('one remote', samples.one, 1)];
}

/** P14: publish, promote and roll back a built remote in a store of files, as the command line does it. */
export async function publishing() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-publishing-'));
  const catalog = path.join(root, 'mfe-catalog');
  const options = { root, print: () => undefined, printError: console.error };
  const run = async (...args) => {
    const code = await main([...args, '--store', `file:${path.join(root, 'store')}`], options);
    if (code !== 0) throw new Error(`remote ${args.join(' ')} ended with ${code}.`);
  };
  const times = { publish: [], promote: [], rollback: [] };
  try {
    for (const part of ['package.json', 'remote.json', 'locales', 'dist'])
      fs.cpSync(path.join(ROOT, 'mfe-catalog', part), path.join(catalog, part), { recursive: true });
    const texts = path.join(catalog, 'dist/locales/en.json');
    for (let round = 0; round <= ROUNDS; round++) {
      // Other bytes, so that it is another release.
      fs.appendFileSync(texts, ' ');
      const spent = {
        publish: await seconds(() => run('publish', 'mfe-catalog')),
        promote: await seconds(() => run('promote', 'mfe-catalog')),
      };
      if (round === 0) continue;
      spent.rollback = await seconds(() => run('rollback', 'mfe-catalog'));
      for (const [name, value] of Object.entries(spent)) times[name].push(value);
    }
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
  const floors = { publish: 2, promote: 0.5, rollback: 0.5 };
  return Object.entries(floors).map(([what, floor]) => {
    const value = median(times[what]);
    return {
      row: 'P14 remote.publish',
      what,
      figure: `${(value * 1000).toFixed(0)} ms`,
      floor: `${floor * 1000} ms`,
      ok: value <= floor,
    };
  });
}
