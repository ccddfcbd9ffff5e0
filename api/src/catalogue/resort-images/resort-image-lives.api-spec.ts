import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { ScheduledContent } from '../../content/editing/scheduled-content.js';

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

interface Picture {
  id: number;
  media: { id: number };
  position: number;
  is_cover: boolean;
  status?: string;
}

let test: TestApp;
let manager: TestAgent;
let editor: TestAgent;
/** Pictures of the library, described in English. */
let library: number[];
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  manager = await test.as('manager');
  editor = await test.as('editor');
  library = (await manager.get('/api/media/?page_size=20')).body.results.map(({ id }: { id: number }) => id);
}, 120_000);
afterAll(() => test.close());

const url = '/api/resort-images/';
/** Where it lives beside its own address. */
const life = url.replace('/api/', '/api/content/');
const add = async (resort: number, media: number, more: object = {}, by = manager) =>
  by.post(url).send({ resort, media, ...more });
const added = async (resort: number, media: number, more: object = { status: 'published' }): Promise<number> => {
  const { status, body } = await add(resort, media, more);
  expect([status, body]).toEqual([201, expect.objectContaining({ media })]);
  return body.id;
};
const read = async (id: number) => (await manager.get(`${url}${id}/editable/`)).body;
const patch = async (id: number, what: object, by = manager) =>
  by
    .patch(`${url}${id}/`)
    .set('if-match', `"${(await read(id)).version}"`)
    .send(what);
const remove = async (id: number) => manager.delete(`${url}${id}/`).set('if-match', `"${(await read(id)).version}"`);
const act = (id: number, action: string, body: object = {}) => manager.post(`${life}${id}/${action}/`).send(body);
const done = async (id: number, action: string, body: object = {}) => {
  const answer = await act(id, action, body);
  expect([answer.status, answer.body]).toEqual([200, expect.any(Object)]);
  return answer.body;
};
const list = async (resort: number, query: object = {}, by = test.api()) =>
  (await by.get(url).query({ resort, ...query })).body as Picture[];
const covers = async (resort: number) => {
  const shown = await list(resort);
  const place = (await test.api().get(`/api/resorts/${resort}/`)).body;
  const marked = shown.filter((picture) => picture.is_cover);
  // What lists show of the place is the picture that is marked.
  expect(marked.map(({ media }) => media.id)).toEqual(place.cover_image === null ? [] : [place.cover_image.id]);
  return marked.map(({ id }) => id);
};
const soon = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000).toISOString();
const execute = (sql: string, values: unknown[]) => test.em().getConnection().execute(sql, values);
/** Scheduled, as an earlier version could do. */
const wait = (id: number, seconds: number) =>
  execute(`update resort_image set status = 'scheduled', publish_at = ? where id = ?`, [soon(seconds), id]);
const runDue = () => test.app.get(ScheduledContent).runDue();

let made = 0;
/** A place to stay with public pictures of these ids of the library. */
async function place(media: number[], isPublic = true): Promise<{ resort: number; images: number[] }> {
  const { body: destination } = await test.api().get('/api/destinations/dhigurah/');
  const { body } = await manager.post('/api/resorts/').send({
    name: `Picture House ${++made}`,
    description: 'Long enough to be public.',
    destination: destination.id,
    lat: 4.3,
    lng: 73.4,
    price_from_per_night: '300.00',
  });
  const images: number[] = [];
  for (const id of media) images.push(await added(body.id, id));
  if (isPublic) expect((await manager.post(`/api/content/resorts/${body.id}/publish/`).send({})).status).toBe(200);
  return { resort: body.id, images };
}

describe('a picture of a resort', () => {
  it('is a draft unless its maker may publish and says so', async () => {
    const { resort, images } = await place([library[0] ?? 0]);
    const { status, body } = await add(resort, library[1] ?? 0, { caption: 'Not yet' }, editor);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ status: 'draft', position: 2, is_cover: false, published_at: null, version: 1 }),
    ]);
    expect((await add(resort, library[2] ?? 0, { status: 'published' }, editor)).status).toBe(403);
    expect((await list(resort)).map(({ id }) => id)).toEqual(images);
    const shown = (await test.api().get(`/api/resorts/${resort}/`)).body;
    expect(shown.images.map(({ id }: { id: number }) => id)).toEqual([library[0]]);
    const seen = await patch(images[0] ?? 0, { caption: 'Changed' }, editor);
    expect([seen.status, seen.body.code]).toEqual([403, 'permission_denied']);
    expect((await patch(body.id, { caption: 'Mine' }, editor)).status).toBe(200);
  });

  it('is listed in every state for staff, of places in every state too', async () => {
    const { resort, images } = await place([library[0] ?? 0], false);
    const draft = await added(resort, library[1] ?? 0, { position: 1 });
    const all = await list(resort, { status: 'all' }, manager);
    expect(all.map(({ id, status, position }) => [id, status, position])).toEqual([
      [draft, 'draft', 1],
      [images[0], 'published', 2],
    ]);
    expect(all[0]).toMatchObject({ editing: { version: 1, pending: false, translation_status: { ru: 'missing' } } });
    expect((await list(resort, { status: 'draft' }, manager)).map(({ id }) => id)).toEqual([draft]);
    expect((await test.api().get(`${url}?resort=${resort}&status=all`)).status).toBe(401);
    expect((await (await test.as('customer')).get(`${url}?resort=${resort}&status=all`)).status).toBe(403);
    expect((await test.api().get(`${url}?resort=${resort}`)).status).toBe(404);
    expect((await manager.post(`/api/content/resorts/${resort}/publish/`).send({})).status).toBe(200);
    // Visitors count what they see.
    expect((await list(resort)).map(({ id, position }) => [id, position])).toEqual([[images[0], 1]]);
  });

  it('needs an English description before it is public, and the place needs one that is', async () => {
    const { resort } = await place([], false);
    const dumb = library[3] ?? 0;
    const words = await test
      .em()
      .getConnection()
      .execute(`select language, alt from media_text where media_id = ?`, [dumb]);
    await test.em().getConnection().execute(`update media_text set alt = '' where media_id = ?`, [dumb]);
    const id = await added(resort, dumb, {});
    const refused = await act(id, 'publish');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['media']]);
    const closed = await manager.post(`/api/content/resorts/${resort}/publish/`).send({});
    expect([closed.status, Object.keys(closed.body)]).toEqual([400, ['images']]);
    for (const { language, alt } of words as { language: string; alt: string }[])
      await test
        .em()
        .getConnection()
        .execute(`update media_text set alt = ? where media_id = ? and language = ?`, [alt, dumb, language]);
    // A draft is no picture of a public place, though it is described.
    expect((await manager.post(`/api/content/resorts/${resort}/publish/`).send({})).status).toBe(400);
    await done(id, 'publish');
    expect((await manager.post(`/api/content/resorts/${resort}/publish/`).send({})).status).toBe(200);
    expect(await covers(resort)).toEqual([id]);
  });

  it('stays where it was made, and keeps place and cover through PUT and restored versions', async () => {
    const [one = 0, two = 0, three = 0] = library;
    const { resort, images } = await place([one, two]);
    const [first = 0, second = 0] = images;
    const moved = await patch(first, { resort });
    expect([moved.status, Object.keys(moved.body)]).toEqual([400, ['resort']]);
    await patch(first, { caption: 'Before' });
    const { version } = await read(first);
    await patch(second, { is_cover: true, position: 1 });
    const put = async (body: object) =>
      manager
        .put(`${url}${first}/`)
        .set('if-match', `"${(await read(first)).version}"`)
        .send(body);
    const replaced = await put({ media: three, caption: 'After' });
    expect([replaced.status, replaced.body]).toEqual([
      200,
      expect.objectContaining({ resort, media: three, kind: 'beach', position: 2, is_cover: false }),
    ]);
    const bare = await put({ caption: 'No picture' });
    expect([bare.status, Object.keys(bare.body)]).toEqual([400, ['media']]);
    await done(first, `versions/${version}/restore`);
    expect(await read(first)).toMatchObject({
      media: one,
      position: 2,
      is_cover: false,
      translations: { en: { caption: 'Before' } },
    });
    expect(await covers(resort)).toEqual([second]);
  });

  it('falls back to the English caption, and says when it is older than that', async () => {
    const { resort, images } = await place([library[0] ?? 0]);
    const [id = 0] = images;
    const captioned = async (lang: string) => {
      const [{ caption, _i18n: i18n }] = (await test.api().get(`${url}?resort=${resort}&lang=${lang}`)).body;
      return [caption, i18n.fallback_fields, i18n.outdated_fields];
    };
    await patch(id, { translations: { en: { caption: 'Jetty' }, ru: { caption: 'Причал' } } });
    // Russian is a draft until somebody says that it is not.
    expect(await captioned('ru')).toEqual(['Jetty', ['caption'], []]);
    await done(id, 'publish', { languages: ['ru'] });
    expect(await captioned('ru')).toEqual(['Причал', [], []]);
    const { body } = await patch(id, { caption: 'The long jetty' });
    expect(body.translation_status).toEqual({ ru: 'outdated', zh: 'missing' });
    expect(await captioned('ru')).toEqual(['Причал', [], ['caption']]);
    expect(await captioned('zh')).toEqual(['The long jetty', ['caption'], []]);
  });

  it('has every member of its words, also where a change says only in which language', async () => {
    const { images } = await place([library[0] ?? 0]);
    const answer = await patch(images[0] ?? 0, { translations: { zh: { status: 'draft' } } });
    expect([answer.status, answer.body.translations.zh]).toEqual([200, { caption: null, status: 'draft' }]);
  });
});

describe('the cover of a resort', () => {
  it('is one of its public pictures, whatever becomes of it', async () => {
    const [one = 0, two = 0, three = 0] = library;
    const { resort, images } = await place([one, two, three]);
    const [first = 0, second = 0, third = 0] = images;
    expect(await covers(resort)).toEqual([first]);
    await done(first, 'unpublish');
    expect(await covers(resort)).toEqual([second]);
    expect((await read(first)).is_cover).toBe(false);
    await done(first, 'publish');
    expect(await covers(resort)).toEqual([second]);
    await patch(third, { is_cover: true });
    await done(third, 'archive');
    expect(await covers(resort)).toEqual([first]);
    expect((await remove(first)).status).toBe(204);
    expect(await covers(resort)).toEqual([second]);
    // Nobody else can be it.
    expect((await patch(second, { is_cover: false })).body.is_cover).toBe(true);
    expect((await list(resort, { status: 'all' }, manager)).map(({ id, position }) => [id, position])).toEqual([
      [second, 1],
      [third, 2],
    ]);
  });

  it('changes with the picture that it shows', async () => {
    const { resort, images } = await place([library[0] ?? 0]);
    await patch(images[0] ?? 0, { media: library[5] });
    expect(await covers(resort)).toEqual(images);
    expect((await test.api().get(`/api/resorts/${resort}/`)).body.cover_image.id).toBe(library[5]);
  });

  it('is taken over by a draft that wants to be it when it is published', async () => {
    const [one = 0, two = 0] = library;
    const { resort, images } = await place([one]);
    const draft = await added(resort, two, { is_cover: true });
    expect([await covers(resort), (await read(draft)).is_cover]).toEqual([images, true]);
    const other = await added(resort, library[2] ?? 0, {});
    expect(await read(other)).toMatchObject({ status: 'draft', is_cover: false, position: 3 });
    await done(draft, 'publish');
    expect(await covers(resort)).toEqual([draft]);
  });
});

describe('the last public picture of a public resort', () => {
  it('can neither be unpublished, archived nor deleted', async () => {
    const { resort, images } = await place([library[0] ?? 0]);
    const [id = 0] = images;
    await added(resort, library[1] ?? 0, {});
    for (const call of [
      () => act(id, 'unpublish'),
      () => act(id, 'archive'),
      () => patch(id, { status: 'unpublished' }),
      () => remove(id),
    ]) {
      const { status, body } = await call();
      expect([status, Object.keys(body)]).toEqual([400, ['images']]);
    }
    expect([await covers(resort), (await read(id)).status]).toEqual([[id], 'published']);
    // Of a place that visitors do not see it may go.
    expect((await manager.post(`/api/content/resorts/${resort}/unpublish/`).send({})).status).toBe(200);
    await done(id, 'unpublish');
  });

  it('stays when its time is over, and is not tried again', async () => {
    const [one = 0, two = 0] = library;
    const { resort, images } = await place([one, two]);
    // As an earlier version had set it.
    for (const id of images) await execute('update resort_image set unpublish_at = ? where id = ?', [soon(60), id]);
    test.clock.advance(61);
    expect(await runDue()).toBe(2);
    const states = await Promise.all(images.map(read));
    expect(states.map(({ status, unpublish_at: at }) => [status, at]).toSorted()).toEqual([
      ['published', null],
      ['unpublished', null],
    ]);
    const left = states.find(({ status }) => status === 'published').id;
    const { body } = await manager.get(`${life}${left}/versions/`);
    expect(body.results[0]).toMatchObject({ action: 'unpublish-failed', note: 'images', by: null });
    expect([await runDue(), await covers(resort)]).toEqual([0, [left]]);
  });
});

describe('the same picture of the library', () => {
  it('is shown once on a resort', async () => {
    const [one = 0, two = 0] = library;
    const { resort } = await place([one]);
    const again = await add(resort, one);
    expect([again.status, Object.keys(again.body)]).toEqual([400, ['media']]);
    const id = await added(resort, two, {});
    expect((await patch(id, { media: one })).status).toBe(200);
    const refused = await act(id, 'publish');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['media']]);
    expect((await patch(id, { media: two, status: 'published' })).status).toBe(200);
    const back = await patch(id, { media: one });
    expect([back.status, Object.keys(back.body)]).toEqual([400, ['media']]);
    expect((await list(resort)).map(({ media }) => media.id)).toEqual([one, two]);
  });

  it('goes back to review when it is there by the time it was to be', async () => {
    const [one = 0, two = 0] = library;
    const { resort } = await place([one]);
    const waiting = await added(resort, two, {});
    await wait(waiting, 60);
    await added(resort, two);
    test.clock.advance(61);
    expect(await runDue()).toBe(1);
    expect(await read(waiting)).toMatchObject({ status: 'in_review', publish_at: null });
    const { body } = await manager.get(`${life}${waiting}/versions/`);
    expect(body.results[0]).toMatchObject({ action: 'publish-failed', note: 'media' });
  });

  it('is the library’s again when it is deleted from the resort', async () => {
    const file = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const { resort } = await place([library[0] ?? 0]);
    const { body } = await manager.post(url).field('resort', String(resort)).attach('image', file, 'new.png');
    const used = async () => (await manager.get(`/api/media/${body.media}/`)).body;
    // Drafts are a use like any other.
    expect((await used()).usage).toEqual([
      expect.objectContaining({ entity: 'resort', id: String(resort), field: 'image' }),
    ]);
    expect((await remove(body.id)).status).toBe(204);
    expect((await manager.get(`${url}${body.id}/editable/`)).status).toBe(404);
    const { usage, version } = await used();
    expect(usage).toEqual([]);
    const owner = await test.as('owner');
    expect((await owner.delete(`/api/media/${body.media}/`).set('if-match', `"${version}"`)).status).toBe(204);
  });
});

describe('pictures of one resort', () => {
  it('are written one after the other', async () => {
    const { resort, images } = await place(library.slice(0, 6));
    const versions = await Promise.all(images.map(async (id) => (await read(id)).version as number));
    const answers = await Promise.all(
      images.map((id, index) =>
        manager.patch(`${url}${id}/`).set('if-match', `"${versions[index]}"`).send({ position: 1, is_cover: true }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(images.map(() => 200));
    expect((await list(resort, { status: 'all' }, manager)).map(({ position }) => position)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(await covers(resort)).toHaveLength(1);
  });

  it('end with it', async () => {
    const [one = 0, two = 0] = library;
    const { resort, images } = await place([one]);
    const waiting = await added(resort, two, {});
    await wait(waiting, 60);
    const { version } = (await manager.get(`/api/resorts/${resort}/editable/`)).body;
    const before = await read(waiting);
    expect((await manager.delete(`/api/resorts/${resort}/`).set('if-match', `"${version}"`)).status).toBe(204);
    for (const path of [`?resort=${resort}&status=all`, ...images.map((id) => `${id}/editable/`)])
      expect([path, (await manager.get(`${url}${path}`)).status]).toEqual([path, 404]);
    expect((await act(waiting, 'publish')).status).toBe(404);
    expect((await add(resort, two)).status).toBe(400);
    test.clock.advance(61);
    expect([await runDue(), before.status]).toEqual([0, 'scheduled']);
  });

  it('are not copied with it', async () => {
    const { resort } = await place([library[0] ?? 0]);
    const { body } = await manager.post(`/api/content/resorts/${resort}/duplicate/`).send({});
    expect(await list(body.id, { status: 'all' }, manager)).toEqual([]);
  });
});
