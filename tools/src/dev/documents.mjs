// What a developer's page has instead of the site's: other builds in the document, in the set of remotes and in the texts.
import fs from 'node:fs';
import path from 'node:path';
import { DOCUMENT_STATE_ID } from '@atoll/contract/document';
import { isLanguage, DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import { splitLanguage } from '@atoll/contract/paths';
import { releaseOf, shellFiles } from './builds.mjs';

const STATE = new RegExp(`(<script[^>]*\\bid="${DOCUMENT_STATE_ID}"[^>]*>)([^]*?)(</script>)`);

/** Puts the builds in the place of the releases; a remote that was never released comes in addition. */
export function withBuilds(set, builds) {
  const own = builds.map((build) => ({ name: build.name, candidates: [releaseOf(build)] }));
  const others = set.remotes.filter(({ name }) => !own.some((remote) => remote.name === name));
  return { ...set, remotes: [...others, ...own] };
}

const flat = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flat(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );

/** Words as they stand in the files that are being worked on. */
function ownTexts({ dir }, language) {
  const files = [DEFAULT_LANGUAGE, language].map((code) => path.join(dir, 'locales', `${code}.json`));
  return Object.fromEntries(
    files.filter((file) => fs.existsSync(file)).flatMap((file) => flat(JSON.parse(fs.readFileSync(file, 'utf8')))),
  );
}

/** Lays our words over those of the site. */
export function withTexts(texts, builds, language) {
  const code = isLanguage(language) ? language : DEFAULT_LANGUAGE;
  const own = builds.map((build) => {
    const { namespace } = JSON.parse(fs.readFileSync(path.join(build.dir, 'remote.json'), 'utf8'));
    return [namespace, { ...texts[namespace], ...ownTexts(build, code) }];
  });
  return { ...texts, ...Object.fromEntries(own) };
}

const addressed = (route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** Whether a page that the site does not know is one of ours. */
const isOurs = (set, pathname) => {
  const { path: plain } = splitLanguage(pathname);
  return set.remotes.some(({ candidates }) =>
    candidates[0]?.declaration.routes.some((route) => addressed(route.path).test(plain)),
  );
};

/**
 * The document of a page with our builds in it.
 * @param {string} html the site's
 * @param {{pathname: string, shell?: object, remotes: object[]}} options builds; without a shell the site's stays
 * @returns {{html: string, found: boolean}} `found` for an address that a build brings
 */
export function developedDocument(html, { pathname, shell, remotes }) {
  let found = false;
  const changed = html.replace(STATE, (_, open, json, close) => {
    const { rendered: _drawn, ...state } = JSON.parse(json);
    const set = withBuilds(state.remotes, remotes);
    found = state.status === 404 && isOurs(set, pathname);
    if (found) delete state.status;
    const texts = withTexts(state.texts, remotes, state.language);
    return open + JSON.stringify({ ...state, remotes: set, texts }).replaceAll('<', '\\u003c') + close;
  });
  const names = remotes.map(({ name }) => name).join('|');
  const ofBuilds = new RegExp(
    `<link[^>]*href="/r/(${names})/[^>]*>|<style data-href="/r/(${names})/[^>]*>[^]*?</style>`,
    'g',
  );
  const released = changed.replaceAll(ofBuilds, '');
  return { html: shell ? withShell(released, shellFiles(shell)) : released, found };
}

/** Puts a build of the shell in the place of the site's. */
function withShell(html, { scripts, sheets }) {
  const without = html
    .replaceAll(/<script[^>]*src="\/shell\/[^>]*><\/script>/g, '')
    .replaceAll(/<link[^>]*href="\/shell\/[^">]*\.(css|js)"[^>]*>/g, '')
    .replaceAll(/<style data-href="\/shell\/[^>]*>[^]*?<\/style>/g, '');
  const ours = [
    ...sheets.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...scripts.map((file) => `<script defer src="${file}"></script>`),
  ];
  return without.replace('</head>', () => `${ours.join('')}</head>`);
}
