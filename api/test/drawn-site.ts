import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FileStorage } from '@atoll/registry/file-storage';
import { Registry } from '@atoll/registry/registry';
import { aDeclaration, aRelease, aVersion } from '@atoll/registry/testing';
import { SHELL_SOURCE } from '@atoll/registry/testing-drawing';
import { type TestApp, type TestAppOptions, createTestApp } from './create-test-app.js';

const SERVER = 'server/server.1a2b3c4d.cjs';
const entryOf = (content: string) => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  bytes: content.length,
});

/** An application with a store of releases and a shell of its own, whose server bundles are written by hand. */
export interface DrawnSite {
  test: TestApp;
  /** Serves a release of a remote, whose page `home` stands at this path; `server` is what draws it, `css` its style sheet. */
  serve(name: string, path: string, server: string | null, css?: string): Promise<string>;
  /** Puts something else in the place of a file of a release. */
  forge(name: string, version: string, file: string, content: string): Promise<void>;
  /** Switches a remote off or on. */
  switch(name: string, on: boolean): Promise<void>;
  /** Loses all files of a remote. */
  lose(name: string): Promise<void>;
  /** Serves another shell, which is noticed after some milliseconds. */
  writeShell(server: string | null, css?: string, milliseconds?: number, start?: string | null): Promise<void>;
  /** Files of a served release, to damage them. */
  file(name: string, version: string): string;
  close(): Promise<void>;
}

/** Of the shell. */
const TEXTS = { language: { label: 'Language' }, loading: 'Loading' };

/** Changes are seen on the next load, at the latest after that time. */
const seen = (milliseconds = 600) => new Promise((done) => setTimeout(done, milliseconds));

export async function createDrawnSite({ env = {}, ...options }: TestAppOptions = {}): Promise<DrawnSite> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-drawn-'));
  const store = path.join(folder, 'remotes');
  const shell = path.join(folder, 'shell');
  const registry = new Registry(new FileStorage(store));
  let released = 0;

  const writeShell = async (
    server: string | null,
    css?: string,
    milliseconds?: number,
    start: string | null = 'js/start.js',
  ) => {
    await fs.mkdir(path.join(shell, 'server'), { recursive: true });
    await fs.writeFile(path.join(shell, 'server/shell.cjs'), server ?? '');
    const drawing = server === null ? {} : { server: 'server/shell.cjs' };
    const integrity: Record<string, string> = { 'server/shell.cjs': entryOf(server ?? '').integrity };
    for (const namespace of ['common', 'errors']) {
      await fs.mkdir(path.join(shell, 'locales', namespace), { recursive: true });
      for (const language of ['en', 'ru', 'zh'])
        await fs.writeFile(path.join(shell, `locales/${namespace}/${language}.json`), JSON.stringify(TEXTS));
    }
    if (css !== undefined) {
      integrity['document.css'] = entryOf(css).integrity;
      await fs.writeFile(path.join(shell, 'document.css'), css);
    }
    const files = {
      main: ['js/main.js'],
      ...(start !== null && { start }),
      integrity,
      ...drawing,
      ...(css !== undefined && { documentCss: 'document.css' }),
    };
    await fs.writeFile(path.join(shell, 'shell.json'), JSON.stringify(files));
    await seen(milliseconds);
  };
  const serve = async (name: string, address: string, server: string | null, css = 'a{}') => {
    released += 1;
    const version = aVersion(released);
    const texts = {
      'remoteEntry.js': 'x',
      'js/home.js': 'x',
      'css/home.css': css,
      ...(server && { [SERVER]: server }),
    };
    for (const [file, content] of Object.entries(texts)) {
      const target = path.join(store, 'r', name, version, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, content);
    }
    const namespace = name.replace('mfe-', '');
    await registry.complete(
      aRelease({
        name,
        version,
        initial: [],
        pages: { home: ['css/home.css', 'js/home.js'] },
        declaration: aDeclaration({ name, namespace, id: `${namespace}.home`, path: address }),
        files: Object.fromEntries(Object.entries(texts).map(([file, content]) => [file, entryOf(content)])),
        ...(server !== null && { server: SERVER }),
      }),
    );
    await registry.promote('stable', name, version);
    await seen();
    return version;
  };

  await writeShell(SHELL_SOURCE);
  const test = await createTestApp({ ...options, env: { ATOLL_REMOTES: store, ATOLL_SHELL: shell, ...env } });
  return {
    test,
    serve,
    switch: async (name, on) => {
      await registry.switch('stable', name, on);
      await seen();
    },
    forge: (name, version, file, content) => fs.writeFile(path.join(store, 'r', name, version, file), content),
    lose: async (name) => {
      await fs.rm(path.join(store, 'r', name), { recursive: true });
      await seen();
    },
    writeShell,
    file: (name, version) => path.join(store, 'r', name, version, SERVER),
    close: async () => {
      await test.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
