import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { sharp } from '../../platform/uploads/sharp.js';
import { keepMediaUses, releaseMediaUses } from './keep-media-uses.queries.js';
import type { MediaDto, UploadedMediaDto } from './media-answers.dto.js';
import { MediaLibrary } from './media-library.js';

// Pictures take their time on a busy machine.
jest.setTimeout(60_000);

let test: TestApp;
let editor: TestAgent;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
}, 120_000);
beforeEach(async () => {
  editor = await test.as('editor');
});
afterAll(async () => {
  await test.close();
  rmSync(test.database.config.mediaDir, { recursive: true, force: true });
});

let made = 0;
/** A picture no other test has sent. */
const file = (width = 320, height = 240) => {
  made++;
  const background = { r: made % 256, g: (made * 40) % 256, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
};

async function upload(fields: Record<string, string> = {}, bytes?: Buffer): Promise<UploadedMediaDto> {
  const call = editor.post('/api/media/').attach('file', bytes ?? (await file()), 'reef.png');
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  const answer = await call;
  expect([answer.status, answer.body]).toEqual([
    expect.any(Number),
    expect.objectContaining({ id: expect.any(Number) }),
  ]);
  return answer.body as UploadedMediaDto;
}

const patch = (media: { id: number; version: number }, body: object) =>
  editor.patch(`/api/media/${media.id}/`).set('If-Match', `"${media.version}"`).send(body);
const list = async (query: string) =>
  (await editor.get(`/api/media/?${query}`)).body as { count: number; results: MediaDto[] };
const load = (url: string) => test.api().get(url).buffer(true);
const folderOf = (variant: string) => path.join(test.database.config.mediaDir, path.basename(path.dirname(variant)));

describe('the library', () => {
  it('takes a picture with what staff say of it', async () => {
    const media = await upload({
      folder: ' resorts/kandu-veli ',
      'tags[0]': 'Lagoon',
      'tags[1]': 'villa',
      'alt[en]': 'A reef',
      'alt[ru]': 'Риф',
      'caption[zh]': '珊瑚礁',
      focal_x: '0.25',
      credit: 'Aishath',
      consent_until: '2028-12-31',
      source_url: 'https://photos.example/1',
    });
    expect(media).toMatchObject({
      duplicate: false,
      filename: 'reef.png',
      original_name: 'reef.png',
      type: 'png',
      width: 320,
      height: 240,
      folder: 'resorts/kandu-veli',
      tags: ['lagoon', 'villa'],
      alt: { en: 'A reef', ru: 'Риф' },
      caption: { zh: '珊瑚礁' },
      focal_x: 0.25,
      focal_y: 0.5,
      credit: 'Aishath',
      consent_until: '2028-12-31',
      dominant_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      blurhash: expect.stringMatching(/^.{28}$/),
      version: 1,
      updated_by: 'as-editor@test.example',
      usage: [],
      usage_count: 0,
    });
    const sizes = {
      thumbnail: [150, 150],
      card: [400, 300],
      tile: [450, 600],
      gallery: [800, 600],
      portrait: [900, 1200],
      wide: [1200, 675],
      large: [1600, 900],
      hero: [1920, 1080],
      share: [1200, 630],
    };
    for (const [name, [width, height]] of Object.entries(sizes)) {
      const { body } = await load(media.variants[name as keyof typeof sizes]);
      expect(await sharp(body as Buffer).metadata()).toMatchObject({ width, height });
    }
    const read = await editor.get(`/api/media/${media.id}/`);
    const { duplicate: _, ...stored } = media;
    expect([read.body, read.headers['etag']]).toEqual([stored, '"1"']);
  });

  it('keeps the same file once', async () => {
    const bytes = await file();
    const first = await upload({ folder: 'a' }, bytes);
    const again = await editor.post('/api/media/').attach('file', bytes, 'other.png').field('folder', 'b');
    expect([again.status, again.body]).toMatchObject([200, { id: first.id, duplicate: true, folder: 'a' }]);
    const rush = await file();
    const answers = await Promise.all([1, 2, 3].map(() => editor.post('/api/media/').attach('file', rush, 'x.png')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => (body as MediaDto).id)).size).toBe(1);
  });

  it('says what is wrong with each field', async () => {
    const call = editor.post('/api/media/').attach('file', await file(), 'x.png');
    const wrong = {
      folder: '../../x',
      tags: '<b>',
      focal_x: '2',
      consent_until: '2028-02-30',
      source_url: 'javascript:alert(1)',
      other: '1',
    };
    for (const [name, value] of Object.entries(wrong)) void call.field(name, value);
    const answer = await call;
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect(answer.body.source_url).toEqual(['Please enter a valid URL']);
    expect((await editor.post('/api/media/').field('folder', 'x')).body).toEqual({ file: ['This field is required'] });
    expect((await editor.post('/api/media/').send({ folder: 'x' })).status).toBe(415);
  });

  it('loads a picture from an address, never from inside', async () => {
    for (const url of [
      'http://127.0.0.1/a.png',
      'http://localhost/a.png',
      'http://[::1]/a.png',
      'http://169.254.169.254/',
    ]) {
      const refused = await editor.post('/api/media/fetch/').send({ url });
      expect([refused.status, refused.body]).toEqual([
        400,
        { url: ['The picture could not be loaded from this address'] },
      ]);
    }
    for (const url of ['file:///etc/passwd', 'http://2130706433/', 7])
      expect((await editor.post('/api/media/fetch/').send({ url })).body).toHaveProperty('url');
    const url = 'https://photos.example/lagoon.png';
    const loaded = { field: 'url', name: 'lagoon.png', bytes: await file() };
    const load = jest.spyOn(test.app.get(MediaLibrary), 'load').mockResolvedValue(loaded);
    const answer = await editor.post('/api/media/fetch/').send({ url, folder: 'loaded', alt: { en: 'A lagoon' } });
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { filename: 'lagoon.png', source_url: url, folder: 'loaded', alt: { en: 'A lagoon' }, duplicate: false },
    ]);
    expect((await editor.post('/api/media/fetch/').send({ url })).status).toBe(200);
    load.mockResolvedValue({ ...loaded, bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
    expect((await editor.post('/api/media/fetch/').send({ url })).status).toBe(415);
    load.mockRestore();
  });

  it('is filtered, searched and sorted', async () => {
    const base = (await list('page_size=1')).count;
    const one = await upload({ folder: 'filters/deep', tags: 'sieve', 'alt[ru]': 'Ёж на рифе', filename: 'Malé.png' });
    const two = await upload(
      { folder: 'filters', 'alt[en]': 'Hedgehog', filename: 'a-first.png' },
      await sharp(await file(900, 700))
        .jpeg()
        .toBuffer(),
    );
    expect((await list('page_size=1')).count).toBe(base + 2);
    const ids = async (query: string) => (await list(`folder=filters&${query}`)).results.map(({ id }) => id);
    expect(await ids('')).toEqual([two.id, one.id]);
    expect(await ids('sort=oldest')).toEqual([one.id, two.id]);
    expect(await ids('sort=name')).toEqual([two.id, one.id]);
    expect(await ids('sort=size')).toEqual([one, two].toSorted((a, b) => b.bytes - a.bytes).map(({ id }) => id));
    expect(await ids('tag=SIEVE')).toEqual([one.id]);
    expect(await ids('type=jpeg')).toEqual([two.id]);
    expect(await ids('missing_alt=ru')).toEqual([two.id]);
    for (const words of ['male', 'Malé', 'еж', 'риф еж', 'sieve'])
      expect([words, await ids(`search=${encodeURIComponent(words)}`)]).toEqual([words, [one.id]]);
    expect(await ids('search=hedge')).toEqual([two.id]);
    expect(await ids('unused=true')).toEqual([two.id, one.id]);
    expect(await ids('unused=false')).toEqual([]);
    expect((await list('folder=filters/deep')).results.map(({ id }) => id)).toEqual([one.id]);
    expect((await list('unused=false&page_size=100')).results.every(({ usage_count }) => usage_count > 0)).toBe(true);
    expect((await list('unused=false')).count).toBeGreaterThan(5);
    const page = await list('folder=filters&page_size=1&page=2');
    expect(page).toMatchObject({
      count: 2,
      next: null,
      previous: expect.stringContaining('folder=filters'),
      results: [{ id: one.id }],
    });
    expect((await editor.get('/api/media/?folder=filters&page=9')).status).toBe(404);
    expect((await editor.get('/api/media/?colour=red')).status).toBe(400);
    const folders = (await editor.get('/api/media/folders/')).body as object[];
    expect(folders).toContainEqual({ folder: 'filters', count: 1, total: 2 });
    expect(folders).toContainEqual({ folder: 'filters/deep', count: 1, total: 1 });
    expect((await editor.get('/api/media/tags/')).body).toContainEqual({ tag: 'sieve', count: 1 });
  });

  it('changes what is said of a picture, with its version', async () => {
    const media = await upload({ 'alt[en]': 'Old', 'alt[zh]': '旧', credit: 'A' });
    expect((await editor.patch(`/api/media/${media.id}/`).send({ credit: 'B' })).status).toBe(428);
    const changed = await patch(media, {
      alt: { en: 'New', zh: '' },
      caption: { en: 'There' },
      credit: null,
      folder: 'moved',
      tags: [],
    });
    expect(changed.body).toMatchObject({
      alt: { en: 'New' },
      caption: { en: 'There' },
      credit: null,
      folder: 'moved',
      version: 2,
    });
    expect(changed.headers['etag']).toBe('"2"');
    const words = await patch(changed.body as MediaDto, { alt: { ru: 'Новый' } });
    expect(words.body).toMatchObject({ alt: { en: 'New', ru: 'Новый' }, version: 3 });
    const stale = await patch(media, { credit: 'C' });
    expect([stale.status, stale.body]).toMatchObject([
      412,
      { code: 'stale_version', updated_by: 'as-editor@test.example', current: { version: 3, alt: { ru: 'Новый' } } },
    ]);
    expect((await patch({ id: 999_999, version: 1 }, {})).status).toBe(404);
    for (const body of [
      { alt: null },
      { alt: { de: 'x' } },
      { tags: 'x' },
      { filename: '' },
      { folder: null },
      { hash: 'x' },
      { focal_x: '1' },
    ])
      expect([body, (await patch(changed.body as MediaDto, body)).status]).toEqual([body, 400]);
    const entries = await test
      .em()
      .find(AuditEntry, { entity: 'media', entityId: String(media.id) }, { orderBy: { at: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual(['media.create', 'media.update', 'media.update']);
    expect(entries[1]).toMatchObject({
      before: { credit: 'A', alt: { en: 'Old' } },
      after: { credit: null, alt: { en: 'New' } },
    });
  });

  it('gives new addresses with another focal point or file, and goes on answering under the former ones', async () => {
    const halves = await sharp({ create: { width: 800, height: 200, channels: 3, background: '#fff' } })
      .composite([{ input: { create: { width: 400, height: 200, channels: 3, background: '#000' } }, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const media = await upload({ focal_x: '0' }, halves);
    const moved = (await patch(media, { focal_x: 1 })).body as MediaDto;
    expect(moved.variants.card).not.toBe(media.variants.card);
    const tone = async (url: string) => (await sharp((await load(url)).body as Buffer).stats()).channels[0]?.mean ?? -1;
    expect(await tone(moved.variants.thumbnail)).toBeGreaterThan(200);
    expect(await tone(media.variants.thumbnail)).toBeLessThan(50);

    const other = await file(500, 400);
    const replace = (version: number, bytes: Buffer) =>
      editor.put(`/api/media/${media.id}/file/`).set('If-Match', `"${version}"`).attach('file', bytes, 'new.png');
    expect((await editor.put(`/api/media/${media.id}/file/`).attach('file', other, 'new.png')).status).toBe(428);
    expect((await replace(1, other)).status).toBe(412);
    const replaced = await replace(moved.version, other);
    expect([replaced.status, replaced.body]).toMatchObject([
      200,
      { id: media.id, width: 500, height: 400, focal_x: 1, filename: 'reef.png', original_name: 'new.png' },
    ]);
    const now = replaced.body as MediaDto;
    expect(new Set([media, moved, now].map(({ variants }) => variants.card)).size).toBe(3);
    for (const url of [media.variants.card, moved.variants.card, now.variants.card])
      expect((await load(url)).status).toBe(200);
    const taken = await upload();
    const clash = await replace(now.version, await file());
    expect(clash.status).toBe(200);
    expect((await patch(clash.body as MediaDto, { focal_x: 0 })).status).toBe(200);
    expect((await load(moved.variants.hero)).status).toBe(200);
    expect(taken.id).not.toBe(media.id);
  });

  it('refuses a file that is another picture of the library', async () => {
    const bytes = await file();
    const [one, two] = [await upload({}, bytes), await upload()];
    const answer = await editor.put(`/api/media/${two.id}/file/`).set('If-Match', '"1"').attach('file', bytes, 'x.png');
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'duplicate_file', media: one.id }]);
    const same = await editor.put(`/api/media/${one.id}/file/`).set('If-Match', '"1"').attach('file', bytes, 'x.png');
    expect([same.status, (same.body as MediaDto).variants]).toEqual([200, one.variants]);
  });

  it('removes what nothing shows, with every file', async () => {
    const media = await upload();
    const moved = (await patch(media, { focal_y: 0.1 })).body as MediaDto;
    for (const { variants } of [media, moved]) expect((await load(variants.card)).status).toBe(200);
    const masters = () => readdirSync(path.join(test.database.config.mediaDir, 'masters')).length;
    const before = masters();
    expect((await editor.delete(`/api/media/${media.id}/`)).status).toBe(428);
    expect((await editor.delete(`/api/media/${media.id}/`).set('If-Match', '"1"')).status).toBe(412);
    expect((await editor.delete(`/api/media/${media.id}/`).set('If-Match', '"2"')).status).toBe(204);
    expect((await editor.get(`/api/media/${media.id}/`)).status).toBe(404);
    expect(masters()).toBe(before - 1);
    for (const { variants } of [media, moved]) {
      expect(existsSync(folderOf(variants.card))).toBe(false);
      expect((await load(variants.card)).status).toBe(404);
    }
  });

  it('works on many at once and tells what became of each', async () => {
    const [one, two] = [await upload(), await upload({ tags: 'old' })];
    const [used] = (await list('unused=false&page_size=1')).results;
    const bulk = (body: object) => editor.post('/api/media/bulk/').send(body);
    const ids = [one.id, two.id, 999_999];
    expect((await bulk({ ids, action: 'move', folder: 'bulk' })).body).toEqual({
      done: 2,
      results: [
        { id: one.id, ok: true },
        { id: two.id, ok: true },
        { id: 999_999, ok: false, code: 'not_found', detail: expect.any(String) },
      ],
    });
    await bulk({ ids, action: 'tag', tags: ['New', 'old'] });
    await bulk({ ids, action: 'untag', tags: ['old'] });
    expect((await list('folder=bulk')).results.map(({ tags }) => tags)).toEqual([['new'], ['new']]);
    const removed = (await bulk({ ids: [one.id, used?.id, two.id, two.id], action: 'delete' })).body;
    expect(removed).toMatchObject({
      done: 2,
      results: [{ ok: true }, { id: used?.id, ok: false, code: 'in_use', usage: expect.any(Array) }, { ok: true }],
    });
    for (const body of [
      { ids: [], action: 'move', folder: '' },
      { ids: [1], action: 'move' },
      { ids: [1], action: 'tag' },
      { ids: [1], action: 'burn' },
      { ids: ['1'], action: 'delete' },
    ])
      expect([body, (await bulk(body)).status]).toEqual([body, 400]);
  });

  it('is open to those whose role allows it', async () => {
    const media = await upload();
    const call = async (role: 'viewer' | 'agent' | 'customer' | null) => {
      const agent = role === null ? test.api() : await test.as(role);
      const version = { 'If-Match': '"1"' };
      return [
        (await agent.get('/api/media/')).status,
        (await agent.get('/api/media/folders')).status,
        (await agent.patch(`/api/media/${media.id}/`).set({ 'If-Match': '"77"' }).send({ credit: 'x' })).status,
        (await agent.post('/api/media/bulk/').send({ ids: [media.id], action: 'delete' })).status,
        (await agent.delete(`/api/media/${media.id}/`).set(version)).status,
      ];
    };
    expect(await call(null)).toEqual([401, 401, 401, 401, 401]);
    expect(await call('customer')).toEqual([403, 403, 403, 403, 403]);
    expect(await call('viewer')).toEqual([200, 200, 403, 403, 403]);
    expect(await call('agent')).toEqual([200, 200, 412, 403, 403]);
  });
});

describe('what shows a picture', () => {
  const owner = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await client.connect();
    try {
      // As the preparation of the database does with migrations.
      await releaseMediaUses(client);
      for (const statement of statements) await client.query(statement);
      await keepMediaUses(client);
    } finally {
      await client.end();
    }
  };

  it('is told by name and stops its removal', async () => {
    const { results } = await list('unused=false&page_size=8&sort=name');
    const uses = [];
    for (const media of results) {
      const { usage } = (await editor.get(`/api/media/${media.id}/`)).body as MediaDto;
      expect(usage).toHaveLength(media.usage_count);
      uses.push(...usage);
    }
    const kinds = uses.map(({ entity, field }) => `${entity}.${field}`);
    for (const kind of ['package.cover', 'package.image', 'resort.image']) expect(kinds).toContain(kind);
    expect(uses.find(({ entity }) => entity === 'package')?.label).toMatch(/^[A-Z].* /);
    const [media] = results;
    const refused = await editor.delete(`/api/media/${media?.id}/`).set('If-Match', `"${media?.version}"`);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'in_use', usage: expect.arrayContaining([expect.objectContaining({ label: expect.any(String) })]) },
    ]);
  });

  it('is found in tables and documents nobody has heard of yet', async () => {
    const [linked, direct, worded] = [await upload(), await upload(), await upload()];
    await owner(
      'create table scratch (id serial primary key, title text, cover_id int references media (id), updated_by uuid, blocks jsonb)',
      'create table scratch_picture (scratch_id int references scratch (id) on delete cascade, media_id int references media (id), primary key (scratch_id, media_id))',
      `insert into scratch (title, cover_id, blocks) values ('Scratch "1"', ${direct.id}, '{"rows":[{"media":[1.5,"x",${worded.id}]},{"media_id":null}]}')`,
      `insert into scratch_picture values (1, ${linked.id})`,
      'grant select on scratch, scratch_picture to atoll_app',
    );
    const usage = async ({ id }: MediaDto) => ((await editor.get(`/api/media/${id}/`)).body as MediaDto).usage;
    const thing = { entity: 'scratch', id: '1', label: 'Scratch "1"' };
    expect(await usage(linked)).toEqual([{ ...thing, field: 'picture' }]);
    expect(await usage(direct)).toEqual([{ ...thing, field: 'cover' }]);
    expect(await usage(worded)).toEqual([{ ...thing, field: 'blocks' }]);
    const answer = await editor.delete(`/api/media/${worded.id}/`).set('If-Match', '"1"');
    expect(answer.status).toBe(409);
    await owner('drop table scratch_picture, scratch');
    expect((await editor.delete(`/api/media/${worded.id}/`).set('If-Match', '"1"')).status).toBe(204);
  });
});
