import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DocumentState } from '@atoll/contract/document';
import type { RemoteSet } from '@atoll/contract/release';
import { FileStorage } from '@atoll/registry/file-storage';
import { Registry } from '@atoll/registry/registry';
import { aDeclaration, aRelease, aVersion } from '@atoll/registry/testing';
import { type TestApp, createTestApp } from '../../../test/create-test-app.js';
import { Config } from '../../platform/config/config.js';
import { RateLimits } from '../../platform/limits/limits.js';
import { FolderReleases } from './folder-releases.js';
import { RemotesService } from './remotes.service.js';

let test: TestApp;
let folder: string;
let registry: Registry;

const get = (url: string, headers: Record<string, string> = {}) => test.api().get(url).set(headers);
const base = (n: number, name = 'mfe-a') => `/r/${name}/${aVersion(n)}`;
const seen = () => new Promise((done) => setTimeout(done, 600));

/** A release with an entry, a page and texts, as the publisher stores it. */
async function publish(n: number, declaration = aDeclaration({ path: '/lagoon' })): Promise<void> {
  const { name } = declaration;
  const write = async (file: string, content: string) => {
    const target = path.join(folder, 'remotes', base(n, name), file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, content);
  };
  await write('remoteEntry.js', `console.log(${n})`);
  await write('remoteEntry.js.br', 'packed');
  await write('js/main.js', 'x');
  await write('locales/en.json', JSON.stringify({ hero: { title: `Hero ${n}` }, only: 'English' }));
  await write('locales/ru.json', JSON.stringify({ hero: { title: `Герой ${n}` } }));
  await registry.complete(aRelease({ name, version: aVersion(n), declaration }));
}

const set = async () => (await get('/api/registry/v1/stable/').expect(200)).body as RemoteSet;
const stateOf = async (address: string) =>
  JSON.parse(/id="atoll-document">([^<]*)</.exec((await get(address)).text)?.[1] ?? '') as DocumentState;
const versions = async () => (await set()).remotes[0]?.candidates.map(({ version }) => version);

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-remotes-'));
  registry = new Registry(new FileStorage(path.join(folder, 'remotes')));
  await fs.mkdir(path.join(folder, 'shell/locales/shell'), { recursive: true });
  await fs.writeFile(path.join(folder, 'shell/locales/shell/en.json'), '{"nav":{"home":"Home"}}');
  await fs.writeFile(path.join(folder, 'shell/main.js'), 'shell');
  await fs.writeFile(path.join(folder, 'secret.json'), '{"secret":true}');
  await publish(1);
  await publish(2);
  await registry.promote('stable', 'mfe-a', aVersion(1));
  await registry.promote('stable', 'mfe-a', aVersion(2));
  const env = { ATOLL_REMOTES: path.join(folder, 'remotes'), ATOLL_SHELL: path.join(folder, 'shell') };
  test = await createTestApp({ env });
}, 60_000);
afterAll(async () => {
  await test.close();
  await fs.rm(folder, { recursive: true, force: true });
});

describe('the registry', () => {
  it('answers what is served, with a tag', async () => {
    const answer = await get('/api/registry/v1/stable/').expect(200);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
    await get('/api/registry/v1/stable', { 'if-none-match': answer.headers['etag'] as string }).expect(304);
  });

  it.each(['nothing', '..%2f..%2fsecret', 'Stable'])('has no channel "%s"', (channel) =>
    get(`/api/registry/v1/${channel}/`).expect(404),
  );

  it('remembers no channel that is not there', async () => {
    const remotes = test.app.get(RemotesService, { strict: false });
    const asked = Array.from({ length: 1000 }, (_, index) => remotes.served(`none-${index % 500}`));
    expect((await Promise.allSettled(asked)).every(({ status }) => status === 'rejected')).toBe(true);
    expect([...(Reflect.get(remotes, 'states') as Map<string, unknown>).keys()]).toEqual(['stable']);
  });

  it('serves the previous release when the files of the promoted one are deleted', async () => {
    await fs.rename(path.join(folder, 'remotes', base(2)), path.join(folder, 'aside'));
    await seen();
    expect(await versions()).toEqual([aVersion(1)]);
    await fs.rename(path.join(folder, 'aside'), path.join(folder, 'remotes', base(2)));
    await seen();
    expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
  });

  it('shows a rollback on the next load', async () => {
    await registry.rollback('stable', 'mfe-a');
    await seen();
    expect(await versions()).toEqual([aVersion(1)]);
    await registry.promote('stable', 'mfe-a', aVersion(2));
    await seen();
  });

  it('keeps serving when the channel file is damaged', async () => {
    const file = path.join(folder, 'remotes/channels/stable.json');
    const good = await fs.readFile(file);
    await fs.writeFile(file, '{"rev":');
    await seen();
    expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
    await get('/ttm/login').expect(200);
    await fs.rm(file);
    await seen();
    expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
    // A server that starts now asks the history.
    const fresh = new Registry(new FileStorage(path.join(folder, 'remotes')));
    expect((await fresh.lastGood('stable'))?.remotes['mfe-a']?.stable).toBe(aVersion(2));
    const other = new RemotesService(test.app.get(Config), new FolderReleases(path.join(folder, 'remotes')));
    expect((await other.served()).set.remotes[0]?.candidates[0]?.version).toBe(aVersion(2));
    await fs.writeFile(file, good);
    await seen();
  });

  it('serves the release before where the shell does not run the promoted one, as the browser would', async () => {
    const offer = (contract: string) => JSON.stringify({ main: [], offers: { contract, shared: {} } });
    await publish(3, { ...aDeclaration({ path: '/lagoon' }), contract: '1.2' });
    await registry.promote('stable', 'mfe-a', aVersion(3));
    await seen();
    expect((await versions())?.[0]).toBe(aVersion(3));
    const file = path.join(folder, 'shell/shell.json');
    await fs.writeFile(file, offer('1.1'));
    await seen();
    expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
    expect((await stateOf('/lagoon')).remotes).toEqual(await set());
    await fs.writeFile(file, offer('1.20'));
    await seen();
    expect((await versions())?.[0]).toBe(aVersion(3));
    await fs.rm(file);
    await registry.rollback('stable', 'mfe-a');
    await seen();
    expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
  });

  it('serves nothing of a remote that is switched off, and the texts of none', async () => {
    await registry.switch('stable', 'mfe-a', false);
    await seen();
    expect(await versions()).toEqual([]);
    await registry.switch('stable', 'mfe-a', true);
    await seen();
    expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
  });
});

describe('files of releases and of the shell', () => {
  it('never change, are compressed beforehand and can be read with integrity', async () => {
    const plain = await get(`${base(2)}/remoteEntry.js`, { 'accept-encoding': 'identity' }).expect(200);
    expect(plain.text).toBe('console.log(2)');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      'x-content-type-options': 'nosniff',
    });
    const head = await test
      .api()
      .head(`${base(2)}/remoteEntry.js`)
      .set('accept-encoding', 'br')
      .expect(200);
    expect(head.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': plain.headers['content-type'] });
    expect(head.headers['vary']).toMatch(/accept-encoding/i);
    expect((await get('/shell/main.js').expect(200)).text).toBe('shell');
  });

  it.each([
    '/r/../secret.json',
    '/r/%2e%2e/%2e%2e/secret.json',
    '/r/..%2f..%2fsecret.json',
    '/r/mfe-a/..%5c..%5csecret.json',
    '/r/../channels/stable.json',
    '/r/%2e%2e/channels/stable.json',
    '/shell/..%2fsecret.json',
    '/shell/%2e%2e/secret.json',
    '/r/mfe-a/',
    '/r//etc/passwd',
    '/r/%00',
  ])('%s is refused', async (url) => {
    const { statusCode, body } = await test.app.inject({ method: 'GET', url });
    expect([400, 403, 404]).toContain(statusCode);
    expect(body).not.toMatch(/secret":true|"rev"|root:/);
  });
});

describe('what documents and translations take from releases', () => {
  it('is the texts of the served releases and of the shell, flat, by namespace', async () => {
    const { namespaces, version } = await test.app.get(RemotesService, { strict: false }).texts();
    expect(namespaces).toEqual({
      a: { en: { 'hero.title': 'Hero 2', only: 'English' }, ru: { 'hero.title': 'Герой 2' } },
      shell: { en: { 'nav.home': 'Home' } },
    });
    expect(version).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is the texts of the release that a page runs, whichever is served meanwhile', async () => {
    const title = async (ns: string) => {
      const { body } = await get(`/api/translations/?lang=ru&ns=${ns}`).expect(200);
      return (body as { translations: Record<string, Record<string, string>> }).translations['a']?.['hero.title'];
    };
    expect(await title('a')).toBe('Герой 2');
    expect(await title(`a@${aVersion(1)}`)).toBe('Герой 1');
    expect(await title(`a@${aVersion(2)}`)).toBe('Герой 2');
    // One that is gone, one of another remote, one that is not complete.
    for (const version of [aVersion(9), '0.1.1', '0.1.1-..']) expect(await title(`a@${version}`)).toBe('Герой 2');
    await get('/api/translations/?lang=ru&ns=a@../x').expect(400);
    await get('/api/translations/?lang=ru&ns=a@').expect(400);
  });

  it('is a read where the store has to be asked for a release, under whatever version', async () => {
    const remoteAddress = '203.0.113.79';
    const limits = test.app.get(RateLimits);
    const ask = async (ns: string) =>
      (await test.app.inject({ url: `/api/translations/?lang=ru&version=${'0'.repeat(16)}&ns=${ns}`, remoteAddress }))
        .statusCode;
    await get('/api/translations/?lang=ru&ns=a').expect(200);
    // oxlint-disable-next-line no-await-in-loop
    while (await limits.allows('read', remoteAddress));
    expect(await ask('a')).toBe(200);
    expect(await ask(`a@${aVersion(8)}`)).toBe(429);
  });

  it('is the document of a route that only a remote declares, with its scripts preloaded', async () => {
    const { text } = await get('/ru/lagoon').expect(200);
    const state = await stateOf('/ru/lagoon');
    expect(state.remotes).toEqual(await set());
    expect(state.texts['a']?.['hero.title']).toBe('Герой 2');
    expect(state.texts['a']?.['only']).toBe('English');
    const preloaded = [...text.matchAll(/<link rel="preload" as="script"[^>]*>/g)].map(([link]) => link);
    expect(preloaded.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual(
      ['remoteEntry.js', 'js/main.js', 'js/home.js'].map((file) => `${base(2)}/${file}`),
    );
    for (const link of preloaded) expect(link).toMatch(/crossorigin="anonymous" integrity="sha384-/);
  });

  it('is what travellers can reach: the office’s releases are in documents of the office alone', async () => {
    const office = { name: 'mfe-office', namespace: 'office', id: 'office.home', path: '/dashboard/lagoons' };
    await publish(1, aDeclaration(office));
    await registry.promote('stable', 'mfe-office', aVersion(1));
    await seen();
    const namesIn = async (address: string) =>
      ((await stateOf(address)).remotes.remotes ?? []).map(({ name }) => name).toSorted();
    expect(await namesIn('/lagoon')).toEqual(['mfe-a']);
    expect(await namesIn('/nowhere-at-all')).toEqual(['mfe-a']);
    expect(await namesIn('/dashboard/lagoons')).toEqual(['mfe-a', 'mfe-office']);
  });
});
