import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { prepareDatabase } from '../../database/prepare-database.js';
import { keepMediaUses, releaseMediaUses } from './keep-media-uses.queries.js';
import { findPlaces } from './media-places.queries.js';

const NAMES = new Set(['media', 'media_id', 'media_ids']);
const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31;
const idOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object' ? (value as { id?: unknown }).id : value;

/** Ids of pictures in a document, read as a person would. */
function idsIn(document: unknown): number[] {
  if (document === null || typeof document !== 'object') return [];
  return Object.entries(document).flatMap(([name, value]) => {
    const here = NAMES.has(name) && !Array.isArray(document) ? [value].flat().map(idOf).filter(isId) : [];
    return [...here, ...idsIn(value)];
  });
}

describe('uses of pictures', () => {
  let test: TestApp;
  let manager: TestAgent;
  let owner: pg.Client;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
  }, 120_000);
  afterAll(async () => {
    await owner.end();
    await test.close();
  });

  const rows = async (text: string): Promise<Record<string, unknown>[]> => (await owner.query(text)).rows;
  const kept = async () =>
    (await rows('select entity, entity_id, field, media_id from media_use')).map((row) => Object.values(row).join(' '));

  /** The same from the tables themselves. */
  const meant = async () => {
    const places = await findPlaces({
      primaryRows: async <T>(text: string, values: readonly unknown[] = []) =>
        (await owner.query(text, [...values])).rows as T[],
    });
    const found: string[] = [];
    for (const { relation, column, field, owner: entity, link } of places)
      for (const row of await rows(`select to_jsonb(r) as row from "${relation}" r`)) {
        const data = row['row'] as Record<string, unknown>;
        const ids = isId(data[column]) ? [data[column]] : idsIn(data[column]);
        found.push(...[...new Set(ids)].map((id) => `${entity} ${String(data[link])} ${field} ${id}`));
      }
    return found;
  };
  const expectKept = async () => {
    const uses = await meant();
    expect((await kept()).toSorted()).toEqual(uses.toSorted());
    return uses;
  };

  it('are those of the demo agency, in columns, lists and documents', async () => {
    const uses = await expectKept();
    for (const use of [/^package \d+ cover /, /^package \d+ image /, /^resort \d+ image /, /^page_hero \d+ image /])
      expect(uses.some((line) => use.test(line))).toBe(true);
  });

  it('follow every way of writing', async () => {
    const [first, second] = (await manager.get('/api/media/?page_size=2')).body.results.map(
      ({ id }: { id: number }) => id,
    );
    const body = (id: number) => ({ blocks: [{ type: 'image', media: id }] });
    const title = 'Pictures on a page';
    const made = await manager.post('/api/pages/').send({ title, ...body(first) });
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ version: 1 })]);
    const { id } = made.body;
    const use = (media: number) => expect.stringMatching(new RegExp(`^page ${id} \\w+ ${media}$`));
    expect(await expectKept()).toContainEqual(use(first));
    const changed = await manager.patch(`/api/pages/${id}/`).set('if-match', '"1"').send(body(second));
    expect(changed.status).toBe(200);
    const after = await expectKept();
    expect(after).toContainEqual(use(second));
    expect(after).not.toContainEqual(use(first));
    await owner.query(`update package set cover_id = $1 where id = (select min(id) from package)`, [second]);
    await owner.query(`delete from transfer where id = (select min(id) from transfer)`);
    await owner.query('truncate package_image');
    expect((await expectKept()).some((line) => line.startsWith('package ') && line.includes(' image '))).toBe(false);
    await owner.query(`delete from page where id = ${id}`);
    expect(await expectKept()).not.toContainEqual(use(second));
  });

  it('are found again after migrations, which may change what the triggers read', async () => {
    await releaseMediaUses(owner);
    await owner.query('alter table transfer drop column cover_id');
    await owner.query('update transfer set position = position + 1');
    await owner.query(`insert into media_use values ('gone', '1', 'cover', 1, 'gone', '1')`);
    await keepMediaUses(owner);
    await owner.query('update transfer set position = position - 1');
    expect((await expectKept()).some((line) => line.startsWith('transfer '))).toBe(true);
  });

  it('are kept by the next preparation when one was killed between two tables', async () => {
    await owner.query('comment on function media_ids(jsonb) is null');
    await owner.query('drop function media_use_of_resort cascade');
    await owner.query(`delete from media_use where relation = 'resort'`);
    await prepareDatabase(test.database.ownerConfig, test.clock, () => undefined);
    expect((await expectKept()).some((line) => line.startsWith('resort '))).toBe(true);
  });

  it('are written by the database alone', async () => {
    const write = test.em().getConnection().execute(`delete from media_use`);
    await expect(write).rejects.toThrow(/permission denied/);
  });
});
