// The shell for who develops a remote elsewhere: `node tools/src/dev/packed-shell.mjs <folder>`, with NODE_ENV=development.
import path from 'node:path';
import { buildOnce } from './builds.mjs';

const dir = path.resolve(import.meta.dirname, '../../../shell');
await buildOnce({ name: 'shell', dir, out: path.resolve(process.argv[2]), hot: true });
