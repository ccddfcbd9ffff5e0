import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import type { DocumentState } from '@atoll/contract/document';
import type { Drawn, PageJob } from '@atoll/contract/drawing';
import type { PageHead, PageOutline, ReadyQuery } from '@atoll/contract/page';
import type { Release } from '@atoll/contract/release';
import type { Bundle, Drawers } from '@atoll/registry/drawing-process';
import { releaseBase } from '@atoll/registry/resolve';
import { Config } from '../../platform/config/config.js';
import { ReleaseStore } from '../../texts/remotes/release-store.js';
import { Patience } from './patience.js';
import { Renderer } from './renderer.js';
import { saidHead, saidOutline, saidPlan } from '@atoll/registry/said-by-page';
import type { ShellFiles } from './shell-files.js';

/** Releases whose outlines are kept: those that are served, and the last ones. */
const KEPT = 40;
const NOTHING: DocumentState = {
  language: DEFAULT_LANGUAGE,
  remotes: { rev: 0, channel: 'stable', remotes: [] },
  texts: {},
  textsVersion: '',
  queries: [],
};

/** What is served now: who draws. */
export interface Drawing {
  shell: ShellFiles;
  /** Whose page it is; null of a page that is the site's own, such as one that is not found. */
  release: Release | null;
  tag: string;
  patience: Patience;
}

/** A page of the release, or the frame of the site. */
export type Asked = Pick<PageJob, 'page' | 'url' | 'params' | 'language'>;

/** What is read of a page before it is drawn. `whole` is false where nobody could be asked. */
export interface Known<T> {
  said: T;
  whole: boolean;
}

/** A page as its release made it. `whole` is false where what it says of itself cannot be used. */
export interface SaidPage {
  head: PageHead | null;
  drawn: Drawn | null;
  whole: boolean;
}

/** Asks the code of releases: what their pages need, what they say, how they look. */
@Injectable()
export class DrawnPages {
  private readonly outlines = new Map<string, Record<string, PageOutline>>();
  private prepared: { tag: string; isReady: Promise<void> } | null = null;

  constructor(
    private readonly config: Config,
    private readonly store: ReleaseStore,
    private readonly renderer: Renderer,
  ) {}

  /** What is known of the pages of a release before any of them is asked for; nothing of one that browsers alone draw. */
  async outline(drawing: Drawing): Promise<Known<Record<string, PageOutline>>> {
    const { release, tag, patience } = drawing;
    const drawers = this.drawers(drawing);
    if (!drawers || !release) return { said: {}, whole: true };
    const key = `${drawers.remote.name} ${drawers.remote.integrity} in ${drawers.shell.name} ${drawers.shell.integrity}`;
    const known = this.outlines.get(key);
    if (known) return { said: known, whole: true };
    const said = await patience.spend((wait) => this.renderer.outline(drawers, release, { tag, ...wait }));
    const outline = said === null ? null : this.understood(() => saidOutline(said), release, '/');
    if (!outline) return { said: {}, whole: false };
    this.outlines.set(key, outline);
    const [oldest] = this.outlines.keys();
    if (this.outlines.size > KEPT && oldest !== undefined) this.outlines.delete(oldest);
    return { said: outline, whole: true };
  }

  /** What is to be read for a page. */
  async plan(asked: Asked, drawing: Drawing): Promise<Known<ReadyQuery[]>> {
    const { release, tag, patience } = drawing;
    const drawers = this.drawers(drawing);
    if (!drawers || !release) return { said: [], whole: true };
    const job = { ...asked, remote: whoOf(release) };
    const said = await patience.spend((wait) => this.renderer.plan(drawers, job, { tag, ...wait }));
    const plan = said === null ? null : this.understood(() => saidPlan(said), release, asked.url);
    return plan ? { said: plan, whole: true } : { said: [], whole: false };
  }

  /** Takes note of something that a page asked for in vain. */
  refuse({ url }: Asked, { release }: Drawing, error: Error): void {
    if (release) void this.renderer.fault(url, whoOf(release), error);
  }

  /**
   * What the document says of a page, and the page itself where its release draws it.
   * @param state as JSON, with `rendered`
   * @returns null where nobody could be asked
   */
  async page(
    asked: Asked,
    drawing: Drawing,
    { state, only }: { state: string; only?: 'head' | undefined },
  ): Promise<SaidPage | null> {
    const { release, tag, patience } = drawing;
    const drawers = this.drawers(drawing);
    if (!drawers || !release) return null;
    const job = { ...asked, remote: whoOf(release), origin: this.config.baseUrl };
    const page = await patience.spend((wait) =>
      this.renderer.draw({ ...drawers, job, state, ...(only && { only }) }, { tag, ...wait }),
    );
    const head = this.understood(() => saidHead(page.head), release, asked.url);
    const whole = head !== null || page.head === null;
    return head || page.drawn ? { head, drawn: page.drawn, whole } : null;
  }

  /** The frame with the heading that the state has; null where it cannot be drawn. */
  async frame({ language, url }: Asked, { shell, tag, patience }: Drawing, state: string): Promise<Drawn | null> {
    const bundle = this.shellBundle(shell);
    if (!bundle) return null;
    const job = { remote: null, page: null, url, params: {}, language, origin: this.config.baseUrl };
    const order = { shell: bundle, remote: null, job, state };
    return (await patience.spend((wait) => this.renderer.draw(order, { tag, ...wait }))).drawn;
  }

  /** Whether the shell draws at all. */
  draws(shell: ShellFiles): boolean {
    return this.shellBundle(shell) !== null;
  }

  /** Whether a release draws its pages, or says something of them. */
  speaks(drawing: Drawing): boolean {
    return this.drawers(drawing) !== null;
  }

  /** Has everything started that draws what is served now. Resolves when documents may be asked for, within the time of a start. */
  ready(shell: ShellFiles, tag: string, releases: Iterable<Release>): Promise<void> {
    if (this.prepared?.tag !== tag) this.prepared = { tag, isReady: this.prepare(shell, tag, [...releases]) };
    return this.prepared.isReady;
  }

  private async prepare(shell: ShellFiles, tag: string, releases: Release[]): Promise<void> {
    const bundle = this.shellBundle(shell);
    if (!bundle) return;
    const remotes = releases.map((release) => this.remoteBundle(release)).filter((remote) => remote !== null);
    await this.renderer.prepare(tag, bundle, remotes);
    void this.warm(shell, tag, releases);
  }

  /** Draws a first frame that nobody sees, and gets to know the releases: the first visitor shall not wait. */
  private async warm(shell: ShellFiles, tag: string, releases: Release[]): Promise<void> {
    const patience = Patience.ofDocument(this.config.drawWait);
    const around = { shell, tag, patience, release: null };
    await this.frame({ page: null, url: '/', params: {}, language: DEFAULT_LANGUAGE }, around, JSON.stringify(NOTHING));
    await Promise.all(releases.map((release) => this.outline({ ...around, release })));
  }

  /** What a page said, or null and a report where it is not what a page may say. */
  private understood<T>(read: () => T, release: Release, url: string): T | null {
    try {
      return read();
    } catch (error) {
      void this.renderer.fault(url, whoOf(release), error as Error);
      return null;
    }
  }

  private drawers({ shell, release }: Drawing): (Drawers & { remote: Bundle }) | null {
    const bundle = this.shellBundle(shell);
    const remote = bundle && release && this.remoteBundle(release);
    return remote ? { shell: bundle, remote } : null;
  }

  private shellBundle({ server, integrity }: ShellFiles): Bundle | null {
    if (!server || !this.config.drawPages) return null;
    const file = path.join(this.config.shellDir, server);
    return { name: server, integrity: integrity[server] ?? '', read: () => fs.readFile(file).catch(() => null) };
  }

  private remoteBundle({ name, version, server, files }: Release): Bundle | null {
    if (!server) return null;
    const key = `${releaseBase(name, version).slice(1)}${server}`;
    const integrity = files[server]?.integrity ?? '';
    return { name: `${name}/${version}`, integrity, read: () => this.store.file(key).catch(() => null) };
  }
}

const whoOf = ({ name, version }: Release) => ({ name, version });
