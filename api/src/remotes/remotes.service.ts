import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import type { Release, RemoteSet } from '@atoll/contract/release';
import { CHANNEL_NAME, type Channel, emptyChannel } from '@atoll/registry/channel';
import { FileStorage } from '@atoll/registry/file-storage';
import { Registry, channelKey } from '@atoll/registry/registry';
import { resolve } from '@atoll/registry/resolve';
import { NotFoundError } from '../common/app-error.js';
import { Config } from '../config.js';
import type { ReleaseTextSet, ReleaseTexts } from '../translations/release-texts.js';
import { readTexts } from './remote-texts.js';

/** The channel that visitors get. */
export const STABLE = 'stable';

/** A promotion is visible after this at the latest. Milliseconds. */
const LOOK_AGAIN_MS = 500;

/** What is served now, and a tag that changes with it. */
export interface Served {
  set: RemoteSet;
  /** Changes with the channel, the releases in the store and the texts of the shell. */
  tag: string;
  /** The release that is served first, by remote. */
  releases: Map<string, Release>;
}

interface State extends Served {
  looked: number;
  stamp: string;
  /** Files whose change means a look at the store. */
  watched: string[];
}

/** Reads the store of releases: which are promoted, which exist, what texts they carry. */
@Injectable()
export class RemotesService implements ReleaseTexts {
  private readonly registry: Registry;
  private readonly storage: FileStorage;
  private readonly states = new Map<string, Promise<State>>();
  private texts_: { tag: string; texts: Promise<ReleaseTextSet> } | null = null;
  private readonly logger = new Logger('Remotes');

  constructor(private readonly config: Config) {
    this.storage = new FileStorage(config.remotesDir);
    this.registry = new Registry(this.storage);
  }

  /**
   * The remote set of a channel. Promoted releases whose files are gone give way to the previous ones.
   * @throws {NotFoundError} for a channel that nothing was ever promoted to, other than `stable`
   */
  async served(channelName: string = STABLE): Promise<Served> {
    if (!CHANNEL_NAME.test(channelName)) throw new NotFoundError();
    const state = await this.state(channelName);
    if (state.set.rev > 0 || channelName === STABLE) return state;
    // There are more names than channels, and anybody may ask for them.
    this.states.delete(channelName);
    throw new NotFoundError();
  }

  /** Declarations of the releases served first. */
  async declarations(): Promise<RemoteDeclaration[]> {
    const { set } = await this.served();
    return set.remotes.flatMap(({ candidates: [first] }) => (first ? [first.declaration] : []));
  }

  /** Texts of the served releases and of the shell, as they were released. */
  async texts(): Promise<ReleaseTextSet> {
    const { tag, set } = await this.served();
    if (this.texts_?.tag !== tag) {
      const sources = set.remotes.flatMap(({ candidates: [first] }) =>
        first ? [{ namespace: first.declaration.namespace, folder: this.storage.file(first.base.slice(1)) }] : [],
      );
      this.texts_ = { tag, texts: readTexts(sources, path.join(this.config.shellDir, 'locales')) };
      this.texts_.texts.catch(() => (this.texts_ = null));
    }
    return this.texts_.texts;
  }

  private state(channelName: string): Promise<State> {
    const known = this.states.get(channelName);
    const fresh = known ? known.then((state) => this.refresh(channelName, state)) : this.load(channelName);
    this.states.set(channelName, fresh);
    fresh.catch(() => this.states.delete(channelName));
    return fresh;
  }

  private async refresh(channelName: string, state: State): Promise<State> {
    if (Date.now() - state.looked < LOOK_AGAIN_MS) return state;
    const stamp = await stampOf(state.watched);
    return stamp === state.stamp ? Object.assign(state, { looked: Date.now() }) : this.load(channelName);
  }

  private async load(channelName: string): Promise<State> {
    const channel = await this.registry.channel(channelName).catch((error: Error): Channel => {
      // A site without its remotes still shows its documents; the fault belongs to whoever wrote the file.
      this.logger.error(`channel ${channelName} cannot be read: ${error.message}`);
      return emptyChannel();
    });
    const wanted = Object.entries(channel.remotes).flatMap(([name, { stable, previous }]) =>
      [stable, previous].flatMap((version) => (version === null ? [] : [{ name, version }])),
    );
    const found = new Map<string, Release>();
    await Promise.all(
      wanted.map(async ({ name, version }) => {
        const release = await this.usable(name, version);
        if (release) found.set(`${name}/${version}`, release);
      }),
    );
    const set = resolve(channelName, channel, (name, version) => found.get(`${name}/${version}`) ?? null);
    const first = set.remotes.flatMap(({ name, candidates: [release] }) =>
      release ? [[name, found.get(`${name}/${release.version}`)] as const] : [],
    );
    const releases = new Map(first.filter((pair): pair is readonly [string, Release] => pair[1] !== undefined));
    const watched = [
      this.storage.file(channelKey(channelName)),
      path.join(this.config.shellDir, 'shell.json'),
      // Also of releases that are missing now: they may be put back.
      ...wanted.map(({ name, version }) => this.storage.file(`r/${name}/${version}/release.json`)),
      ...[...found.values()].map(({ name, version, entry }) => this.storage.file(`r/${name}/${version}/${entry}`)),
    ];
    const stamp = await stampOf(watched);
    const tag = createHash('sha256').update(JSON.stringify(set)).update(stamp).digest('base64url').slice(0, 16);
    return { set, tag, releases, stamp, watched, looked: Date.now() };
  }

  /** A release whose `release.json` is sound and whose scripts are there. */
  private async usable(name: string, version: string): Promise<Release | null> {
    const release = await this.registry.release(name, version).catch((error: Error) => {
      this.logger.error(`release ${name} ${version} is damaged: ${error.message}`);
      return null;
    });
    if (!release) return null;
    const scripts = [release.entry, ...release.initial].map((file) => `r/${name}/${version}/${file}`);
    const there = await Promise.all(
      scripts.map((key) =>
        fs.access(this.storage.file(key)).then(
          () => true,
          () => false,
        ),
      ),
    );
    return there.every(Boolean) ? release : null;
  }
}

/** Cheap to read and different after any promotion, rollback, deletion or build of the shell. */
async function stampOf(files: readonly string[]): Promise<string> {
  const stats = await Promise.all(files.map((file) => fs.stat(file).catch(() => null)));
  return stats.map((stat) => (stat ? `${stat.mtimeMs}-${stat.size}-${stat.ino}` : '-')).join(' ');
}
