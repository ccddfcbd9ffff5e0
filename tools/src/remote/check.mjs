// What a remote must fulfil before it is published, and again before it is promoted.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { CONTRACT_VERSION } from '@atoll/contract/remote';
import { conflicts } from '@atoll/registry/conflicts';
import { supportsContract } from '@atoll/registry/contract-range';
import { checkDeclaration } from '@atoll/registry/declaration';
import { FILE_NAME } from '@atoll/registry/release-check';
import { textFaults } from './texts.mjs';

const gzipped = promisify(gzip);

/** Budgets in gzipped bytes. The office carries Ant Design; a traveller's page does not. */
export const BUDGET = { entry: 18_000, publicPage: 90_000, officePage: 560_000 };

/** Declarations of the other remotes that a channel serves. */
export async function neighbours(registry, channel, name) {
  const others = Object.entries(channel.remotes).filter(([other]) => other !== name);
  const releases = await Promise.all(others.map(([other, { stable }]) => registry.release(other, stable)));
  return releases.filter((release) => release !== null).map(({ declaration }) => declaration);
}

/** Faults that depend on what else runs: contract range and addresses. Checked at publish and at promote. */
export function compatibilityFaults(declaration, others) {
  const faults = conflicts(declaration, others).map((conflict) => `${conflict}.`);
  if (!supportsContract(declaration.contract)) {
    faults.push(`Contract ${declaration.contract} does not run on this shell, which offers ${CONTRACT_VERSION}.`);
  }
  return faults;
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
  for (const file of [build.entry, ...build.initial, ...Object.values(build.pages).flat()]) {
    if (!files.has(file)) faults.push(`${file} belongs to the build but is not there.`);
  }
  const entry = files.get(build.entry)?.data.toString('utf8') ?? '';
  const runtime = entry.includes('_FEDERATION_RUNTIME_CORE') ? 'external' : 'own';
  if (runtime !== declaration.runtime) {
    faults.push(`remote.json says runtime "${declaration.runtime}" but the entry carries its ${runtime} one.`);
  }
  for (const file of files.keys()) {
    if (!FILE_NAME.test(file)) faults.push(`The file name "${file}" cannot be part of a release.`);
  }
  return faults;
}

function localeFaults(files) {
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
  return textFaults(locales);
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
  const isPublic = declaration.routes.some(({ document }) => document);
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
 * @param others declarations of the other promoted remotes
 * @returns {Promise<string[]>} one sentence for each fault; empty when it may be published
 */
export async function checkBuild(built, others) {
  const { faults } = checkDeclaration(built.declaration);
  if (faults) return faults.map((fault) => `${fault}.`);
  const found = [
    ...buildFaults(built),
    ...localeFaults(built.files),
    ...compatibilityFaults(built.declaration, others),
  ];
  return found.length ? found : budgetFaults(built);
}
