// `npm run bench [-- row …]`: what the product costs, as ratios of two things timed alternately in one run. Prints a table and
// writes `.data/bench.json`. A row that misses its floor is marked; nothing here is an assertion inside a test.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { apiRows } from './bench/api-rows.mjs';
import { availability } from './bench/availability-row.mjs';
import { booking, overload } from './bench/book-row.mjs';
import { documents } from './bench/document-row.mjs';
import { growthRows } from './bench/growth-rows.mjs';
import { lighthouse } from './bench/lighthouse-row.mjs';
import { officePages } from './bench/office-pages-row.mjs';
import { officeLists } from './bench/office-rows.mjs';
import { paint, textBytes } from './bench/page-rows.mjs';
import { builds, publishing } from './bench/release-rows.mjs';
import { apiStart } from './bench/start-row.mjs';
import { federationTax, webBytes } from './bench/web-rows.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA = path.resolve(process.env.ATOLL_DATA || path.join(ROOT, '.data'));
const ROWS = {
  'api.list': () => apiRows(['api.list']),
  'api.lists': () => apiRows(['api.lists']),
  'api.facets': () => apiRows(['api.facets']),
  'api.one': () => apiRows(['api.one']),
  'api.cached': () => apiRows(['api.cached']),
  'api.search': () => growthRows(['api.search']),
  'api.growth': () => growthRows(['api.growth']),
  'api.tail': () => growthRows(['api.tail']),
  'api.availability': () => availability(),
  'api.book': () => booking(),
  'api.overload': () => overload(),
  'api.start': () => apiStart(),
  documents: () => documents(),
  'web.bytes': () => webBytes(),
  'web.federation-tax': () => federationTax(),
  'web.lighthouse': () => lighthouse(),
  'web.office': () => officeLists(),
  'web.office-pages': () => officePages(),
  'web.paint': () => paint(),
  build: () => builds(),
  'remote.publish': () => publishing(),
  'i18n.bytes': () => textBytes(),
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
for (const name of wanted)
  if (!ROWS[name]) {
    console.error(`Unknown row "${name}": use ${Object.keys(ROWS).join(', ')}.`);
    process.exit(2);
  }

const built = spawnSync(
  process.execPath,
  ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--output-style=static'],
  {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NX_TUI: 'false', NODE_ENV: 'production' },
  },
);
if (built.status !== 0) {
  console.error('The build failed: run npx nx run-many -t build to see why.');
  process.exit(1);
}

const results = [];
for (const [name, run] of Object.entries(ROWS)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.error(`measuring ${name} …`);
  const rows = await run();
  for (const { what, figure, ok } of rows) console.error(`  ${what}: ${figure}${ok ? '' : ' MISSED'}`);
  results.push(...rows);
}
const width = (key) => Math.max(key.length, ...results.map((result) => String(result[key]).length));
const columns = ['row', 'what', 'figure', 'floor'];
const line = (cells) => columns.map((key) => String(cells[key]).padEnd(width(key))).join('  ');
console.log(line({ row: 'row', what: 'what', figure: 'figure', floor: 'floor' }));
for (const result of results) console.log(`${line(result)}  ${result.ok ? 'holds' : 'MISSED'}`);
fs.mkdirSync(DATA, { recursive: true });
fs.writeFileSync(path.join(DATA, 'bench.json'), JSON.stringify(results, null, 2));
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
