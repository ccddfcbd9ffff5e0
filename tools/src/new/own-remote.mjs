// `npm run new -- own-remote hello ../hello`: a remote outside this workspace, with tarballs of what it is built with.
import fs from 'node:fs';
import path from 'node:path';
import { Foreseen } from '../preflight.mjs';
import { pack } from '../pack.mjs';
import { checkName, copyTemplate, namespaceWords, readJson, write, writeJson } from './writing.mjs';

/** Its own tests need the workspace's runner. */
const LEFT_OUT = /^package\.json$|^tsconfig\.json$|^jest\.config\.mjs$|\.test\.tsx$/;
const COMPILER_OPTIONS = { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true };

/** What must be there once in the page is installed too, to be built against. */
function manifestOf(root, name, packed) {
  const { dependencies: ofShell } = readJson(path.join(root, 'shell/package.json'));
  const { dependencies: ofTesting } = readJson(path.join(root, 'libs/testing/package.json'));
  const { devDependencies: ofOffice } = readJson(path.join(root, 'mfe-admin/package.json'));
  const { devDependencies: ofRoot, optionalDependencies: nodes } = readJson(path.join(root, 'package.json'));
  const tarballs = (ids) => Object.fromEntries(ids.map((id) => [id, `file:packages/${packed[id]}`]));
  const shared = Object.entries(ofShell).filter(([id]) => !/^@(atoll|module-federation)\//.test(id));
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: 'rspack build', types: 'tsc -p .', dev: 'atoll dev', remote: 'atoll' },
    dependencies: {
      ...tarballs(['@atoll/api-client', '@atoll/contract', '@atoll/i18n', '@atoll/ui']),
      ...Object.fromEntries(shared),
    },
    devDependencies: {
      ...tarballs(['@atoll/registry', '@atoll/testing', '@atoll/tools']),
      // What writes the styles of office pages (@atoll/tools/presets/office-css.mjs).
      '@ant-design/static-style-extract': ofOffice['@ant-design/static-style-extract'],
      '@types/react': ofTesting['@types/react'],
      '@types/react-dom': ofTesting['@types/react-dom'],
      typescript: ofRoot.typescript,
    },
    // Its scripts run in the Node that Atoll runs in, whatever the machine has.
    optionalDependencies: Object.fromEntries(Object.entries(nodes).toSorted()),
  };
}

/**
 * Writes a repository of one remote.
 * @returns {Promise<string[]>} what to do next
 * @throws {Foreseen} when the folder holds something already
 */
export async function newOwnRemote(root, given, folder) {
  const short = checkName(given?.replace(/^mfe-/, ''), 'remote');
  if (!folder) throw new Foreseen('Name the folder for it too: npm run new -- own-remote hello ../hello');
  const dir = path.resolve(root, folder);
  if (fs.existsSync(dir) && fs.readdirSync(dir).length > 0) throw new Foreseen(`${dir} is not empty.`);
  const name = `mfe-${short}`;
  await copyTemplate('remote', dir, namespaceWords(short), (file) => !LEFT_OUT.test(path.basename(file)));
  await copyTemplate('own-remote', dir, namespaceWords(short));
  const packed = pack(path.join(dir, 'packages'));
  await writeJson(path.join(dir, 'package.json'), manifestOf(root, name, packed));
  await writeJson(path.join(dir, 'tsconfig.json'), {
    extends: '@atoll/tools/presets/tsconfig.web.json',
    compilerOptions: COMPILER_OPTIONS,
    include: ['src', 'locales/*.json'],
  });
  await write(path.join(dir, '.gitignore'), 'node_modules/\ndist/\n');
  return [
    `${name} is written in ${dir}, with all that it is built with in packages/.`,
    'Its README.md says how it is built, developed in a site and brought to production:',
    `  cd ${folder} && npm install && npm run types && npm run build`,
    '  npm run dev -- --site http://localhost:3000            that site with it',
    '  npm run remote -- check|publish|promote --store …      as in this workspace, without its name',
  ];
}
