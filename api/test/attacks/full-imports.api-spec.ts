import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AttackedServer, NIGHTLY } from './attacked-server.js';

/** Longest that others may wait for a turn of the server, in milliseconds. */
const PAUSE = 200;
/** Texts of the largest file there may be, and characters of each so that it is nearly as large as it may be. */
const ROWS = 20_000;
const LONG = 110;

let server: AttackedServer;
beforeAll(async () => {
  server = await AttackedServer.start();
}, 120_000);
afterAll(() => server.stop(), 30_000);

interface Report {
  import_id: string;
  created: number;
  updated: number;
  suggested: number;
  reverted: number;
}

/** Longest turn of each call. */
const pauses: Record<string, number> = {};

/** Does something as the owner. */
async function call(path: string, body: FormData | null = null, method = 'POST'): Promise<Report> {
  const headers = { authorization: `Bearer ${await server.token('owner')}` };
  await server.pause();
  const answer = await fetch(`${server.url}/api/translations/${path}`, { method, headers, body });
  const text = await answer.text();
  const pause = await server.pause();
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  pauses[path.replace(/[0-9a-f-]{36}/, 'id')] = Math.round(pause);
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}) as Report;
}

function full(word: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ language_code: 'ru', namespace: 'bulk', ...fields }))
    body.set(field, value);
  const text = (n: number) => `${word} ${n} `.repeat(20).slice(0, LONG).trim();
  const rows = Array.from({ length: ROWS }, (_, n) => `part${n % 50}.k${n},${text(n)}`);
  body.set('file', new Blob([`key,value\n${rows.join('\n')}`]), 'full.csv');
  return body;
}

/** What people do with so many texts afterwards. */
async function goOn(): Promise<void> {
  const replaced = await call('import/', full('Лагуны', { overwrite: 'true' }));
  expect(replaced.updated).toBe(ROWS);
  await call('export/?language_code=ru&format=csv', null, 'GET');
  await call('texts/?lang=ru&q=лагуны&qa=error', null, 'GET');
  await call('stats/?lang=ru', null, 'GET');
  expect(await call(`imports/${replaced.import_id}/revert/`)).toMatchObject({ reverted: ROWS });
  await server.rows(`update translation set status = 'approved', version = version + 1 where language = 'ru'`);
  expect(await call('import/', full('Атоллы', { overwrite: 'true' }))).toMatchObject({ suggested: ROWS });
}

describe('a file as full as it may be', () => {
  it('lets others through while it is tried and carried out', async () => {
    const tried = await call('import/', full('Рифы', { create_keys: 'true', dry_run: 'true' }));
    expect(tried.created).toBe(ROWS);
    expect(await call(`imports/${tried.import_id}/apply/`)).toMatchObject({ created: ROWS });
    if (NIGHTLY) await goOn();
    expect(Object.entries(pauses).filter(([, pause]) => pause >= PAUSE)).toEqual([]);
  }, 180_000);
});
