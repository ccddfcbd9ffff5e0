import type { ComponentType } from 'react';
import type { Permission } from './permissions.ts';

/**
 * Version of this contract. Minor = additive. The shell runs remotes of its own major and of the one before.
 * 1.1: the shell hands out the whole federation runtime, not its core alone.
 * 1.2: pages declare what they read and say (`page.ts`), and the shell's server part asks them.
 */
export const CONTRACT_VERSION = '1.2';

/** Who may open a route. `staff` routes are drawn in the office layout after login. */
export type Access = 'public' | 'staff';

/** One route, known to shell and API before any code of the remote has run. */
export interface RouteDeclaration {
  /** Unique in the product: `catalog.packages`. */
  id: string;
  /** React Router pattern without language prefix: `/packages/:slug`. */
  path: string;
  /** Name in the remote's `pages`. */
  page: string;
  access: Access;
  /** Staff routes: what the signed-in user must hold. */
  permission?: Permission;
}

export interface NavDeclaration {
  id: string;
  area: 'main' | 'footer' | 'dashboard';
  to: string;
  /** `namespace:key` of the label. */
  labelKey: string;
  /** Place in the menu; in the office entries of one hundred belong together. */
  order: number;
  permission?: Permission;
}

/** `remote.json`: the declared half of a remote, read without running it. Part of every release. */
export interface RemoteDeclaration {
  schema: 'atoll-remote/1';
  name: string;
  contract: string;
  runtime: 'external';
  routes: RouteDeclaration[];
  nav: NavDeclaration[];
  /** The one i18n namespace the remote owns; its texts are `locales/{en,ru,zh}.json`. */
  namespace: string;
}

/** What the shell hands to a remote: the page's one store, i18n instance and session. Facades only. */
export interface ShellContext {
  /** Release that is running, as in reports: `0.1.0-1a2b3c4d`. */
  release: string;
  /** Asks the shell for a message in its notification area (5 s, at most 3 visible). */
  notify(message: { kind: 'success' | 'error' | 'info'; text: string }): void;
  /** Reports an error under this remote's name and version; returns the error id to show. */
  reportError(error: unknown, level: 'page' | 'component'): string;
}

/** The code half of a remote: the default export of its only exposed module, `./contract`. */
export interface Remote {
  contract: string;
  /** Pages by the name the declaration uses; each a lazy import whose module exports the page as default. */
  pages: Record<string, () => Promise<{ default: ComponentType }>>;
  /** Runs once before the first page; returns a disposer. */
  setup?(ctx: ShellContext): void | (() => void);
}

/** Types the remote's exposed module; the identity at run time. */
export const defineRemote = (remote: Remote): Remote => remote;
