import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../create-test-app.js';
import { AnswerCheck } from '../document/check-answer.js';
import { requireDocument, resolve, type Operation } from '../document/document.js';
import { fingerprint } from '../fingerprint.js';
import { type Part, hostileFiles, multipart } from './files.js';
import { hostileBodies } from './hostile-run.js';
import { makeCall, Memory } from './make-call.js';
import { Random } from './random.js';

const FORM = 'multipart/form-data';

describe('what no operation may take', () => {
  let test: TestApp;
  let token: string;
  const document = requireDocument();
  const check = new AnswerCheck(document, false);
  const writing = document.operations.filter(({ method }) => method !== 'GET');

  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    token = await test.tokenOf('owner');
    await test.tokenOf('customer');
  }, 180_000);
  afterAll(() => test.close());

  const send = async (operation: Operation, headers: Record<string, string>, payload: string | Buffer) => {
    const maker = { document, random: new Random(7), memory: new Memory(), files: [] };
    const url = makeCall(maker, operation, false).url;
    const caller = operation.tag === 'customers' ? await test.tokenOf('customer') : token;
    const answer = await test.app.inject({
      method: operation.method as 'POST',
      url,
      headers: { ...headers, authorization: `Bearer ${caller}`, 'if-match': '"1"' },
      payload,
    });
    const answered = {
      method: operation.method,
      url,
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
    };
    return { status: answer.statusCode, text: answer.body, faults: check.faults(answered) };
  };

  it('is refused in every member of every body, by its name, and changes nothing', async () => {
    const before = await fingerprint(test.database.ownerConfig.databaseUrl);
    const wrong: string[] = [];
    let sent = 0;
    for (const operation of writing) {
      const bodies = hostileBodies(document, operation, new Random(3));
      for (let start = 0; start < bodies.length; start += 8) {
        const batch = bodies.slice(start, start + 8);
        const answers = await Promise.all(
          batch.map(({ body }) => send(operation, { 'content-type': 'application/json' }, body)),
        );
        for (const [index, { status, text, faults }] of answers.entries()) {
          const { what, member } = batch[index] ?? { what: '' };
          sent++;
          const named = status !== 400 || member === undefined || text.includes(`"${member}"`);
          const isRefused = status >= 400 && status < 500;
          if (!isRefused || !named || faults.length > 0) {
            wrong.push(`${operation.id}: ${what} → ${status} ${text.slice(0, 200)} ${faults.join()}`);
          }
        }
      }
    }
    expect(wrong.join('\n')).toBe('');
    expect(sent).toBeGreaterThan(500);
    expect(await fingerprint(test.database.ownerConfig.databaseUrl)).toEqual(before);
    expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
  }, 300_000);

  it('is refused as a file or as a form of 10,000 parts, and changes nothing', async () => {
    const before = await fingerprint(test.database.ownerConfig.databaseUrl);
    const files = await hostileFiles();
    const wrong: string[] = [];
    const parts: Part[] = Array.from({ length: 10_000 }, (_, index) => ({ name: `part${index}`, value: 'x' }));
    const flood = multipart(parts);
    for (const operation of writing) {
      const schema = operation.body[FORM] && resolve(document, operation.body[FORM]);
      const answers = [{ what: 'flood', ...(await send(operation, flood.headers, flood.payload)) }];
      for (const [name, member] of Object.entries(schema?.properties ?? {})) {
        if (resolve(document, member).format !== 'binary') continue;
        for (const file of files) {
          const form = multipart([{ name, value: file }]);
          answers.push({ what: file.filename, ...(await send(operation, form.headers, form.payload)) });
        }
      }
      for (const { what, status, text, faults } of answers) {
        const takesNothing = Object.keys(operation.body).length === 0;
        const isRefused = (status >= 400 && status < 500) || (takesNothing && what === 'flood' && status < 500);
        if (!isRefused || faults.length > 0)
          wrong.push(`${operation.id}: ${what} → ${status} ${text.slice(0, 200)} ${faults.join()}`);
      }
    }
    expect(wrong.join('\n')).toBe('');
    expect(await fingerprint(test.database.ownerConfig.databaseUrl)).toEqual(before);
  }, 300_000);
});
