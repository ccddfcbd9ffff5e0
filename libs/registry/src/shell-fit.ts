import type { Release, ShellOffer } from '@atoll/contract/release';
import { supportsContract } from './contract-range.ts';
import { type Checked, Faults, checked } from './faults.ts';

/** The one kind of range that a release uses: `^19.3.0`. */
export const CARET_RANGE = /^\^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;
const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(-[0-9A-Za-z.-]+)?$/;

const numbers = (match: RegExpExecArray) => match.slice(1, 4).map(Number) as [number, number, number];

/** Tells whether a version lies in a caret range, as npm reads it: same major (below 1.0 same minor), not older. */
export function inRange(version: string, range: string): boolean {
  const [offered, wanted] = [VERSION.exec(version), CARET_RANGE.exec(range)];
  if (!offered || !wanted) return false;
  const [major, minor, patch] = numbers(offered);
  const [wantedMajor, wantedMinor, wantedPatch] = numbers(wanted);
  if (major !== wantedMajor || (major === 0 && minor !== wantedMinor)) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

/** Says what a release needs that a shell does not offer, one sentence each; empty when the shell may run it. */
export function shellFaults({ declaration, shared = {} }: Pick<Release, 'declaration' | 'shared'>, offer: ShellOffer) {
  const faults = Object.entries(shared)
    .filter(([name, range]) => !inRange(offer.shared[name] ?? '', range))
    .map(([name, range]) => `It needs ${name} ${range}; the shell offers ${offer.shared[name] ?? 'none'}.`);
  const { contract } = declaration;
  if (supportsContract(contract, offer.contract)) return faults;
  return [...faults, `Contract ${contract} does not run on this shell, which offers ${offer.contract}.`];
}

/** Checks `offers` of a `shell.json`, or what a store says of the shell that is live. */
export function checkOffer(value: unknown, place = 'offers'): Checked<ShellOffer> {
  const faults = new Faults();
  const offer = faults.object(place, value);
  faults.text(`${place}/contract`, offer.contract, /^\d{1,6}\.\d{1,6}$/);
  for (const [name, version] of Object.entries(faults.object(`${place}/shared`, offer.shared))) {
    faults.text(`${place}/shared/${name}`, version, VERSION);
  }
  return checked<ShellOffer>(value, faults);
}
