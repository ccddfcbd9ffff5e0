// `npm run remote -- <command>`: releases of the remotes, one at a time, while everything else keeps running.
import { parseArgs } from 'node:util';
import { PlaceError } from '@atoll/registry/place';
import { RegistryError } from '@atoll/registry/registry';
import { UnreachableError } from '@atoll/registry/storage';
import { CHANNEL_NAME, versionsOf } from '@atoll/registry/channel';
import { checkApi } from './api.mjs';
import { Refused, readBuild } from './build-files.mjs';
import { checkBuild } from './check.mjs';
import { loadFaults } from './load-pages.mjs';
import { openRegistry, placeFromEnvironment } from './place.mjs';
import { promote, publish, rollback, surroundings } from './publish.mjs';
import { builtOffer, checkShell } from './shell.mjs';
import { remotes } from '../workspace.mjs';

const USAGE = `Usage: npm run remote -- <command> [options]

  check <name>…               tells whether a built remote may be published
  publish <name>…             stores a built remote as a release that never changes
  promote <name> [version]    serves a release from now on (the newest one without a version)
  rollback <name> [--to rev]  serves what was served before (or at a revision)
  check-shell                 tells whether the served remotes run in the built shell: before it is deployed
  record-shell                says that the built shell is the one that is served, which remotes are then checked against
  check-api --site <address>  tells what the API of a site lacks, newly demands or answers differently: before remotes are promoted
  kill <name>                 switches a remote off: its pages say that this part cannot be reached
  revive <name>               switches it on again
  yank <name> <version>       withdraws a release for good; what was served before takes its place
  restore                     writes a damaged or missing channel anew, from its history
  list [name]                 releases in the store
  status                      what is served, and the last changes

  --load                      with check: loads and sets up each page in the built shell, in Chromium
  --removes-route <path>      with promote: visitors lose this address on purpose (may be repeated)
  --json            one JSON document instead of sentences
  --channel <name>  another channel than "stable"
  --store <place>   another store than ATOLL_REMOTES: a folder, or s3://bucket/prefix?endpoint=…&region=…
Exit code: 0 done, 1 refused or failed, 2 wrong use.`;

/** What a person can mend: printed as sentences, without a stack. */
const FORESEEN = [Refused, RegistryError, PlaceError, UnreachableError];

/** The command line was not understood. */
class Misused extends Error {}

function one(names, command) {
  if (names.length === 0) throw new Misused(`Name the remote to ${command}.`);
  return names[0];
}

async function check({ registry, root, channel, names, load }) {
  if (!names.length) throw new Misused('Name the remotes to check.');
  const current = await registry.channel(channel);
  const results = await Promise.all(
    names.map(async (name) => {
      const built = await readBuild(root, name);
      const found = await checkBuild(built, await surroundings(registry, channel, current, name));
      const faults = load && found.length === 0 ? await loadFaults(root, built) : found;
      return { name, version: built.version, ok: faults.length === 0, faults };
    }),
  );
  const lines = results.map(({ name, version, ok, faults }) =>
    ok ? `${name} ${version} may be published.` : `${name} ${version} is refused:\n  ${faults.join('\n  ')}`,
  );
  return { code: results.every(({ ok }) => ok) ? 0 : 1, result: { remotes: results }, lines };
}

async function publishAll({ registry, root, channel, names }) {
  if (!names.length) throw new Misused('Name the remotes to publish.');
  const results = [];
  for (const name of names) results.push(await publish(registry, channel, await readBuild(root, name)));
  const lines = results.map(({ name, version, published, files }) =>
    published
      ? `Published ${name} ${version} (${files} files). Serve it: npm run remote -- promote ${name} ${version}`
      : `${name} ${version} was published before; nothing changed.`,
  );
  return { result: { releases: results }, lines };
}

const served = (changed, channel, name) => ({
  changed: changed !== null,
  channel,
  ...(changed && { rev: changed.rev, from: changed.change.from, to: changed.change.to }),
  ...(changed?.change.unspared && { unspared: changed.change.unspared }),
  name,
});

async function switchOne({ registry, channel, names }, on) {
  const name = one(names, on ? 'revive' : 'kill');
  const changed = await registry.switch(channel, name, on);
  const state = on ? 'on' : 'off';
  const line = changed
    ? `${name} is switched ${state} on ${channel} (revision ${changed.rev}).`
    : `${name} is switched ${state} on ${channel} already; nothing changed.`;
  return { result: served(changed, channel, name), lines: [line] };
}

async function yank({ registry, channel, names }) {
  const name = one(names, 'withdraw a release of');
  const [, version] = names;
  if (!version) throw new Misused(`Name the release of ${name} to withdraw.`);
  const changed = await registry.withdraw(channel, name, version);
  const now = changed
    ? `${changed.change.to} is served on ${channel} (revision ${changed.rev})`
    : `${channel} does not name it`;
  return {
    result: { ...served(changed, channel, name), version },
    lines: [`${name} ${version} is withdrawn; ${now}.`],
  };
}

async function restore({ registry, channel }) {
  const changed = await registry.restore(channel);
  const line = changed
    ? `Channel ${channel} is as at revision ${changed.change.to} again (revision ${changed.rev}).`
    : `Channel ${channel} can be read; nothing changed.`;
  return { result: { changed: changed !== null, channel, ...(changed && { rev: changed.rev }) }, lines: [line] };
}

/** What a change took from other remotes. */
const losses = (changed) =>
  (changed?.change.unspared ?? []).map(
    (other) => `${other} lost a fall-back: an earlier release has an address that another remote serves now.`,
  );

async function promoteOne({ registry, channel, names, removes }) {
  const name = one(names, 'promote');
  const changed = await promote(registry, channel, name, names[1], removes);
  const line = changed
    ? `${name} ${changed.change.to} is served on ${channel} (revision ${changed.rev}); before: ${changed.change.from ?? 'nothing'}.`
    : `${name} is served on ${channel} at that version already; nothing changed.`;
  return { result: served(changed, channel, name), lines: [line, ...losses(changed)] };
}

async function rollbackOne({ registry, channel, names, to }) {
  const name = one(names, 'roll back');
  if (to !== undefined && !/^[1-9]\d*$/.test(to)) throw new Misused(`--to takes a revision number, not "${to}".`);
  const changed = await rollback(registry, channel, name, to && Number(to));
  const line = changed
    ? `${name} is back to ${changed.change.to} on ${channel} (revision ${changed.rev}); it was at ${changed.change.from}.`
    : `${name} on ${channel} serves that already; nothing changed.`;
  return { result: served(changed, channel, name), lines: [line, ...losses(changed)] };
}

async function shellOf({ registry, root, channel, names }, record) {
  if (names.length) throw new Misused(`"${names[0]}" is not needed: there is one shell.`);
  const offer = await builtOffer(root);
  const { faults, warnings } = await checkShell(registry, channel, offer);
  if (record && !faults.length) await registry.recordShell(channel, offer);
  const verdict = record ? `is the shell of ${channel}` : `may be served on ${channel}`;
  const lines = faults.length
    ? [`The built shell is refused:`, ...faults.map((fault) => `  ${fault}`)]
    : [`The built shell ${verdict}.`, ...warnings.map((text) => `  No longer a fall-back: ${text}`)];
  return { code: faults.length ? 1 : 0, result: { channel, offer, faults, warnings }, lines };
}

async function list({ registry, root, channel, names }) {
  const current = await registry.channel(channel);
  const wanted = names.length
    ? names
    : [...new Set([...remotes(root).map(({ name }) => name), ...Object.keys(current.remotes)])];
  const found = await Promise.all(
    wanted.map(async (name) => {
      const entry = current.remotes[name];
      const [stable, ...spare] = entry ? versionsOf(entry) : [];
      const releases = (await registry.releases(name)).map(({ version, created_at, files }) => ({
        version,
        created_at,
        bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
        state: version === stable ? 'served' : spare.includes(version) ? 'fall-back' : 'stored',
      }));
      return { name, releases };
    }),
  );
  const lines = found.flatMap(({ name, releases }) => [
    releases.length ? name : `${name}: no release`,
    ...releases.map(({ version, created_at, state }) => `  ${version}  ${created_at}  ${state}`),
  ]);
  return { result: { channel, remotes: found }, lines };
}

async function status({ registry, channel }) {
  const current = await registry.channel(channel);
  const set = await registry.resolve(channel);
  const remotes = set.remotes.map(({ name, candidates }) => ({
    name,
    ...current.remotes[name],
    usable: candidates.map(({ version }) => version),
  }));
  const history = (await registry.history(channel, 10)).map(({ rev, at, change }) => ({ rev, at, ...change }));
  const lines = [
    `Channel ${channel}, revision ${current.rev}`,
    ...remotes.map(({ name, stable, previous, off, usable }) => {
      const note = off
        ? '  SWITCHED OFF'
        : usable[0] === stable
          ? ''
          : `  MISSING, ${usable[0] ? `${usable[0]} serves instead` : 'nothing serves'}`;
      return `  ${name}  ${stable}  (before: ${previous ?? 'nothing'})${note}`;
    }),
    ...history.map(({ rev, at, action, name, from, to }) => `  #${rev} ${at} ${action} ${name} ${from ?? '-'} → ${to}`),
  ];
  return { result: { channel, rev: current.rev, remotes, history }, lines };
}

const COMMANDS = {
  check,
  publish: publishAll,
  promote: promoteOne,
  rollback: rollbackOne,
  kill: (options) => switchOne(options, false),
  revive: (options) => switchOne(options, true),
  yank,
  restore,
  'check-shell': (options) => shellOf(options, false),
  'record-shell': (options) => shellOf(options, true),
  'check-api': checkApi,
  list,
  status,
};

const OPTIONS = {
  json: { type: 'boolean', default: false },
  channel: { type: 'string', default: 'stable' },
  store: { type: 'string' },
  to: { type: 'string' },
  load: { type: 'boolean', default: false },
  site: { type: 'string' },
  'removes-route': { type: 'string', multiple: true, default: [] },
  help: { type: 'boolean', short: 'h', default: false },
};

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Misused(error.message.split('. ')[0] + '.');
  }
}

async function run(args, root, env) {
  const { values, positionals } = parse(args);
  const [command, ...names] = positionals;
  if (values.help || !command) return { code: values.help ? 0 : 2, result: { usage: USAGE }, lines: [USAGE] };
  if (!Object.hasOwn(COMMANDS, command)) {
    throw new Misused(`Unknown command "${command}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  }
  if (!CHANNEL_NAME.test(values.channel)) throw new Misused(`"${values.channel}" is no channel name.`);
  for (const name of ['promote', 'rollback', 'yank', 'list'].includes(command) ? names.slice(0, 1) : names) {
    if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Misused(`"${name}" is no remote name.`);
  }
  const registry = openRegistry(values.store ?? placeFromEnvironment(env), root, env);
  return COMMANDS[command]({
    registry,
    root,
    channel: values.channel,
    names,
    to: values.to,
    removes: values['removes-route'],
    load: values.load,
    site: values.site,
  });
}

/**
 * Runs one command.
 * @param {string[]} args command line after the program
 * @param {{root: string, env?: Record<string, string | undefined>, print?: (text: string) => void,
 *   printError?: (text: string) => void}} surroundings
 * @returns {Promise<number>} exit code: 0 done, 1 refused or failed, 2 wrong use
 */
export async function main(args, { root, env = process.env, print = console.log, printError = console.error }) {
  const json = args.includes('--json');
  try {
    const { code = 0, result, lines } = await run(args, root, env);
    print(json ? JSON.stringify({ ok: code === 0, ...result }) : lines.join('\n'));
    return code;
  } catch (error) {
    const foreseen = error instanceof Misused || FORESEEN.some((kind) => error instanceof kind);
    if (!foreseen && !error.code) throw error;
    if (json) print(JSON.stringify({ ok: false, faults: error.message.split('\n') }));
    else printError(error.message);
    return error instanceof Misused || error instanceof PlaceError ? 2 : 1;
  }
}
