// Debian's Firefox, spoken to by WebDriver BiDi: Playwright knows a build of its own only.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { patient } from '../presets/patience.mjs';

const NAMES = ['firefox-esr', 'firefox'];
/** How long it may take to start, and to answer. Milliseconds. */
const PATIENCE = patient(60_000);

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => NAMES.map((name) => path.join(dir, name)))
    .find((file) => fs.existsSync(file));

/** Installs it where that needs no question: as root on Debian. */
function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'], options);
  return onPath();
}

/**
 * Path of a Firefox: `FIREFOX_PATH`, then the PATH, then (as root on Debian) a fresh install.
 * @throws Error with one sentence that says what to do.
 */
export function findFirefox() {
  const found = process.env.FIREFOX_PATH || onPath() || fromDebian();
  if (!found) throw new Error('No Firefox found: install one, or set FIREFOX_PATH to its program.');
  return found;
}

/** The address that it says it listens at. */
function addressOf(child) {
  const { promise, resolve, reject } = Promise.withResolvers();
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
    const url = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
    if (url) resolve(`${url}/session`);
  });
  child.on('error', reject);
  child.on('exit', () => reject(new Error(`Firefox ended: ${said.slice(-1000)}`)));
  setTimeout(() => reject(new Error(`Firefox does not listen: ${said.slice(-1000)}`)), PATIENCE).unref();
  return promise;
}

/** Sends commands and hears of events. */
async function connect(url) {
  const socket = new WebSocket(url);
  await new Promise((done, failed) => Object.assign(socket, { onopen: done, onerror: failed }));
  const asked = new Map();
  const listeners = [];
  socket.onmessage = ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(data);
    if (type === 'event') for (const listener of listeners) listener(method, params);
    else if (error) asked.get(id)?.reject(new Error(`${error}: ${message}`));
    else asked.get(id)?.resolve(result);
    asked.delete(id);
  };
  let count = 0;
  const send = (method, params = {}) => {
    const answer = Promise.withResolvers();
    count += 1;
    asked.set(count, answer);
    socket.send(JSON.stringify({ id: count, method, params }));
    setTimeout(() => answer.reject(new Error(`Firefox does not answer ${method}`)), PATIENCE).unref();
    return answer.promise;
  };
  return { send, hear: (listener) => listeners.push(listener), close: () => socket.close() };
}

/**
 * Starts a Firefox with one page and a profile of its own.
 * @param {{timeZone?: string}} [options]
 * @returns {Promise<{resize: (width: number, height: number) => Promise<void>, atFirst: (script: string) => Promise<() => Promise<void>>,
 *   goto: (url: string) => Promise<void>, evaluate: (expression: string) => Promise<unknown>, posts: string[], close: () => Promise<void>}>}
 *   `atFirst` runs a function's text before any script of a page, `evaluate` returns what JSON can say, `posts` are requests with a body
 */
export async function startFirefox({ timeZone = 'UTC' } = {}) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-firefox-'));
  const child = spawn(
    findFirefox(),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      env: { ...process.env, TZ: timeZone, HOME: profile },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise((done) => child.once('exit', done));
  const remove = () => fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  try {
    const { send, hear, close } = await connect(await addressOf(child));
    await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['network.beforeRequestSent'] });
    const { contexts } = await send('browsingContext.getTree');
    const { context } = contexts[0];
    const posts = [];
    hear((method, { request }) => {
      if (method === 'network.beforeRequestSent' && request.method === 'POST') posts.push(request.url);
    });
    return {
      posts,
      resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
      async atFirst(script) {
        const added = await send('script.addPreloadScript', { functionDeclaration: script });
        return () => send('script.removePreloadScript', added);
      },
      goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      async evaluate(expression) {
        const text = `(async () => JSON.stringify(await (${expression})))()`;
        const answer = await send('script.evaluate', { expression: text, target: { context }, awaitPromise: true });
        if (answer.type !== 'success') throw new Error(answer.exceptionDetails.text);
        return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
      },
      async close() {
        await send('browser.close').catch(() => undefined);
        close();
        child.kill();
        await ended;
        remove();
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    await ended;
    remove();
    throw error;
  }
}
