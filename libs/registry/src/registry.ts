import type { Release, RemoteSet } from '@atoll/contract/release';
import { type Channel, type ChannelEntry, checkChannel, emptyChannel, promoted, rolledBack } from './channel.ts';
import type { Checked } from './faults.ts';
import { checkRelease } from './release-check.ts';
import { resolve } from './resolve.ts';
import type { Storage, Stored } from './storage.ts';

/** A refusal with a sentence for the person who asked. */
export class RegistryError extends Error {}

export const releaseKey = (name: string, version: string) => `r/${name}/${version}/release.json`;
export const channelKey = (channel: string) => `channels/${channel}.json`;
export const historyKey = (channel: string, rev: number) => `history/${channel}/${rev}.json`;

const encode = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`);
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** How long a change tries again when others change the channel at the same time. */
const CHANGE_TIMEOUT_MS = 15_000;
/** Revisions that are read at a time when one is searched. */
const PAGE = 20;

function parse<T>(stored: Stored, check: (value: unknown, place: string) => Checked<T>, key: string): T {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(stored.data));
  } catch {
    throw new RegistryError(`${key} is not JSON.`);
  }
  const result = check(value, key);
  if (result.faults) throw new RegistryError(result.faults.join('; '));
  return result.value;
}

/** The releases and channels of one store. */
export class Registry {
  readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** The release, or null when it was never completed. Throws {@link RegistryError} when its `release.json` is damaged. */
  async release(name: string, version: string): Promise<Release | null> {
    const key = releaseKey(name, version);
    const stored = await this.storage.read(key);
    return stored && parse(stored, checkRelease, key);
  }

  /** Makes a release visible. Its files must be in the store already. False when that version exists. */
  complete(release: Release): Promise<boolean> {
    return this.storage.createOnly(releaseKey(release.name, release.version), encode(release));
  }

  /** Complete releases of a remote, oldest first. */
  async releases(name: string): Promise<Release[]> {
    const keys = await this.storage.list(`r/${name}/`);
    const versions = keys
      .map((key) => key.split('/'))
      .filter((part) => part.length === 4 && part[3] === 'release.json');
    const found = await Promise.all(versions.map((part) => this.release(name, part[2] ?? '')));
    return found
      .filter((release) => release !== null)
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.version.localeCompare(b.version));
  }

  /** The channel as it is now; the empty one (revision 0) when nothing was promoted yet. */
  async channel(name: string): Promise<Channel> {
    return (await this.readChannel(name)).channel;
  }

  /** One revision of a channel, or null when there is none such. */
  async revision(channelName: string, rev: number): Promise<Channel | null> {
    const current = await this.channel(channelName);
    if (current.rev === rev) return rev === 0 ? null : current;
    return this.copy(channelName, rev);
  }

  /** Revisions of a channel, newest first; the last `limit` ones. */
  async history(channelName: string, limit = Infinity): Promise<Channel[]> {
    const current = await this.channel(channelName);
    if (current.rev === 0) return [];
    return [current, ...(await this.copies(channelName, current.rev - 1, limit - 1))];
  }

  /**
   * Serves `version` of a remote from now on; what it served before becomes the fall-back. Null when it is served already.
   * Throws {@link RegistryError} when there is no such complete release, or `allowed` throws for the channel as it then is.
   */
  async promote(
    channelName: string,
    name: string,
    version: string,
    allowed?: (channel: Channel) => Promise<void>,
  ): Promise<Channel | null> {
    if (!(await this.release(name, version))) throw new RegistryError(`There is no release ${version} of ${name}.`);
    return this.change(channelName, async (channel) => {
      await allowed?.(channel);
      return promoted(channel, name, version, new Date());
    });
  }

  /**
   * Puts a remote back: to what revision `rev` served, or without one to what it served before. Null when that is what it
   * serves. Throws {@link RegistryError} when there is nothing to go back to or the files are gone.
   */
  rollback(channelName: string, name: string, rev?: number): Promise<Channel | null> {
    return this.change(channelName, async (channel) => {
      const earlier = await this.earlier(channelName, channel, name, rev);
      if (!(await this.release(name, earlier.stable))) {
        throw new RegistryError(`The release ${earlier.stable} of ${name} is no longer in the store.`);
      }
      return rolledBack(channel, name, earlier, new Date());
    });
  }

  /** The remote set of a channel as a document carries it. */
  async resolve(channelName: string): Promise<RemoteSet> {
    const channel = await this.channel(channelName);
    const releases = new Map<string, Release>();
    const wanted = Object.entries(channel.remotes).flatMap(([name, { stable, previous }]) =>
      [stable, previous].filter((version) => version !== null).map((version) => ({ name, version })),
    );
    await Promise.all(
      wanted.map(async ({ name, version }) => {
        // A damaged release is the same to a visitor as a missing one: the next candidate serves.
        const release = await this.release(name, version).catch(() => null);
        if (release) releases.set(`${name}/${version}`, release);
      }),
    );
    return resolve(channelName, channel, (name, version) => releases.get(`${name}/${version}`) ?? null);
  }

  private async readChannel(name: string): Promise<{ channel: Channel; etag: string | null }> {
    const key = channelKey(name);
    const stored = await this.storage.read(key);
    if (!stored) return { channel: emptyChannel(), etag: null };
    return { channel: parse(stored, checkChannel, key), etag: stored.etag };
  }

  private async earlier(channelName: string, channel: Channel, name: string, rev?: number): Promise<ChannelEntry> {
    if (rev !== undefined) {
      const entry = (await this.revision(channelName, rev))?.remotes[name];
      if (!entry) throw new RegistryError(`Revision ${rev} of channel ${channelName} did not serve ${name}.`);
      return entry;
    }
    const previous = channel.remotes[name]?.previous;
    if (!previous) throw new RegistryError(`${name} has no earlier release on channel ${channelName} to go back to.`);
    // Mostly it is near, and of a long history each revision is a request to a bucket.
    for (let rev = channel.rev - 1; rev > 0; rev -= PAGE) {
      const copies = await this.copies(channelName, rev, PAGE);
      const entry = copies.find(({ remotes }) => remotes[name]?.stable === previous)?.remotes[name];
      if (entry) return entry;
    }
    return { stable: previous, previous: null };
  }

  private async copy(channelName: string, rev: number): Promise<Channel | null> {
    const key = historyKey(channelName, rev);
    const stored = await this.storage.read(key);
    return stored && parse(stored, checkChannel, key);
  }

  /** Copies of `rev` and the revisions before it, newest first. */
  private async copies(channelName: string, rev: number, limit: number): Promise<Channel[]> {
    const revs = Array.from({ length: Math.max(0, Math.min(rev, limit)) }, (_, index) => rev - index);
    const found = await Promise.all(revs.map((each) => this.copy(channelName, each)));
    return found.filter((channel) => channel !== null);
  }

  /** Reads, computes and swaps until nobody else was faster. Every revision leaves a copy in the history. */
  private async change(
    channelName: string,
    next: (channel: Channel) => Promise<Channel | null>,
    deadline = Date.now() + CHANGE_TIMEOUT_MS,
  ): Promise<Channel | null> {
    const { channel, etag } = await this.readChannel(channelName);
    // A process that died after its swap left no copy of its revision: the next change writes it.
    if (channel.rev > 0) await this.keep(channelName, channel);
    const changed = await next(channel);
    if (!changed) return null;
    if (await this.storage.compareAndSwap(channelKey(channelName), etag, encode(changed))) {
      await this.keep(channelName, changed);
      return changed;
    }
    if (Date.now() > deadline) throw new RegistryError(`Channel ${channelName} is being changed by others; try again.`);
    await pause(2 + Math.random() * 20);
    return this.change(channelName, next, deadline);
  }

  private keep(channelName: string, channel: Channel): Promise<boolean> {
    return this.storage.createOnly(historyKey(channelName, channel.rev), encode(channel));
  }
}
