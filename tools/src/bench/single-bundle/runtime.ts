// Stands where Module Federation's runtime stands: the remotes are part of the bundle.
// Written by the configuration beside this file: the remotes of the workspace, by container.
import contracts from './contracts.js';

type Contract = Promise<{ default: unknown }>;
const CONTRACTS: Record<string, () => Contract> = contracts;

export const registerPlugins = (): void => undefined;
export const registerRemotes = (): void => undefined;
export const loadRemote = (id: string): Contract | undefined => CONTRACTS[id.split('/')[0] ?? '']?.();
