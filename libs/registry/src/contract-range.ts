import { CONTRACT_VERSION, type RemoteDeclaration } from '@atoll/contract/remote';

const VERSION = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/;

/**
 * Tells whether a shell of contract `current` may run a remote built against `contract` (`major.minor`). A shell runs its
 * own major up to its own minor (a later minor may use what the shell lacks) and every minor of the major before.
 */
export function supportsContract(contract: string, current: string = CONTRACT_VERSION): boolean {
  const wanted = VERSION.exec(contract);
  const offered = VERSION.exec(current);
  if (!wanted || !offered) return false;
  const [major, minor] = [Number(wanted[1]), Number(wanted[2])];
  const [ourMajor, ourMinor] = [Number(offered[1]), Number(offered[2])];
  return major === ourMajor ? minor <= ourMinor : major === ourMajor - 1;
}

/** Whether a shell runs a remote. The browser refuses one that it does not, and the server offers none such. @param current contract of the shell */
export const isRunnable = ({ contract, runtime }: RemoteDeclaration, current?: string): boolean =>
  runtime === 'external' && supportsContract(contract, current);
