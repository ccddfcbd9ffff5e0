// `npm run new -- page mfe-catalog gallery`: a page of a remote that is there, with its route, words and test.
import fs from 'node:fs';
import path from 'node:path';
import { Foreseen } from '../preflight.mjs';
import { remotes } from '../workspace.mjs';
import { TEMPLATES, camel, checkName, copyTemplate, edit, namespaceWords, pageWords, readJson } from './writing.mjs';

/** Pages of the office stand under its address and are drawn in its frame. */
function routeOf({ namespace, routes }, name) {
  const isOffice = routes.length > 0 && routes.every(({ path: address }) => /^\/(dashboard|ttm)\b/.test(address));
  return {
    id: `${namespace}.${name}`,
    path: isOffice ? `/dashboard/${name}` : `/${name}`,
    page: name,
    access: isOffice ? 'staff' : 'public',
  };
}

const comma = (before) => (before.length > 0 ? ',' : '');

async function addTexts(folder, key) {
  for (const file of fs.globSync('locales/*.json', { cwd: folder })) {
    const template = path.join(TEMPLATES, 'remote', file);
    const words = readJson(fs.existsSync(template) ? template : path.join(TEMPLATES, 'remote/locales/en.json'));
    const texts = readJson(path.join(folder, file));
    if (Object.hasOwn(texts, key)) throw new Foreseen(`${file} of the remote has "${key}" already: take another name.`);
    await edit(
      path.join(folder, file),
      /\s*\}\s*$/,
      `${comma(Object.keys(texts))} ${JSON.stringify(key)}: ${JSON.stringify(words.welcome)} }`,
    );
  }
}

/**
 * Writes a page.
 * @returns {Promise<string[]>} what to do next
 * @throws {Foreseen} when there is no such remote or the page is there
 */
export async function newPage(root, remoteName, given) {
  const all = remotes(root);
  const remote = all.find(({ name }) => name === remoteName);
  if (!remote)
    throw new Foreseen(`Name the remote of the page first: one of ${all.map(({ name }) => name).join(', ')}.`);
  const name = checkName(given, 'page');
  const { declaration } = remote;
  const route = routeOf(declaration, name);
  const taken = all.find((one) => one.declaration.routes.some(({ path: address }) => address === route.path));
  if (taken) throw new Foreseen(`${taken.name} has the address ${route.path} already: take another name.`);
  const folder = path.join(root, remoteName);
  await addTexts(folder, camel(name));
  const words = [...pageWords(name), ...namespaceWords(declaration.namespace)];
  await copyTemplate('remote', folder, words, (file) => file.startsWith(path.join('src', 'welcome')));
  await edit(
    path.join(folder, 'src/contract.ts'),
    /pages: \{([^}]*?),?\s*\}/,
    `pages: {$1, '${name}': () => import('./${name}/${name}-page') }`,
  );
  await edit(
    path.join(folder, 'remote.json'),
    /\](?=,\s*"nav")/,
    `${comma(declaration.routes)} ${JSON.stringify(route)}]`,
  );
  await edit(
    path.join(root, 'libs/contract/src/paths.ts'),
    /^\} as const;$/m,
    `  ${camel(name)}: () => '${route.path}',\n} as const;`,
  );
  return [
    `${remoteName}/src/${name} is written; its address is ${route.path}, paths.${camel(name)}() in links.`,
    `  npm test -- ${remoteName}/src/${name}   its test`,
    `A link in the navigation is an entry in "nav" of ${remoteName}/remote.json; words are in its locales.`,
  ];
}
