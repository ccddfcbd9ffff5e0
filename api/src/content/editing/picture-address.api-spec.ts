import { rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { MediaLibrary } from '../media/media-library.js';
import { fetchImage } from '../../platform/uploads/fetch-image.js';
import { FILE_LIMIT } from '../../platform/uploads/multipart-reader.js';
import { sharp } from '../../platform/uploads/sharp.js';

// Pictures take their time on a busy machine.
jest.setTimeout(60_000);

let test: TestApp;
let manager: TestAgent;
let server: http.Server;
/** Where pictures are, for a library that may reach this machine. */
let base: string;
let pictures: Record<string, Buffer>;
let asked: string[] = [];

beforeAll(async () => {
  test = await createTestApp({ demo: true });
  manager = await test.as('manager');
  const plain = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer();
  pictures = {
    '/reef.jpg': await plain('#0b5563'),
    '/copy-of-reef.jpg': await plain('#0b5563'),
    '/sand.jpg': await plain('#e8d9b0'),
    '/palm.jpg': await plain('#2f6b2f'),
    '/page.html': Buffer.from('<!doctype html><title>No picture</title>'),
    '/huge.jpg': Buffer.alloc(FILE_LIMIT + 1),
  };
  server = http.createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const picture = pictures[path];
    if (picture) response.end(picture);
    else if (path === '/moved.jpg') response.writeHead(302, { location: '/reef.jpg' }).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const port = String((server.address() as AddressInfo).port);
  base = `http://pictures.example:${port}`;
  const internet = { resolve: async () => ['127.0.0.1'], isPublic: () => true, ports: [port] };
  jest
    .spyOn(test.app.get(MediaLibrary), 'load')
    .mockImplementation((address, field) =>
      new URL(address).hostname === 'pictures.example'
        ? fetchImage(address, field, internet)
        : fetchImage(address, field),
    );
}, 120_000);
afterAll(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  await test.close();
  rmSync(test.database.config.mediaDir, { recursive: true, force: true });
});

const KINDS = [
  { path: 'destinations', facts: { atoll: 'ADh', lat: 3.52, lng: 72.92 } },
  { path: 'experiences', facts: { price: '60.00', category_code: 'cruise', destinations: [1] } },
] as const;

type Member = string | number | readonly number[];

describe.each(KINDS)('the address of a picture in $path', ({ path, facts }) => {
  const url = `/api/${path}/`;
  /** Where it lives beside its own address. */
  const life = url.replace('/api/', '/api/content/');
  const whole = (name: string, more: Record<string, Member | null> = {}) => ({
    name,
    description: 'Long enough to be public.',
    ...facts,
    ...more,
  });
  const ways: [string, (body: Record<string, Member | null>) => Promise<{ status: number; body: Body }>][] = [
    ['JSON', async (body) => manager.post(url).send(body)],
    [
      'a form',
      async (body) => {
        const form = manager.post(url);
        for (const [name, value] of Object.entries(body))
          void form.field(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
        return form;
      },
    ],
  ];
  interface Body {
    id: number;
    image: number;
    image_url: string | null;
    images?: number[];
    status: string;
    version: number;
  }
  const media = async (id: number) => (await manager.get(`/api/media/${id}/`)).body;
  const rows = async () => (await manager.get('/api/media/?page_size=1')).body.count as number;

  it.each(ways)('in %s is loaded into the library and shown as the picture', async (way, create) => {
    const name = `Loaded by ${way}`;
    const { status, body } = await create(whole(name, { image_url: `${base}/reef.jpg`, status: 'published' }));
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ status: 'published', image: expect.any(Number), image_url: null }),
    ]);
    if (body.images) expect(body.images).toEqual([body.image]);
    expect(await media(body.image)).toMatchObject({
      source_url: `${base}/reef.jpg`,
      original_name: 'reef.jpg',
      width: 640,
      height: 480,
    });
    const shown = (await test.api().get(`${url}${body.id}/`)).body;
    const picture = shown.image ?? shown.cover_image;
    expect(picture).toMatchObject({ id: body.image, width: 640 });
    expect((await test.api().get(picture.variants.card)).status).toBe(200);
  });

  it('makes one picture of the same file, whatever its address', async () => {
    const first = (await manager.post(url).send(whole('Once', { image_url: `${base}/reef.jpg` }))).body;
    const before = await rows();
    const second = (await manager.post(url).send(whole('Twice', { image_url: `${base}/copy-of-reef.jpg` }))).body;
    expect([second.image, await rows()]).toEqual([first.image, before]);
  });

  it.each([
    ['that leads inside', 'http://127.0.0.1/a.png', 'The picture could not be loaded from this address'],
    ['that leads to the metadata of a cloud', 'http://169.254.169.254/', 'The picture could not be loaded'],
    ['in another notation', 'http://2130706433/a.png', 'Please enter a valid URL'],
    ['that is missing', '/missing.jpg', 'The picture could not be loaded from this address'],
    ['that leads on', '/moved.jpg', 'The picture could not be loaded from this address'],
    ['of something else', '/page.html', 'This picture is damaged or cannot be read'],
    ['of something too large', '/huge.jpg', 'The file is too large'],
  ])('%s is refused on its member, in JSON and in a form, and nothing is kept', async (_, address, message) => {
    const before = await rows();
    const image_url = address.startsWith('/') ? `${base}${address}` : address;
    for (const [way, create] of ways) {
      const { status, body } = await create(whole('Refused', { image_url }));
      expect([way, status, body]).toEqual([way, 400, { image_url: [expect.stringContaining(message)] }]);
    }
    expect(await rows()).toBe(before);
  });

  it('leaves nothing behind when something else is wrong', async () => {
    const before = await rows();
    const body = whole('Unknown', { image_url: `${base}/palm.jpg` });
    const wrong = path === 'destinations' ? { atoll: 'XX' } : { destinations: [99_999] };
    expect((await manager.post(url).send({ ...body, ...wrong })).status).toBe(400);
    expect(await rows()).toBe(before);
  });

  it('is not asked while a picture of the library or a file is sent', async () => {
    const made = (await manager.post(url).send(whole('Chosen', { image_url: `${base}/reef.jpg` }))).body;
    asked = [];
    const chosen = whole('Chosen too', { image: made.image, image_url: `${base}/sand.jpg` });
    expect((await manager.post(url).send(chosen)).body).toMatchObject({ image: made.image, image_url: null });
    const form = manager.post(url).field('name', 'Sent').field('image_url', `${base}/sand.jpg`);
    for (const [name, value] of Object.entries(facts)) void form.field(name, JSON.stringify(value).replaceAll('"', ''));
    const sent = await form.attach('image', pictures['/reef.jpg'] ?? '', 'reef.jpg');
    expect([sent.status, sent.body]).toEqual([201, expect.objectContaining({ image: made.image, image_url: null })]);
    expect(asked).toEqual([]);
  });

  it('takes the place of the picture there was, described by the name that is stored', async () => {
    const first = (await manager.post(url).send(whole('Renewed', { image_url: `${base}/reef.jpg` }))).body;
    const form = manager.put(`${url}${first.id}/`).set('if-match', '"1"').field('image_url', `${base}/palm.jpg`);
    const { status, body } = await form;
    expect([status, body]).toEqual([200, expect.objectContaining({ version: 2, image_url: null })]);
    expect(body.image).not.toBe(first.image);
    // The first of the kinds brings the picture in, the other finds it.
    expect((await media(body.image)).alt).toMatchObject({ en: 'Renewed' });
    const read = (await test.api().get(`/api/media/${body.image}/`)).status;
    expect(read).toBe(401);
  });

  it('is loaded for a change that waits, and goes public with it', async () => {
    const made = (
      await manager.post(url).send(whole('Waiting', { image_url: `${base}/reef.jpg`, status: 'published' }))
    ).body;
    const editor = await test.as('editor');
    const proposed = await editor
      .put(`${life}${made.id}/pending/`)
      .set('if-match', `"${made.version}"`)
      .send({ image_url: `${base}/sand.jpg` });
    expect([proposed.status, proposed.body.document]).toEqual([
      200,
      expect.objectContaining({ image: expect.any(Number), image_url: null }),
    ]);
    expect(proposed.body.document.image).not.toBe(made.image);
    const broken = { image_url: `${base}/missing.jpg` };
    const waiting = `${life}${made.id}/pending/`;
    const seen = `?at=${proposed.body.at}`;
    const refused = await editor
      .put(waiting + seen)
      .set('if-match', `"${made.version}"`)
      .send(broken);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['image_url']]);
    const published = await manager.post(`${waiting}publish/${seen}`).send({});
    const { body: stored } = await manager.get(`${url}${made.id}/editable/`);
    expect([published.status, stored.image]).toEqual([200, proposed.body.document.image]);
  });
});
