import type { RemoteDeclaration } from './remote.ts';

/** One file of a release: its integrity as browsers take it (`sha384-…` base64) and its size in bytes. */
export interface ReleaseFile {
  integrity: string;
  bytes: number;
}

/** `release.json`: written last, so that a release without it does not exist. Never changed afterwards. */
export interface Release {
  schema: 'atoll-release/1';
  name: string;
  /** Package version, `-`, first 8 hex digits of the content hash: `0.1.0-1a2b3c4d`. */
  version: string;
  created_at: string;
  /** File name of the container's entry inside the release. */
  entry: string;
  /** Scripts that the container's `./contract` module needs at once: preloaded with the entry. */
  initial: string[];
  /** Scripts and style sheets of each page, so that a document can preload those of its route. */
  pages: Record<string, string[]>;
  declaration: RemoteDeclaration;
  /** Draws the pages on a server: `server/server.1a2b3c4d.cjs`. Without it browsers alone draw them. */
  server?: string;
  /**
   * What the shell must offer, as caret ranges by package: `{ react: '^19.3.0' }`. A release from before this was written down
   * has none; it says itself, when it is loaded, what it cannot run with.
   */
  shared?: Record<string, string>;
  files: Record<string, ReleaseFile>;
}

/** What remotes find in a shell: `offers` of its `shell.json`. */
export interface ShellOffer {
  contract: string;
  /** Versions of the shared packages: `{ react: '19.3.1' }`. */
  shared: Record<string, string>;
}

/** One remote as a document or the registry hands it to the shell: what to run first and what to fall back to. */
export interface ResolvedRemote {
  name: string;
  /** Best first: the promoted release, then up to two that were served before it. Empty when none is usable. */
  candidates: ResolvedRelease[];
  /**
   * Only where there is none: the routes of its last release, such as `/packages/:id`, which are away and not unknown. Absent where
   * nobody knows them.
   */
  away?: string[];
}

/** The part of a release that a browser needs. `base` ends with a slash: `/r/mfe-catalog/0.1.0-1a2b3c4d/`. */
export interface ResolvedRelease {
  version: string;
  base: string;
  entry: string;
  initial: string[];
  /** Scripts and style sheets of each page: asked for beside the entry instead of after it. */
  pages: Record<string, string[]>;
  declaration: RemoteDeclaration;
  /** Integrity of scripts and style sheets by file name; a file that is absent here is refused. */
  integrity: Record<string, string>;
}

/** The remote set of one document: nothing is swapped while a page is open. */
export interface RemoteSet {
  /** Revision of the channel the set was resolved from. */
  rev: number;
  channel: string;
  remotes: ResolvedRemote[];
}
