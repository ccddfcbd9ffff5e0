import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { ResolvedRelease } from '@atoll/contract/release';

/** Integrity of every script and style sheet of the document's remote set, by absolute address. */
const known = new Map<string, string>();
/** Longer than the loader waits for a candidate; the files are in the browser's cache by then. */
const TIMEOUT_MS = 4_000;

export const absolute = (release: ResolvedRelease, file: string): string =>
  new URL(release.base + file, window.location.origin).href;

/** Notes a release's hashes before anything of it is loaded. */
export function allow(release: ResolvedRelease): void {
  for (const [file, integrity] of Object.entries(release.integrity)) known.set(absolute(release, file), integrity);
}

/** The hash of a file, or undefined for one that no release of the document names: such a file is refused. */
export const integrityOf = (url: string): string | undefined => known.get(url.replace(/\?.*$/, ''));

/**
 * The half of the integrity check that Rspack does not do: Module Federation loads container entries itself. A script
 * without a known hash is refused; the other half (exposed and lazy chunks) is Rspack's SRI plugin in each remote.
 */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'atoll-integrity',
  createScript({ url }) {
    const integrity = integrityOf(url);
    if (!integrity) throw new Error(`No integrity for ${url}`);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    return { script, timeout: TIMEOUT_MS };
  },
};
