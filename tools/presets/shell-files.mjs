// What the shell's build writes beside its code: shell.json for the documents, the texts, and compressed copies.
import fs from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import { createHash } from 'node:crypto';
import { CONTRACT_VERSION } from '@atoll/contract/remote';
import { serverFile } from './rendered.mjs';
import { packageVersions } from './shared.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TEXTS = {
  common: 'libs/i18n/locales/common',
  errors: 'libs/i18n/locales/errors',
  shell: 'shell/locales',
};
/** Fonts of the first view; the Cyrillic ones are asked for by Russian documents only. */
const FONTS = /(prata|manrope)-latin-.*\.woff2$/;
const COMPRESSED = /\.(js|css|svg|json)$/;

/** Starts the others: too small for the loader that an entry of the bundle would bring. */
const START = 'src/start.ts';
const STARTS = /^js\/start\..*\.js$/;

/**
 * Writes `shell.json` (`{ main, start, css, documentCss, integrity, fonts, offers, server }`, file names relative to `/shell/`; `start`
 * starts `main` in a drawn document; `server` draws pages on a server; `offers` is what remotes find in this shell: contract and versions of the shared packages),
 * `locales/<namespace>/<language>.json`, and `.br` and `.gz` beside every text file.
 */
export class ShellFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellFiles', (compilation) => {
      compilation.hooks.processAssets.tap('ShellFiles', () => {
        const file = path.join(compiler.context, START);
        compilation.fileDependencies.add(file);
        const code = stripTypeScriptTypes(fs.readFileSync(file, 'utf8'), { mode: 'strip' });
        const contenthash = createHash('sha256').update(code).digest('hex').slice(0, 8);
        // The name follows what is served, which the minifier has a say in.
        compilation.emitAsset(`js/start.${contenthash}.js`, new compiler.webpack.sources.RawSource(code), {
          contenthash,
        });
      });
    });
    compiler.hooks.done.tap('ShellFiles', (stats) => {
      if (stats.hasErrors()) return;
      const out = compiler.options.output.path;
      const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
      const initial = entrypoints.main.assets.map(({ name }) => name);
      const css = initial.filter((name) => name.endsWith('.css'));
      const documentCss = css.find((name) => name.startsWith('css/document.')) ?? null;
      const main = initial.filter((name) => name.endsWith('.js'));
      const assets = Object.keys(stats.compilation.assets);
      const start = assets.find((name) => STARTS.test(name));
      const fonts = assets.filter((name) => FONTS.test(name));
      const server = serverFile(out);
      const hashed = [...main, start, ...css, ...(server ? [server] : [])];
      const integrity = Object.fromEntries(hashed.map((name) => [name, hash(path.join(out, name))]));
      const rest = css.filter((name) => name !== documentCss);
      const offers = { contract: CONTRACT_VERSION, shared: packageVersions(compiler.context) };
      write(path.join(out, 'shell.json'), { main, start, css: rest, documentCss, integrity, fonts, offers, server });
      for (const [namespace, folder] of Object.entries(TEXTS)) {
        fs.cpSync(path.join(ROOT, folder), path.join(out, 'locales', namespace), { recursive: true });
      }
      if (compiler.options.mode === 'production') compress(out);
    });
  }
}

const write = (file, value) => fs.writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
const hash = (file) => `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;

function compress(dir) {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes));
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  }
}
