import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** `shell.json` of the shell's build; file names are relative to `/shell/`. */
export interface ShellFiles {
  main: string[];
  /** Starts `main` once a drawn document is painted; absent where the shell was built without. */
  start?: string;
  css: string[];
  documentCss: string | null;
  integrity: Record<string, string>;
  /** Fonts that the first paint needs. */
  fonts: string[];
  /** Draws pages on the server; absent where the shell was built without. */
  server?: string;
  /** Changes with the build. */
  stamp: string;
}

const NONE: ShellFiles = { main: [], css: [], documentCss: null, integrity: {}, fonts: [], stamp: '' };

/** The built shell as documents refer to it. Without a build documents are still whole, only without scripts. */
@Injectable()
export class Shell {
  private known: { stamp: string; files: ShellFiles } | null = null;

  constructor(private readonly config: Config) {}

  async files(): Promise<ShellFiles> {
    const file = path.join(this.config.shellDir, 'shell.json');
    const stat = await fs.stat(file).catch(() => null);
    const stamp = stat ? `${stat.mtimeMs}-${stat.size}` : '';
    if (this.known?.stamp !== stamp) {
      const read = stat ? (JSON.parse(await fs.readFile(file, 'utf8')) as Partial<ShellFiles>) : {};
      this.known = { stamp, files: { ...NONE, ...read, stamp } };
    }
    return this.known.files;
  }
}
