// Entry of `npm run remote`.
import path from 'node:path';
import { main } from './remote/cli.mjs';

process.exitCode = await main(process.argv.slice(2), { root: path.resolve(import.meta.dirname, '../..') });
