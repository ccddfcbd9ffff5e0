// What the shell's share of our own code offers to remotes of other days and other teams: names of the shared modules, common texts.
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { FIRST_PARTY_SHARED } from '../presets/shared.mjs';
import { flatten } from './remote/texts.mjs';

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Names that a statement exports; types are gone by the time that a page runs. */
function exportedBy({ type, declaration, specifiers = [], typeOnly }) {
  if (type === 'ExportDeclaration')
    return (declaration.declarations ?? [declaration])
      .filter(({ type: kind }) => !/^Ts/.test(kind))
      .map(({ id, identifier }) => (id ?? identifier).value);
  if (type !== 'ExportNamedDeclaration' || typeOnly) return [];
  return specifiers.filter((one) => !one.isTypeOnly).map(({ exported, orig }) => (exported ?? orig).value);
}

/** Names of values that a module of TypeScript exports. */
export const exportsOf = (code) => parseSync(code, { syntax: 'typescript' }).body.flatMap(exportedBy);

/**
 * What is offered now.
 * @returns {Record<string, {version: string, offers: string[]}>} by package
 */
export function sharedOffer(root) {
  const offers = FIRST_PARTY_SHARED.map((id) => {
    const [, name, entry] = id.split('/');
    const dir = path.join(root, 'libs', name);
    const texts = path.join(dir, 'locales/common/en.json');
    const names = exportsOf(fs.readFileSync(path.join(dir, `src/${entry}.ts`), 'utf8'));
    const keys = fs.existsSync(texts) ? flatten(readJson(texts)).map(([key]) => `common:${key}`) : [];
    const { version } = readJson(path.join(dir, 'package.json'));
    return [`@atoll/${name}`, { version, offers: [...names.map((one) => `${entry}#${one}`), ...keys].toSorted() }];
  });
  return Object.fromEntries(offers);
}

const numbers = (version) => version.split('.').map(Number);

/**
 * Where something was gained or lost and the version does not say so: a remote is checked against the minor that it was built with, so
 * that one which uses what is not there is refused, and not found out by visitors.
 * @param {ReturnType<typeof sharedOffer>} recorded as it was when the versions were last raised
 * @param {ReturnType<typeof sharedOffer>} present
 * @returns {string[]} sentences
 */
export function offerFaults(recorded, present) {
  return Object.entries(present).flatMap(([name, { version, offers }]) => {
    const before = recorded[name];
    if (!before) return [];
    const lost = before.offers.filter((one) => !offers.includes(one));
    const gained = offers.filter((one) => !before.offers.includes(one));
    const [[major, minor], [majorBefore, minorBefore]] = [numbers(version), numbers(before.version)];
    if (major > majorBefore) return [];
    if (lost.length > 0)
      return [`${name} lost ${lost.join(', ')}: raise its version from ${before.version} to ${majorBefore + 1}.0.0.`];
    return gained.length > 0 && (major < majorBefore || minor <= minorBefore)
      ? [`${name} gained ${gained.join(', ')}: raise its version to ${majorBefore}.${minorBefore + 1}.0.`]
      : [];
  });
}
