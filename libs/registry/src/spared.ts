import type { RemoteDeclaration } from '@atoll/contract/remote';
import { type Channel, versionsOf, withFallbacks } from './channel.ts';
import { conflicts } from './conflicts.ts';

/** A revision in which any fall-back may take its remote's place beside whatever the others run. */
export async function spared(
  channel: Channel | null,
  declared: (name: string, version: string) => Promise<RemoteDeclaration | undefined>,
): Promise<Channel | null> {
  if (!channel) return null;
  const found = await Promise.all(
    Object.entries(channel.remotes).map(async ([name, entry]) => {
      const versions = versionsOf(entry);
      const declarations = await Promise.all(versions.map((version) => declared(name, version)));
      return { name, entry, declarations: new Map(versions.map((version, index) => [version, declarations[index]])) };
    }),
  );
  const served = found.flatMap(({ entry, declarations }) => declarations.get(entry.stable) ?? []);
  const kept = found.map(({ name, entry, declarations }) => {
    const isFree = (version: string) => {
      const declaration = declarations.get(version);
      return !declaration || conflicts(declaration, served).length === 0;
    };
    return [name, withFallbacks(entry, isFree)] as const;
  });
  const lost = kept.filter(
    ([name, entry]) => versionsOf(entry).length < (found.find((it) => it.name === name)?.declarations.size ?? 0),
  );
  if (!lost.length || !channel.change) return channel;
  const change = { ...channel.change, unspared: lost.map(([name]) => name) };
  return { ...channel, change, remotes: Object.fromEntries(kept) };
}
