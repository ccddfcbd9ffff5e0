import type { Release, RemoteSet, ResolvedRelease } from '@atoll/contract/release';
import { type Channel, candidatesOf } from './channel.ts';

/** Where a release's files are served: `/r/mfe-catalog/0.1.0-1a2b3c4d/`. */
export const releaseBase = (name: string, version: string): string => `/r/${name}/${version}/`;

const isCode = (file: string) => file.endsWith('.js') || file.endsWith('.css');

/** The part of a release a browser needs; integrity of scripts and style sheets only, as nothing else is executed. */
export function resolveRelease(release: Release): ResolvedRelease {
  const { name, version, entry, initial, pages, declaration, files } = release;
  const code = Object.entries(files).filter(([file]) => isCode(file));
  return {
    version,
    base: releaseBase(name, version),
    entry,
    initial,
    pages,
    declaration,
    integrity: Object.fromEntries(code.map(([file, { integrity }]) => [file, integrity])),
  };
}

/**
 * What a document runs: for every remote of the channel its promoted release, then those before it. A version without a
 * usable release is left out; a remote without any keeps its place with no candidates, so that the shell can say so.
 */
export function resolve(
  channelName: string,
  channel: Channel,
  releaseOf: (name: string, version: string) => Release | null,
): RemoteSet {
  const remotes = Object.entries(channel.remotes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => {
      const releases = candidatesOf(entry)
        .map((version) => releaseOf(name, version))
        .filter((release) => release !== null);
      return { name, candidates: releases.map(resolveRelease) };
    });
  return { rev: channel.rev, channel: channelName, remotes };
}
