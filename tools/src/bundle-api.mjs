// Puts the compiled API and what it imports into few files: a start resolves a handful of modules instead of three thousand,
// which halves its processor time and saves memory. Names stay as they are, because tables are called after classes.
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';

const API = path.resolve(import.meta.dirname, '../../api');
const FOLDER = path.join(API, 'dist/server');

/** Native, found by their own location, or seldom needed. */
const FROM_PACKAGES = /^(sharp|swagger-ui-dist|stripe|@aws-sdk\/.*)$/;

const packageOf = (name) => path.dirname(createRequire(path.join(API, 'package.json')).resolve(`${name}/package.json`));

const PLAIN = {
  isModule: 'unknown',
  minify: true,
  jsc: {
    parser: { syntax: 'ecmascript' },
    target: 'es2024',
    minify: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
  },
};

/** True for what frameworks ask for only when one uses it: it is left to Node, which says so if somebody ever does. */
function isNotInstalled(context, request) {
  if (/^([./]|node:)/.test(request)) return false;
  try {
    createRequire(path.join(context, 'x.js')).resolve(request);
    return false;
  } catch (error) {
    return error.code === 'MODULE_NOT_FOUND';
  }
}

const compiler = rspack({
  context: path.dirname(API),
  mode: 'production',
  target: ['node26', 'es2024'],
  devtool: false,
  entry: { server: path.join(API, 'dist/main.js') },
  output: {
    path: FOLDER,
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    chunkLoading: 'import',
    clean: true,
    // Function expressions in parentheses are compiled with the file, and so kept in the cache of compiled code.
    environment: { methodShorthand: false },
  },
  optimization: {
    minimize: false,
    splitChunks: false,
    nodeEnv: false,
    concatenateModules: false,
  },
  resolve: {
    extensionAlias: { '.js': ['.js', '.ts'] },
    // Both are imported and required: a second copy would hold a second state.
    alias: Object.fromEntries(
      ['class-validator', 'class-transformer'].map((name) => [`${name}$`, path.join(packageOf(name), 'cjs/index.js')]),
    ),
  },
  externalsPresets: { node: true },
  externals: [
    ({ context, request, dependencyType }, done) => {
      if (FROM_PACKAGES.test(request)) return done(null, `node-commonjs ${request}`);
      if (!isNotInstalled(context, request)) return done();
      return done(null, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'import'} ${request}`);
    },
  ],
  node: { __dirname: false, __filename: false },
  module: {
    parser: { javascript: { importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        use: [
          { loader: path.join(import.meta.dirname, 'bundle-loader.cjs'), options: { folder: FOLDER } },
          {
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
          },
        ],
        type: 'javascript/auto',
      },
      {
        include: path.join(API, 'dist'),
        exclude: path.join(API, 'dist/docs.js'),
        resolve: { alias: { '@nestjs/swagger$': path.join(import.meta.dirname, 'bundle-documentation.mjs') } },
      },
      {
        // Copies what the decorators of a class wrote: it must require the copy that the decorators wrote to.
        include: packageOf('@nestjs/mapped-types'),
        parser: { createRequire: true },
      },
      {
        test: /\.[cm]?js$/,
        use: [
          { loader: path.join(import.meta.dirname, 'bundle-loader.cjs'), options: { folder: FOLDER } },
          // Without comments, and with all but ASCII escaped, V8 holds a third of the bytes.
          { loader: 'builtin:swc-loader', options: PLAIN },
        ],
      },
    ],
  },
  performance: false,
});

/** Writes `api/dist/server/server.mjs` from `api/dist/main.js`. */
export const bundleApi = () =>
  new Promise((done, failed) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) failed(error ?? new Error(stats.toString({ preset: 'errors-only' })));
        else done();
      }),
    );
  });
