import type { RemoteDeclaration } from '@atoll/contract/remote';
import type { Release, RemoteSet, ShellOffer } from '@atoll/contract/release';
import {
  type Channel,
  type ChannelEntry,
  candidatesOf,
  versionsOf,
  checkChannel,
  emptyChannel,
  promoted,
  restored,
  rolledBack,
  switched,
  withFallbacks,
  without,
} from './channel.ts';
import type { Checked } from './faults.ts';
import { checkRelease } from './release-check.ts';
import { resolve } from './resolve.ts';
import { spared } from './spared.ts';
import { checkOffer } from './shell-fit.ts';
import type { Storage, Stored } from './storage.ts';

/** A refusal with a sentence for the person who asked. */
export class RegistryError extends Error {}

export const releaseKey = (name: string, version: string) => `r/${name}/${version}/release.json`;
/** A release with this file is withdrawn: it is never served again. */
export const withdrawnKey = (name: string, version: string) => `r/${name}/${version}/withdrawn.json`;
export const channelKey = (channel: string) => `channels/${channel}.json`;
export const shellKey = (channel: string) => `shells/${channel}.json`;
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
  private readonly declarations = new Map<string, RemoteDeclaration>();

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
   * Serves `version` of a remote from now on; what it served before becomes the fall-back. Null when it is served already. A
   * fall-back of another remote that has an address of this one's is none any more.
   * Throws {@link RegistryError} when there is no such complete release, or `allowed` throws for the channel as it then is.
   */
  async promote(
    channelName: string,
    name: string,
    version: string,
    allowed?: (channel: Channel) => Promise<void>,
  ): Promise<Channel | null> {
    if (!(await this.release(name, version))) throw new RegistryError(`There is no release ${version} of ${name}.`);
    if (await this.isWithdrawn(name, version)) throw new RegistryError(`${name} ${version} was withdrawn.`);
    return this.change(channelName, async (channel) => {
      await allowed?.(channel);
      return spared(promoted(channel, name, version, new Date()), this.declared);
    });
  }

  /**
   * Puts a remote back: to what revision `rev` served, or without one to what it served before. Null when that is what it
   * serves. Throws {@link RegistryError} when there is nothing to go back to, the files are gone, or `allowed` throws for the
   * channel as it then is and the release it would serve.
   */
  rollback(
    channelName: string,
    name: string,
    rev?: number,
    allowed?: (channel: Channel, release: Release) => Promise<void>,
  ): Promise<Channel | null> {
    return this.change(channelName, async (channel) => {
      const earlier = await this.notWithdrawn(name, await this.earlier(channelName, channel, name, rev));
      const release = await this.release(name, earlier.stable);
      if (!release) throw new RegistryError(`The release ${earlier.stable} of ${name} is no longer in the store.`);
      await allowed?.(channel, release);
      return spared(rolledBack(channel, name, earlier, new Date()), this.declared);
    });
  }

  /** What the shell that visitors get offers, as its deployment wrote it down; null when none did. */
  async shell(channelName: string): Promise<ShellOffer | null> {
    const key = shellKey(channelName);
    const stored = await this.storage.read(key);
    return stored && parse(stored, checkOffer, key);
  }

  /** Writes down what the shell offers that a channel's visitors get from now on. */
  async recordShell(channelName: string, offer: ShellOffer): Promise<void> {
    const key = shellKey(channelName);
    const [stored, data] = [await this.storage.read(key), encode(offer)];
    if (stored && new TextDecoder().decode(stored.data) === new TextDecoder().decode(data)) return;
    // Of two deployments at once the later one is what visitors get.
    if (!(await this.storage.compareAndSwap(key, stored?.etag ?? null, data)))
      await this.recordShell(channelName, offer);
  }

  /** Switches a remote off, or on again. Null when it is so already. Throws {@link RegistryError} when it is not served. */
  switch(channelName: string, name: string, on: boolean): Promise<Channel | null> {
    return this.change(channelName, async (channel) => {
      if (!channel.remotes[name]) throw new RegistryError(`${name} is not served on channel ${channelName}.`);
      return switched(channel, name, on, new Date());
    });
  }

  /**
   * Withdraws a release for good: no channel change can serve it again, and where this channel served it what was served before
   * does. Null when the channel did not name it. Throws {@link RegistryError} when there is no such release, or nothing before it.
   */
  async withdraw(channelName: string, name: string, version: string): Promise<Channel | null> {
    if (!(await this.release(name, version))) throw new RegistryError(`There is no release ${version} of ${name}.`);
    const changed = await this.change(channelName, async (channel) => {
      const next = without(channel, name, version, new Date());
      if (next === false) {
        throw new RegistryError(`${name} has nothing else to serve: promote another release, or switch it off (kill).`);
      }
      return spared(next, this.declared);
    });
    await this.storage.createOnly(withdrawnKey(name, version), encode({ at: new Date().toISOString() }));
    return changed;
  }

  async isWithdrawn(name: string, version: string): Promise<boolean> {
    return (await this.storage.read(withdrawnKey(name, version))) !== null;
  }

  /** The newest revision of a channel that can be read, from its history; null when there is none. */
  async lastGood(channelName: string): Promise<Channel | null> {
    for (const rev of await this.revisions(channelName)) {
      const channel = await this.copy(channelName, rev).catch(() => null);
      if (channel) return channel;
    }
    return null;
  }

  /**
   * Writes a channel file anew that is damaged or missing, from its history. Null when it can be read.
   * Throws {@link RegistryError} when no revision can.
   */
  async restore(channelName: string): Promise<Channel | null> {
    const key = channelKey(channelName);
    const stored = await this.storage.read(key);
    if (await this.channel(channelName).catch(() => null)) return null;
    const [newest = 0] = await this.revisions(channelName);
    const good = await this.lastGood(channelName);
    if (!good) throw new RegistryError(`No revision of channel ${channelName} can be read: promote the remotes again.`);
    const channel = restored(good, newest, new Date());
    if (!(await this.storage.compareAndSwap(key, stored?.etag ?? null, encode(channel))))
      return this.restore(channelName);
    await this.keep(channelName, channel);
    return channel;
  }

  /** The remote set of a channel as a document carries it. */
  async resolve(channelName: string): Promise<RemoteSet> {
    const channel = await this.channel(channelName);
    const releases = new Map<string, Release>();
    const wanted = Object.entries(channel.remotes).flatMap(([name, entry]) =>
      candidatesOf(entry).map((version) => ({ name, version })),
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
    if (stored) return { channel: parse(stored, checkChannel, key), etag: stored.etag };
    // Counting from the start again would make revisions that exist already.
    const [newest] = await this.revisions(name);
    // Somebody may have promoted for the first time between the two looks.
    if (newest !== undefined && (await this.storage.read(key))) return this.readChannel(name);
    if (newest !== undefined) throw new RegistryError(`${key} is missing, but its history reaches revision ${newest}.`);
    return { channel: emptyChannel(), etag: null };
  }

  /** Revisions that the history has of a channel, newest first. */
  private async revisions(channelName: string): Promise<number[]> {
    const keys = await this.storage.list(`history/${channelName}/`);
    const revs = keys.flatMap((key) => /\/(\d+)\.json$/.exec(key)?.[1] ?? []);
    return revs.map(Number).toSorted((a, b) => b - a);
  }

  private async notWithdrawn(name: string, entry: ChannelEntry): Promise<ChannelEntry> {
    const all = versionsOf(entry);
    const gone = await Promise.all(all.map((version) => this.isWithdrawn(name, version)));
    if (gone[0]) throw new RegistryError(`${name} ${entry.stable} was withdrawn.`);
    return withFallbacks(entry, (version) => !gone[all.indexOf(version)]);
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

  /** Read once: releases never change, and a change of a channel that many make at a time is tried again and again. */
  private readonly declared = async (name: string, version: string): Promise<RemoteDeclaration | undefined> => {
    const key = releaseKey(name, version);
    const known = this.declarations.get(key) ?? (await this.release(name, version).catch(() => null))?.declaration;
    if (known) this.declarations.set(key, known);
    return known;
  };

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
