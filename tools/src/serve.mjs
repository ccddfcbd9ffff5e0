// Runs the built API as a child of `npm start`, and ends it when the parent is gone, however it went.
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

// Compiled code is kept from start to start: a second start costs half the processor time.
enableCompileCache(path.join(process.env.ATOLL_DATA, 'compile-cache'));
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const entry = new URL('../../api/dist/server/server.mjs', import.meta.url);
await import(entry.href);
// At once: the API ends by a signal, which would lose it.
flushCompileCache();
