// Row about what Lighthouse says of the pages that travellers meet first. It is fetched when the row is asked for, at this very
// version: it weighs more than all other tools of the repository together, and nothing else needs it.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '../browser.mjs';
import { startSite } from '../site.mjs';
import { median } from './measure.mjs';

const VERSION = '13.5.0';
/** The best that a page can do is not asked for: the middle one of these visits is. */
const VISITS = 3;
const FLOORS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** A visit again where Lighthouse itself lost its trace, which says nothing of the page. */
async function measured(url, report, attempts = 3) {
  try {
    return await visit(url, report);
  } catch (fault) {
    if (attempts === 1 || !/Runtime error encountered/.test(fault.stderr ?? '')) throw fault;
    return measured(url, report, attempts - 1);
  }
}

/** Scores of one visit on the mobile preset (slow 4G, a CPU four times slower, both simulated), and what fell short. */
async function visit(url, report) {
  const { CHROMIUM_PATH: _, ...env } = process.env;
  await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${VERSION}`, '--', 'lighthouse', url, '--quiet'],
      ...['--output=json', `--output-path=${report}`, '--no-enable-error-reporting'],
      `--only-categories=${Object.keys(FLOORS).join(',')}`,
      `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
    ],
    // Anything but the repository, whose settings and packages are not Lighthouse's.
    { cwd: os.tmpdir(), env: { ...env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 26 },
  );
  const { categories, audits } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const scores = Object.fromEntries(
    Object.keys(FLOORS).map((name) => [name, Math.round(100 * categories[name].score)]),
  );
  const short = Object.keys(FLOORS)
    .filter((name) => name !== 'performance')
    .flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
  return { scores, short };
}

/** P11: performance, accessibility, best practices and SEO of home, list, details and a post. */
export async function lighthouse() {
  const site = await startSite();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-lighthouse-'));
  const rows = [];
  try {
    const first = async (kind) => (await (await fetch(`${site.url}/api/${kind}/?page_size=1`)).json()).results[0].slug;
    const pages = {
      home: '/',
      list: '/packages',
      detail: `/packages/${await first('packages')}`,
      resort: `/resorts/${await first('resorts')}`,
      post: `/blog/${await first('posts')}`,
    };
    for (const [what, address] of Object.entries(pages)) {
      const visits = [];
      for (let n = 0; n < VISITS; n++)
        visits.push(await measured(site.url + address, path.join(folder, `${what}-${n}.json`)));
      const scores = Object.keys(FLOORS).map((name) => median(visits.map((one) => one.scores[name])));
      const short = [...new Set(visits.flatMap((one) => one.short))];
      rows.push({
        row: 'P11 web.lighthouse',
        what: [what, ...short].join(', without '),
        figure: scores.join('/'),
        floor: Object.values(FLOORS).join('/'),
        ok: scores.every((score, n) => score >= Object.values(FLOORS)[n]),
      });
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
    await site.stop();
  }
  return rows;
}
