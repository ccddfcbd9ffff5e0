// Draws every page of a built remote as the server will, in the same kind of process, before a visitor needs it.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { isStaffPath, localized } from '@atoll/contract/paths';
import { DrawingProcess } from '@atoll/registry/drawing-process';
import { resolveRelease } from '@atoll/registry/resolve';
import { saidHead, saidOutline, saidPlan } from '@atoll/registry/said-by-page';
import { flatten } from './texts.mjs';

const integrityOf = (data) => `sha384-${createHash('sha384').update(data).digest('base64')}`;
const bundle = (name, data) => ({ name, integrity: integrityOf(data), read: async () => data });
const textsOf = (json) => Object.fromEntries(flatten(JSON.parse(json)));

/** What draws in the shell that is built in `root`, with its texts; null where none is. */
async function builtShell(root) {
  const dist = path.join(root, 'shell/dist');
  const files = await fs.readFile(path.join(dist, 'shell.json'), 'utf8').catch(() => '{}');
  const { server } = JSON.parse(files);
  if (!server) return null;
  const folder = path.join(dist, 'locales');
  const namespaces = await fs.readdir(folder).catch(() => []);
  const texts = async (language) => {
    const read = async (namespace) => [
      namespace,
      textsOf(await fs.readFile(path.join(folder, namespace, `${language}.json`), 'utf8')),
    ];
    return Object.fromEntries(await Promise.all(namespaces.map(read)));
  };
  return { bundle: bundle(server, await fs.readFile(path.join(dist, server))), texts };
}

/** The state of a document whose data is still on its way. */
async function stateOf({ name, version, declaration, build, files }, shell, language) {
  const { entry, initial, pages } = build;
  const release = resolveRelease({
    name,
    version,
    entry,
    initial,
    pages,
    declaration,
    files: Object.fromEntries(files),
  });
  const own = textsOf(files.get(`locales/${language}.json`)?.data.toString('utf8') ?? '{}');
  return JSON.stringify({
    language,
    remotes: { rev: 1, channel: 'stable', remotes: [{ name, candidates: [release] }] },
    texts: { ...(await shell.texts(language)), [declaration.namespace]: own },
    textsVersion: '',
    queries: [],
    year: 2000,
    rendered: { remote: name, version },
  });
}

/** `/packages/:slug` → `{ slug: 'x' }` */
const paramsOf = (route) => Object.fromEntries([...route.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']));

/** Names of pages, each once, of which the remote says nothing to the server. */
const undeclared = (routes, outline) => [...new Set(routes.map(({ page }) => page))].filter((page) => !outline[page]);

/**
 * Plans and draws each page that visitors can see, in each language, where a shell is built that can. There is no data: a page shows
 * that it waits for it.
 * @param built what `readBuild` returns
 * @returns {Promise<string[]>} one sentence for each page that throws, or for all of them
 */
export async function drawFaults(built) {
  const { root, name, version, declaration, build, files } = built;
  const shell = build.server ? await builtShell(root) : null;
  if (!shell) return [];
  const remote = bundle(`${name}/${version}`, files.get(build.server).data);
  const process = new DrawingProcess();
  const drawers = { shell: shell.bundle, remote };
  const visible = declaration.routes.filter((route) => !isStaffPath(route.path));
  const outline = await process
    .outline(drawers)
    .then(saidOutline)
    .catch((error) => error);
  if (outline instanceof Error) {
    await process.stop();
    return [`What the pages say to the server cannot be used: ${outline.message}`];
  }
  const faults = undeclared(visible, outline).map(
    (page) => `Page "${page}" is not declared in src/server.ts: nobody would know what its document says.`,
  );
  const draw = async ({ page, path: route }, language) => {
    const url = localized(route.replaceAll(/:[^/]+/g, 'x'), language);
    const job = {
      remote: { name, version },
      page,
      url,
      params: paramsOf(route),
      language,
      origin: 'https://site.invalid',
    };
    const plan = saidPlan(await process.plan(drawers, job));
    const state = await stateOf(built, shell, language);
    // A head is made of the page's data, where it needs some.
    const hasHead = plan.every(({ optional }) => optional);
    if (hasHead) saidHead((await process.draw({ ...drawers, job, state, only: 'head' })).head);
    if (!outline[page].drawn) return;
    const { error, drawn } = await process.draw({ ...drawers, job, state, only: 'body' });
    // With a fault, visitors would see the rest of the page, and this part when a script has run.
    const fault = error ?? drawn?.fault;
    if (fault) throw fault;
  };
  const declared = visible.filter(({ page }) => outline[page]);
  const wanted = declared.flatMap((route) => LANGUAGE_CODES.map((language) => ({ route, language })));
  for (const { route, language } of wanted) {
    // A page that ended the process is fault enough.
    if (process.isGone) break;
    await draw(route, language).catch(({ message }) => {
      faults.push(`Page "${route.page}" cannot be drawn on a server (${language}): ${message}`);
    });
  }
  await process.stop();
  return faults;
}
