import { createHash } from 'node:crypto';
import path from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import type { Release, RemoteSet } from '@atoll/contract/release';
import {
  CHANNEL_NAME,
  type Channel,
  type ChannelEntry,
  candidatesOf,
  emptyChannel,
  versionsOf,
} from '@atoll/registry/channel';
import { withoutCollisions } from '@atoll/registry/conflicts';
import { isRunnable } from '@atoll/registry/contract-range';
import { channelKey, releaseKey } from '@atoll/registry/registry';
import { RELEASE_VERSION } from '@atoll/registry/release-check';
import { resolve } from '@atoll/registry/resolve';
import { UnreachableError } from '@atoll/registry/storage';
import { NotFoundError, UnavailableError } from '../../platform/errors/app-error.js';
import { Config } from '../../platform/config/config.js';
import type { ReleaseTextSet, ReleaseTexts } from './release-texts.js';
import { ByteCache } from '../../platform/cache/byte-cache.js';
import { Latest } from './latest.js';
import { ReleaseStore, fileStamp } from './release-store.js';
import { type NamespaceTexts, type TextSource, readSource, readTexts } from './remote-texts.js';
import { contractOfShell } from './shell-contract.js';

/** The channel that visitors get. */
export const STABLE = 'stable';
/** Some dozens of releases. */
const OTHER_TEXTS_CHARACTERS = 8_000_000;

/** What is served now, and a tag that changes with it. */
export interface Served {
  set: RemoteSet;
  /** Changes with the channel, the releases in the store and the texts of the shell. */
  tag: string;
  /** The release that is served first, by remote. */
  releases: Map<string, Release>;
}

interface State extends Served {
  channel: Channel;
  texts: ReleaseTextSet;
  stamp: string;
  /** Keys whose change means a look at the store. */
  watched: string[];
}

/** A promoted version as it lies in the store; `release` is null for one that cannot be run. */
interface Found {
  name: string;
  version: string;
  release: Release | null;
  watched: string[];
  stamps: string[];
}

/** Reads the store of releases: which are promoted, which exist, what texts they carry. */
@Injectable()
export class RemotesService implements ReleaseTexts, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly states = new Map<string, Latest<State>>();
  /** Texts of releases that some open pages still run. */
  private readonly others = new ByteCache<NamespaceTexts>(
    OTHER_TEXTS_CHARACTERS,
    (texts) => JSON.stringify(texts).length,
  );
  private readonly logger = new Logger('Remotes');

  constructor(
    private readonly config: Config,
    private readonly store: ReleaseStore,
  ) {}

  /**
   * The remote set of a channel. Promoted releases whose files are gone, or that the shell does not run, give way to the previous
   * ones; while the store does not
   * answer, the last known set stays.
   * @throws {NotFoundError} for a channel that nothing was ever promoted to, other than `stable`
   * @throws {UnavailableError} for one of which nothing is known because the store does not answer
   */
  async served(channelName: string = STABLE): Promise<Served> {
    if (!CHANNEL_NAME.test(channelName)) throw new NotFoundError();
    const state = await this.state(channelName);
    if (channelName === STABLE) return state ?? this.nothing();
    if (state && state.set.rev > 0) return state;
    // There are more names than channels, and anybody may ask for them.
    this.states.delete(channelName);
    throw state ? new NotFoundError() : new UnavailableError();
  }

  /** Declarations of the releases served first, without what another has too: as the page sees them. */
  async declarations(): Promise<RemoteDeclaration[]> {
    const { set } = await this.served();
    return withoutCollisions(set.remotes.flatMap(({ candidates: [first] }) => (first ? [first.declaration] : [])))
      .declarations;
  }

  /** Texts of the served releases and of the shell, as they were released. */
  async texts(): Promise<ReleaseTextSet> {
    return ((await this.state(STABLE)) ?? (await this.nothing())).texts;
  }

  /**
   * Texts of a release that is not the one served first: of the remote that the namespace belongs to. Null for the one that is,
   * and for one that is not in the store.
   * @param count is called before the store is asked, and may refuse
   */
  async textsOf(namespace: string, version: string, count?: () => Promise<void>): Promise<NamespaceTexts | null> {
    const { set } = await this.served();
    const remote = set.remotes.find(({ candidates }) =>
      candidates.some(({ declaration }) => declaration.namespace === namespace),
    );
    if (!remote || !RELEASE_VERSION.test(version) || remote.candidates[0]?.version === version) return null;
    const key = `${remote.name}/${version}`;
    const kept = this.others.get(key);
    if (kept) return kept;
    await count?.();
    // A release without `release.json` does not exist; the store remembers for a while what it has not.
    if (!(await this.store.file(releaseKey(remote.name, version)).catch(() => null))) return null;
    const texts = await readSource(this.textSource(remote.name, version, namespace), () => undefined);
    if (Object.keys(texts).length === 0) return null;
    this.others.set(key, texts);
    return texts;
  }

  /** A bucket takes some requests to know: the first visitor should not be the one who waits. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.remotes.bucket) await this.state(STABLE);
  }

  onApplicationShutdown(): Promise<void> {
    return this.store.close();
  }

  private state(channelName: string): Promise<State | undefined> {
    const known =
      this.states.get(channelName) ??
      new Latest<State>(
        this.store.pace,
        (state) => this.look(channelName, state),
        (fault) => this.report(channelName, fault),
      );
    this.states.set(channelName, known);
    return known.get();
  }

  private report(channelName: string, fault: Error | null): void {
    if (fault) this.logger.error(`channel ${channelName} stays as last seen: ${fault.message}`);
    else this.logger.log(`channel ${channelName} can be read again`);
  }

  /** A site without its remotes still shows its documents. */
  private async nothing(): Promise<State> {
    const set = { rev: 0, channel: STABLE, remotes: [] };
    return {
      channel: emptyChannel(),
      set,
      tag: 'nothing',
      releases: new Map(),
      stamp: '',
      watched: [],
      texts: await this.readTexts([]),
    };
  }

  private async look(channelName: string, known: State | undefined): Promise<State> {
    const isSame = known && known.stamp === (await this.stampOf(known.watched)).join(' ');
    return isSame ? known : this.load(channelName, known);
  }

  /** Cheap to read and different after any promotion, rollback, deletion or build of the shell. */
  private async stampOf(keys: readonly string[]): Promise<string[]> {
    return [await fileStamp(path.join(this.config.shellDir, 'shell.json')), ...(await this.store.stamps(keys))];
  }

  /** Stamps are taken before what they stand for is read: a change in between shows at the next look. */
  private async load(channelName: string, known: State | undefined): Promise<State> {
    const key = channelKey(channelName);
    const stamps = await this.stampOf([key]);
    const channel = await this.store.registry.channel(channelName).catch((error: Error) => {
      if (error instanceof UnreachableError) throw error;
      // The fault belongs to whoever wrote the file (`remote restore` mends it); visitors get what was served last.
      this.logger.error(`channel ${channelName} cannot be read: ${error.message}`);
      return this.lastGood(channelName, known?.channel ?? emptyChannel());
    });
    const wanted = Object.entries(channel.remotes).flatMap(([name, entry]) =>
      candidatesOf(entry).map((version) => ({ name, version })),
    );
    const shell = await contractOfShell(this.config.shellDir);
    const found = await Promise.all(wanted.map(({ name, version }) => this.find(name, version, shell)));
    const usable = new Map(found.map(({ name, version, release }) => [`${name}/${version}`, release]));
    const set = resolve(channelName, channel, (name, version) => usable.get(`${name}/${version}`) ?? null);
    const releases = new Map<string, Release>();
    for (const { name, candidates } of set.remotes) {
      const release = candidates[0] && usable.get(`${name}/${candidates[0].version}`);
      if (release) releases.set(name, release);
    }
    await Promise.all(
      set.remotes
        .filter(({ candidates }) => candidates.length === 0)
        .map(async (remote) => {
          const away = await this.lastRoutes(remote.name, channel.remotes[remote.name], known);
          if (away) remote.away = away;
        }),
    );
    const watched = [key, ...found.flatMap((entry) => entry.watched)];
    const stamp = [...stamps, ...found.flatMap((entry) => entry.stamps)].join(' ');
    const tag = createHash('sha256').update(JSON.stringify(set)).update(stamp).digest('base64url').slice(0, 16);
    const texts = await this.readTexts(channelName === STABLE ? [...releases.values()] : null);
    return { channel, set, tag, releases, stamp, watched, texts };
  }

  /** The newest revision that the history or we know of. */
  private async lastGood(channelName: string, known: Channel): Promise<Channel> {
    const kept = await this.store.registry.lastGood(channelName);
    return kept && kept.rev > known.rev ? kept : known;
  }

  /** Routes of a remote that nobody gets now: of its newest release that can be read, else as they were last seen. */
  private async lastRoutes(
    name: string,
    entry: ChannelEntry | undefined,
    known: State | undefined,
  ): Promise<string[] | undefined> {
    const releases = await Promise.all(
      (entry ? versionsOf(entry) : []).map((version) =>
        this.store.registry.release(name, version).catch((error: Error) => {
          if (error instanceof UnreachableError) throw error;
          return null;
        }),
      ),
    );
    const before = known?.set.remotes.find((remote) => remote.name === name);
    const last = releases.find((release) => release !== null) ?? before?.candidates[0];
    return last?.declaration.routes.map(({ path: route }) => route) ?? before?.away;
  }

  /**
   * A release whose `release.json` is sound, whose scripts are there, and that a shell of this contract runs. Watched also when
   * missing: it may be put back.
   */
  private async find(name: string, version: string, shell: string | undefined): Promise<Found> {
    const key = releaseKey(name, version);
    const stamps = await this.store.stamps([key]);
    const release = await this.store.registry.release(name, version).catch((error: Error) => {
      if (error instanceof UnreachableError) throw error;
      this.logger.error(`release ${name} ${version} is damaged: ${error.message}`);
      return null;
    });
    if (!release) return { name, version, release, watched: [key], stamps };
    const [entry, ...others] = [release.entry, ...release.initial].map((file) => `r/${name}/${version}/${file}`);
    const watched = [key, entry ?? key];
    stamps.push(...(await this.store.stamps(watched.slice(1))));
    const there = await Promise.all(others.map((file) => this.store.has(file)));
    const isWhole = stamps[1] !== '-' && there.every(Boolean);
    const runs = isRunnable(release.declaration, shell);
    if (!runs) this.logger.error(`release ${name} ${version} does not run in the shell that is there`);
    return { name, version, release: isWhole && runs ? release : null, watched, stamps };
  }

  /** Texts that a set shows; of none where it is null, and nobody asks for them. */
  private readTexts(releases: readonly Release[] | null): Promise<ReleaseTextSet> {
    if (releases === null) return Promise.resolve({ version: '', namespaces: {} });
    const sources = releases.map(({ name, version, declaration: { namespace } }) =>
      this.textSource(name, version, namespace),
    );
    return readTexts(sources, path.join(this.config.shellDir, 'locales'), (file) =>
      this.logger.error(`the texts ${file} are not JSON`),
    );
  }
  private textSource(name: string, version: string, namespace: string): TextSource {
    const read = async (file: string) => {
      const bytes = await this.store.file(`r/${name}/${version}/locales/${file}`);
      return bytes && new TextDecoder().decode(bytes);
    };
    return { namespace, read };
  }
}
