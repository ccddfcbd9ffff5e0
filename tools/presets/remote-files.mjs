// What a remote's build writes beside its code: the declaration, the texts, and build.json for the publisher.
import fs from 'node:fs';
import path from 'node:path';
import { serverFile } from './rendered.mjs';
import { neededRange, packageVersions } from './shared.mjs';

/** `pages: { list: () => import('./list-page') }` of `src/contract.ts` as `{ list: './list-page' }`. */
export function pageImports(source) {
  const page = /['"]?([\w.-]+)['"]?\s*:\s*\(\)\s*=>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;
  return Object.fromEntries([...source.matchAll(page)].map(([, name, request]) => [name, request]));
}

/** How the chunk of a part is named that the server draws and whose script comes when somebody is near it. */
const DRAWN = /^drawn-/;

/** What replaces code in a page under development is part of no page. */
const isCode = (file) => /(?<!\.hot-update)\.(js|css)$/.test(file);

/**
 * Copies `remote.json` and `locales/` into the build and writes `build.json`:
 * `{ entry, initial, exposes, pages: { name: files }, server, shared: { package: range } }`: the scripts and style sheets that the
 * entry, the exposed contract and each of its pages need (with the style sheets of `drawn-` parts in them), what draws them on a server, and what a shell must offer. The publisher reads it; it does not become part of a release.
 */
export class RemoteFilesPlugin {
  constructor({ dir, container, exposes, drawn = false }) {
    Object.assign(this, { dir, container, exposes, drawn });
  }

  apply(compiler) {
    compiler.hooks.done.tap('RemoteFiles', (stats) => {
      if (stats.hasErrors()) return;
      const out = compiler.options.output.path;
      fs.copyFileSync(path.join(this.dir, 'remote.json'), path.join(out, 'remote.json'));
      const locales = path.join(this.dir, 'locales');
      if (fs.existsSync(locales)) fs.cpSync(locales, path.join(out, 'locales'), { recursive: true });
      fs.writeFileSync(path.join(out, 'build.json'), `${JSON.stringify(this.describe(stats), null, 1)}\n`);
    });
  }

  describe(stats) {
    const { chunks, entrypoints } = stats.toJson({
      all: false,
      chunks: true,
      chunkOrigins: true,
      chunkRelations: true,
      entrypoints: true,
      ids: true,
    });
    const from = (module, request) =>
      chunks.filter(({ origins }) => origins?.some((it) => it.moduleName === module && it.request === request));
    const filesOf = (found) => [...new Set(found.flatMap(({ files }) => files))].filter(isCode).toSorted();
    const entry = entrypoints[this.container].assets
      .map(({ name }) => name)
      .filter((name) => isCode(name) && name.endsWith('.js'));
    const initial = filesOf(from('container entry', ''));
    const imports = pageImports(fs.readFileSync(path.join(this.dir, 'src/contract.ts'), 'utf8'));
    /** What the server draws has its style sheets from the beginning. */
    const drawnIn = (found) =>
      chunks
        .filter(
          ({ names, parents }) => names.some((it) => DRAWN.test(it)) && found.every(({ id }) => parents.includes(id)),
        )
        .map(({ files }) => ({ files: files.filter((file) => file.endsWith('.css')) }));
    const pages = Object.entries(imports).map(([name, request]) => {
      const own = from('./src/contract.ts', request);
      return [name, filesOf([...own, ...drawnIn(own)])];
    });
    const versions = Object.entries(packageVersions(this.dir));
    return {
      entry: entry[0],
      entries: entry.length,
      initial,
      exposes: this.exposes,
      pages: Object.fromEntries(pages),
      ...(this.drawn && { server: serverFile(path.join(this.dir, 'dist')) }),
      shared: Object.fromEntries(versions.map(([name, version]) => [name, neededRange(version)])),
    };
  }
}
