import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { raw } from '@mikro-orm/core';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import type { PictureDto } from '../listing/picture.dto.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Sql } from '../../platform/data/sql.js';
import { sharp } from '../../platform/uploads/sharp.js';
import type { UploadedMediaDto } from './media-answers.dto.js';
import { PictureDeriver } from './picture-deriver.js';
import { DiskStore } from './store/disk-store.js';
import { mediaSeeder } from './media.seeder.js';
import { Media } from './media.entity.js';

// Pictures take their time on a busy machine.
jest.setTimeout(60_000);

let test: TestApp;
let picture: PictureDto;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  picture = (await test.api().get('/api/homepage/public/')).body.hero.image;
}, 120_000);
afterAll(async () => {
  await test.close();
  rmSync(test.database.config.mediaDir, { recursive: true, force: true });
});

const load = (url: string, accept = 'image/webp,*/*') =>
  test
    .api()
    .get(url)
    .set('Accept', accept)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });

describe('pictures', () => {
  it('come in nine sizes that are derived once and never change', async () => {
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
      const url = picture.variants[name as keyof typeof sizes];
      const answers = await Promise.all([load(url), load(url), load(url)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [{ headers, body } = { headers: {} as Record<string, string>, body: Buffer.alloc(0) }] = answers;
      const format = name === 'share' ? 'jpeg' : 'webp';
      expect(await sharp(body).metadata()).toMatchObject({ width, height, format });
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-disposition': expect.stringMatching(/^inline; filename="[a-z0-9-]+\.(webp|jpg)"$/),
      });
    }
    const folder = path.join(test.database.config.mediaDir, path.basename(path.dirname(picture.variants.card)));
    expect(readdirSync(folder).toSorted()).toEqual([
      'card.webp',
      'gallery.webp',
      'hero.webp',
      'large.webp',
      'portrait.webp',
      'share.jpg',
      'thumbnail.webp',
      'tile.webp',
      'wide.webp',
    ]);
  });

  it('are derived ahead, AVIF too, and only what is missing', async () => {
    const em = test.em();
    const [media, broken] = await em.find(Media, {}, { orderBy: { id: 'desc' }, limit: 2 });
    if (!media || !broken) throw new Error('two pictures are needed');
    await em.nativeUpdate(Media, { id: { $nin: [media.id, broken.id] } }, { derivedHash: raw('hash') });
    await em.nativeUpdate(Media, { id: broken.id }, { file: 'gone.webp' });
    const store = new DiskStore(test.database.config.mediaDir);
    const put = jest.spyOn(store, 'put');
    const said: string[] = [];
    const deriver = () => new PictureDeriver(store, test.app.get(Sql), (line) => said.push(line));
    const card = `/media/${media.key}-${media.hash}/card.webp`;
    expect((await load(card)).headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
    expect(await deriver().runDue()).toBe(1);
    expect(said).toEqual([expect.stringContaining('gone.webp')]);
    expect(put.mock.calls.map(([place]) => place.split('/')[1])).toEqual([
      'thumbnail.webp',
      'tile.webp',
      'gallery.webp',
      'portrait.webp',
      'wide.webp',
      'large.webp',
      'hero.webp',
      'share.jpg',
      'thumbnail.avif',
      'card.avif',
      'tile.avif',
      'gallery.avif',
      'portrait.avif',
      'wide.avif',
      'large.avif',
      'hero.avif',
    ]);
    const after = await test.em().findOneOrFail(Media, { id: media.id });
    expect([after.derivedHash, after.version]).toEqual([media.hash, media.version]);
    expect([after.dominantColor, after.blurhash]).toEqual([
      expect.stringMatching(/^#/),
      expect.stringMatching(/^.{28}$/),
    ]);

    // A run that was killed half-way goes on where it was.
    put.mockClear();
    await em.nativeUpdate(Media, { id: media.id }, { derivedHash: null });
    await store.remove(`${media.key}-${media.hash}/hero.avif`);
    expect(await deriver().runDue(() => true)).toBe(0);
    expect(await deriver().runDue()).toBe(1);
    expect(put.mock.calls.map(([place]) => place.split('/')[1])).toEqual(['hero.avif']);
    expect(await deriver().runDue()).toBe(0);

    for (const accept of ['image/avif,image/webp,*/*;q=0.8', 'text/html, image/avif;q=0.9']) {
      const { headers, body } = await load(card, accept);
      expect(headers).toMatchObject({
        'content-type': 'image/avif',
        vary: 'Accept',
        'content-disposition': expect.stringContaining('card.avif'),
      });
      expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 400, height: 300, format: 'heif' });
    }
    const [own, small] = [await load(card), await load(card, 'image/avif')];
    expect(small.headers['etag']).not.toBe(own.headers['etag']);
    for (const accept of ['*/*', 'image/*', 'image/avif;q=0, image/webp'])
      expect([accept, (await load(card, accept)).headers['content-type']]).toEqual([accept, 'image/webp']);
    const share = await load(`/media/${media.key}-${media.hash}/share.jpg`, 'image/avif');
    expect([share.headers['content-type'], share.headers['vary']]).toEqual(['image/jpeg', undefined]);
    expect((await load(`/media/${media.key}-${media.hash}/card.avif`)).status).toBe(404);
  }, 60_000);

  it('are given the words they lack by who sends them again, and no others', async () => {
    const editor = await test.as('editor');
    const create = { width: 64, height: 48, channels: 3, background: '#123456' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    const send = async (fields: Record<string, string>) => {
      const call = editor.post('/api/media/').attach('file', bytes, 'reef.png');
      for (const [name, value] of Object.entries(fields)) void call.field(name, value);
      return (await call).body as UploadedMediaDto;
    };
    const first = await send({ 'alt[en]': 'A lagoon', 'caption[ru]': 'Лагуна' });
    const words = { 'alt[en]': 'Another', 'alt[ru]': 'Лагуна', 'caption[ru]': 'Другая', 'caption[zh]': '无名礁' };
    const again = await send({ ...words, folder: 'b', credit: 'X' });
    expect(again).toMatchObject({
      id: first.id,
      duplicate: true,
      folder: '',
      credit: null,
      version: first.version + 1,
    });
    expect(again).toMatchObject({ alt: { en: 'A lagoon', ru: 'Лагуна' }, caption: { ru: 'Лагуна', zh: '无名礁' } });
    const found = await editor.get(`/api/media/?search=${encodeURIComponent('无名礁')}`);
    expect(found.body.results).toMatchObject([{ id: first.id }]);
    const [told] = await test.em().find(AuditEntry, { action: 'media.update', entityId: String(first.id) });
    expect(told?.after).toEqual({ alt: { ru: 'Лагуна' }, caption: { zh: '无名礁' } });
    expect((await send(words)).version).toBe(again.version);
  });

  it('keep the focal point in view', async () => {
    const em = test.em();
    const media = await em.findOneOrFail(Media, { key: picture.key });
    const left = (await load(picture.variants.thumbnail)).body as Buffer;
    media.replaceMaster({ ...media, hash: '0badcafe', focalX: 1 }, new Date());
    await em.flush();
    const right = (await load(`/media/${picture.key}-0badcafe/thumbnail.webp`)).body as Buffer;
    expect(right.equals(left)).toBe(false);
    expect((await load(`${path.dirname(picture.variants.card)}/card.webp`)).status).toBe(200);
  });

  it('are 404 under any other address', async () => {
    for (const url of [
      '/media/nothing-00000000/card.webp',
      `/media/${picture.key}-00000000/card.webp`,
      `${path.dirname(picture.variants.card)}/card.jpg`,
      `${path.dirname(picture.variants.card)}/original.webp`,
      '/media/..%2f..%2fpackage/card.webp',
      '/media/%2e%2e/card.webp',
    ])
      expect([url, (await load(url)).status]).toEqual([url, 404]);
    expect(existsSync(path.join(test.database.config.mediaDir, 'nothing-00000000'))).toBe(false);
  });

  it('are seeded again without overwriting a person’s change', async () => {
    const em = test.em();
    const [first, second, third] = await em.find(Media, {}, { orderBy: { position: 'asc' }, limit: 3 });
    if (!first || !second || !third) throw new Error('three pictures are needed');
    const removed = third.key;
    Object.assign(first, { focalX: 0.11, updatedBy: '019aa7c1-0000-7000-8000-000000000000' });
    second.focalX = 0.22;
    await em.flush();
    Object.assign(third, { key: 'kept-elsewhere', sha256: null });
    const removal = { action: 'media.delete', entity: 'media', entityId: '0', actorId: null, requestId: null };
    em.persist(new AuditEntry({ ...removal, at: test.clock.now(), before: { key: removed }, after: null }));
    await em.flush();
    await test.em().transactional((manager) => {
      const context = { config: test.database.config, clock: test.clock, say: () => undefined };
      return mediaSeeder.run(manager, context);
    });
    const after = test.em();
    expect(await after.count(Media, { key: removed })).toBe(0);
    expect((await after.findOneOrFail(Media, { id: first.id })).focalX).toBe(0.11);
    expect((await after.findOneOrFail(Media, { id: second.id })).focalX).not.toBe(0.22);
  });
});
