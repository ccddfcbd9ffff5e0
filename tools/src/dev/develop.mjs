// Front ends under development in a site that runs: built here, replaced in the open page.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isRemote, watch } from './builds.mjs';
import { serveDeveloped } from './proxy.mjs';

/** Words and routes are read anew with each document: who changes them sees it in a page that is loaded again. */
function watchWords(dirs, reload) {
  let timer;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(reload, 50);
  };
  const watchers = dirs.flatMap((dir) =>
    ['locales', 'remote.json']
      .map((name) => path.join(dir, name))
      .filter((file) => fs.existsSync(file))
      .map((file) => fs.watch(file, later)),
  );
  return () => watchers.forEach((watcher) => watcher.close());
}

/**
 * Develops packages.
 * @param {{packages: {name: string, dir: string}[], shell?: string, site: string, host: string, port: number}} options the shell among
 *   the packages, or one that `buildOnce` left in the folder `shell`, lets components be replaced; with the site's shell a page is
 *   loaded anew
 * @returns {Promise<{url: string, builds: object[], close: () => Promise<void>}>}
 */
export async function develop({ packages, shell, site, host, port }) {
  const hot = shell !== undefined || packages.some(({ name }) => name === 'shell');
  // Read by the presets when a configuration is imported. A production React runs with what is built for production only.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = hot ? 'development' : 'production';
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-dev-'));
  const forget = () => fs.rmSync(work, { recursive: true, force: true });
  process.once('exit', forget);
  const builds = await Promise.all(
    packages.map(({ name, dir }) => watch({ name, dir, out: path.join(work, name), hot })),
  );
  const ready = shell === undefined ? [] : [{ name: 'shell', out: shell }];
  const server = await serveDeveloped({ site, builds: [...builds, ...ready], host, port });
  const dirs = packages.filter(isRemote).map(({ dir }) => dir);
  const stopWords = watchWords(dirs, server.reload);
  const close = async () => {
    stopWords();
    await server.close();
    await Promise.all(builds.map((build) => build.close()));
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    forget();
    process.removeListener('exit', forget);
  };
  return { url: server.url, builds, close };
}
