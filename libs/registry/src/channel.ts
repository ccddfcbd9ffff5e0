import { REMOTE_NAME } from './declaration.ts';
import { type Checked, Faults, checked } from './faults.ts';
import { RELEASE_VERSION } from './release-check.ts';

/** What a channel says about one remote: the version it serves and the one it falls back to. */
export interface ChannelEntry {
  stable: string;
  previous: string | null;
}

/** Why a revision exists; kept with it, so that the history reads as an audit. */
export interface ChannelChange {
  action: 'promote' | 'rollback';
  name: string;
  from: string | null;
  to: string;
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
  return next(channel, at, { action: 'promote', name, from, to: version }, { stable: version, previous: from });
}

/**
 * The revision that puts a remote back to what an earlier revision served, with that revision's own fall-back, so that the
 * release being left is no longer tried. Null when nothing would change.
 */
export function rolledBack(channel: Channel, name: string, earlier: ChannelEntry, at: Date): Channel | null {
  const current = channel.remotes[name];
  if (current?.stable === earlier.stable && current.previous === earlier.previous) return null;
  const change: ChannelChange = { action: 'rollback', name, from: current?.stable ?? null, to: earlier.stable };
  return next(channel, at, change, { stable: earlier.stable, previous: earlier.previous });
}
