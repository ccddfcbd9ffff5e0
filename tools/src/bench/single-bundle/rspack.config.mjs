// The same sources as one bundle: what federation is measured against.
import path from 'node:path';
import { federated } from '../../../presets/federation.mjs';
import { ShellFilesPlugin } from '../../../presets/shell-files.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const config = federated(path.join(ROOT, 'shell'), { host: true, plugins: [new ShellFilesPlugin()] });

config.output.path = process.env.SINGLE_OUT;
config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin');
config.resolve.alias = {
  '@module-federation/runtime$': path.join(import.meta.dirname, 'runtime.ts'),
  ...Object.fromEntries(
    ['mfe-catalog', 'mfe-booking', 'mfe-admin', 'mfe-i18n'].map((name) => [
      `single/${name}$`,
      path.join(ROOT, name, 'src/contract.ts'),
    ]),
  ),
};

export default config;
