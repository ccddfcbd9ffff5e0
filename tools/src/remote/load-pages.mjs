// Loads and sets up every page of a built remote in the built shell, in a browser, before a visitor does.
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { DOCUMENT_STATE_ID, ROOT_ID } from '@atoll/contract/document';
import { contentTypeOf } from '@atoll/registry/content-types';
import { releaseBase, resolveRelease } from '@atoll/registry/resolve';
import { Refused } from './build-files.mjs';

/** Far more than a page of this machine's own takes. */
const LATE_MS = 20_000;

const addressOf = (index) => `/page-${index}`;

/** The release as a document hands it to the shell, with an address for every page: also for those behind a login. */
function remoteSet({ name, version, declaration, build, files }) {
  const routes = Object.keys(build.pages).map((page, index) => ({
    id: `page.${index}`,
    path: addressOf(index),
    page,
    access: 'public',
  }));
  const { entry, initial, pages } = build;
  const release = { name, version, entry, initial, pages, files: Object.fromEntries(files) };
  const candidate = resolveRelease({ ...release, declaration: { ...declaration, routes, nav: [] } });
  return { rev: 1, channel: 'stable', remotes: [{ name, candidates: [candidate] }] };
}

function documentOf(built, shell) {
  const state = { language: 'en', remotes: remoteSet(built), texts: {}, textsVersion: '', queries: [] };
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const scripts = shell.main.map((file) => `<script defer src="/shell/${file}"></script>`).join('');
  return `<!doctype html><html lang="en"><head>${scripts}</head><body><div id="${ROOT_ID}"></div>
    <script type="application/json" id="${DOCUMENT_STATE_ID}">${json}</script></body></html>`;
}

/** Files of shell and remote, no texts and no data. `onReport` gets what the shell would report of a page. */
async function serve(root, built, onReport) {
  const dist = path.join(root, 'shell/dist');
  const shell = JSON.parse(await fs.readFile(path.join(dist, 'shell.json'), 'utf8'));
  const base = releaseBase(built.name, built.version);
  const fileOf = async (address) => {
    if (address.startsWith(base)) return built.files.get(address.slice(base.length))?.data;
    const file = path.join(dist, address.replace('/shell/', ''));
    return file.startsWith(dist) ? fs.readFile(file).catch(() => undefined) : undefined;
  };
  const answer = async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const send = (status, type, data) => response.writeHead(status, { 'content-type': type }).end(data);
    if (pathname === '/api/errors') {
      const parts = await Array.fromAsync(request);
      onReport(JSON.parse(Buffer.concat(parts).toString('utf8')));
      return send(204, 'application/json');
    }
    if (pathname.startsWith('/api/')) return send(503, 'application/json', '{}');
    if (pathname.startsWith('/page-')) return send(200, 'text/html', documentOf(built, shell));
    const data = await fileOf(pathname);
    return data ? send(200, contentTypeOf(pathname), data) : send(404, 'text/plain', '');
  };
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

/**
 * Runs each page of a built remote in the shell built in `root`. What a page draws is not judged: there is no data.
 * @param built what `readBuild` returns
 * @returns {Promise<string[]>} one sentence for each page that cannot be loaded or set up
 * @throws {Refused} when the shell is not built; Error with one sentence when there is no browser
 */
export async function loadFaults(root, built) {
  await fs.access(path.join(root, 'shell/dist/shell.json')).catch(() => {
    throw new Refused('Pages are loaded in the built shell: build it first (npx nx build shell).');
  });
  // A browser is for this alone: every other command works without one.
  const [{ chromium }, { CHROMIUM_FLAGS, findChromium }] = await Promise.all([
    import('@playwright/test'),
    import('../browser.mjs'),
  ]);
  let report = () => {};
  const server = await serve(root, built, (entry) => report(entry));
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const faults = [];
    for (const [index, name] of Object.keys(built.build.pages).entries()) {
      const page = await browser.newPage({ locale: 'en-GB' });
      const failed = new Promise((done) => {
        report = ({ level, message }) => level === 'remote' && done(message);
      });
      await page.goto(`http://127.0.0.1:${server.address().port}${addressOf(index)}`);
      const stands = page
        .waitForFunction(() => performance.getEntriesByName('atoll.page').length > 0, null, { timeout: LATE_MS })
        .then(
          () => null,
          () => `it did not come within ${LATE_MS / 1000} s`,
        );
      const fault = await Promise.race([failed, stands]);
      if (fault) faults.push(`Page "${name}" cannot be loaded: ${fault}.`);
      await page.close();
    }
    return faults;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
