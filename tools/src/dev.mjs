// `npm run dev`: the site with front ends that are built here and replaced in the open page while somebody works on them.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GALLERY, baseOf } from './dev/builds.mjs';
import { develop } from './dev/develop.mjs';
import { Foreseen, checkPort } from './preflight.mjs';
import { freePort } from './postgres.mjs';
import { running } from './processes.mjs';
import { remotes, strays } from './workspace.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA = path.resolve(process.env.ATOLL_DATA || path.join(ROOT, '.data'));
const HOST = process.env.HOST || '127.0.0.1';
const PORT = Number(process.env.PORT || 3100);
const USAGE = `Usage: npm run dev [-- <remote>…] [--site <address>]

  <remote>…         which remotes are built here; all without one. The others are those of the site
  --site <address>  a site that runs, here or elsewhere; without one it is started here, with the API from its sources`;

function parse() {
  try {
    return parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new Foreseen(USAGE);
  }
}

/** The remotes to build, by name; all without one. */
function chosen(names) {
  const all = remotes(ROOT).map(({ name }) => name);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Foreseen(`There is no remote ${unknown}: name one of ${all.join(', ')}.\n\n${USAGE}`);
  return names.length ? names : all;
}

/** Starts the site as `npm start` does, at an address that nobody else needs, and ends with it. */
async function startHere() {
  const started = running(DATA, 'start');
  if (started) return `http://localhost:${started.port}`;
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/src/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ATOLL_API_SOURCES: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  await new Promise((done, failed) => {
    child.stdout.on('data', (chunk) => {
      if (/Atoll is ready/.test(chunk)) return done();
      if (!/^Stop it/m.test(chunk)) process.stdout.write(chunk);
    });
    child.once('exit', () => failed(new Foreseen('The site did not start; the lines above say why.')));
  });
  child.once('exit', () => process.exit(1));
  return `http://127.0.0.1:${port}`;
}

async function main() {
  const { values, positionals } = parse();
  const names = chosen(positionals);
  const faults = strays(ROOT);
  if (faults.length) throw new Foreseen(faults.join('\n'));
  await checkPort(HOST, PORT);
  const site = values.site ?? (await startHere());
  if (!URL.canParse(site)) throw new Foreseen(`--site takes an address like https://example.com, not "${site}".`);
  const fronts = ['shell', ...names].map((name) => ({ name, dir: path.join(ROOT, name) }));
  const packages = [...fronts, { ...GALLERY, dir: path.join(ROOT, GALLERY.dir) }];
  const { url, builds } = await develop({ packages, site, host: HOST, port: PORT });
  for (const { name, state, changes } of builds) {
    const say = ({ errors }) => errors.forEach((error) => console.error(`${name}: ${error}`));
    say(state());
    changes.on('built', say);
  }
  console.log(
    `\n${names.join(', ')} and the shell in ${site}: ${url}\nThe components of libs/ui by themselves: ${url}${baseOf(GALLERY.name)}\nWhat is saved is replaced in the open page. Stop it with Ctrl-C.`,
  );
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
main().catch((error) => {
  console.error(error instanceof Foreseen ? error.message : error);
  process.exit(1);
});
