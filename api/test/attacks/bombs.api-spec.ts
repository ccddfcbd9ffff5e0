import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AttackedServer, NIGHTLY } from './attacked-server.js';
import { BOMBS, farCell, workbook } from './bomb-files.js';

/** What a bomb may cost: its own answer, everybody else’s, memory, and the longest pause of the server. */
const OWN = 5000;
const OTHERS = 3000;
const MEGABYTES = 200;
const PAUSE = 200;

let server: AttackedServer;
beforeAll(async () => {
  server = await AttackedServer.start();
}, 120_000);
afterAll(() => server.stop(), 30_000);

/** Sends an import as a translator does. */
async function send(name: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ language_code: 'ru', dry_run: 'true', ...fields }))
    body.set(field, value);
  body.set('file', new Blob([Uint8Array.from(bytes)]), name);
  const headers = { authorization: `Bearer ${await server.token('translator')}` };
  const started = performance.now();
  const answer = await fetch(`${server.url}/api/translations/import/`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.text(), took: performance.now() - started };
}

/** Sends a bomb while others visit the site, and holds what everybody met against the bounds. */
async function expectHarmless(
  name: string,
  bytes: Buffer,
  statuses: readonly number[] = [400, 413],
  fields: Record<string, string> = {},
) {
  await send('warm.csv', Buffer.from('key,value\n'));
  const watch = server.watch();
  await server.pause();
  const { status, took, body } = await send(name, bytes, fields);
  const pause = await server.pause();
  const seen = await watch.end();
  expect(statuses).toContain(status);
  expect(took).toBeLessThan(OWN);
  expect(pause).toBeLessThan(PAUSE);
  expect(seen.slowest).toBeLessThan(OTHERS);
  expect(seen.growth).toBeLessThan(MEGABYTES);
  expect({ failed: seen.failed, lost: seen.lost }).toEqual({ failed: [], lost: [] });
  expect(seen.thanked).toBeGreaterThan(0);
  return body;
}

describe('a workbook', () => {
  it.each([
    ['XFD', 1_048_576],
    ['XFD', 10_000],
    ['A', 1_048_576],
    ['XFD', 2],
  ])(
    'with a single cell at %s%i is refused, and nobody else notices',
    async (column, row) => {
      expect(await expectHarmless('x.xlsx', farCell(column, row))).toContain('sheet may reach to row 40,000');
    },
    60_000,
  );

  it.each([
    ['a number of another kind', '<row r="1e6"><c r="A1000000"/></row>'],
    ['a number in quotes of the other kind', "<row r='1048576'><c t='n'><v>1</v></c></row>"],
    ['a number behind a value with a bracket', '<row spans="1>2" r="1048576"><c t="n"><v>1</v></c></row>'],
    ['a number behind a quoted one', `<row spans=" r='2' " r="1048576"><c t="n"><v>1</v></c></row>`],
    ['a prefix', '<x:row r="1048576"><x:c t="n"><x:v>1</x:v></x:c></x:row>'],
  ])('that hides how far it reaches behind %s is refused', async (_, rows) => {
    const { status, took } = await send('x.xlsx', workbook(rows));
    expect(status).toBe(400);
    expect(took).toBeLessThan(OWN);
  });
});

if (NIGHTLY)
  describe('each night', () => {
    it.each(Object.keys(BOMBS))(
      '%s harms nobody',
      async (name) => {
        const [file, bytes] = BOMBS[name]?.() ?? ['', ''];
        expect(bytes.length).toBeLessThanOrEqual(5_242_880);
        await expectHarmless(file, Buffer.from(bytes), [200, 400]);
      },
      120_000,
    );
  });
