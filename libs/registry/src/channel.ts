import { REMOTE_NAME } from './declaration.ts';
import { type Checked, Faults, checked } from './faults.ts';
import { RELEASE_VERSION } from './release-check.ts';

/** Releases that a remote keeps to fall back to: after two bad ones there is still the one that worked. */
const FALLBACKS = 2;

/** What a channel says about one remote: the version it serves and those it falls back to. */
export interface ChannelEntry {
  stable: string;
  previous: string | null;
  /** What was served before `previous`, newest first. */
  earlier?: string[];
  /** Switched off: visitors get none of its releases until it is switched on again. */
  off?: true;
}

const fallbacksOf = ({ previous, earlier = [] }: ChannelEntry): string[] => (previous ? [previous, ...earlier] : []);

/** Versions that a remote serves, best first, whether or not it is switched off. */
export const versionsOf = (entry: ChannelEntry): string[] => [entry.stable, ...fallbacksOf(entry)];

/** Versions that visitors may get, best first; none of a remote that is switched off. */
export const candidatesOf = (entry: ChannelEntry): string[] => (entry.off ? [] : versionsOf(entry));

/** The entry that serves `stable` and falls back to those of the others that may be; what is switched off stays so. */
export function entryOf(stable: string, others: readonly string[], off: true | undefined): ChannelEntry {
  const [previous = null, ...earlier] = [...new Set(others)].filter((it) => it !== stable).slice(0, FALLBACKS);
  return { stable, previous, ...(earlier.length > 0 && { earlier }), ...(off && { off }) };
}

/** The same entry with only those fall-backs that `keep` says. */
export const withFallbacks = (entry: ChannelEntry, keep: (version: string) => boolean): ChannelEntry =>
  entryOf(entry.stable, fallbacksOf(entry).filter(keep), entry.off);

/** Why a revision exists; kept with it, so that the history reads as an audit. */
export interface ChannelChange {
  action: 'promote' | 'rollback' | 'kill' | 'revive' | 'yank' | 'restore';
  /** The remote; `*` when the whole channel was restored. */
  name: string;
  from: string | null;
  to: string;
  /** Remotes that lost a fall-back, which has an address that another remote serves now. */
  unspared?: string[];
}

/** `channels/<channel>.json`, and one copy for every revision in `history/<channel>/<rev>.json`. */
export interface Channel {
  schema: 'atoll-channel/1';
  rev: number;
  at: string;
  change: ChannelChange | null;
  remotes: Record<string, ChannelEntry>;
}

export const CHANNEL_NAME = /^[a-z][a-z0-9-]{0,31}$/;

/** A channel nobody has promoted to yet. */
export const emptyChannel = (): Channel => ({
  schema: 'atoll-channel/1',
  rev: 0,
  at: new Date(0).toISOString(),
  change: null,
  remotes: {},
});

export function checkChannel(value: unknown, place = 'channel'): Checked<Channel> {
  const faults = new Faults();
  const channel = faults.object(place, value);
  faults.oneOf(`${place}/schema`, channel.schema, ['atoll-channel/1']);
  faults.wholeNumber(`${place}/rev`, channel.rev);
  for (const [name, value_] of Object.entries(faults.object(`${place}/remotes`, channel.remotes))) {
    const at = `${place}/remotes/${name}`;
    const entry = faults.object(at, value_);
    faults.text(at, name, REMOTE_NAME);
    faults.text(`${at}/stable`, entry.stable, RELEASE_VERSION);
    if (entry.previous !== null) faults.text(`${at}/previous`, entry.previous, RELEASE_VERSION);
    for (const version of faults.array(`${at}/earlier`, entry.earlier ?? []))
      faults.text(`${at}/earlier`, version, RELEASE_VERSION);
    faults.oneOf(`${at}/off`, entry.off, [undefined, true]);
  }
  return checked<Channel>(value, faults);
}

const next = (channel: Channel, at: Date, change: ChannelChange, entry: ChannelEntry): Channel => ({
  schema: 'atoll-channel/1',
  rev: channel.rev + 1,
  at: at.toISOString(),
  change,
  remotes: { ...channel.remotes, [change.name]: entry },
});

/** The revision after promoting `version`; null when the channel serves it already. */
export function promoted(channel: Channel, name: string, version: string, at: Date): Channel | null {
  const current = channel.remotes[name];
  if (current?.stable === version) return null;
  const from = current?.stable ?? null;
  const others = current ? versionsOf(current) : [];
  return next(channel, at, { action: 'promote', name, from, to: version }, entryOf(version, others, current?.off));
}

/**
 * The revision that puts a remote back to what an earlier revision served, with that revision's own fall-backs. The release
 * being left is no longer tried, even if that revision knew it from before. Null when nothing would change.
 */
export function rolledBack(channel: Channel, name: string, earlier: ChannelEntry, at: Date): Channel | null {
  const current = channel.remotes[name];
  const others = fallbacksOf(earlier).filter((version) => version !== current?.stable);
  const entry = entryOf(earlier.stable, others, current?.off);
  if (JSON.stringify(current) === JSON.stringify(entry)) return null;
  const change: ChannelChange = { action: 'rollback', name, from: current?.stable ?? null, to: earlier.stable };
  return next(channel, at, change, entry);
}

/** The revision that switches a remote off or on. Null when it is that already, or not served at all. */
export function switched(channel: Channel, name: string, on: boolean, at: Date): Channel | null {
  const current = channel.remotes[name];
  if (!current || Boolean(current.off) !== on) return null;
  const { stable } = current;
  const change: ChannelChange = { action: on ? 'revive' : 'kill', name, from: stable, to: stable };
  return next(channel, at, change, entryOf(stable, fallbacksOf(current), on ? undefined : true));
}

/**
 * The revision without a release: what comes after it serves in its place. Null when the channel does not name it; false when
 * nothing would be left.
 */
export function without(channel: Channel, name: string, version: string, at: Date): Channel | null | false {
  const current = channel.remotes[name];
  if (!current || !versionsOf(current).includes(version)) return null;
  const [stable, ...others] = versionsOf(current).filter((it) => it !== version);
  if (stable === undefined) return false;
  return next(channel, at, { action: 'yank', name, from: version, to: stable }, entryOf(stable, others, current.off));
}

/** The revision that serves again what `good` served, after everything that the history knows. */
export const restored = (good: Channel, newest: number, at: Date): Channel => ({
  ...good,
  rev: newest + 1,
  at: at.toISOString(),
  change: { action: 'restore', name: '*', from: null, to: `#${good.rev}` },
});
