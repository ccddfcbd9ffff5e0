import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Release } from '@atoll/contract/release';
import { releaseBase } from '@atoll/registry/resolve';
import { Config } from '../../platform/config/config.js';
import { ReleaseStore } from '../../texts/remotes/release-store.js';
import type { ShellFiles } from './shell-files.js';

/** Where the shell's files are served. */
const SHELL = '/shell/';
/** Characters of one sheet, and of all in a document, which is read before anything is shown: three times what a page has. */
const LONGEST = 40_000;
const TOGETHER = 100_000;
/** Sheets of a document that may stand inside; each takes 80 characters of its policy. */
const MOST = 12;
/** Sheets that are remembered: of the shell and the pages of some releases. */
const KEPT = 100;
/** What has another meaning in a document than in a file of its own: its end, other line ends, addresses beside it. */
const NOT_HERE = /<\/style|<!--|[\r\0\uFEFF]|@import|@charset|url\(\s*(?!\s|["']?(?:\/|data:))/i;

/** A style sheet of a document. */
export interface Sheet {
  href: string;
  integrity: string | undefined;
  /** Its text, exactly as hashed, where the document has it inside: first paint then waits for no second round trip. */
  text: string | null;
}

/** Texts of style sheets that public documents carry inside. */
@Injectable()
export class Sheets {
  private readonly known = new Map<string, string | null>();

  constructor(
    private readonly config: Config,
    private readonly store: ReleaseStore,
  ) {}

  /** The sheets with their texts, as far as these can stand in a document. */
  async inside(sheets: readonly Sheet[]): Promise<Sheet[]> {
    const texts = await Promise.all(sheets.slice(0, MOST).map((sheet) => this.text(sheet)));
    let left = TOGETHER;
    return sheets.map((sheet, index) => {
      const text = texts[index] ?? null;
      if (text === null || text.length > left) return sheet;
      left -= text.length;
      return { ...sheet, text };
    });
  }

  /** The text of a sheet that is what its hash says and can stand in a document; else null. */
  private async text({ href, integrity }: Sheet): Promise<string | null> {
    if (!integrity) return null;
    const known = this.known.get(integrity);
    if (known !== undefined) return known;
    const bytes = await this.read(href).catch(() => null);
    // It may be there again.
    if (!bytes || `sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity) return null;
    const text = textOf(bytes);
    const kept = text !== null && text.length <= LONGEST && !NOT_HERE.test(text) ? text : null;
    this.known.set(integrity, kept);
    const [oldest] = this.known.keys();
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    return kept;
  }

  private read(href: string): Promise<Uint8Array | null> {
    return href.startsWith(SHELL)
      ? fs.readFile(path.join(this.config.shellDir, href.slice(SHELL.length)))
      : this.store.file(href.slice(1));
  }
}

/** Exactly what the bytes say: with anything put right, another hash. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The sheets of the frame, as files. */
export const frameSheets = ({ documentCss, css, integrity }: ShellFiles): Sheet[] =>
  [...new Set([documentCss, ...css])]
    .filter((file) => file !== null)
    .map((file) => ({ href: SHELL + file, integrity: integrity[file], text: null }));

/** Those that a page of a release needs besides, as files. */
export function pageSheets(release: Release, page: string): Sheet[] {
  const base = releaseBase(release.name, release.version);
  const ofPage = Object.hasOwn(release.pages, page) ? release.pages[page] : [];
  return [...new Set([...release.initial, ...(ofPage ?? [])])]
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ href: base + file, integrity: release.files[file]?.integrity, text: null }));
}

/**
 * What the policy of a document says of the sheets that may stand inside: the hash of a file is one of a style element with its
 * text. It names them also where they stand beside it.
 */
export const hashesOf = (sheets: readonly Sheet[]): string[] =>
  sheets.slice(0, MOST).flatMap(({ integrity }) => (integrity ? [`'${integrity}'`] : []));
