// The same sources as one bundle: what federation is measured against.
import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { federated } from '../../../presets/federation.mjs';
import { containerName } from '../../../presets/shared.mjs';
import { ShellFilesPlugin } from '../../../presets/shell-files.mjs';
import { remotes } from '../../workspace.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const config = federated(path.join(ROOT, 'shell'), { host: true, plugins: [new ShellFilesPlugin()] });

config.output.path = process.env.SINGLE_OUT;
config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin');
const names = remotes(ROOT).map(({ name }) => name);
config.resolve.alias = {
  '@module-federation/runtime$': path.join(import.meta.dirname, 'runtime.ts'),
  ...Object.fromEntries(names.map((name) => [`single/${name}$`, path.join(ROOT, name, 'src/contract.ts')])),
};
const loaders = names.map((name) => `${containerName(name)}: () => import('single/${name}')`);
config.plugins.push(
  new rspack.experiments.VirtualModulesPlugin({
    [path.join(import.meta.dirname, 'contracts.js')]: `export default { ${loaders.join()} };`,
  }),
);

/** Names what the measured page needs besides the bundle, as a document would preload it. */
config.plugins.push({
  apply(compiler) {
    compiler.hooks.done.tap('Pages', (stats) => {
      if (stats.hasErrors()) return;
      const { chunks } = stats.toJson({
        all: false,
        chunks: true,
        chunkOrigins: true,
        chunkRelations: true,
        ids: true,
      });
      const requests = ['single/mfe-catalog', './package-list/package-list-page'];
      const needed = chunks.filter(({ origins }) => origins?.some(({ request }) => requests.includes(request)));
      const list = [...new Set(needed.flatMap(({ files }) => files))].filter((file) => /\.(js|css)$/.test(file));
      if (list.length < 2) throw new Error('The chunks of the measured page are not where they were.');
      fs.writeFileSync(path.join(compiler.options.output.path, 'pages.json'), JSON.stringify({ list }));
    });
  },
});

export default config;
