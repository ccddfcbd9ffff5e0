import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import type { DocumentState } from '@atoll/contract/document';
import { SHELL_SOURCE, remoteSource } from '@atoll/registry/testing-drawing';
import { type DrawnSite, createDrawnSite } from '../../../test/drawn-site.js';
import { START } from './processes.js';
import { Renderer } from './renderer.js';

let site: DrawnSite;

beforeAll(async () => {
  site = await createDrawnSite();
}, 60_000);
afterAll(() => site.close());

const GOOD = remoteSource({ home: 'return `<h1>Home of ${language} at ${url}</h1>`' });
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const get = (path: string) => site.test.api().get(path);
const stateOf = (html: string) => JSON.parse(/id="atoll-document">([^<]*)</.exec(html)?.[1] ?? '') as DocumentState;
const rootOf = (html: string) => /<div id="root">([\s\S]*)<\/div> *<script/.exec(html)?.[1];
const srcOf = (html: string) => [...html.matchAll(/<script[^>]+src="([^"]+)/g)].map(([, src]) => src);
const pid = () => site.test.app.get(Renderer, { strict: false }).pid;
/** An address whose document is made each time. */
let asked = 0;
const fresh = (path: string) => `${path}?search=${(asked += 1)}`;

interface Reported {
  results: { remote: string | null; level: string; message: string; last_version: string; count: number }[];
}
const reports = async (remote: string) =>
  ((await (await site.test.as('owner')).get(`/api/error-reports/?remote=${remote}`)).body as Reported).results;

/** The report of a remote that says this, once it is written. */
async function reported(
  remote: string,
  message: string,
  { count = 1, version }: { count?: number; version?: string } = {},
) {
  const until = performance.now() + 4000;
  for (;;) {
    const found = (await reports(remote)).find(
      (each) => each.message.includes(message) && each.last_version === (version ?? each.last_version),
    );
    if (found && found.count >= count) return found;
    if (performance.now() > until) return undefined;
  }
}

/** How long this machine takes for next to nothing: some 3 ms when it has nothing else to do. */
async function pace(): Promise<number> {
  const began = performance.now();
  await get('/api/health/').expect(200);
  return performance.now() - began;
}

/** A document that nobody waits for: whole enough for a crawler, kept by nobody. */
async function expectUndrawn(path: string, limit = 1000): Promise<string> {
  const busy = await pace();
  const began = performance.now();
  const { status, text, headers } = await get(path);
  // Half of that on a machine that has nothing else to do.
  expect(performance.now() - began).toBeLessThan(limit + 10 * busy);
  expect(status).toBe(200);
  expect(text).toMatch(/<h1[ >]/);
  expect(stateOf(text).rendered).toBeUndefined();
  // There is nothing to be painted before the code runs.
  expect(srcOf(text)).toEqual(['/shell/js/main.js']);
  expect(headers['cache-control']).toBe('no-store');
  return text;
}
/** The document once it is as `isMeant` wants it: a process that has just been started may take longer than its first visitor. */
async function soon(path: string, isMeant: (html: string, cached: string) => boolean, status = 200) {
  const until = performance.now() + 4000;
  for (;;) {
    const answer = await get(path).expect(status);
    const cached = String(answer.headers['cache-control']);
    if (isMeant(answer.text, cached) || performance.now() > until) return answer;
  }
}
async function expectDrawn(path: string): Promise<string> {
  const { text } = await soon(path, (html) => stateOf(html).rendered !== undefined);
  expect(stateOf(text).rendered).toBeDefined();
  return text;
}

describe('a document whose release can draw', () => {
  it('is the page as remote and shell draw it, with what it needs to look right', async () => {
    const version = await site.serve('mfe-a', '/packages', GOOD);
    const isDrawn = (html: string, cached: string) => stateOf(html).rendered !== undefined && cached !== 'no-store';
    const { text, headers } = await soon('/ru/packages', isDrawn);
    expect(rootOf(text)).toBe('<main><h1>Home of ru at /ru/packages</h1></main>');
    expect(text).not.toContain('first-paint');
    expect(stateOf(text)).toMatchObject({ rendered: { remote: 'mfe-a', version }, language: 'ru' });
    expect(text).toContain(`<style data-href="/r/mfe-a/${version}/css/home.css">a{}</style>`);
    expect(headers['content-security-policy']).toContain(`'${integrityOf('a{}')}'`);
    // Its code, and what finds it in the browser's cache then, behind what is seen.
    const [, late = ''] = /<template id="atoll-late"[^>]*>(.*?)<\/template>/s.exec(text) ?? [];
    expect(late).toMatch(
      /rel="preload" as="style" href="[^"]+home.css" crossorigin="anonymous" integrity="[^"]+" fetchpriority="low"/,
    );
    expect(late).toMatch(/rel="preload" as="script" href="[^"]+home.js"/);
    expect(srcOf(late)).toEqual(['/shell/js/main.js']);
    const first = text.replace(late, '');
    expect(first).toContain('<link rel="preload" as="image" href="/home.webp">');
    expect(srcOf(first)).toEqual(['/shell/js/start.js']);
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage/);
  });

  it('has its code at once where its shell has nothing that starts it', async () => {
    await site.serve('mfe-a', '/packages', GOOD);
    await site.writeShell(SHELL_SOURCE, undefined, undefined, null);
    const text = await expectDrawn('/packages?search=says');
    expect(text).not.toContain('<template');
    expect(srcOf(text)).toEqual(['/shell/js/main.js']);
    expect(stateOf(text).textsUrl).toBeDefined();
    await site.writeShell(SHELL_SOURCE);
  });

  it('carries the texts that it was drawn with, and says where the others of its release are', async () => {
    const version = await site.serve('mfe-a', '/packages', GOOD);
    const whole = stateOf(await expectDrawn('/ru/packages'));
    expect(whole.textsUrl).toBeUndefined();
    expect(whole.texts['common']).toEqual({ 'language.label': 'Language', loading: 'Loading' });
    const text = await expectDrawn('/ru/packages?search=says');
    const { texts, textsUrl } = stateOf(text);
    expect(textsUrl).toMatch(/^\/api\/translations\/\?lang=ru&ns=common,errors,shell,.*&version=[0-9a-f]{16}$/);
    expect(textsUrl).toContain(encodeURIComponent(`@${version}`));
    expect(Object.keys(texts)).toEqual(Object.keys(whole.texts));
    expect(Object.entries(texts['common'] ?? {})).toEqual([['language.label', 'Language']]);
    expect(texts['errors']).toEqual({});
    const [, told] = /<template id="atoll-late" +data-texts="([^"]+)">/.exec(text) ?? [];
    expect(told?.replaceAll('&amp;', '&')).toBe(textsUrl);
    const { body, headers } = await get(String(textsUrl)).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding, Authorization',
    });
    expect((body as { translations: object }).translations).toEqual(whole.texts);
  });

  it.each([
    ['is not what its hash says', 'a{color:red}', false],
    ['names what lies beside it', '@font-face{src:url(font.woff2)}', true],
    ['names it in quotes', 'a{background:url( "a.png")}', true],
    ['asks for another', '@import "/r/x.css";', true],
    ['ends its element', 'a{content:"</style><script src=/x>"}', true],
    ['ends it in capitals', 'a{content:"</STYLE><script src=/x>"}', true],
    ['says how it is written', '@charset "utf-8";a{}', true],
    ['begins with a mark', '\uFEFFa{}', true],
    ['has no letter', 'a{content:"\0"}', true],
    ['has other line ends', 'a{}\r\nb{}', true],
    ['is very long', `a{${'color:red;'.repeat(5000)}}`, true],
  ])('names a sheet that %s, and does not have it inside', async (_what, css, isHashed) => {
    const version = await site.serve('mfe-b', '/lagoon', GOOD, css);
    if (!isHashed) await site.forge('mfe-b', version, 'css/home.css', 'b{}');
    const text = await expectDrawn(fresh('/lagoon'));
    expect(text).toMatch(
      new RegExp(
        `<link rel="stylesheet" href="/r/mfe-b/${version}/css/home.css" +integrity="sha384-[^"]+" crossorigin`,
      ),
    );
    expect(text).not.toContain('data-href="/r/');
  });

  it('has sheets inside that name what stands elsewhere, or in themselves', async () => {
    const css = `a{background:url(/x.png)}b{background:url("/x.png")}i{background:url( '/x.png')}u{background:url('data:,')}`;
    await site.serve('mfe-b', '/lagoon', GOOD, css);
    expect(await expectDrawn(fresh('/lagoon'))).toContain(`">${css}</style>`);
  });

  it('has the sheet of the shell that its policy names, also in the moment after a change', async () => {
    const policyNames = async (css: string) => {
      const { text, headers } = await get('/packages').expect(200);
      expect(text).toContain(`>${css}</style>`);
      expect(headers['content-security-policy']).toContain(`'${integrityOf(css)}'`);
    };
    await site.writeShell(SHELL_SOURCE, 'main{color:red}');
    await policyNames('main{color:red}');
    // Nobody has noticed yet that what is served has changed.
    await site.writeShell(SHELL_SOURCE, 'main{color:blue}', 0);
    await policyNames('main{color:blue}');
    await site.writeShell(SHELL_SOURCE);
  });

  it('is drawn once and kept, under what of the address is part of its key', async () => {
    const [first, second] = [await get('/packages'), await get('/packages?')];
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(await expectDrawn('/packages?search=x')).toContain('at /packages?search=x<');
    await site.serve('mfe-b', '/lagoon', GOOD);
    expect(await expectDrawn('/lagoon?utm=x')).toContain('at /lagoon<');
  });

  it('is drawn by whoever is served after a change, in a new process', async () => {
    const before = pid();
    const version = await site.serve('mfe-b', '/lagoon', remoteSource({ home: 'return "<h1>Second</h1>"' }));
    const text = await expectDrawn('/lagoon');
    expect(text).toContain('<main><h1>Second</h1></main>');
    expect(stateOf(text).rendered?.version).toBe(version);
    expect(pid()).not.toBe(before);
    await site.writeShell(SHELL_SOURCE.replaceAll('main>', 'section>'));
    expect(await expectDrawn('/lagoon')).toContain('<section><h1>Second</h1></section>');
    await site.writeShell(SHELL_SOURCE);
  });

  it('is drawn for everybody of a crowd, though all of them together take longer than one may', async () => {
    const busy = 'for (const began = Date.now(); Date.now() - began < 60; ); return "<h1>Slow</h1>"';
    await site.serve('mfe-b', '/lagoon', remoteSource({ home: busy }));
    const crowd = await Promise.all(Array.from({ length: 9 }, () => get(fresh('/lagoon')).expect(200)));
    expect(crowd.map(({ text }) => rootOf(text))).toEqual(crowd.map(() => '<main><h1>Slow</h1></main>'));
  });

  it('is drawn again after the system ended the process', async () => {
    process.kill(pid() ?? 0, 'SIGKILL');
    await new Promise((done) => setTimeout(done, 100));
    await expectDrawn(fresh('/packages'));
  });
});

describe('a document that nobody of its remote draws', () => {
  it('is its frame with a heading, and kept, where the release cannot', async () => {
    await site.serve('mfe-b', '/lagoon', null);
    const { text, headers } = await soon('/lagoon', (html) => Boolean(rootOf(html)));
    expect(rootOf(text)).toContain('<h1 class="heading">Atoll Travel</h1>');
    expect(stateOf(text).rendered).toBeUndefined();
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage/);
  });

  it('is our own first paint, and kept, where the shell cannot', async () => {
    await site.writeShell(null);
    const { text, headers } = await get('/packages').expect(200);
    expect(text).toContain('id="first-paint"');
    expect(rootOf(text)).toBe('');
    expect(stateOf(text).rendered).toBeUndefined();
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage/);
    await site.writeShell(SHELL_SOURCE);
  });

  it('is away, not lost, where it is one of a remote that is switched off', async () => {
    await site.serve('mfe-b', '/lagoon/:place', GOOD);
    await site.switch('mfe-b', false);
    const { headers, text } = await get('/ru/lagoon/baa').expect(503);
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['2', 'no-cache']);
    expect(stateOf(text).remotes.remotes).toContainEqual({ name: 'mfe-b', candidates: [], away: ['/lagoon/:place'] });
    await get('/ru/lagoon').expect(404);
    await get('/lagoon/baa/boats').expect(404);
    await site.switch('mfe-b', true);
    await get('/lagoon/baa').expect(200);
  });

  it('is away where the files of its release are gone', async () => {
    await site.serve('mfe-c', '/reef', GOOD);
    await get('/reef').expect(200);
    await site.lose('mfe-c');
    await get('/reef').expect(503);
    await get('/sand').expect(404);
    await site.switch('mfe-c', false);
    // What its last release said is not known any more, but what was seen of it is.
    await get('/reef').expect(503);
    await get('/sand').expect(404);
    await site.serve('mfe-c', '/reef', GOOD);
    await site.switch('mfe-c', true);
  });

  it('says so in the frame of the site where there is no such page', async () => {
    const { text, headers } = await soon('/ru/lost', (html) => Boolean(rootOf(html)), 404);
    expect(rootOf(text)).toContain('<h1 class="heading">Not here</h1>');
    expect(text).toContain('<title>Страница не найдена · ');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('a release that harms', () => {
  const quick: [string, string, string][] = [
    ['throws when it is loaded', 'throw new Error("no document")', 'no document'],
    ['throws in a page', remoteSource({ home: 'throw new TypeError("no trip")' }), 'no trip'],
    ['reads files', remoteSource({ home: 'return require("node:fs").readFileSync("/etc/passwd")' }), 'does not share'],
    ['opens sockets', remoteSource({ home: 'return require("node:net").connect(80)' }), 'does not share'],
    ['starts programs', remoteSource({ home: 'return require("node:child_process")' }), 'does not share'],
    ['starts threads', remoteSource({ home: 'return new Worker("x")' }), 'Worker is not defined'],
    ['fetches', remoteSource({ home: 'return fetch("http://127.0.0.1:8080")' }), 'fetch is not defined'],
    ['ends its process', remoteSource({ home: 'process.exit(1)' }), 'process is not defined'],
    ['signals to ours', remoteSource({ home: 'process.kill(process.ppid)' }), 'process is not defined'],
    ['breaks prototypes', `Array.prototype.map = Promise.prototype.then = null; throw new Error("broke")`, 'broke'],
    ['changes globals', 'globalThis.JSON = URL = null; throw new Error("changed")', 'changed'],
    ['is huge', remoteSource({ home: 'return "x".repeat(5e6)' }), 'more than 1000000'],
  ];

  it.each(quick)(
    '%s: its page is a heading in its frame, and other pages stay drawn',
    async (_what, source, message) => {
      const version = await site.serve('mfe-b', '/lagoon', source);
      await expectDrawn(fresh('/packages'));
      const alive = pid();
      const text = await expectUndrawn('/lagoon');
      const isLoaded = !source.startsWith('throw') && !message.startsWith('broke') && !message.startsWith('changed');
      expect(rootOf(text)).toContain(`<h1 class="heading">${isLoaded ? 'The home page' : 'Atoll Travel'}</h1>`);
      expect(stateOf(text).heading).toBeDefined();
      await expectDrawn(fresh('/packages'));
      expect(pid()).toBe(alive);
      expect(await reported('mfe-b', message, { version })).toBeDefined();
    },
  );

  it.each([
    ['loops', 'for (;;);', 'it took more than 3000 ms'],
    ['never answers', 'return new Promise(() => {})', 'it took more than 3000 ms'],
    ['eats memory', 'for (const all = [];;) all.push(new Array(1e6).fill(0))', 'it ended with SIG'],
  ])('%s: nobody waits for it, and the process is back', async (_what, body, message) => {
    const version = await site.serve('mfe-b', '/lagoon', remoteSource({ home: body }));
    await expectDrawn(fresh('/packages'));
    const before = pid();
    // It takes a while until memory is full, and then the next process starts.
    const text = await expectUndrawn('/lagoon', message.includes('ended') ? 1000 + START : 1000);
    // Where the process ends at once, the next one is there in time for the frame.
    expect(text).toMatch(message.includes('ended') ? /id="first-paint"|class="heading"/ : /id="first-paint"/);
    // Meanwhile others wait no longer either.
    const busy = await pace();
    const began = performance.now();
    const { text: beside } = await get(fresh('/packages')).expect(200);
    expect(performance.now() - began).toBeLessThan(1000 + 10 * busy);
    // Nobody knows what it is: no search engine shall take it for a page.
    expect(beside).toMatch(/<h1[ >]/);
    expect(beside.includes('rel="canonical"')).toBe(stateOf(beside).rendered !== undefined);
    await new Promise((done) => setTimeout(done, 4000));
    await expectDrawn(fresh('/packages'));
    expect(pid()).not.toBe(before);
    expect(await reported('mfe-b', message, { version })).toBeDefined();
  });

  it('loops when it is loaded: others are drawn again, and its team hears of it', async () => {
    const saidOfOthers = async () =>
      [...(await reports('mfe-a')), ...(await reports('shell'))].map(({ message, count }) => `${message} ${count}`);
    const before = await saidOfOthers();
    const version = await site.serve('mfe-b', '/lagoon', 'for (;;);');
    await expectUndrawn(fresh('/packages'), 1000 + START);
    await new Promise((done) => setTimeout(done, 4000));
    await expectUndrawn(fresh('/lagoon'));
    expect(await reported('mfe-b', 'it took more than 3000 ms', { version })).toBeDefined();
    await expectDrawn(fresh('/packages'));
    expect(await saidOfOthers()).toEqual(before);
  });

  it('is slow: nobody waits behind it more than a few times, and its team hears of it', async () => {
    const source = remoteSource({
      home: 'return new Promise((done) => { for (const began = Date.now(); Date.now() - began < 500; ); done("<h1>Slow</h1>"); })',
    });
    const version = await site.serve('mfe-b', '/lagoon', source);
    await expectDrawn(fresh('/packages'));
    for (let n = 0; n < 3; n += 1) {
      await expectUndrawn(fresh('/lagoon'));
      // Nobody is behind it.
      await new Promise((done) => setTimeout(done, 600));
    }
    expect(await reported('mfe-b', 'It took more than 300 ms', { version })).toBeDefined();
    const began = performance.now();
    for (let n = 0; n < 3; n += 1) expect(stateOf((await get(fresh('/lagoon'))).text).rendered).toBeUndefined();
    for (let n = 0; n < 3; n += 1) await expectDrawn(fresh('/packages'));
    expect(performance.now() - began).toBeLessThan(1500);
  });

  it('is another than its hash says: it is not run', async () => {
    const version = await site.serve('mfe-b', '/lagoon', GOOD);
    await fs.writeFile(site.file('mfe-b', version), remoteSource({ home: 'return "<h1>Forged</h1>"' }));
    expect(await expectUndrawn('/lagoon')).not.toContain('Forged');
    await expectDrawn(fresh('/packages'));
    expect(await reported('mfe-b', 'is not what its release says', { version })).toBeDefined();
  });

  it('is not asked again for a minute when it failed three times, and then once', async () => {
    const source = remoteSource({ home: 'throw new RangeError("counted")' });
    await site.serve('mfe-b', '/lagoon', source);
    const count = async (least: number) => (await reported('mfe-b', 'counted', { count: least }))?.count;
    for (let n = 0; n < 5; n += 1) await expectUndrawn('/lagoon');
    expect(await count(3)).toBe(3);
    site.test.clock.advance(61);
    for (let n = 0; n < 5; n += 1) await expectUndrawn('/lagoon');
    expect(await count(4)).toBe(4);
    await site.serve('mfe-b', '/lagoon', GOOD);
    await expectDrawn('/lagoon');
  });

  it('says what nobody understands: its team hears of it as often', async () => {
    const version = await site.serve('mfe-b', '/lagoon', `${GOOD};exports.pages.home.sitemap = false;`);
    const count = async (least: number) =>
      (await reported('mfe-b', 'home/sitemap: must be an object', { version, count: least }))?.count;
    for (let n = 0; n < 6; n += 1) await get('/lagoon').expect(200);
    expect(await count(3)).toBe(3);
    site.test.clock.advance(61);
    for (let n = 0; n < 6; n += 1) await get('/lagoon').expect(200);
    expect(await count(4)).toBe(4);
  });

  it('fails now and then: it is drawn where it does not, and tried again', async () => {
    const source = remoteSource(
      { home: 'if ((visits += 1) % 3 !== 0) throw new Error("not now"); return "<h1>Now</h1>"' },
      'let visits = 0',
    );
    await site.serve('mfe-b', '/lagoon', source);
    const drawn: boolean[] = [];
    for (let n = 0; n < 9; n += 1) drawn.push(stateOf((await get('/lagoon?search=often')).text).rendered !== undefined);
    expect(drawn).toEqual([false, false, true, false, false, true, false, false, true]);
  });
});

describe('a page of which a part cannot be drawn', () => {
  const parts = SHELL_SOURCE.replace("preloads: '<link", "...html.fault, preloads: '<link");
  const source = remoteSource({
    home: 'return Object.assign(new String("<h1>Still here</h1>"), { fault: { fault: { error: new Error("no boat") } } })',
  });

  it('is kept with the rest of it, and its team hears of the part', async () => {
    await site.writeShell(parts);
    const version = await site.serve('mfe-b', '/lagoon', source);
    const { text, headers } = await soon('/lagoon', (html) => stateOf(html).rendered !== undefined);
    expect(rootOf(text)).toBe('<main><h1>Still here</h1></main>');
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage/);
    expect(await reported('mfe-b', 'no boat', { version })).toMatchObject({ level: 'component' });
    // It is no failure of the page, however often it is drawn.
    for (let n = 0; n < 4; n += 1) await expectDrawn(fresh('/lagoon'));
    await site.writeShell(SHELL_SOURCE);
  });
});

describe('a shell that harms', () => {
  it.each([
    ['throws when it is loaded', 'throw new Error("broken shell")', 'broken shell', 'shell'],
    // Nobody knows whose code it was.
    ['ends the process', `${SHELL_SOURCE};exports.render = () => process.exit(3)`, 'it ended with 3', 'mfe-a'],
  ])('%s: documents are our own, and somebody hears of it', async (_what, source, message, who) => {
    await site.writeShell(source);
    // The first start of a process is worth a longer wait.
    const text = await expectUndrawn('/packages', 1000 + START);
    expect(text).toContain('id="first-paint"');
    // A busy machine may have had no time to try.
    let told = await reported(who, message);
    for (let tries = 0; !told && tries < 3; tries += 1) {
      await expectUndrawn('/packages', 1000 + START);
      told = await reported(who, message);
    }
    expect(told).toBeDefined();
    await site.writeShell(SHELL_SOURCE);
    await new Promise((done) => setTimeout(done, 1000));
    await expectDrawn(fresh('/packages'));
  });
});
