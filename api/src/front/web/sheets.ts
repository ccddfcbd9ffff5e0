import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Release } from '@atoll/contract/release';
import { releaseBase } from '@atoll/registry/resolve';
import { Config } from '../../platform/config/config.js';
import { ReleaseStore } from '../../texts/remotes/release-store.js';
import type { ShellFiles } from './shell-files.js';

/** Characters. Three times what a page has; a document is read before anything is shown. */
const LONGEST = 40_000;
/** Where the shell's files are served. */
const SHELL = '/shell/';
/** Sheets that are remembered: of the shell and the pages of some releases. */
const KEPT = 100;
/** What has another meaning in a document than in a file of its own: its end, other line ends, addresses beside it. */
const NOT_HERE = /<\/style|<!--|\r|@import|@charset|url\(\s*["']?(?!\/|data:)/i;

/** A style sheet of a document. */
export interface Sheet {
  href: string;
  integrity: string | undefined;
  /** Its text, exactly as hashed, where the document has it inside: first paint then waits for no second round trip. */
  text: string | null;
}

/** Style sheets that public documents carry inside. */
@Injectable()
export class Sheets {
  private readonly known = new Map<string, string | null>();

  constructor(
    private readonly config: Config,
    private readonly store: ReleaseStore,
  ) {}

  /** Those of the frame. */
  frame(shell: ShellFiles): Promise<Sheet[]> {
    return Promise.all(
      frameSheets(shell).map(async ({ href, integrity }) => {
        const file = path.join(this.config.shellDir, href.slice(SHELL.length));
        return { href, integrity, text: await this.text(integrity, () => fs.readFile(file)) };
      }),
    );
  }

  /** Those that a page of a release needs besides. */
  page(release: Release | null, page: string | null): Promise<Sheet[]> {
    if (!release) return Promise.resolve([]);
    const base = releaseBase(release.name, release.version);
    const files = [...new Set([...release.initial, ...(release.pages[page ?? ''] ?? [])])];
    return Promise.all(
      files
        .filter((file) => file.endsWith('.css'))
        .map(async (file) => {
          const integrity = release.files[file]?.integrity;
          const text = await this.text(integrity, () => this.store.file(base.slice(1) + file));
          return { href: base + file, integrity, text };
        }),
    );
  }

  /** The text of a sheet that is what its hash says and can stand in a document; else null. */
  private async text(integrity: string | undefined, read: () => Promise<Uint8Array | null>): Promise<string | null> {
    if (!integrity) return null;
    const known = this.known.get(integrity);
    if (known !== undefined) return known;
    const bytes = await read().catch(() => null);
    // It may be there again.
    if (!bytes || `sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity) return null;
    const text = new TextDecoder().decode(bytes);
    const kept = text.length <= LONGEST && !NOT_HERE.test(text) ? text : null;
    this.known.set(integrity, kept);
    const [oldest] = this.known.keys();
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    return kept;
  }
}

/** The sheets of the frame as files. */
export const frameSheets = ({ documentCss, css, integrity }: ShellFiles): Sheet[] =>
  [...new Set([documentCss, ...css])]
    .filter((file) => file !== null)
    .map((file) => ({ href: SHELL + file, integrity: integrity[file], text: null }));

/** What the policy of a document says of the sheets inside it: a hash of a file is one of a style element with its text. */
export const hashesOf = (sheets: readonly Sheet[]): string[] =>
  sheets.flatMap(({ text, integrity }) => (text !== null && integrity ? [`'${integrity}'`] : []));
