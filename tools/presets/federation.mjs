// The one build preset of the shell and of every remote. It alone names what is shared; a remote's own config is one call.
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { EXTENSIONS, FACADES, PACKAGES, REAL_PACKAGES, constants, modules, packageOf } from './code.mjs';
import { RemoteFilesPlugin } from './remote-files.mjs';
import { rendered } from './rendered.mjs';
import { RetryQueryPlugin } from './retry-query.mjs';
import { compatibleRange, containerName, sharedVersions } from './shared.mjs';

const PRESETS = import.meta.dirname;
const FEDERATION = path.join(PACKAGES, '@module-federation');

/** What Module Federation adds to every build as CommonJS, whole: the shell takes the module, remotes the shell's copy. */
const BUNDLER_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;
const bundlerRuntime = (host) =>
  host ? path.join(FEDERATION, 'webpack-bundler-runtime/dist/index.js') : path.join(PRESETS, 'federation-consumer.mjs');

/** What Module Federation makes of manifests, which the shell would carry though there are none. */
const SNAPSHOTS = /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/;

/** What it fetches ahead, by its own lists of files. */
const PRELOADS = /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/;

/** What it does where a build imports from a remote by its name. */
const REMOTES = /webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/;

/**
 * Bytes of source from which on a part that several pages of a remote use is a file of its own. Smaller ones in files of their own
 * cost every first visit a request each, and pack worse; in each page they cost who reads on some 5 KB.
 */
const SHARED_FROM = 150_000;

/** Browsers that run ES2023, which the code is written in: for them the style sheets need no second spelling. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];
const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

/**
 * Shared singletons. The shell provides every one of them eagerly; a remote never carries a copy (`import: false`), so it
 * runs only inside a shell, which is what the contract's `runtime: "external"` says. Versions are those installed for `dir`,
 * so that a remote with a checkout of its own says what it was built with.
 */
function shared(dir, host) {
  const policy = host ? { eager: true } : { import: false };
  return Object.fromEntries(
    Object.entries(sharedVersions(dir)).map(([id, version]) => {
      const entry = { singleton: true, strictVersion: true, requiredVersion: compatibleRange(version), ...policy };
      if (!host) return [id, entry];
      // A package shared whole is never tree-shaken (react-router alone 205 KB): a facade re-exports what the product uses.
      const facade = FACADES[id] && { import: path.join(dir, 'src', FACADES[id]), shareKey: id, packageName: id };
      return [id, { ...entry, version, ...facade }];
    }),
  );
}

/**
 * Rspack configuration of one front-end package.
 * @param {string} dir absolute folder of the package
 * @param {{host?: boolean, entry?: string, drawn?: boolean, plugins?: unknown[]}} [options] `host` only for the shell, `drawn`
 *   beside a server bundle
 */
export function federated(dir, { host = false, entry, drawn = false, plugins = [] } = {}) {
  const { name, version, production } = packageOf(dir);
  const exposes = { './contract': './src/contract.ts' };
  return {
    ...(drawn && { dependencies: ['server'] }),
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2023'],
    devtool: false,
    // A remote has no entry of its own: Module Federation adds the container, the contract hangs on it.
    entry: entry || host ? { main: entry ?? './src/main.tsx' } : {},
    output: {
      path: path.join(dir, 'dist'),
      publicPath: host ? '/shell/' : 'auto',
      uniqueName: containerName(name),
      clean: drawn ? { keep: 'server' } : true,
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      cssFilename: 'css/[name].[contenthash:8].css',
      cssChunkFilename: 'css/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // Two releases of a remote may meet in one page when the shell falls back; the loader clears this between them.
      chunkLoadingGlobal: `atoll_chunks_${containerName(name)}`,
      chunkLoadTimeout: 4_000,
    },
    resolve: {
      extensions: EXTENSIONS,
      alias: {
        '@module-federation/runtime': path.join(FEDERATION, 'runtime/dist/index.js'),
        'federation-snapshots-disabled$': path.join(FEDERATION, 'runtime-core/dist/plugins/snapshot/disabled.js'),
        'federation-container-entry$': path.join(FEDERATION, 'webpack-bundler-runtime/dist/initContainerEntry.js'),
        ...REAL_PACKAGES,
      },
    },
    module: modules(name, { production }),
    optimization: {
      minimizer,
      ...(host
        ? {
            splitChunks: {
              cacheGroups: {
                vendor: { test: /node_modules.*\.[cm]?js$/, name: 'vendor', chunks: 'initial', enforce: true },
                // The style sheet of the static first paint, which documents refer to by this name.
                document: {
                  test: /libs\/ui\/src\/(document|tokens)\b.*\.css$/,
                  name: 'document',
                  chunks: 'initial',
                  enforce: true,
                },
              },
            },
          }
        : {
            splitChunks: { minSize: SHARED_FROM },
          }),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      constants({ version, production }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: host ? undefined : 'remoteEntry.[contenthash:8].js',
        exposes: host ? undefined : exposes,
        shared: shared(dir, host),
        manifest: false,
        dts: false,
        runtimePlugins: host ? [path.join(PRESETS, 'federation-provider.mjs')] : [],
        // Browsers only, and direct entries: no manifest, so no snapshot of one.
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new rspack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, bundlerRuntime(host)),
      new rspack.NormalModuleReplacementPlugin(SNAPSHOTS, path.join(PRESETS, 'federation-snapshots.mjs')),
      new rspack.NormalModuleReplacementPlugin(PRELOADS, path.join(PRESETS, 'federation-preloads.mjs')),
      new rspack.NormalModuleReplacementPlugin(REMOTES, path.join(PRESETS, 'federation-remotes.mjs')),
      ...(host
        ? []
        : [
            new RetryQueryPlugin(),
            new RemoteFilesPlugin({ dir, container: containerName(name), exposes: Object.keys(exposes), drawn }),
          ]),
      ...plugins,
    ],
  };
}

/**
 * Both builds of a package whose pages are drawn on the server too.
 * @param {string} dir absolute folder of the package
 * @param {{host?: boolean, plugins?: unknown[], neverDrawn?: string[]}} [options] `host` only for the shell; `neverDrawn`: modules that
 *   the server's build leaves empty
 */
export const drawn = (dir, options = {}) => [rendered(dir, options), federated(dir, { ...options, drawn: true })];
