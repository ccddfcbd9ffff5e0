// Builds of remotes for the tests of publisher and server.
import fs from 'node:fs/promises';
import path from 'node:path';
import { aDeclaration } from '@atoll/registry/testing';

export const TEXTS = {
  en: { title: 'Trips', count_one: '{{count}} trip', count_other: '{{count}} trips' },
  ru: {
    title: 'Поездки',
    ...Object.fromEntries(['one', 'few', 'many', 'other'].map((f) => [`count_${f}`, '{{count}}'])),
  },
  zh: { title: '行程', count_other: '{{count}}个行程' },
};

const SHELL_SERVER = 'server/shell.1a2b3c4d.cjs';

/** What a shell offers and what a build made for it needs. */
export const OFFER = { contract: '1.0', shared: { react: '19.3.1', '@atoll/i18n': '1.0.0' } };
export const NEEDS = { react: '^19.3.0', '@atoll/i18n': '^1.0.0' };

/** Writes what a build of the shell leaves below `root`; `server` is the code that draws in it. */
export async function writeShell(root, { contract = OFFER.contract, shared = {}, server } = {}) {
  const dist = path.join(root, 'shell/dist');
  await fs.mkdir(path.join(dist, 'server'), { recursive: true });
  if (server) await fs.writeFile(path.join(dist, SHELL_SERVER), server);
  const offers = { contract, shared: { ...OFFER.shared, ...shared } };
  await fs.writeFile(
    path.join(dist, 'shell.json'),
    JSON.stringify({ offers, ...(server && { server: SHELL_SERVER }) }),
  );
}

/** Writes what a build of `name` leaves below `root`, with changes. */
export async function writeBuild(
  root,
  name,
  { code = 'page', declaration = {}, texts = {}, report = {}, entry = '', files = {} } = {},
) {
  const write = async (file, content) => {
    const target = path.join(root, name, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const short = name.replace('mfe-', '');
  const declared = {
    ...aDeclaration({ name, namespace: short, id: `${short}.home`, path: `/${short}` }),
    ...declaration,
  };
  await fs.rm(path.join(root, name, 'dist'), { recursive: true, force: true });
  await write('package.json', { version: '0.1.0' });
  await write('remote.json', declared);
  await write('dist/remote.json', declared);
  await write('dist/js/page.js', `/* ${code} */`.repeat(200));
  await write('dist/entry.js', `_FEDERATION_RUNTIME_CORE ${entry}`);
  for (const [language, content] of Object.entries({ ...TEXTS, ...texts })) {
    await write(`dist/locales/${language}.json`, content);
  }
  for (const [file, content] of Object.entries(files)) await write(`dist/${file}`, content);
  await write('dist/build.json', {
    entry: 'entry.js',
    entries: 1,
    initial: [],
    exposes: ['./contract'],
    pages: { home: ['js/page.js'] },
    shared: NEEDS,
    ...report,
  });
}
