import fs from 'node:fs/promises';
import path from 'node:path';
import { sharedVersions } from '@atoll/tools/presets/shared.mjs';
import { ROOT, build, emptyWorkspace } from './releases';

/** What a probe differs in; everything else is the same tiny remote with one page that says which release it is. */
export interface ProbeChange {
  /** What the page says about itself. */
  says?: string;
  path?: string;
  /** More routes of the same page, by id. */
  routes?: Record<string, string>;
  /** Key of its title: each release may have words of its own. */
  titleKey?: string;
  /** Code that runs when the contract is loaded, when the remote is set up, and when the page is drawn. */
  atLoad?: string;
  atSetup?: string;
  atDraw?: string;
  /** Declaration and texts as they would be, to be changed. */
  declaration?: Record<string, unknown>;
  texts?: Record<string, string>;
}

/** A remote that uses every shared package, in a workspace of its own: made, changed and built within seconds. */
export interface Probe {
  root: string;
  name: string;
  /** Builds it anew. Answers the folder of the build. */
  build(change?: ProbeChange): Promise<string>;
  remove(): Promise<void>;
}

const page = (says: string, atDraw: string, titleKey: string) => `
import { createSlice } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { useSessionUser } from '@atoll/api-client/base';
import { useLanguage } from '@atoll/i18n/instance';
const { actions } = createSlice({ name: 'probe', initialState: 0, reducers: { seen: (count) => count + 1 } });
export default function ProbePage() {
  ${atDraw}
  const { t } = useTranslation('NAMESPACE' as 'catalog');
  const [count, setCount] = useState(0);
  const { pathname } = useLocation();
  const parts = [typeof useStore().dispatch, typeof i18next.createInstance, useLanguage(), useSessionUser()?.email ?? 'visitor'];
  return (
    <div>
      <h1>{t('${titleKey}' as 'nav.home')}</h1>
      <p role="note">{${JSON.stringify(says)}}</p>
      <button onClick={() => setCount(count + 1)}>{actions.seen.type} {count}</button>
      <Link to="/packages">{pathname}</Link>
      {createPortal(<output>{parts.join(' ')}</output>, document.body)}
    </div>
  );
}`;

async function write(folder: string, files: Record<string, string | object>): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = path.join(folder, name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    }),
  );
}

/** @param name of the remote: `mfe-probe` has the namespace `probe` and the address `/probe` */
export async function probe(name = 'mfe-probe'): Promise<Probe> {
  const { root, remove } = await emptyWorkspace();
  const folder = path.join(root, name);
  const short = name.replace('mfe-', '');
  return {
    root,
    name,
    remove,
    async build(change: ProbeChange = {}) {
      const routes = { [`${short}.home`]: change.path ?? `/${short}`, ...change.routes };
      const { titleKey = 'title' } = change;
      const textsOf = (language: string) => ({
        [titleKey]: `Title of ${short}${language === 'en' ? '' : ` (${language})`}`,
        ...change.texts,
      });
      await write(folder, {
        'package.json': { name: `@atoll/${name}`, version: '0.1.0', type: 'module' },
        'rspack.config.mjs': `import { federated } from '@atoll/tools/presets/federation.mjs';
          export default federated(import.meta.dirname);`,
        'remote.json': {
          schema: 'atoll-remote/1',
          name,
          contract: '1.0',
          runtime: 'external',
          namespace: short,
          routes: Object.entries(routes).map(([id, at]) => ({ id, path: at, page: 'home', access: 'public' })),
          nav: [],
          ...change.declaration,
        },
        'src/contract.ts': `import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
          ${change.atLoad ?? ''};
          export default defineRemote({
            contract: CONTRACT_VERSION,
            pages: { home: () => import('./home-page') },
            setup: () => { ${change.atSetup ?? ''} },
          });`,
        'src/home-page.tsx': page(change.says ?? name, change.atDraw ?? '', titleKey).replace('NAMESPACE', short),
        ...Object.fromEntries(['en', 'ru', 'zh'].map((language) => [`locales/${language}.json`, textsOf(language)])),
      });
      await build(folder);
      return path.join(folder, 'dist');
    },
  };
}

/**
 * Makes everything that is built below `root` see other versions of every shared package: their `package.json` says so, which
 * is where a build reads them. The code stays that of the installed version.
 */
export async function pretendVersions(root: string, change: (version: string) => string): Promise<void> {
  const ids = Object.entries(sharedVersions(ROOT));
  const names = new Map(ids.map(([id, version]) => [/^(@[^/]+\/)?[^/]+/.exec(id)![0], version]));
  for (const [name, version] of names) {
    const [from, to] = [path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name)];
    await fs.rm(to, { recursive: true, force: true });
    await fs.mkdir(to, { recursive: true });
    const real = await fs.realpath(from);
    const entries = (await fs.readdir(real)).filter((entry) => entry !== 'package.json');
    await Promise.all(entries.map((entry) => fs.symlink(path.join(real, entry), path.join(to, entry))));
    const content = JSON.parse(await fs.readFile(path.join(real, 'package.json'), 'utf8')) as object;
    await write(to, { 'package.json': { ...content, version: change(version) } });
  }
}
