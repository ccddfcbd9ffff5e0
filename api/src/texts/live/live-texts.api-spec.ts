import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createApp } from '../../create-app.js';
import { createTextsApp, type TextsApp } from '../../../test/texts-app.js';
import { KnownLanguages } from '../languages/known-languages.js';
import { DatabasePulse } from '../../platform/data/database-pulse.js';
import { TranslationsService } from '../translations/translations.service.js';
import { BOUNDS, LiveTexts, SETS, type TextsEvent } from './live-texts.service.js';

/** Between an edit and an open page. Milliseconds. */
const SOON = 1000;

/** Texts as they were read before. */
const BODY = JSON.stringify({ lang: 'ru', version: '0123456789abcdef', translations: {} });
const OLD = { body: BODY, bytes: Buffer.from(BODY), etag: '"0"', stale: true };

/** What a page hears. */
interface Page {
  status: number;
  events: TextsEvent[];
  ended: Promise<void>;
  leave(): void;
}

describe('texts of open pages', () => {
  let test: TextsApp;
  let second: NestFastifyApplication;
  let sites: string[];
  const pages: Page[] = [];

  beforeAll(async () => {
    test = await createTextsApp();
    second = await createApp(test.database.config, { clock: test.clock });
    await test.app.listen(0, '127.0.0.1');
    await second.listen(0, '127.0.0.1');
    sites = [await test.app.getUrl(), await second.getUrl()];
  }, 120_000);
  afterEach(() => {
    jest.restoreAllMocks();
    for (const page of pages.splice(0)) page.leave();
  });
  afterAll(async () => {
    await second.close();
    await test.close();
  });

  async function open(known: string, { lang = 'ru', site = sites[0] } = {}): Promise<Page> {
    const leaving = new AbortController();
    const address = `${site}/live/texts?lang=${lang}&known=${encodeURIComponent(known)}`;
    const answer = await fetch(address, { signal: leaving.signal });
    const events: TextsEvent[] = [];
    const read = async () => {
      let rest = '';
      for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) if (part.startsWith('data: ')) events.push(JSON.parse(part.slice(6)) as TextsEvent);
      }
    };
    const page = { status: answer.status, events, ended: read().catch(() => undefined), leave: () => leaving.abort() };
    pages.push(page);
    return page;
  }

  const versionOf = async (names: string, lang = 'ru') => {
    const answer = await fetch(`${sites[0]}/api/translations/?lang=${lang}&ns=${names}`);
    return ((await answer.json()) as { version: string }).version;
  };

  /** Waits until a page has heard so many events. @returns how long it took */
  async function heard(page: Page, count: number): Promise<number> {
    const started = performance.now();
    while (page.events.length < count && performance.now() - started < 5000) await sleep(5);
    expect(page.events).toHaveLength(count);
    return performance.now() - started;
  }

  it('are told within a second of an edit, in every process, and nothing but what changed', async () => {
    const known = `${await versionOf('common,home')}:home,common`;
    const both = await Promise.all(sites.map((site) => open(known, { site })));
    await sleep(200);
    expect(both.map(({ events }) => events)).toEqual([[], []]);
    expect((await test.put('ru:home:hero.title', 'Атоллы')).status).toBe(200);
    for (const page of both) {
      expect(await heard(page, 1)).toBeLessThan(SOON);
      const version = await versionOf('common,home');
      expect(page.events).toEqual([{ part: 0, version, whole: false, texts: { home: { 'hero.title': 'Атоллы' } } }]);
    }
  });

  it('are told of what changed while no notices came', async () => {
    expect((await test.put('ru:common:close', 'Свернуть')).status).toBe(200);
    const page = await open(`${await versionOf('common')}:common`);
    await sleep(200);
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    // Without a notice.
    await owner.query(`update translation set value = 'Спрятать' where language = 'ru' and key = 'close'`);
    await sleep(300);
    expect(page.events).toEqual([]);
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'atoll listener' and datname = current_database()`,
    );
    await owner.end();
    await heard(page, 1);
    expect(page.events[0]?.texts).toEqual({ common: { close: 'Спрятать' } });
  });

  it('are not told what stands in while the database is away, and once it is back what is', async () => {
    const page = await open(`${await versionOf('home')}:home`);
    await sleep(200);
    const service = test.app.get(TranslationsService, { strict: false });
    const body = JSON.stringify({ version: '0123456789abcdef', translations: { home: { 'hero.title': 'Прежнее' } } });
    const read = jest
      .spyOn(service, 'read')
      .mockResolvedValue({ body, bytes: Buffer.from(body), etag: '"0123456789abcdef"', stale: true });
    expect((await test.put('ru:home:hero.title', 'Нынешнее')).status).toBe(200);
    while (read.mock.calls.length === 0) await sleep(5);
    await sleep(100);
    expect(page.events).toEqual([]);
    jest.restoreAllMocks();
    await heard(page, 1);
    expect(page.events[0]).toMatchObject({ whole: false, texts: { home: { 'hero.title': 'Нынешнее' } } });
  });

  it('are those of their language, and of the English that stands in for it', async () => {
    const known = async (lang: string) =>
      `${await versionOf('common', lang)}:common;${await versionOf('home', lang)}:home`;
    const russian = await open(await known('ru'));
    const chinese = await open(await known('zh'), { lang: 'zh' });
    await sleep(200);
    expect((await test.put('en:home:hero.lead', 'Seaplanes to {{place}}')).status).toBe(200);
    await heard(russian, 1);
    await heard(chinese, 1);
    expect([russian, chinese].map(({ events: [event] }) => [event?.part, event?.texts])).toEqual([
      [1, { home: { 'hero.lead': 'Seaplanes to {{place}}' } }],
      [1, { home: { 'hero.lead': 'Seaplanes to {{place}}' } }],
    ]);
    expect((await test.put('ru:common:close', 'Закрыть окно')).status).toBe(200);
    await heard(russian, 2);
    await sleep(300);
    expect(chinese.events).toHaveLength(1);
  });

  it('are all sent to a page that has older ones, or has them from files', async () => {
    await test.release('more', { en: { word: 'Word' } });
    const version = await versionOf('home');
    const page = await open(`0123456789abcdef:home;:common;${await versionOf('more')}:more`);
    await heard(page, 2);
    await sleep(100);
    const told = page.events.toSorted((a, b) => a.part - b.part);
    expect(told.map(({ part, whole }) => [part, whole])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(told[0]).toMatchObject({ version, texts: { home: { 'hero.title': expect.any(String) } } });
  });

  it('are those of the last part that names them, and of names that there are', async () => {
    const version = await versionOf('home');
    const page = await open(`:home;:home,nowhere,common;${version}:home@0.1.0-1a2b3c4d,nothing`);
    await heard(page, 1);
    await sleep(200);
    expect(page.events.map(({ part, texts }) => [part, Object.keys(texts)])).toEqual([[1, ['common']]]);
    const live = test.app.get(LiveTexts);
    const made = [{ version: '', namespaces: ['home@9.9.9-00000000', 'made-up'] }];
    expect(await live.known(made)).toEqual([{ version: '', namespaces: ['home'] }]);
  });

  it('are sent part by part to who is far behind', async () => {
    const words = (size: number) =>
      Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`w${at}`, 'x'.repeat(size)]));
    const names = ['far1', 'far2', 'far3', 'far4', 'far5'];
    await Promise.all(names.map((name) => test.release(name, { en: words(1900) })));
    const known = names.map((name) => `:${name}`).join(';');
    // Texts that are read already are at hand at once.
    await heard(await open(known), names.length);
    const page = await open(known);
    await heard(page, names.length);
    expect(page.events.map(({ part, whole }) => [part, whole])).toEqual(names.map((_, part) => [part, true]));
    expect(JSON.stringify(page.events).length).toBeGreaterThan(3_000_000);
  }, 30_000);

  it.each([
    ['nothing', ''],
    ['no version', 'home'],
    ['a name that is none', ':Home'],
    ['too many parts', Array.from({ length: 11 }, () => ':home').join(';')],
  ])('are told of what can be read: not %s', async (_, known) => {
    expect((await open(known)).status).toBe(400);
  });

  it('are refused in a language that the agency does not have', async () => {
    expect((await open(':home', { lang: 'xx' })).status).toBe(404);
  });

  it('are told to as many as one address may have, and the site answers the one that is refused', async () => {
    const crowd = await Promise.all(Array.from({ length: BOUNDS.perAddress }, () => open(':home')));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open(':home')).status).toBe(429);
    expect(await versionOf('home')).toMatch(/^[0-9a-f]{16}$/);
    for (const page of crowd) page.leave();
    const live = test.app.get(LiveTexts);
    while (live.followed > 0) await sleep(20);
    expect((await open(':home')).status).toBe(200);
  });

  it('leave room for others, whatever sets one address asks for', async () => {
    const live = test.app.get(LiveTexts);
    while (live.followed > 0) await sleep(20);
    const made = [...Array.from({ length: SETS.perAddress }, (_, index) => `made-up-${index}`), 'one-more'];
    await Promise.all(made.map((name) => test.release(name, { en: { word: 'Word' } })));
    const names = made.slice(0, SETS.perAddress).map((name) => `:${name}`);
    const askFor = (some: string[]) => open(some.join(';'));
    const asked = await Promise.all([0, 10, 20, 30].map((from) => askFor(names.slice(from, from + 10))));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([(await askFor([':one-more'])).status, (await askFor(names.slice(0, 10))).status]).toEqual([429, 200]);
    const home = [{ version: '', namespaces: ['home'] }];
    expect(() => live.require('another', 'ru', home)).not.toThrow();
    for (const page of pages.splice(0)) page.leave();
    while (live.followed > 0) await sleep(20);
    expect((await askFor([':one-more'])).status).toBe(200);
  });

  it('are kept for nobody who has left before the first word', async () => {
    const live = test.app.get(LiveTexts);
    while (live.followed > 0) await sleep(20);
    const languages = test.app.get(KnownLanguages, { strict: false });
    const closest = languages.closest.bind(languages);
    const reached = new Promise<void>((tell) => {
      jest.spyOn(languages, 'closest').mockImplementation(async (lang) => {
        tell();
        await sleep(200);
        return closest(lang);
      });
    });
    const { hostname, port } = new URL(sites[0]!);
    const line = connect(Number(port), hostname);
    line.write(`GET /live/texts?lang=ru&known=:home HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    await reached;
    line.destroy();
    await sleep(500);
    expect(live.followed).toBe(0);
  });

  it('go past what stands in front of the server as they come, and are kept nowhere', async () => {
    const address = `${sites[0]}/live/texts?lang=ru&known=:home`;
    const live = test.app.get(LiveTexts);
    while (live.followed > 0) await sleep(20);
    const asked = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(3000) });
    const told = ['content-type', 'cache-control', 'x-accel-buffering'].map((name) => asked.headers.get(name));
    expect([asked.status, told]).toEqual([200, ['text/event-stream; charset=utf-8', 'no-store, no-transform', 'no']]);
    // Who asks for the head alone is followed by nobody.
    expect([await asked.text(), live.followed]).toEqual(['', 0]);
  });

  it.each([
    ['old ones, from before the database went away', () => Promise.resolve(OLD)],
    ['none', () => Promise.reject(new Error('the database is away'))],
  ])('that cannot be read are told once they can be: meanwhile there are %s', async (_, fault) => {
    const translations = test.app.get(TranslationsService, { strict: false });
    const version = await versionOf('common,home');
    const live = test.app.get(LiveTexts);
    while (live.followed > 0) await sleep(20);
    const read = jest.spyOn(translations, 'read').mockImplementation(fault);
    const page = await open(':common,home');
    const abreast = await open(`${version}:home,common`);
    await sleep(500);
    expect(page.events).toEqual([]);
    read.mockRestore();
    await heard(page, 1);
    expect(page.events).toMatchObject([{ part: 0, whole: true, version }]);
    expect(abreast.events).toEqual([]);
  });

  it('are read again by themselves as long as no notices of edits arrive', async () => {
    const pulse = test.app.get(DatabasePulse, { strict: false });
    const reads = jest.spyOn(test.app.get(TranslationsService, { strict: false }), 'read');
    jest.spyOn(pulse, 'listening', 'get').mockReturnValue(false);
    await open(`${await versionOf('home')}:home`);
    await sleep(300);
    const before = reads.mock.calls.length;
    // Every two seconds.
    await sleep(4700);
    expect(reads.mock.calls.length).toBeGreaterThan(before + 1);
  });

  it('let a process end: the stream ends, and another process goes on with it', async () => {
    const third = await createApp(test.database.config, { clock: test.clock });
    await third.listen(0, '127.0.0.1');
    const page = await open(`${await versionOf('home')}:home`, { site: await third.getUrl() });
    const started = performance.now();
    await Promise.all([third.close(), page.ended]);
    expect(performance.now() - started).toBeLessThan(3000);
    expect(third.get(LiveTexts).followed).toBe(0);
  });
});
