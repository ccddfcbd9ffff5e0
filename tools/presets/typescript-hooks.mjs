// TypeScript as plain modules of Node: compiled by SWC when it is imported, with decorators and their metadata.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { registerHooks } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version as swcVersion } from '@swc/core';

/** Legacy decorators with metadata; modules stay as they are. */
const SWC = {
  swcrc: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

/** What was compiled stays for the next run, by what it was compiled from and with. */
const compiled = path.join(os.tmpdir(), `atoll-compiled-${process.getuid?.() ?? 0}`);
fs.mkdirSync(compiled, { recursive: true, mode: 0o700 });
const COMPILER = JSON.stringify([SWC, swcVersion, process.version]);

/** Files with positions in the sources, by address of the module. */
export const maps = new Map();

/** Written beside its place and moved there whole: several workers compile at once, and a killed one leaves no half. */
function keep(file, text) {
  fs.writeFileSync(`${file}.${process.pid}`, text);
  fs.renameSync(`${file}.${process.pid}`, file);
}

function compile(url) {
  const filename = fileURLToPath(url);
  const source = fs.readFileSync(filename, 'utf8');
  const name = createHash('sha256').update(COMPILER).update(filename).update(source).digest('hex');
  const file = path.join(compiled, `${name}.mjs`);
  maps.set(url, `${file}.map`);
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    const { code, map } = transformSync(source, { ...SWC, filename });
    keep(`${file}.map`, map);
    keep(file, code);
    return code;
  }
}

/** Address of the TypeScript that a module of the build was made of: imports name what will be there after it. */
function sourceOf(specifier, parentURL) {
  const isRelative = /^\.{1,2}\//.test(specifier) && parentURL?.endsWith('.ts');
  // The program of a process, and what a process is told to load.
  const isNamed = /^file:.*\.js$/.test(specifier);
  if (!isRelative && !isNamed) return null;
  const url = new URL(specifier.replace(/(\.js)?$/, '.ts'), parentURL);
  return fs.existsSync(fileURLToPath(url)) ? url.href : null;
}

/** From now on `.ts` can be imported, by its own name or by that of the `.js` it becomes. */
export function registerTypeScript() {
  registerHooks({
    resolve(specifier, context, next) {
      const url = sourceOf(specifier, context.parentURL);
      return url ? { url, shortCircuit: true } : next(specifier, context);
    },
    load(url, context, next) {
      return url.endsWith('.ts') ? { format: 'module', source: compile(url), shortCircuit: true } : next(url, context);
    },
  });
}
