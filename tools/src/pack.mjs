// `npm run pack -- <folder>`: what a remote with a repository of its own installs, as tarballs: the libraries it uses and the build
// preset, compiled and with types. Node and bundlers take no TypeScript from installed packages.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';

const ROOT = path.resolve(import.meta.dirname, '../..');
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Libraries in the order in which they use each other. */
export const LIBRARIES = ['contract', 'registry', 'i18n', 'api-client', 'ui', 'testing'];
/** Of the tools: building, publishing, developing; with a shell to develop in. */
const TOOLS = [
  'presets',
  'src/own.mjs',
  'src/remote',
  'src/dev',
  'src/workspace.mjs',
  'src/browser.mjs',
  'src/system-browser.mjs',
];
const NEEDED_BY_TOOLS = [
  '@atoll/contract',
  '@atoll/registry',
  '@module-federation/enhanced',
  '@rspack/cli',
  '@rspack/core',
  '@rspack/plugin-react-refresh',
  'react-refresh',
];

const IS_TEST = /\.(test|spec)\.[tj]sx?$|(^|\/)testing(-[\w-]+)?\.ts$/;
const COMPILED = /(?<!\.d)\.tsx?$/;

/** `from './x.ts'` as it is after compilation. */
const compiledImports = (code) =>
  code.replaceAll(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js');

function compile(file) {
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      experimental: { keepImportAttributes: true },
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  return compiledImports(code);
}

const write = (file, text) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

/** `./src/*.tsx` of the workspace as it is in the package. */
function packedExport(target) {
  const file = target.replace(/^\.\/src\//, './dist/');
  if (!COMPILED.test(file)) return file;
  const stem = file.replace(COMPILED, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/** Packages of ours are asked for in the version that they are packed in. */
const versioned = (dependencies = {}) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) =>
      name.startsWith('@atoll/')
        ? [name, readJson(path.join(ROOT, 'node_modules', name, 'package.json')).version]
        : [name, version],
    ),
  );

function stageLibrary(name, out) {
  const dir = path.join(ROOT, 'libs', name);
  const { private: _private, devDependencies: _dev, ...manifest } = readJson(path.join(dir, 'package.json'));
  const sources = fs.globSync('src/**/*', { cwd: dir }).filter((file) => fs.statSync(path.join(dir, file)).isFile());
  for (const file of sources.filter((it) => !IS_TEST.test(it))) {
    const target = path.join(out, file.replace(/^src/, 'dist'));
    if (!COMPILED.test(file)) write(target, fs.readFileSync(path.join(dir, file)));
    else {
      write(target.replace(COMPILED, '.js'), compile(path.join(dir, file)));
      const types = path.join(dir, 'dist-types', file.replace(COMPILED, '.d.ts'));
      write(target.replace(COMPILED, '.d.ts'), compiledImports(fs.readFileSync(types, 'utf8')));
    }
  }
  for (const part of ['locales', 'README.md'])
    if (fs.existsSync(path.join(dir, part))) fs.cpSync(path.join(dir, part), path.join(out, part), { recursive: true });
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([id, target]) => [id, packedExport(target)]),
  );
  const dependencies = versioned(manifest.dependencies);
  const files = ['dist', 'locales'];
  write(path.join(out, 'package.json'), JSON.stringify({ ...manifest, exports, dependencies, files }, null, 2));
}

/** The compiler's settings whole: in another repository there is no file above them. */
function flatConfig(file) {
  const { extends: above, ...config } = readJson(file);
  const base = above ? flatConfig(path.join(path.dirname(file), above)) : {};
  return { ...base, ...config, compilerOptions: { ...base.compilerOptions, ...config.compilerOptions } };
}

function stageTools(out) {
  const dir = path.join(ROOT, 'tools');
  const { name, version, license, type, dependencies } = readJson(path.join(dir, 'package.json'));
  for (const part of TOOLS)
    fs.cpSync(path.join(dir, part), path.join(out, part), {
      recursive: true,
      filter: (file) => !/\.spec\.mjs$/.test(file),
    });
  fs.cpSync(path.join(ROOT, 'api/openapi.json'), path.join(out, 'openapi.json'));
  const script = path.join(dir, 'src/dev/packed-shell.mjs');
  const env = { ...process.env, NODE_ENV: 'development' };
  execFileSync(process.execPath, [script, path.join(out, 'shell')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const web = 'presets/tsconfig.web.json';
  const { compilerOptions } = flatConfig(path.join(dir, web));
  write(path.join(out, web), JSON.stringify({ compilerOptions }, null, 2));
  const needed = Object.fromEntries(NEEDED_BY_TOOLS.map((id) => [id, dependencies[id]]));
  const manifest = {
    ...{ name, version, license, type },
    bin: { atoll: './src/own.mjs' },
    exports: { './presets/web': { types: './presets/web.d.ts' }, './presets/*': './presets/*' },
    files: ['presets', 'src', 'shell', 'openapi.json'],
    dependencies: versioned(needed),
  };
  write(path.join(out, 'package.json'), JSON.stringify(manifest, null, 2));
}

/**
 * Packs everything into a folder.
 * @returns {Record<string, string>} file of the tarball by package
 */
export function pack(folder) {
  const compiler = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
  const projects = LIBRARIES.map((name) => path.join(ROOT, 'libs', name));
  execFileSync(process.execPath, [compiler, '-b', ...projects], { stdio: 'inherit' });
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-pack-'));
  fs.mkdirSync(folder, { recursive: true });
  try {
    for (const name of LIBRARIES) stageLibrary(name, path.join(work, name));
    stageTools(path.join(work, 'tools'));
    const packed = [...LIBRARIES, 'tools'].map((name) => {
      const npm = process.env.npm_execpath;
      const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', path.resolve(folder)];
      const [file, all] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
      const options = { cwd: path.join(work, name), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
      const answer = JSON.parse(execFileSync(file, all, options));
      return [`@atoll/${name}`, [answer].flat()[0].filename ?? Object.values(answer)[0].filename];
    });
    return Object.fromEntries(packed);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('Usage: npm run pack -- <folder>');
    process.exit(2);
  }
  for (const [name, file] of Object.entries(pack(folder))) console.log(`${name}: ${path.join(folder, file)}`);
}
