// Runs the test files of a Node package as plain modules of Node. Jest's own loader evaluates each imported module anew for each
// file: for the API some thousand modules in each of seventy files. Here a worker loads them once. What a file changes in
// modules or globals it puts back itself; spies are put back for it.
// Tests, limits, hooks and reports are Jest's own.
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import adapter from 'jest-circus/runner';
import { ModuleMocker } from 'jest-mock';
import { maps, registerTypeScript } from './typescript-hooks.mjs';

const require = createRequire(import.meta.url);
const INITIALISER = path.join(path.dirname(require.resolve('jest-circus/runner')), 'jestAdapterInit.js');
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const GLOBALS = 'atoll:jest-globals';
const PRESENT = Symbol.for('atoll jest globals');

const mocker = new ModuleMocker(globalThis);
const jest = {
  fn: (...args) => mocker.fn(...args),
  spyOn: (...args) => mocker.spyOn(...args),
  isMockFunction: (value) => mocker.isMockFunction(value),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (limit) => {
    globalThis[TIMEOUT] = limit;
  },
};

/** Helpers are loaded once and used by many files: what they import is always that of the present file. */
const live = (name) => `export const ${name} = new Proxy(() => undefined, {
  apply: (target, self, args) => present.globals.${name}(...args),
  get: (target, key) => present.globals.${name}[key],
});`;
const NAMES = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'];
const globalsSource = `const present = globalThis[Symbol.for(${JSON.stringify(PRESENT.description)})];\n${NAMES.map(live).join('\n')}`;

const present = (globalThis[PRESENT] = { globals: {} });
registerHooks({
  resolve(specifier, context, next) {
    return specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    return url === GLOBALS ? { format: 'module', source: globalsSource, shortCircuit: true } : next(url, context);
  },
});
registerTypeScript();
// Processes that the application starts of its own modules run them as sources too.
process.execArgv.push('--import', new URL('typescript.mjs', import.meta.url).href);

/** Test runner in Jest's sense: Jest's own circus, with Node's modules instead of Jest's. */
export default async function runNatively(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  const native = {
    requireInternalModule: (file) => {
      // A state of its own for each file.
      delete require.cache[INITIALISER];
      delete globalThis[HANDLERS];
      delete globalThis[TIMEOUT];
      return require(file);
    },
    requireModule: require,
    setGlobalsForRuntime: (globals) => {
      present.globals = { ...globals, jest };
    },
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: async (file) => {
      const module = await import(pathToFileURL(file).href);
      for (const [url, map] of maps) runtime.getSourceMaps().set(url, map);
      return module;
    },
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
  };
  try {
    return await adapter.default(globalConfig, config, environment, native, testPath, sendMessageToJest);
  } finally {
    mocker.restoreAllMocks();
  }
}
