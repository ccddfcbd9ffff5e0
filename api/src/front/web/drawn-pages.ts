import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import type { DocumentState } from '@atoll/contract/document';
import type { Drawn } from '@atoll/contract/drawing';
import type { Release } from '@atoll/contract/release';
import type { Bundle, DrawingOrder } from '@atoll/registry/drawing-process';
import { releaseBase } from '@atoll/registry/resolve';
import { Config } from '../../platform/config/config.js';
import { ReleaseStore } from '../../texts/remotes/release-store.js';
import { Renderer } from './renderer.js';
import type { ShellFiles } from './shell-files.js';

/** So long a document waits for its page. Milliseconds. */
const PATIENCE = 300;

/** So long a start may take. */
const WARMING = 10_000;
const NOTHING: DocumentState = {
  language: DEFAULT_LANGUAGE,
  remotes: { rev: 0, channel: 'stable', remotes: [] },
  texts: {},
  textsVersion: '',
  queries: [],
  title: '',
};

/** Who draws a page, and of which address. */
export interface Drawing {
  shell: ShellFiles;
  release: Release | null;
  page: string | null;
  /** Path and search as far as the document is kept under them. */
  url: string;
  /** Names what is served. */
  tag: string;
  heading: { title: string; lead: string };
}

/** A page as a document carries it. */
export interface DrawnPage {
  /** JSON of the state that goes with it. */
  state: string;
  /** Null where nobody could draw. */
  drawn: Drawn | null;
  /** Whether the release itself drew it. */
  isOfRelease: boolean;
  /** False where more was meant to be drawn: nobody should keep the document. */
  isWhole: boolean;
}

/** Draws the page of a document as well as it can be drawn now: by its remote, or the shell's frame with a heading, or not at all. */
@Injectable()
export class DrawnPages {
  constructor(
    private readonly config: Config,
    private readonly store: ReleaseStore,
    private readonly renderer: Renderer,
  ) {}

  async draw(drawing: Drawing, state: DocumentState): Promise<DrawnPage> {
    const { release, page } = drawing;
    const shell = this.shellBundle(drawing.shell);
    const remote = release && page !== null ? this.remoteBundle(release) : null;
    // A release that was built without leaves its pages to browsers.
    if (!shell || !remote || !release) return { ...undrawn(state), isWhole: true };
    const until = performance.now() + PATIENCE;
    const byRelease = await this.byRelease({ shell, remote, release, drawing, until }, state);
    if (byRelease) return byRelease;
    const withHeading = JSON.stringify({ ...state, heading: drawing.heading });
    const job = { remote: null, page: null, url: drawing.url, language: state.language };
    const drawn = await this.ask({ shell, remote: null, job, state: withHeading }, drawing.tag, until);
    return { ...undrawn(state), ...(drawn && { state: withHeading, drawn }), isWhole: false };
  }

  private async byRelease(
    { shell, remote, release, drawing, until }: ByRelease,
    state: DocumentState,
  ): Promise<DrawnPage | null> {
    const { name, version } = release;
    const rendered = JSON.stringify({ ...state, rendered: { remote: name, version } });
    const job = { remote: { name, version }, page: drawing.page, url: drawing.url, language: state.language };
    const drawn = await this.ask({ shell, remote, job, state: rendered }, drawing.tag, until);
    return drawn && { state: rendered, drawn, isOfRelease: true, isWhole: true };
  }

  private ask(order: DrawingOrder, tag: string, until: number): Promise<Drawn | null> {
    return this.renderer.draw(order, tag, Math.max(0, until - performance.now()));
  }

  /** Starts what draws, by a first frame that nobody sees: the first visitor's page shall be drawn in time. */
  async warm(files: ShellFiles, tag: string): Promise<void> {
    const shell = this.shellBundle(files);
    const job = { remote: null, page: null, url: '/', language: DEFAULT_LANGUAGE };
    if (shell) await this.renderer.draw({ shell, remote: null, job, state: JSON.stringify(NOTHING) }, tag, WARMING);
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

const undrawn = (state: DocumentState) => ({ state: JSON.stringify(state), drawn: null, isOfRelease: false });

interface ByRelease {
  shell: Bundle;
  remote: Bundle;
  release: Release;
  drawing: Drawing;
  until: number;
}
