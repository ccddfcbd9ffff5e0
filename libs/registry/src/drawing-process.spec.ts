import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Drawn } from '@atoll/contract/drawing';
import { type Bundle, DrawingProcess } from './drawing-process.ts';
import { SHELL_SOURCE, aBundle, remoteSource } from './testing-drawing.ts';

const processes: DrawingProcess[] = [];
afterEach(() => Promise.all(processes.splice(0).map((each) => each.stop())));

const started = () => {
  const process = new DrawingProcess();
  processes.push(process);
  return process;
};
const SHELL = aBundle('shell', SHELL_SOURCE);
const GOOD = aBundle('mfe-a/1', remoteSource({ home: 'return `<h1>${url} ${language}</h1>`' }));
const order = (remote: Bundle | null, { shell = SHELL, page = 'home', state = {} } = {}) => ({
  shell,
  remote,
  job: {
    ...{ remote: remote && { name: 'mfe-a', version: '1' }, page, url: '/a?b=1', params: {}, language: 'en' as const },
    origin: 'https://atoll.example',
  },
  state: JSON.stringify({ heading: { title: 'Trips' }, queries: [], ...state }),
});
/** The drawn page; what it threw is thrown. */
async function drawnBy(process: DrawingProcess, asked: ReturnType<typeof order>): Promise<Drawn> {
  const { drawn, error } = await process.draw(asked);
  if (error || !drawn) throw error ?? new Error('nothing was drawn');
  return drawn;
}
const draw = (remote: Bundle | null, change = {}) => drawnBy(started(), order(remote, change));
/** What comes of a page whose code this is, and whether another remote's page is drawn by the same process afterwards. */
async function afterwards(body: string, atFirst = ''): Promise<string> {
  const process = started();
  const bad = aBundle('mfe-b/1', remoteSource({ home: body }, atFirst));
  const outcome = await drawnBy(process, order(bad)).then(({ html }) => html, String);
  if (!process.isGone) expect((await drawnBy(process, order(GOOD))).html).toBe('<main><h1>/a?b=1 en</h1></main>');
  return outcome;
}

describe('a page', () => {
  it('is drawn by the code of shell and remote, of which each is read once', async () => {
    const process = started();
    let reads = 0;
    const counted = { ...GOOD, read: () => ((reads += 1), GOOD.read()) };
    for (let n = 0; n < 3; n += 1)
      expect(await drawnBy(process, order(counted))).toEqual({
        html: '<main><h1>/a?b=1 en</h1></main>',
        preloads: '<link rel="preload" as="image" href="/home.webp">',
        texts: null,
      });
    expect(reads).toBe(1);
  });

  it('is the frame with a heading where the job names no remote', async () => {
    expect((await draw(null)).html).toBe('<h1 class="heading">Trips</h1>');
  });

  it('is drawn anew by the code of another shell, and after more releases than are kept', async () => {
    const process = started();
    const other = aBundle('shell 2', SHELL_SOURCE.replaceAll('main>', 'section>'));
    await process.draw(order(GOOD));
    expect((await drawnBy(process, order(GOOD, { shell: other }))).html).toContain('<section><h1>');
    for (let n = 0; n < 9; n += 1)
      await process.draw(order(aBundle(`mfe-a/${n}`, remoteSource({ home: 'return ""' }))));
    expect((await drawnBy(process, order(GOOD))).html).toContain('<main><h1>');
  });

  it('keeps the code of the shell and of the five remotes that were asked last', async () => {
    const process = started();
    const read: string[] = [];
    const counted = (bundle: Bundle) => ({ ...bundle, read: () => (read.push(bundle.name), bundle.read()) });
    const shell = counted(SHELL);
    const remotes = [1, 2, 3, 4, 5, 6].map((n) => counted(aBundle(`mfe-${n}/1`, remoteSource({ home: 'return ""' }))));
    const [first, ...others] = remotes;
    await process.load(shell, null);
    for (const remote of remotes) await process.load(remote, shell);
    for (const remote of others) await process.outline({ shell, remote });
    expect(read).toEqual([shell, ...remotes].map(({ name }) => name));
    await process.outline({ shell, remote: first ?? null });
    expect(read).toHaveLength(8);
  });

  it('finds what the shell shares that draws it, not the one before', async () => {
    const process = started();
    const remote = aBundle(
      'mfe-d/1',
      `const react = require("react");${remoteSource({ home: 'return react.createElement("b")' })}`,
    );
    const other = aBundle('shell 4', SHELL_SOURCE.replace('(name) => name', '(name) => name + 4'));
    expect((await drawnBy(process, order(remote))).html).toContain('<main>b<');
    // The frame first, so that the other shell is known when the page comes.
    await process.draw(order(null, { shell: other }));
    expect((await drawnBy(process, order(remote, { shell: other }))).html).toContain('<main>b4<');
  });

  it.each([
    ['that throws', 'throw new TypeError("no such trip")', '', 'TypeError: no such trip'],
    ['that throws what is no error', 'throw null', '', 'Error: null'],
    ['of code that throws', '', 'throw new TypeError("no document")', 'TypeError: no document'],
    ['of code that is none', '', '<html>', 'SyntaxError'],
    ['that is huge', 'return "x".repeat(1e6)', '', 'The page has 1000013 characters'],
    ['that asks for what is not shared', '', 'require("node:fs")', 'The shell does not share "node:fs"'],
    ['that asks for what every object has', '', 'require("constructor")', 'The shell does not share "constructor"'],
    ['that would be code of a text', 'return eval("1")', '', 'EvalError'],
    ['that imports', 'return import("node:fs")', '', 'A dynamic import callback was not specified'],
  ])('%s fails alone', async (_what, body, atFirst, sentence) => {
    expect(await afterwards(body, atFirst)).toContain(sentence);
  });

  it('says of a part that is left to the browser what was thrown in it', async () => {
    const parts = SHELL_SOURCE.replace(
      "preloads: '<link",
      "fault: { error: new RangeError('no boat') }, preloads: '<link",
    );
    const { html, fault } = await draw(GOOD, { shell: aBundle('shell 5', parts) });
    expect(html).toContain('<main><h1>');
    expect(fault).toEqual({ name: 'RangeError', message: 'no boat', stack: expect.stringContaining('no boat') });
  });

  it('fails where its remote does not have it, or is none', async () => {
    await expect(draw(GOOD, { page: 'other' })).rejects.toThrow('draw is not a function');
    await expect(draw(aBundle('mfe-c/1', 'module.exports = 1'))).rejects.toThrow('mfe-c/1 exports no contract');
  });

  it('fails where its code is not what the release says, or gone, and says whose', async () => {
    const forged = { ...GOOD, read: () => Promise.resolve(new TextEncoder().encode('exports.contract = {}')) };
    await expect(draw(forged)).rejects.toMatchObject({
      ofShell: false,
      message: expect.stringMatching(/mfe-a\/1 is not/),
    });
    await expect(draw({ ...GOOD, read: () => Promise.resolve(null) })).rejects.toThrow('mfe-a/1 is gone');
    const shell = aBundle('shell 3', 'throw new Error("broken")');
    await expect(draw(null, { shell })).rejects.toMatchObject({ ofShell: true, message: 'broken' });
  });
});

const DECLARED = `exports.pages = { home: {
  search: { kept: ['b'] },
  queries: ({ search, params, path }) => ({ trip: { endpoint: 'getTrip', arg: search.get('b'), url: '/api/' + path + params.slug } }),
  head: ({ trip }, { url }) => ({ title: trip?.name ?? 'None', description: url('/a') }),
  sitemap: true,
} };`;

describe('what a page declares', () => {
  const told = aBundle('mfe-a/2', `${remoteSource({ home: 'return "<h1>A</h1>"' })}${DECLARED}`);
  const { shell, job } = order(told);

  it('is known before it is asked for, says what is to be read, and what of it', async () => {
    const process = started();
    expect(await process.outline({ shell, remote: told })).toEqual({
      home: { search: { kept: ['b'], free: [] }, sitemap: true, drawn: true },
    });
    const asked = { ...job, params: { slug: 'x' } };
    expect(await process.plan({ shell, remote: told }, asked)).toEqual([
      { endpoint: 'getTrip', arg: '1', url: '/api//ax' },
    ]);
    const queries = [{ endpoint: 'getTrip', arg: '1', data: { name: 'Reef' } }];
    expect(await process.draw(order(told, { state: { queries } }))).toMatchObject({
      head: { title: 'Reef', description: 'https://atoll.example/a' },
      drawn: { html: '<main><h1>A</h1></main>' },
      error: null,
    });
  });

  it('is said also of a page that fails, or that is not to be drawn', async () => {
    const failing = aBundle('mfe-a/3', `${remoteSource({ home: 'throw new Error("no boat")' })}${DECLARED}`);
    const head = { title: 'None' };
    expect(await started().draw(order(failing))).toMatchObject({ head, drawn: null, error: { message: 'no boat' } });
    expect(await started().draw({ ...order(failing), only: 'head' })).toMatchObject({
      head,
      drawn: null,
      error: null,
    });
    const moved = aBundle('mfe-a/4', `exports.pages = { home: { head: () => ({ title: '', movedTo: '/b' }) } }`);
    expect(await started().draw(order(moved))).toMatchObject({ head: { movedTo: '/b' }, drawn: null, error: null });
  });

  it.each([
    ['throws', '() => { throw new Error("no head") }', 'no head'],
    ['is a function', '() => () => 1', null],
    ['is without end', '() => ({ title: "x".repeat(1e6) })', 'What is said of the page has 1000012 characters'],
    ['goes round in circles', '() => { const a = {}; a.a = a; return a }', 'circular'],
  ])('harms nobody where its head %s', async (_what, head, sentence) => {
    const bad = aBundle(
      'mfe-b/2',
      `${remoteSource({ home: 'return ""' })}exports.pages = { home: { head: ${head} } };`,
    );
    const own = started();
    const outcome = own.draw(order(bad));
    if (sentence === null) expect((await outcome).head).toBe(null);
    else await expect(outcome).rejects.toThrow(sentence);
    expect((await drawnBy(own, order(GOOD))).html).toContain('<main><h1>');
  });
});

describe('a remote', () => {
  it.each([
    ['prototypes', 'Array.prototype.map = Object.prototype.x = Promise = null', 'return String([].map)', 'null'],
    ['globals', 'globalThis.window = 1; JSON = null', 'return String(window)', '1'],
    ['what is shared', 'require("react").createElement = null', 'return require("react").createElement("b")', 'b'],
  ])('changes %s for nobody but itself', async (_what, atFirst, body, seen) => {
    expect(await afterwards(body, `const shared = require("react");${atFirst}`)).toBe(`<main>${seen}</main>`);
  });

  it('finds nothing of Node', async () => {
    const names = [
      'process',
      'fetch',
      'require.main',
      'Buffer',
      'setTimeout',
      'WebSocket',
      'localStorage',
      'navigator',
    ];
    expect(await afterwards(`return [${names.map((name) => `typeof ${name}`)}].join()`)).toBe(
      `<main>${names.map(() => 'undefined').join()}</main>`,
    );
    // A way into the realm of the shell.
    expect(await afterwards('return require.constructor("return process")()')).toContain('EvalError');
    expect(await afterwards('return URL.constructor("return process")()')).toContain('EvalError');
  });
});

describe('the process', () => {
  /** Runs in the realm of the shell, where Node is. */
  const attack = async (source: string) => {
    const shell = aBundle(
      'attack',
      `exports.shared = {}; exports.render = async () => ({ html: String(await (${source})()), preloads: '' })`,
    );
    return draw(null, { shell }).then(
      ({ html }) => html,
      ({ code, message }: NodeJS.ErrnoException) => `${code ?? ''} ${message}`,
    );
  };

  it.each([
    ['reads files', '() => process.binding'],
    ['sends signals', '() => process.kill'],
    ['becomes another program', '() => process.execve'],
    ['loads native code', '() => process.dlopen'],
    ['speaks in our name', '() => process.send'],
    ['asks for modules', '() => process.getBuiltinModule'],
    ['keeps what visitors could see of each other', '() => globalThis.localStorage'],
    ['knows the environment', '() => Object.keys(process.env).join() || undefined'],
  ])('never %s', async (_what, source) => {
    expect(await attack(source)).toBe('undefined');
  });

  it('reaches no network', async () => {
    expect(await attack('() => fetch("http://127.0.0.1:8080/").catch((error) => error.cause.code)')).toBe(
      'ERR_ACCESS_DENIED',
    );
  });

  it('has no permission for files, processes and threads', async () => {
    const has = ['fs.read', 'fs.write', 'net', 'child', 'worker', 'addon', 'wasi', 'inspector'];
    expect(await attack(`() => ${JSON.stringify(has)}.filter((name) => process.permission.has(name))`)).toBe('');
  });

  it.each([
    ['loops', 'for (;;);', 'it took more than 3000 ms'],
    ['never answers', 'return new Promise(() => {})', 'it took more than 3000 ms'],
    ['eats memory', 'for (const all = [];;) all.push(new Array(1e6).fill(0))', 'it ended with SIG'],
  ])('ends when a page %s, and only then', async (_what, body, why) => {
    const began = performance.now();
    expect(await afterwards(body)).toContain(`The drawing process is gone: ${why}`);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  /** What a program of its own is called with that has a process draw. */
  const program = (code: string) => {
    const module = new URL('drawing-process.ts', import.meta.url).href;
    return ['--input-type=module', '-e', `import { DrawingProcess } from '${module}';${code}`];
  };
  const LOOPING = `import { SHELL_SOURCE, aBundle, remoteSource } from '${new URL('testing-drawing.ts', import.meta.url).href}';
    const job = { remote: { name: 'a', version: '1' }, page: 'home', url: '/', params: {}, language: 'en', origin: '' };
    const remote = aBundle('a/1', remoteSource({ home: 'for (;;);' }));
    const order = { shell: aBundle('shell', SHELL_SOURCE), remote, job, state: '{"queries":[]}' };
    const drawing = new DrawingProcess();
    console.log(drawing.pid);
    await drawing.draw(order).catch(({ message }) => console.log(message));`;

  it('keeps nobody alive, but who stops it comes to the end', () => {
    const run = (code: string) => spawnSync(process.execPath, program(code));
    expect(run('new DrawingProcess()').status).toBe(0);
    expect(String(run('await new DrawingProcess().stop(); console.log("stopped")').stdout)).toBe('stopped\n');
    expect(String(run(LOOPING).stdout)).toContain('it took more than 3000 ms');
  });

  it('ends with who started it, also while a page loops', async () => {
    const owner = spawn(process.execPath, program(LOOPING), { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(owner.stdout, 'data')) as [Buffer];
    const pid = Number(String(said));
    const isThere = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    // By then it has been sent the page.
    await sleep(1000);
    expect(isThere()).toBe(true);
    owner.kill('SIGKILL');
    for (let tries = 0; tries < 50 && isThere(); tries += 1) await sleep(100);
    const outlived = isThere();
    if (outlived) process.kill(pid, 'SIGKILL');
    expect(outlived).toBe(false);
  });

  it('says that it is gone when it ended meanwhile', async () => {
    const own = started();
    await own.draw(order(GOOD));
    const shell = aBundle('exit', 'exports.shared = {}; exports.render = () => process.exit(3)');
    await expect(own.draw(order(null, { shell }))).rejects.toThrow('it ended with 3');
    await expect(own.draw(order(GOOD))).rejects.toThrow('The drawing process is gone');
    expect(own.isGone).toBe(true);
  });
});
