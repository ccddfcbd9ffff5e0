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

/** What the page declares for the server, where its remote has a part there; one that is not drawn there stays so. */
async function declareForServer(folder, name) {
  const server = path.join(folder, 'src/server.ts');
  const declaration = `src/${name}/${name}.page.ts`;
  await edit(server, /(?<=pages: \{[^}]*?),?\s*\}/, `, '${name}': ${camel(name)} }`);
  await edit(server, /\n(?=\n)/, `\nimport ${camel(name)} from './${name}/${name}.page';\n`);
  if (!/\bcontract\b,/.test(fs.readFileSync(server, 'utf8')))
    await edit(path.join(folder, declaration), /definePage\(\{/, 'definePage({ drawn: false,');
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
  const isDeclared = route.access === 'public' && fs.existsSync(path.join(folder, 'src/server.ts'));
  const isWanted = (file) => file.startsWith(path.join('src', 'welcome')) && (isDeclared || !file.endsWith('.page.ts'));
  await copyTemplate('remote', folder, words, isWanted);
  if (isDeclared) await declareForServer(folder, name);
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
    ...(isDeclared
      ? [`What it reads, its title and its place in the sitemap stand in ${name}.page.ts beside it.`]
      : []),
    `A link in the navigation is an entry in "nav" of ${remoteName}/remote.json; words are in its locales.`,
  ];
}
