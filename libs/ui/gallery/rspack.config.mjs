import path from 'node:path';
import { rspack } from '@rspack/core';
import { EXTENSIONS, constants, modules } from '../../../tools/presets/code.mjs';

const production = process.env.NODE_ENV !== 'development';

// A page of its own with its own React: no remote, and part of no build of the product. Only `npm run dev` builds it.
export default {
  context: import.meta.dirname,
  mode: production ? 'production' : 'development',
  target: ['web', 'es2023'],
  entry: { main: './main.tsx' },
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    uniqueName: 'gallery',
    filename: 'js/[name].[contenthash:8].js',
    chunkFilename: 'js/[name].[contenthash:8].js',
    cssFilename: 'css/[name].[contenthash:8].css',
    cssChunkFilename: 'css/[name].[contenthash:8].css',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  resolve: { extensions: EXTENSIONS, alias: {} },
  module: modules('gallery', { production }),
  performance: { hints: false },
  stats: 'errors-warnings',
  plugins: [
    constants({ version: '0.0.0', production }),
    new rspack.HtmlRspackPlugin({ template: './index.html', inject: 'head', scriptLoading: 'defer' }),
  ],
};
