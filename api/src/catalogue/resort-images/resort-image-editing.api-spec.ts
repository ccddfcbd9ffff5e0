import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

interface Shown {
  id: number;
  media: { id: number; alt: string };
  caption: string | null;
  position: number;
  is_cover: boolean;
}

describe('editing pictures of a resort', () => {
  let test: TestApp;
  let manager: TestAgent;
  let picture: Buffer;
  let spare: number;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b5563' } })
      .jpeg()
      .toBuffer();
    const here = (await list('kandu-veli')).map(({ media }) => media.id);
    const whale = (await test.api().get('/api/experiences/whale-sharks-of-south-ari/')).body;
    spare = whale.images.map(({ id }: { id: number }) => id).find((id: number) => !here.includes(id));
  }, 120_000);
  afterAll(() => test.close());

  const list = async (resort: string): Promise<Shown[]> =>
    (await test.api().get(`/api/resort-images/?resort=${resort}`)).body;
  const write = (method: 'patch' | 'delete', id: number, version: number) =>
    manager[method](`/api/resort-images/${id}/`).set('if-match', `"${version}"`);

  it('are added from the library, at the end', async () => {
    const before = await list('kandu-veli');
    const send = { resort: 'kandu-veli', media: spare, caption: 'Whale shark', kind: 'reef', status: 'published' };
    const { status, body, headers } = await manager.post('/api/resort-images/').send(send);
    expect([status, headers['etag'], body]).toEqual([
      201,
      `"${body.version}"`,
      expect.objectContaining({
        media: spare,
        translations: { en: { caption: 'Whale shark', status: 'published' } },
        status: 'published',
        kind: 'reef',
        position: before.length + 1,
        is_cover: false,
        updated_by: 'as-manager@test.example',
      }),
    ]);
    const after = await list('kandu-veli');
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({ id: body.id, caption: 'Whale shark', media: { id: spare } });
    // Seeds leave the place alone from now on.
    const place = (await manager.get('/api/resorts/kandu-veli/editable/')).body;
    expect([place.updated_by, place.version]).toEqual(['as-manager@test.example', 1]);
    const again = await manager.post('/api/resort-images/').send({ ...send, resort: body.resort });
    expect([again.status, Object.keys(again.body)]).toEqual([400, ['media']]);
  });

  it('are added from a form, where the others make room', async () => {
    const { status, body } = await manager
      .post('/api/resort-images/')
      .field('resort', 'kandu-veli')
      .field('kind', 'beach')
      .field('position', '1')
      .field('is_cover', 'true')
      .field('status', 'published')
      .field('translations[ru][caption]', 'Пляж')
      .attach('image', picture, 'beach.jpg');
    expect([status, body]).toEqual([201, expect.objectContaining({ position: 1, is_cover: true })]);
    expect(body.translations).toEqual({ ru: { caption: 'Пляж', status: 'draft' } });
    const shown = await list('kandu-veli');
    expect(shown.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
    expect(shown[0]).toMatchObject({ id: body.id, media: { alt: 'Kandu Veli' }, is_cover: true });
    expect(shown.filter((image) => image.is_cover)).toHaveLength(1);
    const resort = (await test.api().get('/api/resorts/kandu-veli/')).body;
    expect(resort.cover_image.id).toBe(body.media);
  });

  it.each([
    [{ media: 1 }, ['resort']],
    [{ resort: 'kandu-veli' }, ['media']],
    [{ resort: 'atlantis', media: 1 }, ['resort']],
    [{ resort: 'mas-veyo', media: 999_999 }, ['media']],
    [{ resort: 'mas-veyo', media: 1, kind: 'selfie' }, ['kind']],
    [{ resort: 'mas-veyo', media: 1, position: 0 }, ['position']],
    [{ resort: 'mas-veyo', media: 1, caption: 'x'.repeat(201) }, ['caption']],
    [{ resort: 'mas-veyo', media: 1, translations: { de: { caption: 'x' } } }, ['translations.de']],
    [{ resort: 'mas-veyo', media: 1, slug: 'x' }, ['slug']],
    [{ resort: 'mas-veyo', media: 1, updated_by: 'x' }, ['updated_by']],
  ])('are refused as %j', async (send, fields) => {
    const { status, body } = await manager.post('/api/resort-images/').send(send);
    expect([status, Object.keys(body)]).toEqual([400, fields]);
  });

  it('refuse a file that is no picture, and keep nothing of it', async () => {
    const before = await list('mas-veyo');
    const answer = await manager
      .post('/api/resort-images/')
      .field('resort', 'mas-veyo')
      .attach('image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.jpg');
    expect(answer.status).toBe(415);
    expect(await list('mas-veyo')).toEqual(before);
  });

  it('change caption, kind, place and cover', async () => {
    const [first, second] = await list('olhu-laamu');
    const id = second?.id ?? 0;
    const russian = { ru: { caption: 'Пролив', status: 'published' } };
    const { body } = await write('patch', id, 1).send({ caption: 'Pass', translations: russian, position: 1 });
    expect(body).toMatchObject({
      translations: { en: { caption: 'Pass', status: 'published' }, ...russian },
      position: 1,
      is_cover: false,
    });
    const read = (await test.api().get('/api/resort-images/?resort=olhu-laamu&lang=ru')).body;
    expect(read[0]).toMatchObject({ caption: 'Пролив', _i18n: { fallback_fields: [], outdated_fields: [] } });
    expect((await list('olhu-laamu')).map((image) => image.id).slice(0, 2)).toEqual([id, first?.id]);
    const covered = (await write('patch', id, body.version).send({ is_cover: true, caption: null })).body;
    expect(covered).toMatchObject({ translations: { en: { caption: null }, ...russian }, is_cover: true });
    expect((await list('olhu-laamu')).filter((image) => image.is_cover).map((image) => image.id)).toEqual([id]);
    const given = (await write('patch', id, covered.version).send({ is_cover: false })).body;
    expect(given.is_cover).toBe(false);
    expect((await list('olhu-laamu')).find((image) => image.is_cover)?.id).toBe(first?.id);
  });

  it('leave, but not the last one of a public place', async () => {
    const images = await list('sanu-house');
    const count = images.length;
    for (const image of images.slice(0, -1)) {
      const { version } = (await manager.get(`/api/resort-images/${image.id}/editable/`)).body;
      expect((await write('delete', image.id, version)).status).toBe(204);
    }
    const [last, ...others] = await list('sanu-house');
    expect([last?.is_cover, last?.position, others]).toEqual([true, 1, []]);
    const { version } = (await manager.get(`/api/resort-images/${last?.id}/editable/`)).body;
    const refused = await write('delete', last?.id ?? 0, version);
    expect([count > 1, refused.status, Object.keys(refused.body)]).toEqual([true, 400, ['images']]);
  });

  it('want the version that was read, and a caller who may', async () => {
    const id = (await list('hanifa-baa'))[0]?.id ?? 0;
    const current = (await manager.get(`/api/resort-images/${id}/editable/`)).body;
    expect((await manager.patch(`/api/resort-images/${id}/`).send({ kind: 'map' })).status).toBe(428);
    const stale = await write('patch', id, 9).send({ kind: 'map' });
    expect([stale.status, stale.body.current]).toEqual([412, current]);
    for (const agent of [test.api(), await test.as('customer'), await test.as('viewer')])
      for (const call of [
        agent.post('/api/resort-images/').send({ resort: 'hanifa-baa', media: 1 }),
        agent.patch(`/api/resort-images/${id}/`).set('if-match', '"1"').send({ kind: 'map' }),
        agent.delete(`/api/resort-images/${id}/`).set('if-match', '"1"'),
      ])
        expect([401, 403]).toContain((await call).status);
    expect((await test.api().get(`/api/resort-images/${id}/editable/`)).status).toBe(401);
    expect((await manager.get('/api/resort-images/999999/editable/')).status).toBe(404);
  });
});
