// What an API row is measured beside: a process of its own that does what cannot be left out, and nothing else.
import { fork } from 'node:child_process';
import path from 'node:path';

async function start(file, message) {
  const child = fork(path.join(import.meta.dirname, file));
  const listening = new Promise((done, failed) => child.once('message', done).once('exit', failed));
  child.send(message);
  const { port } = await listening;
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: () => new Promise((done) => child.once('exit', done).disconnect()),
  };
}

/** The limit of a read: node:http and pg over stored cards (`stored-cards.mjs`), which `databaseUrl` holds. */
export const startLimit = (databaseUrl) => start('limit-process.mjs', { databaseUrl });

/** The limit of a cached row: one buffer. */
export const startBuffer = (body) => start('buffer-process.mjs', { body: body.toString('base64') });
