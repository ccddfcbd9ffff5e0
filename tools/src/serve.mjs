// Runs the built API as a child of `npm start`, and ends it when the parent is gone, however it went.
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** What runs once is not worth optimising: a start without it takes a tenth less processor time. */
const optimise = (yes) => ['opt', 'maglev'].forEach((name) => setFlagsFromString(yes ? `--${name}` : `--no-${name}`));

// Compiled code is kept from start to start: a second start costs half the processor time.
enableCompileCache(path.join(process.env.ATOLL_DATA, 'compile-cache'));
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
optimise(false);
const entry = new URL('../../api/dist/server/server.mjs', import.meta.url);
await import(entry.href);
optimise(true);
// At once: the API ends by a signal, which would lose it.
flushCompileCache();
