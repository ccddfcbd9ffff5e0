import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import type { PictureDto } from '../catalogue/picture.dto.js';
import { mediaSeeder } from './media.seeder.js';
import { Media } from './media.entity.js';

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

const load = (url: string) =>
  test
    .api()
    .get(url)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });

describe('pictures', () => {
  it('come in five sizes that are derived once and never change', async () => {
    const sizes = {
      thumbnail: [150, 150],
      card: [400, 300],
      gallery: [800, 600],
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
      });
    }
    const folder = path.join(test.database.config.mediaDir, path.basename(path.dirname(picture.variants.card)));
    expect(readdirSync(folder).toSorted()).toEqual([
      'card.webp',
      'gallery.webp',
      'hero.webp',
      'share.jpg',
      'thumbnail.webp',
    ]);
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
    const [first, second] = await em.find(Media, {}, { orderBy: { position: 'asc' }, limit: 2 });
    if (!first || !second) throw new Error('two pictures are needed');
    Object.assign(first, { focalX: 0.11, updatedBy: '019aa7c1-0000-7000-8000-000000000000' });
    second.focalX = 0.22;
    await em.flush();
    await test.em().transactional((manager) => {
      const context = { config: test.database.config, clock: test.clock, say: () => undefined };
      return mediaSeeder.run(manager, context);
    });
    const after = test.em();
    expect((await after.findOneOrFail(Media, { id: first.id })).focalX).toBe(0.11);
    expect((await after.findOneOrFail(Media, { id: second.id })).focalX).not.toBe(0.22);
  });
});
