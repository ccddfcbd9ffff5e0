import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { sharp } from '../../platform/uploads/sharp.js';
import type { MediaDto } from './media-answers.dto.js';

// Pictures take their time on a busy machine.
jest.setTimeout(60_000);

let test: TestApp;
let editor: TestAgent;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  editor = await test.as('editor');
}, 120_000);
afterAll(async () => {
  await test.close();
  rmSync(test.database.config.mediaDir, { recursive: true, force: true });
});

/** Black at the left, white at the right. */
const halves = (width: number, height: number, blue = 255) =>
  sharp({ create: { width, height, channels: 3, background: { r: 255, g: 255, b: blue } } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: '#000' } }, left: 0, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer();

let made = 0;
async function upload(fields: Record<string, string> = {}, bytes?: Buffer): Promise<MediaDto> {
  made++;
  const call = editor.post('/api/media/').attach('file', bytes ?? (await halves(320, 80, made)), 'reef.png');
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  const answer = await call;
  expect(answer.status).toBe(201);
  return answer.body as MediaDto;
}
const bulk = async (body: object) => {
  const { status, body: answer } = await editor.post('/api/media/bulk/').send(body);
  return { status, ...(answer as object) };
};
const read = async ({ id }: MediaDto) => (await editor.get(`/api/media/${id}/`)).body as MediaDto;
const load = async (url: string) => {
  const { status, headers, body } = await editor.get(url).buffer(true);
  return { status, headers: headers as Record<string, string>, bytes: body as Buffer };
};

describe('work on the library', () => {
  it('moves the focal point of many at once, and their former addresses go on answering', async () => {
    const [one, two] = [await upload(), await upload({ focal_x: '1' })];
    const ids = [one.id, two.id];
    expect(await bulk({ ids, action: 'focus', focal_x: 1, focal_y: 0.25 })).toMatchObject({ status: 200, done: 2 });
    for (const before of [one, two]) {
      const now = await read(before);
      expect(now).toMatchObject({ focal_x: 1, focal_y: 0.25, version: 2 });
      expect(now.variants.card).not.toBe(before.variants.card);
      for (const url of [now.variants.thumbnail, before.variants.thumbnail]) expect((await load(url)).status).toBe(200);
      const { channels } = await sharp((await load(now.variants.thumbnail)).bytes).stats();
      expect(channels[0]?.mean).toBeGreaterThan(200);
    }
    const entry = await test
      .em()
      .findOne(AuditEntry, { entity: 'media', entityId: `${one.id}`, action: 'media.focus' });
    expect(entry).toMatchObject({ before: { focal_x: 0.5, focal_y: 0.5 }, after: { focal_x: 1, focal_y: 0.25 } });
  });

  it('tells the licence of many at once, and takes it away', async () => {
    const media = await upload({ credit: 'Aishath' });
    const ids = [media.id];
    await bulk({ ids, action: 'license', licence: 'CC BY 4.0' });
    expect(await read(media)).toMatchObject({ licence: 'CC BY 4.0', credit: 'Aishath' });
    await bulk({ ids, action: 'license', licence: '', credit: 'Ibrahim' });
    expect(await read(media)).toMatchObject({ licence: null, credit: 'Ibrahim' });
  });

  it.each([
    [{ action: 'focus', focal_x: 0.5 }],
    [{ action: 'focus', focal_x: 2, focal_y: 0 }],
    [{ action: 'license' }],
    [{ action: 'license', licence: 'x'.repeat(121) }],
  ])('refuses %j', async (body) => {
    expect((await bulk({ ids: [1], ...body })).status).toBe(400);
  });

  it('finds pictures whose right to be shown is in doubt', async () => {
    const today = test.clock.maldivesDate();
    const tagged = (tag: string, fields: Record<string, string>) =>
      upload({ 'tags[0]': 'rights', 'tags[1]': tag, ...fields });
    await tagged('bare', {});
    await tagged('until-today', { licence: 'own', consent_until: today });
    await tagged('until-yesterday', { licence: 'own', consent_until: test.clock.maldivesDate(-1) });
    const found = async (rights: string) => {
      const { body } = await editor.get(`/api/media/?tag=rights&rights=${rights}&sort=oldest`);
      return (body as { results: MediaDto[] }).results.map(({ tags }) => tags[1]);
    };
    expect(await found('no_licence')).toEqual(['bare']);
    expect(await found('no_consent')).toEqual(['bare']);
    expect(await found('consent_over')).toEqual(['until-yesterday']);
    expect((await editor.get('/api/media/?rights=none')).status).toBe(400);
  });

  it('gives the whole picture to staff, as it is kept or in small', async () => {
    const media = await upload({}, await halves(900, 300));
    const url = `/api/media/${media.id}/file/`;
    const whole = await load(url);
    expect([whole.status, whole.headers]).toMatchObject([
      200,
      { 'content-type': 'image/jpeg', 'content-disposition': `attachment; filename="${media.key}.jpg"` },
    ]);
    expect(whole.headers['cache-control']).toContain('private');
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 300 });
    const small = await load(`${url}?side=450`);
    expect(small.headers['content-type']).toBe('image/webp');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 450, height: 150 });
    expect(await sharp((await load(`${url}?side=2000`)).bytes).metadata()).toMatchObject({ width: 900 });
    expect((await load(`${url}?side=9000`)).status).toBe(400);
    expect((await load('/api/media/999999/file/')).status).toBe(404);
    expect((await test.api().get(url)).status).toBe(401);
    expect((await (await test.as('customer')).get(url)).status).toBe(403);
  });
});
