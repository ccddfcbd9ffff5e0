import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type request from 'supertest';
import type { Role } from '@atoll/contract/permissions';
import { TEXT_PLACES } from '@atoll/contract/text-places';
import { type TextsApp, createTextsApp } from '../../../../test/texts-app.js';
import { User } from '../../../people/accounts/user.entity.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { imageQueue } from '../../../platform/uploads/image-queue.js';
import { sharp } from '../../../platform/uploads/sharp.js';
import type { TextPlacedDto, SendTextPlacesDto, TextPlacesDto } from './text-places.dto.js';
import { TextPicture } from './text-picture.entity.js';
import { TextPlace } from './text-place.entity.js';

let test: TextsApp;
let picture: string;

const drawn = async (width: number, height: number, format: 'webp' | 'png' = 'webp') =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#eef' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64');

/** A few bytes that say they are a picture of this size. */
const claimed = async (width: number, height: number) => {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#eef' } });
  const bytes = await dot.webp({ lossless: true }).toBuffer();
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return bytes.toString('base64');
};

const seen = (more: Partial<TextPlacedDto> = {}): TextPlacedDto => ({
  ...{ namespace: 'home', key: 'hero.title', text: 'Острова', path: '/ru', build: 'mfe-catalog 0.1.0-1a2b3c4d' },
  ...{ picture: 0, box: { x: 20, y: 30, width: 200, height: 24 }, ...more },
});
const set = (more: Partial<Record<keyof SendTextPlacesDto, unknown>> = {}) => ({
  ...{ language: 'ru', width: 390, taken_at: '2026-11-27T08:00:00.000Z', pictures: [picture], places: [seen()] },
  ...more,
});
const send = async (body: object, role: Role = 'owner'): Promise<request.Response> =>
  (await test.as(role)).put('/api/translations/places/').send(body);
const placesOf = async (id: string, role: Role = 'translator') =>
  (await test.as(role)).get(`/api/translations/${encodeURIComponent(id)}/places/`);
const kept = async (id: string) => (await placesOf(id)).body as TextPlacesDto;
const counts = async (lang = 'ru') =>
  (await (await test.as('translator')).get(`/api/translations/texts/?lang=${lang}&status=clipped&whole=1`)).body as {
    texts: number;
    states: { clipped: number };
    results: { key: string; clipped: boolean }[];
  };

beforeAll(async () => {
  test = await createTextsApp();
  picture = await drawn(390, 200);
}, 120_000);
afterAll(() => test.close());

describe('where texts stand', () => {
  it('is not known before somebody has looked', async () => {
    expect(await kept('ru:home:hero.title')).toEqual({ looks: [], places: [] });
    for (const id of ['ru:home:nowhere', 'xx:home:hero.title', 'nothing'])
      expect((await placesOf(id)).status).toBe(404);
  });

  it('is kept with its picture, told to staff alone, and on record', async () => {
    const sent = await send(set());
    expect([sent.status, sent.body]).toEqual([200, { language: 'ru', width: 390, texts: 1, pictures: 1, clipped: 0 }]);
    const answer = await placesOf('ru:home:hero.title', 'viewer');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const look = { width: 390, taken_at: '2026-11-27T08:00:00.000Z' };
    const place = { ...look, key: 'hero.title', path: '/ru', build: 'mfe-catalog 0.1.0-1a2b3c4d', fault: null };
    expect(answer.body).toEqual({
      looks: [look],
      places: [
        {
          ...{ ...place, is_older: false, box: { x: 20, y: 30, width: 200, height: 24 } },
          picture: { image: picture, width: 390, height: 200 },
        },
      ],
    });
    expect((await test.api().get('/api/translations/ru%3Ahome%3Ahero.title/places/')).status).toBe(401);
    const entry = await test.em().findOneOrFail(AuditEntry, { action: 'translation.places' });
    expect([entry.entityId, entry.after]).toEqual(['ru:390', expect.objectContaining({ texts: 1, pictures: 1 })]);
  });

  it('takes the place of what was there, of that width alone, and the same twice is the same', async () => {
    expect((await send(set({ width: 1440 }))).status).toBe(200);
    const both = [seen({ key: 'nights_few', picture: 1 }), seen({ key: 'hero.lead' })];
    const other = set({ pictures: [await drawn(390, 90), picture], places: both });
    for (const _ of [1, 2]) expect((await send(other)).status).toBe(200);
    expect((await kept('ru:home:hero.title')).places.map(({ width }) => width)).toEqual([1440]);
    expect(await test.em().count(TextPicture, { language: 'ru', width: 390 })).toBe(2);
    // Any form tells where its plural stands.
    expect((await kept('ru:home:nights_one')).places).toMatchObject([{ width: 390, key: 'nights_few' }]);
  });

  it('stays as it was when the new one cannot be stored whole', async () => {
    const before = await kept('ru:home:nights_one');
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    await owner.query(`alter table text_place add constraint no_zero check (x > 0)`);
    const broken = set({ places: [seen({ box: { x: 0, y: 0, width: 10, height: 10 } })] });
    expect((await send(broken)).status).toBe(500);
    await owner.query(`alter table text_place drop constraint no_zero`);
    await owner.end();
    expect(await kept('ru:home:nights_one')).toEqual(before);
    expect(before.places).toHaveLength(1);
  });

  it('may be of a clock that is a little ahead, and of any zone that there is', async () => {
    const soon = new Date(test.clock.now().getTime() + 30_000).toISOString();
    for (const taken_at of [soon, '2026-11-26T08:00:00+14:00', '2026-11-26T08:00:00-11:30'])
      expect([taken_at, (await send(set({ width: 768, taken_at }))).status]).toEqual([taken_at, 200]);
  });

  it('is refused with the fault beside its place', async () => {
    const before = await test.em().count(TextPlace);
    const faults = async (body: object) => {
      const { status, body: answer } = await send(body);
      return [status, Object.keys(answer as object)];
    };
    const one = (more: object) => set({ places: [seen(more)] });
    expect(await faults(one({ key: 'no.such.key' }))).toEqual([400, ['places.0.key']]);
    expect(await faults(one({ key: 'hero title!' }))).toEqual([400, ['places.0.key']]);
    expect(await faults(set({ places: [seen(), seen()] }))).toEqual([400, ['places.1.key']]);
    expect(await faults(one({ picture: 1 }))).toEqual([400, ['places.0.picture']]);
    expect(await faults(one({ path: '//elsewhere.example' }))).toEqual([400, ['places.0.path']]);
    expect(await faults(one({ fault: 'ugly' }))).toEqual([400, ['places.0.fault']]);
    const ahead = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000).toISOString();
    for (const taken_at of [ahead(90), '2026-11-27T08:00:00+16:00', '2026-11-27T08:00:00-23:59'])
      expect([taken_at, ...(await faults(set({ taken_at })))]).toEqual([taken_at, 400, ['taken_at']]);
    expect(await faults(set({ width: 400 }))).toEqual([400, ['width']]);
    expect(await faults(set({ pictures: ['no base64 at all'] }))).toEqual([400, ['pictures']]);
    expect((await send(set({ language: 'xx' }))).status).toBe(404);
    expect(await test.em().count(TextPlace)).toBe(before);
  });

  it('takes pictures as still WebP alone, and whole', async () => {
    expect((await send(set({ pictures: [await drawn(390, 200, 'png')] }))).status).toBe(415);
    const frames = ['#eef', '#fee'].map(
      (background) => ({ create: { width: 390, height: 200, channels: 3, background } }) as const,
    );
    const still = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
    const moving = await sharp(still, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await send(set({ pictures: [moving.toString('base64')] }))).status).toBe(415);
    const half = Buffer.from(picture, 'base64').subarray(0, 60).toString('base64');
    const { status, body } = await send(set({ pictures: [half] }));
    expect([status, Object.keys(body as object)]).toEqual([400, ['pictures.0']]);
  });

  it('measures all pictures before it opens one, and what stands on them', async () => {
    const on = (image: string, more: object = {}) => set({ pictures: [image], places: [seen(more)] });
    const edge = { x: 190, y: 176, width: 200, height: 24 };
    expect((await send(on(picture, { box: edge }))).status).toBe(200);
    const wall = await claimed(4096, 4096);
    const words = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`word${index}`, 'Word']));
    await test.release('wall', { en: words });
    const walls = Object.keys(words).map((key, index) => seen({ namespace: 'wall', key, picture: index }));
    const opened = jest.spyOn(imageQueue, 'run');
    const faults = async (body: object) => {
      const { status, body: answer } = await send(body);
      return [status, answer as object];
    };
    expect(await faults(on(await claimed(6300, 6300)))).toEqual([
      400,
      { 'pictures.0': [expect.stringContaining('4,096')] },
    ]);
    expect(await faults(on(await claimed(8, 4097)))).toEqual([
      400,
      { 'pictures.0': [expect.stringContaining('4,096')] },
    ]);
    expect(await faults(set({ pictures: [picture, picture] }))).toEqual([400, { 'pictures.1': [expect.any(String)] }]);
    for (const box of [
      { x: 191, y: 0, width: 200, height: 24 },
      { x: 0, y: 177, width: 200, height: 24 },
    ])
      expect(await faults(on(picture, { box }))).toEqual([400, { 'places.0.box': [expect.any(String)] }]);
    const nine = set({ pictures: walls.map(() => wall), places: walls });
    expect(await faults(nine)).toEqual([400, { pictures: [expect.stringContaining('150')] }]);
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
  });

  it('is 413 beyond its bytes, and 400 beyond its counts', async () => {
    const long = 'A'.repeat(TEXT_PLACES.picture);
    expect((await send(set({ pictures: Array.from({ length: 17 }, () => long) }))).status).toBe(413);
    const many = await send(set({ pictures: Array.from({ length: TEXT_PLACES.pictures + 1 }, () => picture) }));
    expect([many.status, Object.keys(many.body as object)]).toEqual([400, ['pictures']]);
  });

  it('is refused with a picture that is a page as well', async () => {
    const both = sharp({ create: { width: 390, height: 200, channels: 3, background: '#eef' } })
      .webp()
      .withExif({ IFD0: { ImageDescription: '<html><script>alert(1)</script>' } });
    expect((await send(set({ pictures: [(await both.toBuffer()).toString('base64')] }))).status).toBe(415);
  });

  it('is taken of three thousand texts with all that can be said of them, and of no more', async () => {
    const keys = Array.from({ length: TEXT_PLACES.texts }, (_, index) => `text${index}`);
    await test.release('many', { en: Object.fromEntries(keys.map((key) => [key, 'Text'])) });
    const places = keys.map((key) => seen({ namespace: 'many', key, text: 'Text', fault: 'cut' }));
    const whole = await send(set({ language: 'en', places }));
    expect([whole.status, (whole.body as { texts: number }).texts]).toEqual([200, 3000]);
    const { status, body } = await send(set({ language: 'en', places: [...places, seen()] }));
    expect([status, Object.keys(body as object)]).toEqual([400, ['places']]);
  });

  it('is brought by who may import texts, into their languages', async () => {
    expect((await send(set(), 'viewer')).status).toBe(403);
    expect((await send(set(), 'translator')).status).toBe(200);
    const chinese = await test.createUser('staff', 'translator', 'chinese@test.example');
    await test.em().nativeUpdate(User, { id: chinese.id }, { languages: ['zh'] });
    const call = test
      .api()
      .put('/api/translations/places/')
      .auth(await test.signInAs(chinese), { type: 'bearer' });
    expect((await call.send(set())).status).toBe(403);
  });
});

describe('a text that does not fit', () => {
  it('is counted, listed and told until somebody changes it', async () => {
    const plain = seen({ key: 'hero.lead', text: 'Boats to {{place}}' });
    await send(set({ places: [seen({ fault: 'cut' }), plain] }));
    const found = await counts();
    expect([found.texts, found.states.clipped]).toEqual([1, 1]);
    expect(found.results).toMatchObject([{ key: 'hero.title', clipped: true }]);
    const stats = (await (await test.as('translator')).get('/api/translations/stats/?lang=ru')).body as object;
    expect(stats).toMatchObject({ clipped_keys: 1 });
    expect((await kept('ru:home:hero.title')).places[0]).toMatchObject({ fault: 'cut', is_older: false });
    // Without Russian words it is shown in English, and so it was seen.
    expect((await kept('ru:home:hero.lead')).places[0]).toMatchObject({ fault: null, is_older: false });

    // Of a plural the form that does not fit is what there is to see.
    const forms = [seen({ key: 'nights_few', text: '{{count}} ночи' }), seen({ key: 'nights_one', fault: 'spills' })];
    await send(set({ width: 768, places: forms }));
    expect((await kept('ru:home:nights_few')).places).toMatchObject([{ width: 768, key: 'nights_one' }]);

    expect((await test.put('ru:home:hero.title', 'Атоллы')).status).toBe(200);
    expect((await counts()).states.clipped).toBe(0);
    expect((await kept('ru:home:hero.title')).places[0]).toMatchObject({ fault: 'cut', is_older: true });
  });

  it('is one of its own language, whatever others have the same words', async () => {
    await send(set({ places: [seen({ key: 'hero.lead', text: 'VIP {{place}}', fault: 'cut' })] }));
    for (const language of ['ru', 'zh'])
      expect((await test.put(`${language}:home:hero.lead`, 'VIP {{place}}')).status).toBe(200);
    expect((await counts()).results.map(({ key }) => key)).toEqual(['hero.lead']);
    expect((await counts('zh')).results).toEqual([]);
  });
});
