// Compiles the API with the Swagger plugin, which reads types and comments into the OpenAPI document, and bundles it for the
// server. TypeScript 6 because the plugin needs its compiler API.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SOURCES_FILE, apiSources } from './api-sources.mjs';
import { bundleApi } from './bundle-api.mjs';
import { sentencesOver } from './class-sentences.mjs';

const require = createRequire(import.meta.url);
const API = path.resolve(import.meta.dirname, '../../api');
const swagger = require(require.resolve('@nestjs/swagger/plugin', { paths: [API] }));

// As they are when the compiler begins: what is edited meanwhile makes the document an old one.
const sources = apiSources();

// The compiler reads declarations of the libs it refers to; a fresh clone has none yet.
const ROOT = path.resolve(API, '..');
const compiler = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
const libs = ['libs/contract', 'libs/registry'].map((lib) => path.join(ROOT, lib));
const built = spawnSync(process.execPath, [compiler, '-b', ...libs], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => API,
  getNewLine: () => '\n',
};

const config = ts.getParsedCommandLineOfConfigFile(
  path.join(API, 'tsconfig.build.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
);
const program = ts.createProgram({
  rootNames: config.fileNames,
  options: { ...config.options, composite: false, noCheck: true },
  projectReferences: config.projectReferences,
});

function fail(diagnostics) {
  console.error(ts.formatDiagnosticsWithColorAndContext([diagnostics].flat(), host));
  process.exit(1);
}

const before = swagger.before(
  {
    introspectComments: true,
    classValidatorShim: true,
    esmCompatible: true,
    dtoFileNameSuffix: ['.dto.ts'],
    controllerFileNameSuffix: ['.controller.ts'],
  },
  program,
);
// Types are checked by `tsc -b`, as those of the remotes, which are bundled unchecked too.
const errors = [...program.getOptionsDiagnostics(), ...program.getSyntacticDiagnostics()];
if (errors.length) fail(errors);
fs.rmSync(config.options.outDir, { recursive: true, force: true });
program.emit(undefined, undefined, undefined, false, { before: [before] });
// Texts that the code reads beside itself.
fs.cpSync(path.join(API, 'src'), config.options.outDir, {
  recursive: true,
  filter: (file) => fs.statSync(file).isDirectory() || file.endsWith('.json'),
});
const sentences = sentencesOver(program.getSourceFiles());
fs.writeFileSync(path.join(config.options.outDir, 'class-sentences.json'), JSON.stringify(sentences));
const documented = new Promise((done, failed) => {
  const writer = spawn(process.execPath, [path.join(config.options.outDir, 'openapi.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writer.once('exit', (code) => (code === 0 ? done() : failed(new Error('The OpenAPI document was not written.'))));
});
await Promise.all([bundleApi(), documented]);
fs.writeFileSync(SOURCES_FILE, sources);
