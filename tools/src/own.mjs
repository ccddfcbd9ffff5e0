#!/usr/bin/env node
// `atoll` in a repository that holds one remote: `atoll dev --site <address> [--site-shell]`, and the commands of `npm run remote`.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** The shell as it was packed with these tools, with a React that can replace components. */
const SHELL = path.join(import.meta.dirname, '../shell');
const dir = process.cwd();
const [command, ...rest] = process.argv.slice(2);
const declaration = path.join(dir, 'remote.json');

if (!fs.existsSync(declaration)) {
  console.error(`There is no remote.json in ${dir}: call this in the folder of the remote.`);
  process.exit(2);
}
const { name } = JSON.parse(fs.readFileSync(declaration, 'utf8'));

async function dev() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
  const { develop } = await import('./dev/develop.mjs');
  const { values } = parseArgs({
    args: rest,
    options: {
      site: { type: 'string' },
      port: { type: 'string', default: '3100' },
      'site-shell': { type: 'boolean', default: false },
    },
  });
  if (!URL.canParse(values.site ?? ''))
    throw new Error('Name the site to work in: atoll dev --site https://example.com');
  const withSiteShell = values['site-shell'];
  const options = {
    packages: [{ name, dir }],
    ...(!withSiteShell && { shell: SHELL }),
    site: values.site,
    host: '127.0.0.1',
    port: Number(values.port),
  };
  const { url, builds } = await develop(options);
  const say = ({ errors }) => errors.forEach((error) => console.error(error));
  for (const { state, changes } of builds) {
    say(state());
    changes.on('built', say);
  }
  const happens = withSiteShell
    ? 'The open page is loaded anew when something is saved, in the shell of the site.'
    : 'What is saved is replaced in the open page, in the shell that these tools bring (--site-shell: that of the site, loaded anew).';
  console.log(`${name} in ${values.site}: ${url}\n${happens} Stop it with Ctrl-C.`);
}

/** Beside the site these find its store by themselves; from elsewhere somebody has to say where it is. */
function checkStore() {
  const isNamed = process.env.ATOLL_REMOTES || rest.some((word) => /^--store(=|$)/.test(word));
  if (isNamed || ['check', 'check-api', undefined].includes(command)) return;
  console.error(
    `Name the store of the site: ATOLL_REMOTES, as its operator set it, or --store <place>. A site of npm start keeps it in .data/remotes.`,
  );
  process.exit(2);
}

/** Commands that take names of remotes: here there is one. */
const OF_ONE = ['check', 'publish', 'promote', 'rollback', 'kill', 'revive', 'yank', 'list'];

if (command === 'dev') {
  await dev().catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
} else {
  checkStore();
  const { main } = await import('./remote/cli.mjs');
  const named = OF_ONE.includes(command) && rest[0] !== name ? [name, ...rest] : rest;
  process.exitCode = await main([command, ...named].filter(Boolean), { root: dir });
}
