import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { IsArray, IsInt, IsString } from 'class-validator';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { whitePng } from '../../../test/fuzz/files.js';
import { type Caller, CurrentCaller, Staff } from '../access/access.js';
import { NotAuthenticatedError } from '../errors/app-error.js';
import { Maybe } from '../fields/maybe.js';
import { MediaLibrary } from '../../content/media/media-library.js';
import { Media } from '../../content/media/media.entity.js';
import { MediaStore, StorageFullError } from '../../content/media/store/media-store.js';
import { MultipartBody, UploadedFile } from './multipart-body.js';
import { FILE_LIMIT, type SentFile } from './multipart-reader.js';
import { sharp } from './sharp.js';

// Pictures take their time on a busy machine.
jest.setTimeout(60_000);

class ProbeDto {
  @Maybe()
  @IsString()
  name?: string;

  @Maybe()
  @IsInt()
  order?: number;

  @Maybe()
  @IsArray()
  @IsString({ each: true })
  includes?: string[];
}

@Controller('upload-probe')
class ProbeController {
  constructor(
    private readonly library: MediaLibrary,
    private readonly em: EntityManager,
  ) {}

  @Post()
  @Staff('media.upload')
  @MultipartBody({ file: 'image', body: ProbeDto })
  async upload(@Body() body: ProbeDto, @UploadedFile() image: SentFile | null, @CurrentCaller() caller: Caller | null) {
    if (!caller) throw new NotAuthenticatedError();
    if (!image) return { body };
    const picture = await this.library.accept(image, 'image');
    return this.em.transactional(async (em) => {
      const { media, duplicate } = await this.library.save(em, picture, { caller, requestId: null });
      return { body, id: media.id, duplicate, width: media.width, height: media.height, filename: media.filename };
    });
  }

  @Post('plain')
  @Staff('media.upload')
  plain(@Body() body: ProbeDto) {
    return body;
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

let test: TestApp;
let token: string;
let address: string;
beforeAll(async () => {
  test = await createTestApp({ probes: [ProbeModule] });
  token = await test.tokenOf('editor');
  await test.app.listen(0, '127.0.0.1');
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  address = `http://127.0.0.1:${port}/api/upload-probe/`;
}, 120_000);
afterAll(async () => {
  await test.close();
  rmSync(test.database.config.mediaDir, { recursive: true, force: true });
});

const picture = (width = 64, height = 48) =>
  sharp({
    create: { width, height, channels: 3, background: '#0b5563', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  });

const BOUNDARY = 'atoll-boundary';
const part = (disposition: string, content: Buffer | string, type?: string) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const image = (bytes: Buffer, name = 'reef.jpg', field = 'image') =>
  part(`name="${field}"; filename="${name}"`, bytes, 'image/jpeg');

interface Answer {
  status: number;
  body: Record<string, unknown>;
  milliseconds: number;
}

/** Sends bytes as they are, which no client library would for the broken ones. */
const send = (parts: Buffer[], headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const body = Buffer.concat(parts);
    const request = http.request(
      address,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          'content-length': String(body.length),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>,
            milliseconds: performance.now() - started,
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });

const stored = () => {
  const { mediaDir } = test.database.config;
  return existsSync(mediaDir) ? readdirSync(mediaDir, { recursive: true }).length : 0;
};
const rows = () => test.em().count(Media, {});

async function refused(parts: Buffer[], status: number, code?: string, headers?: Record<string, string>) {
  const before = [await rows(), stored()];
  const answer = await send(parts, headers);
  expect([answer.status, answer.body]).toEqual([
    status,
    code === undefined ? expect.any(Object) : expect.objectContaining({ code }),
  ]);
  expect(answer.milliseconds).toBeLessThan(8000);
  expect([await rows(), stored()]).toEqual(before);
  return answer.body;
}

describe('a form', () => {
  it('becomes the same body as JSON, with or without a file', async () => {
    const fields = [part('name="name"', 'Риф'), part('name="order"', '7'), part('name="includes[0]"', 'mask')];
    const expected = { name: 'Риф', order: 7, includes: ['mask'] };
    expect((await send([...fields, END])).body).toEqual({ body: expected });
    const json = await (await test.as('editor')).post('/api/upload-probe/').send(expected);
    expect(json.body).toEqual({ body: expected });
    const bytes = await picture().jpeg().toBuffer();
    const answer = await send([...fields, image(bytes), END]);
    expect(answer).toMatchObject({ status: 201, body: { body: expected, duplicate: false, filename: 'reef.jpg' } });
    expect((await send([image(bytes, 'again.jpg'), END])).body).toMatchObject({
      id: answer.body['id'],
      duplicate: true,
    });
    expect((await send([part('name="image"; filename=""', '', 'application/octet-stream'), END])).body).toEqual({
      body: {},
    });
  });

  it('is validated like JSON', async () => {
    expect(await refused([part('name="order"', 'many'), END], 400)).toEqual({ order: ['Please enter a whole number'] });
    expect(await refused([part('name="other"', 'x'), END], 400)).toEqual({ other: ['Unknown field.'] });
    expect(await refused([part('name="name"', 'a\0b'), END], 400)).toHaveProperty('name');
    for (const name of ['__proto__', 'constructor[prototype][x]', '__proto__[polluted]'])
      expect(await refused([part(`name="${name}"`, 'x'), END], 400)).toHaveProperty('non_field_errors');
  });

  it('is read only after the guards, and only where a form is taken', async () => {
    const bytes = await picture().jpeg().toBuffer();
    await refused([image(bytes), END], 401, 'token_not_valid', { authorization: 'Bearer x' });
    await refused([image(bytes), END], 403, 'permission_denied', {
      authorization: `Bearer ${await test.tokenOf('viewer')}`,
    });
    const plain = await (await test.as('editor')).post('/api/upload-probe/plain/').field('name', 'x');
    expect([plain.status, plain.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('is refused when it is broken', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const whole = [part('name="name"', 'x'), image(bytes), END];
    await refused([part('name="name"', 'x')], 400, 'malformed_form');
    await refused([image(bytes).subarray(0, 200)], 400, 'malformed_form');
    await refused([Buffer.from('no form at all')], 400, 'malformed_form');
    await refused([], 400, 'malformed_form');
    await refused(whole, 400, 'malformed_form', { 'content-type': 'multipart/form-data' });
    await refused(whole, 400, 'malformed_form', { 'content-type': 'multipart/form-data; boundary=other' });
    await refused([part('name=""', 'x'), END], 400, 'malformed_form');
    await refused([part('filename="a.jpg"', bytes, 'image/jpeg'), END], 400, 'malformed_form');
    await refused([image(bytes, 'a.jpg', ''), END], 400, 'malformed_form');
    expect(await refused([image(bytes, 'a.jpg', 'other'), END], 400)).toEqual({ other: ['Unknown field.'] });
    expect(await refused([image(bytes), image(bytes), END], 400)).toEqual({ image: ['Please choose one file only'] });
  });

  it('is refused when it is too large', async () => {
    const many = (count: number) => Array.from({ length: count }, () => part('name="includes[]"', 'x'));
    expect((await send([...many(200), END])).status).toBe(201);
    await refused([...many(201), END], 413, 'payload_too_large');
    await refused([...many(10_000), END], 413, 'payload_too_large');
    expect((await send([part('name="name"', 'x'.repeat(65_536)), END])).status).toBe(201);
    await refused([part('name="name"', 'x'.repeat(65_537)), END], 413, 'payload_too_large');
    const heavy = Array.from({ length: 20 }, () => part('name="includes[]"', 'x'.repeat(60_000)));
    await refused([...heavy, END], 413, 'payload_too_large');
  });
});

describe('a picture', () => {
  /** A JPEG of exactly so many bytes: what follows the end of a JPEG belongs to nobody. */
  const padded = async (bytes: number) => {
    const jpeg = await picture(1200, 900).jpeg({ quality: 90 }).toBuffer();
    return Buffer.concat([jpeg, randomBytes(bytes - jpeg.length)]);
  };

  it('may have 5,242,880 bytes and not one more', async () => {
    expect((await send([image(await padded(FILE_LIMIT)), END])).status).toBe(201);
    await refused([image(await padded(FILE_LIMIT + 1)), END], 413, 'file_too_large');
    await refused([image(randomBytes(9 * 1024 * 1024)), END], 413, 'file_too_large');
  });

  it('of each kind is stored upright, encoded anew and without what the camera wrote', async () => {
    const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 10/1 0/1' }, IFD0: { Copyright: 'secret words' } };
    const turned = await picture(64, 48).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const answer = await send([image(turned), END]);
    expect(answer.body).toMatchObject({ width: 48, height: 64 });
    const media = await test.em().findOneOrFail(Media, { id: Number(answer.body['id']) });
    expect(media).toMatchObject({
      type: 'jpeg',
      bytes: turned.length,
      dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
      blurhash: expect.stringMatching(/^.{28}$/),
    });
    const master = await sharp(readFileSync(`${test.database.config.mediaDir}/${media.file}`)).metadata();
    expect([master.width, master.height, master.exif, master.xmp, master.icc, master.orientation]).toEqual([
      48,
      64,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    for (const kind of ['png', 'webp', 'avif'] as const) {
      const made = await send([image(await picture(80, 60)[kind]().toBuffer(), `reef.${kind}`), END]);
      expect([kind, made.status, made.body['width']]).toEqual([kind, 201, 80]);
    }
  });

  it('of any other kind is refused', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const others: Record<string, Buffer> = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      gif: await picture().gif().toBuffer(),
      tiff: await picture().tiff().toBuffer(),
      pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>'),
      html: Buffer.from('<!doctype html><script>alert(1)</script>'),
      'jpeg and pdf': Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from('\xff\xfe\0\x0a%PDF-1.4', 'latin1'),
        jpeg.subarray(2),
      ]),
      'jpeg and zip': Buffer.concat([jpeg, Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1')]),
      'gif and script': Buffer.from('GIF89a/*.......*/=1;alert(1)//.................'),
      'png by name only': Buffer.from('PNG by its name and nothing else'),
    };
    for (const [name, bytes] of Object.entries(others)) {
      // One after the other: each has to leave nothing behind.
      expect([name, (await refused([image(bytes, `${name}.png`), END], 415))['code']]).toEqual([
        name,
        'unsupported_media_type',
      ]);
    }
  });

  it('of sixteen bits a channel and forty megapixels is not called damaged', async () => {
    const create = {
      width: 6300,
      height: 6300,
      channels: 4,
      background: { r: 10, g: 120, b: 200, alpha: 0.5 },
    } as const;
    const bytes = await sharp({ create }).toColourspace('rgb16').png({ compressionLevel: 6 }).toBuffer();
    expect(bytes.length).toBeLessThan(FILE_LIMIT);
    const { status, body } = await send([image(bytes, 'sky.png'), END]);
    // A machine that is busy with other tests may need more than the five seconds, and says that.
    if (status === 400) expect(body).toEqual({ image: ['Preparing the picture takes too long; send a smaller one'] });
    else expect(body).toMatchObject({ width: 4096, height: 4096 });
  });

  it('is refused when it is damaged or a bomb', async () => {
    const jpeg = await picture(800, 600).jpeg().toBuffer();
    const damaged = await refused([image(jpeg.subarray(0, jpeg.length / 2)), END], 400);
    expect(damaged).toEqual({ image: ['This picture is damaged or cannot be read. Please choose another one'] });
    const png = await picture(200, 200).png().toBuffer();
    await refused([image(png.subarray(0, png.length - 40)), END], 400);
    await refused([image(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(4000)])), END], 400);
    const bomb = whitePng(20_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refused([image(bomb), END], 400)).toEqual({ image: ['Pictures may have at most 40 megapixels'] });
    expect((await send([image(whitePng(200)), END])).status).toBe(201);
  }, 60_000);

  it('is not in the library when the store has no room for it', async () => {
    const put = jest.spyOn(test.app.get(MediaStore), 'put').mockRejectedValueOnce(new StorageFullError());
    const bytes = await picture(72, 54).jpeg().toBuffer();
    await refused([image(bytes), END], 507, 'storage_full');
    put.mockRestore();
    expect((await send([image(bytes), END])).body).toMatchObject({ duplicate: false });
  });

  it('has a name that is words and nothing else', async () => {
    const bytes = await picture(70, 50).jpeg().toBuffer();
    const { body } = await send([image(bytes, '../../../etc/<script>alert(1)</script>.jpg'), END]);
    expect(body['filename']).toBe('script.jpg');
    const media = await test.em().findOneOrFail(Media, { id: Number(body['id']) });
    expect(media.key).toMatch(/^script-[0-9a-f]{6}$/);
    expect(media.file).toMatch(/^masters\/[0-9a-f]{64}\.jpg$/);
  });
});
