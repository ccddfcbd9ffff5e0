// What `npm run dev` changes in the configuration of a front end: unhashed files, hot replacement, React Refresh.
import path from 'node:path';
import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { containerName } from './shared.mjs';

const PRESETS = import.meta.dirname;
const REFRESH = createRequire(import.meta.url).resolve('react-refresh/runtime');
const CLIENT = path.join(PRESETS, 'hot-client.mjs');

const entryOf = (context, file) => new rspack.EntryPlugin(context, file, { name: undefined });

/** Has components tell React Refresh what they are. */
const refreshed = (rule) =>
  rule.loader === 'builtin:swc-loader'
    ? {
        ...rule,
        options: {
          ...rule.options,
          jsc: {
            ...rule.options.jsc,
            transform: { react: { ...rule.options.jsc.transform.react, refresh: true } },
          },
        },
      }
    : rule;

/**
 * The configuration of a package as it is developed.
 * @param {import('@rspack/core').Configuration} config what `federated` made, with NODE_ENV=development if `hot`
 * @param {{name: string, out: string, base: string, hot: boolean, remote: boolean}} options `base` is the address of the files; `hot`
 *   where the page is the shell's that is developed too: only there is there a React that can replace components; a `remote` has
 *   no React of its own
 */
export function developed(config, { name, out, base, hot, remote }) {
  // What is drawn on the server is drawn of releases: here the browser draws.
  const { output, dependencies: _server, ...rest } = config;
  const plain = (file) => file.replace('.[contenthash:8]', '');
  const names = ['filename', 'chunkFilename', 'cssFilename', 'cssChunkFilename'];
  return {
    ...rest,
    devtool: hot ? 'cheap-module-source-map' : false,
    output: {
      ...output,
      ...Object.fromEntries(names.map((key) => [key, plain(output[key])])),
      path: out,
      // A page may be some builds behind: each change is had from the files of the build before it.
      clean: false,
      publicPath: remote ? output.publicPath : base,
    },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        'real-react-refresh-runtime$': REFRESH,
        'react-refresh': path.join(PRESETS, 'refresh', remote ? 'remote' : 'shell'),
      },
    },
    module: { ...config.module, rules: hot ? config.module.rules.map(refreshed) : config.module.rules },
    // What does not compile is no step between two builds: the page goes on from the last one that did.
    optimization: { ...config.optimization, minimize: false, emitOnErrors: false },
    plugins: [
      ...(hot
        ? [
            new rspack.HotModuleReplacementPlugin(),
            new ReactRefreshRspackPlugin({ library: containerName(name), exclude: /node_modules|[\\/]presets[\\/]/ }),
          ]
        : []),
      new rspack.DefinePlugin({ __ATOLL_DEVELOPED__: JSON.stringify(name) }),
      ...config.plugins,
      entryOf(config.context, CLIENT),
      // What is developed asks for `react/jsx-dev-runtime`; libraries that a remote elsewhere installed were compiled for this one.
      !remote && entryOf(config.context, 'react/jsx-runtime'),
    ].filter(Boolean),
  };
}
