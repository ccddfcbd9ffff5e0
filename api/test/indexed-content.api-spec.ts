import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import type TestAgent from 'supertest/lib/agent.js';
import { CONTENT_KINDS, type Known, knownRows } from './content-kinds.js';
import { createBuiltSite } from './built-site.js';
import type { TestApp } from './create-test-app.js';
import { readSitemap } from './sitemap.js';

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

let test: TestApp;
let manager: TestAgent;
let editor: TestAgent;
let known: Known;
/** A picture of the library that no demo content shows, with English words, and its version. */
let picture: { id: number; version: number };
beforeAll(async () => {
  test = await createBuiltSite({ demo: true });
  manager = await test.as('manager');
  editor = await test.as('editor');
  known = await knownRows(test);
  picture = await upload('#0a6');
  const described = await editor
    .patch(`/api/media/${picture.id}/`)
    .set('if-match', `"${picture.version}"`)
    .send({ alt: { en: 'A lagoon for shared links', ru: 'Лагуна для ссылок' } });
  expect([described.status, described.body]).toEqual([200, expect.anything()]);
  picture = described.body;
}, 120_000);
afterAll(async () => {
  await test.close();
  rmSync(test.database.config.mediaDir, { recursive: true, force: true });
});

async function upload(background: string): Promise<{ id: number; version: number }> {
  const file = await sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .png()
    .toBuffer();
  const { body, status } = await editor.post('/api/media/').attach('file', file, 'shared.png');
  expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
  return body;
}

const INDEXED = CONTENT_KINDS.filter(({ path }) =>
  ['packages', 'destinations', 'resorts', 'experiences', 'pages', 'posts'].includes(path),
);

it('knows six kinds with a page of their own', () => {
  expect(INDEXED).toHaveLength(6);
});

describe.each(INDEXED)('the page of one of $path', ({ path, title, body, complete }) => {
  const url = `/api/${path}/`;
  /** Where it lives beside its own address. */
  const life = url.replace('/api/', '/api/content/');
  /** Where a whole can be replaced, what is not named falls back by itself. */
  const replacing = ['destinations', 'resorts', 'experiences'].includes(path) ? 'put' : 'patch';
  const make = async (name: string, more: object = {}) => {
    const { body: made, status } = await manager.post(url).send({ ...body(known), [title]: name, ...more });
    expect([status, made]).toEqual([201, expect.objectContaining({ status: 'draft' })]);
    await complete?.(manager, made.id, known);
    return made as { id: number; slug: string; version: number } & Record<string, unknown>;
  };
  const seo = async (id: number, language = 'en') =>
    (await test.api().get(`${url}${id}/?lang=${language}`)).body.seo as Record<string, unknown>;

  it('tells search engines and shared links what staff chose', async () => {
    const made = await make('Chosen', { og_image: picture.id, noindex: true, seo_title: 'For engines' });
    expect(made).toMatchObject({ og_image: picture.id, noindex: true, created_by: 'as-manager@test.example' });
    const published = await manager.post(`${life}${made.id}/publish/`).send({});
    expect([published.status, published.body]).toEqual([200, expect.objectContaining({ status: 'published' })]);
    expect(await seo(made.id)).toMatchObject({
      title: 'For engines',
      noindex: true,
      og_image: {
        id: picture.id,
        alt: 'A lagoon for shared links',
        variants: { share: expect.stringMatching(/\.jpg$/) },
      },
    });
    expect(await seo(made.id, 'ru')).toMatchObject({ og_image: { alt: 'Лагуна для ссылок' } });

    const { body: media } = await editor.get(`/api/media/${picture.id}/`);
    expect(media.usage).toContainEqual(
      expect.objectContaining({ id: String(made.id), label: 'Chosen', field: 'og_image' }),
    );
    const removed = await editor.delete(`/api/media/${picture.id}/`).set('if-match', `"${picture.version}"`);
    expect([removed.status, removed.body.code]).toEqual([409, 'in_use']);
  });

  it('has the cover and is found as long as nobody says otherwise', async () => {
    const made = await make('Plain');
    expect(made).toMatchObject({ og_image: null, noindex: false });
    expect((await manager.post(`${life}${made.id}/publish/`).send({})).status).toBe(200);
    expect(await seo(made.id)).toMatchObject({ og_image: null, noindex: false });
  });

  it('keeps who made it when somebody else changes it', async () => {
    const { id, version } = await make('Made by one');
    const changed = await editor[replacing](`${url}${id}/`)
      .set('if-match', `"${version}"`)
      .send({ ...body(known), [title]: 'Changed by another' });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ created_by: 'as-manager@test.example', updated_by: 'as-editor@test.example' }),
    ]);
    const { body: copy } = await editor.post(`${life}${id}/duplicate/`).send({});
    const { body: made } = await editor.get(`${url}${copy.id}/editable/`);
    expect(made.created_by).toBe('as-editor@test.example');
  });

  it('falls back to the cover, and comes back with its version', async () => {
    const { id, version } = await make('Replaced', { og_image: picture.id, noindex: true });
    const replaced = await manager[replacing](`${url}${id}/`)
      .set('if-match', `"${version}"`)
      .send({
        ...body(known),
        [title]: 'Replaced',
        ...(replacing === 'put' ? {} : { og_image: null, noindex: false }),
      });
    expect(replaced.body).toMatchObject({ og_image: null, noindex: false });
    expect((await manager.post(`${life}${id}/versions/${version}/restore/`).send({})).status).toBe(200);
    const { body: restored } = await manager.get(`${url}${id}/editable/`);
    expect(restored).toMatchObject({ og_image: picture.id, noindex: true });
  });

  it('takes no picture that is not there, and none without words', async () => {
    const unknown = await manager.post(url).send({ ...body(known), [title]: 'Unknown', og_image: 2_000_000_000 });
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([400, ['og_image']]);
    const mute = await upload(`#${INDEXED.findIndex((kind) => kind.path === path)}19`);
    const { id } = await make('Mute', { og_image: mute.id });
    const published = await manager.post(`${life}${id}/publish/`).send({});
    expect([published.status, Object.keys(published.body)]).toEqual([400, ['og_image']]);
  });
});

describe('the document of a page', () => {
  const BASE = 'https://atoll.example';
  const attribute = (html: string, property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

  it.each(['packages', 'resorts'])('of %s has the chosen picture, and no place in the sitemap', async (path) => {
    const { body: list } = await test.api().get(`/api/${path}/?page_size=1`);
    const { id, slug } = list.results[0] as { id: number; slug: string };
    const before = (await test.api().get(`/${path}/${slug}`)).text;
    expect(attribute(before, 'robots')).toBeUndefined();
    expect((await readSitemap(test)).text).toContain(`<loc>${BASE}/ru/${path}/${slug}</loc>`);

    const { body: stored } = await manager.get(`/api/${path}/${id}/editable/`);
    const changed = await manager
      .patch(`/api/${path}/${id}/`)
      .set('if-match', `"${stored.version}"`)
      .send({ og_image: picture.id, noindex: true });
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ noindex: true })]);

    const after = (await test.api().get(`/ru/${path}/${slug}`)).text;
    expect(attribute(after, 'robots')).toBe('noindex');
    expect(attribute(after, 'og:image:alt')).toBe('Лагуна для ссылок');
    expect(attribute(after, 'og:image')).not.toBe(attribute(before, 'og:image'));
    const sitemap = (await readSitemap(test)).text;
    expect(sitemap).not.toContain(`/${path}/${slug}</loc>`);
    expect(sitemap).toContain(`<loc>${BASE}/${path}</loc>`);
  });
});
