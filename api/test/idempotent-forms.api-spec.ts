import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createTestApp, type TestApp } from './create-test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  rmSync(test.database.config.mediaDir, { recursive: true, force: true });
});

/** Pictures of one colour: their files have the same length. */
const picture = (red: number) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: red, g: 10, b: 10 } } })
    .png({ compressionLevel: 0 })
    .toBuffer();

describe('a form with an Idempotency-Key', () => {
  it('is told from another one, however alike they look', async () => {
    const editor = await test.as('editor');
    const send = async (folder: string, bytes: Buffer) =>
      editor
        .post('/api/media/')
        .set('idempotency-key', 'library-form-1')
        .attach('file', bytes, 'one.png')
        .field('folder', folder);
    const [bytes, other] = [await picture(100), await picture(200)];
    expect(other).toHaveLength(bytes.length);
    const first = await send('aa', bytes);
    expect(first.status).toBe(201);
    const again = await send('aa', bytes);
    expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([201, 'true', first.body]);
    for (const answer of [await send('bb', bytes), await send('aa', other)])
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'idempotency_conflict' }]);
  });
});
