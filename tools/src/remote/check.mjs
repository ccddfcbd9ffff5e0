// What a remote must fulfil before it is published, and again before it is promoted.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { isStaffPath } from '@atoll/contract/paths';
import { versionsOf } from '@atoll/registry/channel';
import { conflicts } from '@atoll/registry/conflicts';
import { checkDeclaration } from '@atoll/registry/declaration';
import { RegistryError } from '@atoll/registry/registry';
import { FILE_NAME, SERVER_FILE } from '@atoll/registry/release-check';
import { shellFaults } from '@atoll/registry/shell-fit';
import { drawFaults } from './draw-pages.mjs';
import { flatten, textFaults } from './texts.mjs';

const gzipped = promisify(gzip);

/** Budgets in gzipped bytes. The office carries Ant Design; a traveller's page does not. */
export const BUDGET = { entry: 8_000, publicPage: 90_000, officePage: 560_000 };

/** Bytes of what draws the pages on a server, where the code of all remotes shares the memory of one process. */
const SERVER_BUDGET = 225_000;

/** By what name an entry asks the shell for the federation runtime: our preset's, Module Federation's own. */
const PROVIDED_RUNTIME = /_ATOLL_FEDERATION|_FEDERATION_RUNTIME_CORE/;

/** The release, or null when there is none or it is damaged: to visitors that is the same. Other faults of the store are thrown. */
export const usable = (registry, name, version) =>
  registry.release(name, version).catch((error) => {
    if (error instanceof RegistryError) return null;
    throw error;
  });

/** Declarations of the other remotes as visitors get them: of the first release that is whole. */
export async function neighbours(registry, channel, name) {
  const others = Object.entries(channel.remotes).filter(([other]) => other !== name);
  const found = await Promise.all(
    others.map(async ([other, entry]) => {
      const releases = await Promise.all(versionsOf(entry).map((version) => usable(registry, other, version)));
      return releases.find((release) => release !== null);
    }),
  );
  return found.flatMap((release) => release?.declaration ?? []);
}

/**
 * Faults that depend on what else runs: the shell and the addresses of others. Checked at publish, promote and rollback.
 * @param {{declaration: object, shared?: Record<string, string>}} release
 * @param {{others: object[], offer: object}} around declarations of the other promoted remotes, what the shell offers
 */
export function compatibilityFaults(release, { others, offer }) {
  return [...conflicts(release.declaration, others).map((conflict) => `${conflict}.`), ...shellFaults(release, offer)];
}

function buildFaults({ name, declaration, build, files }) {
  const faults = [];
  if (declaration.name !== name) faults.push(`remote.json names "${declaration.name}" but the package is "${name}".`);
  const exposed = build.exposes.join(', ');
  if (exposed !== './contract') faults.push(`Only ./contract may be exposed, not ${exposed || 'nothing'}.`);
  if (build.entries !== 1) faults.push(`The container must load with one script, not ${build.entries}.`);
  for (const { page, id } of declaration.routes) {
    if (!build.pages[page]?.length) faults.push(`Route ${id} names the page "${page}", which the build does not have.`);
  }
  const server = build.server ? [build.server] : [];
  if (server.some((file) => !SERVER_FILE.test(file)))
    faults.push(`What draws the pages on a server must be one file server/….cjs, not ${build.server}.`);
  for (const file of [build.entry, ...build.initial, ...Object.values(build.pages).flat(), ...server]) {
    if (!files.has(file)) faults.push(`${file} belongs to the build but is not there.`);
  }
  const entry = files.get(build.entry)?.data.toString('utf8') ?? '';
  const runtime = PROVIDED_RUNTIME.test(entry) ? 'external' : 'own';
  if (runtime !== declaration.runtime) {
    faults.push(`remote.json says runtime "${declaration.runtime}" but the entry carries its ${runtime} one.`);
  }
  for (const file of files.keys()) {
    if (!FILE_NAME.test(file)) faults.push(`The file name "${file}" cannot be part of a release.`);
  }
  return faults;
}

/** `/packages/:slug` fits `/packages/x`; parameters and the language do not matter. */
const fits = (route, address) =>
  new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/:[^/]+/g, '[^/]+')}$`).test(address.split(/[?#]/)[0]);

/** Links must have a text and lead to a page: of this remote, or of another one that is served. */
function linkFaults({ routes, nav, namespace }, english, others) {
  const known = new Set(flatten(english).map(([key]) => key));
  const pages = [...routes, ...others.flatMap((other) => other.routes)];
  return nav.flatMap(({ id, to, labelKey }) => {
    const [of, key] = labelKey.split(':');
    return [
      ...(of === namespace && known.has(key)
        ? []
        : [`Link ${id} has the label ${labelKey}, which is no text of the remote.`]),
      ...(pages.some(({ path }) => fits(path, to)) ? [] : [`Link ${id} leads to ${to}, where no page is.`]),
    ];
  });
}

/**
 * Addresses that a release takes away from visitors: the served one has them, it has not and nobody else.
 * @param declaration of the release to come
 * @param {object | null} served declaration of the one that is served
 * @param {string[]} allowed addresses that go on purpose
 */
export function removedRoutes(declaration, served, others, allowed = []) {
  const stay = [declaration, ...others].flatMap(({ routes }) => routes.map(({ path }) => shapeOf(path)));
  return (served?.routes ?? [])
    .filter(({ path }) => !allowed.includes(path) && !stay.includes(shapeOf(path)))
    .map(({ path }) => `Route ${path} is served now and would be gone: say so with --removes-route ${path}.`);
}

const shapeOf = (path) => path.replaceAll(/:[^/]+/g, ':');

/** A style for everything of a kind would change the pages of others. */
const FOREIGN_STYLE = /(?:^|[{},])\s*(?:html|body|:root|\*)\s*(?=[,{])/;

/** The federation runtime, or a way to it: who loads another remote by it goes round integrity, fall-back and reports. */
const REACHES_RUNTIME = /__FEDERATION__|_ATOLL_FEDERATION|_FEDERATION_RUNTIME_CORE/;

/** What a remote may not do to the page that it shares with others. */
function mannersFaults({ files, build }) {
  const faults = [];
  for (const [file, { data }] of files) {
    const text = /\.(css|js)$/.test(file) ? data.toString('utf8') : '';
    if (file.endsWith('.js') && file !== build.entry && REACHES_RUNTIME.test(text))
      faults.push(`${file} uses the federation runtime (@module-federation/…): remotes are loaded by the shell alone.`);
    if (file.endsWith('.css') && FOREIGN_STYLE.test(text.replaceAll(/\/\*[\s\S]*?\*\//g, '')))
      faults.push(`${file} styles elements that are not the remote's own (${FOREIGN_STYLE.exec(text)?.[0].trim()}).`);
  }
  return faults;
}

function localeFaults({ files, declaration }, others) {
  const locales = {};
  for (const language of LANGUAGE_CODES) {
    const file = files.get(`locales/${language}.json`);
    if (!file) continue;
    try {
      locales[language] = JSON.parse(file.data.toString('utf8'));
    } catch {
      return [`locales/${language}.json is not JSON.`];
    }
  }
  const faults = textFaults(locales);
  return faults.length ? faults : linkFaults(declaration, locales.en, others);
}

async function budgetFaults({ declaration, build, files }) {
  const sizes = new Map();
  const size = async (file) => {
    if (!sizes.has(file)) sizes.set(file, (await gzipped(files.get(file).data)).length);
    return sizes.get(file);
  };
  const over = (what, bytes, limit) =>
    `${what} is ${bytes} bytes gzipped, ${bytes - limit} over its budget of ${limit}.`;
  const faults = [];
  const entry = await size(build.entry);
  if (entry > BUDGET.entry) faults.push(over('The entry', entry, BUDGET.entry));
  const server = build.server ? files.get(build.server).data.length : 0;
  if (server > SERVER_BUDGET)
    faults.push(
      `${build.server} is ${server} bytes, ${server - SERVER_BUDGET} over its budget of ${SERVER_BUDGET}: ` +
        'leave out of its pages what the shell shares (tools/presets/shared.mjs) or a page can be drawn without.',
    );
  const isPublic = declaration.routes.some(({ path }) => !isStaffPath(path));
  const limit = isPublic ? BUDGET.publicPage : BUDGET.officePage;
  const pages = Object.entries(build.pages).map(async ([page, scripts]) => {
    const all = [...new Set([build.entry, ...build.initial, ...scripts])];
    const bytes = (await Promise.all(all.map(size))).reduce((sum, n) => sum + n, 0);
    if (bytes > limit) faults.push(over(`Page "${page}" with what it needs`, bytes, limit));
  });
  await Promise.all(pages);
  return faults;
}

/**
 * Everything a build must fulfil.
 * @param built what `readBuild` returns
 * @param around as for `compatibilityFaults`
 * @returns {Promise<string[]>} one sentence for each fault; empty when it may be published
 */
export async function checkBuild(built, around) {
  const { faults } = checkDeclaration(built.declaration);
  if (faults) return faults.map((fault) => `${fault}.`);
  const found = [
    ...buildFaults(built),
    ...localeFaults(built, around.others),
    ...mannersFaults(built),
    ...compatibilityFaults({ declaration: built.declaration, shared: built.build.shared }, around),
  ];
  if (found.length) return found;
  const over = await budgetFaults(built);
  return over.length ? over : drawFaults(built);
}
