declare module '@atoll/tools/site.mjs' {
  export interface Site {
    url: string;
    dir: string;
    /** Place of the releases, as in ATOLL_REMOTES. */
    store: string;
    databaseUrl: string;
    owner: { email: string; password: string };
    /** Starts the server anew, with changed settings. */
    restartApi(env?: Record<string, string>): Promise<void>;
    stop(): Promise<void>;
  }
  /** What sites begin with that are copies of one. */
  export interface SiteModel {
    server: string;
    store: string;
  }
  export function startSite(options?: {
    env?: Record<string, string>;
    demo?: boolean;
    model?: SiteModel;
  }): Promise<Site>;
}

declare module '@atoll/tools/remote/cli.mjs' {
  export function main(
    args: string[],
    options: { root: string; print: (text: string) => void; printError: (text: string) => void },
  ): Promise<number>;
}

declare module '@atoll/tools/remote/place.mjs' {
  import type { Registry } from '@atoll/registry/registry';
  export function openRegistry(place: string, root: string): Registry;
}

declare module '@atoll/tools/dev/develop.mjs' {
  /** Packages that are built anew with each change, in a site. */
  export interface Developed {
    url: string;
    close(): Promise<void>;
  }
  export function develop(options: {
    packages: { name: string; dir: string }[];
    site: string;
    host: string;
    port: number;
  }): Promise<Developed>;
}

declare module '@atoll/tools/presets/patience.mjs' {
  export function patient(milliseconds: number): number;
}

declare module '@atoll/tools/workspace.mjs' {
  import type { RemoteDeclaration } from '@atoll/contract/remote';
  /** The remotes of a workspace, by name. */
  export function remotes(root: string): { name: string; declaration: RemoteDeclaration }[];
  /** Folder of each namespace's texts. */
  export function textFolders(root: string): Record<string, string>;
}

declare module '@atoll/tools/presets/shared.mjs' {
  /** The version of each shared module as code in `dir` gets it. */
  export function sharedVersions(dir: string): Record<string, string>;
}

declare module '@atoll/tools/dev/builds.mjs' {
  /** The page that shows the components of `libs/ui`, as a package to develop. */
  export const GALLERY: { name: string; dir: string };
  /** Where the files of a package under development are had. */
  export function baseOf(name: string): string;
}

declare module '@atoll/tools/firefox.mjs' {
  /** A Firefox with one page. */
  export interface Firefox {
    /** Addresses of requests with a body, as they are sent. */
    posts: string[];
    resize(width: number, height: number): Promise<unknown>;
    /** Runs a function's text before any script of a page. Call the answer to stop that. */
    atFirst(script: string): Promise<() => Promise<unknown>>;
    goto(url: string): Promise<unknown>;
    evaluate(expression: string): Promise<unknown>;
    close(): Promise<void>;
  }
  export function startFirefox(options?: { timeZone?: string }): Promise<Firefox>;
}

declare module '@atoll/tools/site-pages.mjs' {
  export interface SitePage {
    name: string;
    path: string;
    /** What stands there once the page has its data. */
    ready: string;
  }
  /** What there is to be shown; a page whose thing is not there is left out. */
  export interface Known {
    trip?: string;
    stay?: string;
    stays?: string[];
    landing?: string;
    saved?: string;
    destination?: string;
    experience?: string;
    post?: string;
    page?: string;
  }
  export const DOORS: SitePage[];
  /** Addresses of pages of somebody's own. */
  export const OWN_PAGES: string[];
  export function travellerPages(known: Known): SitePage[];
  export function writtenPages(known: Known): SitePage[];
  /** Pages that remotes declare and none of these addresses leads to. */
  export function otherPages(area: 'public' | 'staff', known: string[]): SitePage[];
}

declare module '@atoll/tools/text-places/look.mjs' {
  import type { Browser, Page } from '@playwright/test';
  import type { SitePage } from '@atoll/tools/site-pages.mjs';
  export interface Found {
    clipped: { text: { name: string }; fault: string; path: string }[];
    asSent(texts: Record<string, Record<string, string>>): { pictures: string[]; places: { key: string }[] };
  }
  export function openWindow(
    browser: Browser,
    url: string,
    account: { email: string; password: string },
    language: string,
  ): Promise<Page>;
  export function lookAt(
    page: Page,
    what: { language: string; pages: SitePage[]; widths?: readonly number[] },
  ): Promise<{ found: Map<number, Found>; failed: string[] }>;
}

declare module '@atoll/tools/text-places/measure.mjs' {
  export interface MeasuredText {
    ids: string[];
    x: number;
    y: number;
    width: number;
    height: number;
    fault: 'cut' | 'spills' | 'outside' | null;
  }
  /** Runs in a page. `list` names the window's member that lists the texts. */
  export function measureTexts(list: string): MeasuredText[];
}

declare module '@atoll/tools/text-places/site.mjs' {
  export function textsOf(url: string, language: string): Promise<Record<string, Record<string, string>>>;
  export function send(url: string, account: { email: string; password: string }, set: object): Promise<unknown>;
}
