import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../create-test-app.js';
import { openForm } from '../forms.js';
import { picture } from '../fuzz/files.js';
import { CATALOGUE_ROWS } from './catalogue-rows.js';
import { CONTENT_ROWS } from './content-rows.js';
import type { Known, SpecRow } from './spec-row.js';

/** The table of the specification, row by row. */
const SPEC_ROWS: readonly SpecRow[] = [...CATALOGUE_ROWS, ...CONTENT_ROWS];

describe('the calls of the specification (§7)', () => {
  let test: TestApp;
  let things: Omit<Known, 'refresh' | 'form' | 'made' | 'version' | 'nonce'>;
  let image: Buffer;
  let calls = 0;

  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    const first = async (list: string) =>
      (await test.api().get(`/api/${list}/`)).body.results[0] as { id: number; slug: string };
    const [one, destination, experience, resort] = [
      await first('packages'),
      await first('destinations'),
      await first('experiences'),
      await first('resorts'),
    ];
    const detail = (await test.api().get(`/api/packages/${one.id}/`)).body as { images: { id: number }[] };
    things = {
      package: one.id,
      destination: destination.id,
      experience: experience.id,
      resort: resort.slug,
      image: detail.images[0]?.id ?? 0,
    };
    image = await picture();
    await test.createUser('staff', 'owner', 'session@test.example');
  }, 180_000);
  afterAll(() => test.close());

  const agent = async (row: SpecRow): Promise<TestAgent> => (row.as ? test.as(row.as) : test.api());

  /** Makes by a call of its own what a row works on. */
  async function prepare(kind: SpecRow['prepare'], known: Known): Promise<Partial<Known>> {
    if (!kind) return {};
    if (kind === 'session') {
      const credentials = { email: 'session@test.example', password: TEST_PASSWORD };
      return { refresh: (await test.api().post('/api/token/').send(credentials).expect(200)).body.refresh as string };
    }
    if (kind === 'approved review') {
      const { made } = await prepare('review', known);
      await (await test.as('agent')).post(`/api/reviews/${made}/approve/`).expect(200);
      return {};
    }
    const names = {
      package: 'POST packages/',
      destination: 'POST destinations/ (JSON)',
      experience: 'POST experiences/ (JSON)',
    };
    const rows = { ...names, review: 'POST reviews/', text: 'POST /translations/create/' };
    const maker = SPEC_ROWS.find(({ row }) => row === rows[kind]);
    if (!maker?.json) throw new Error(`no row makes a ${kind}`);
    const { status, body } = await (await agent(maker)).post(`/api/${maker.path(known)}`).send(maker.json(known));
    expect({ row: maker.row, status, body }).toMatchObject({ status: maker.status });
    const made = body as { id?: number | string; version?: number };
    return { made: String(made.id), version: made.version ?? 1 };
  }

  async function call(row: SpecRow, slash: boolean) {
    const nonce = `n${++calls}`;
    const before: Known = { ...things, refresh: '', form: { ...(await openForm(test)) }, made: '', version: 1, nonce };
    const known = { ...before, ...(await prepare(row.prepare, before)), nonce: `${nonce}x` };
    const [path = '', query] = row.path(known).split('?');
    const bare = path.replace(/\/$/, '');
    const url = `/api/${slash ? `${bare}/` : bare}${query ? `?${query}` : ''}`;
    let calling = (await agent(row))[row.method.toLowerCase() as 'post'](url);
    if (['PUT', 'PATCH', 'DELETE'].includes(row.method)) calling = calling.set('if-match', `"${known.version}"`);
    for (const [name, value] of Object.entries(row.form?.(known) ?? {})) calling = calling.field(name, value);
    if (row.file?.kind === 'picture') calling = calling.attach(row.file.name, image, 'picture.png');
    if (row.file?.kind === 'texts') calling = calling.attach(row.file.name, Buffer.from('{"home":{}}'), 'texts.json');
    return row.json ? calling.send(row.json(known)) : calling;
  }

  it('are all there', () => {
    expect(SPEC_ROWS.length).toBeGreaterThanOrEqual(44);
    expect(new Set(SPEC_ROWS.map(({ row }) => row)).size).toBe(SPEC_ROWS.length);
  });

  it.each(SPEC_ROWS.map((row) => [row.row, row] as const))('%s', async (_, row) => {
    for (const slash of [true, false]) {
      const { status, body } = await call(row, slash);
      expect({ slash, status, body }).toEqual({ slash, status: row.status, body: row.body ?? expect.anything() });
    }
  });
});
