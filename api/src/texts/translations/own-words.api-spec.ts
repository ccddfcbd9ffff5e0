import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { LETTER_WORDS } from '../../people/mail/letter.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
}, 120_000);
afterAll(() => test.close());

const ID = (language: string, key: string) => `/api/translations/${encodeURIComponent(`${language}:${key}`)}/update/`;
const write = async (language: string, key: string, value: string) =>
  (await test.as('owner')).put(ID(language, key)).send({ value });

/** A change travels by a notice; what is said follows it. */
async function eventually(said: () => Promise<unknown>, wanted: unknown): Promise<void> {
  for (let tries = 0; tries < 50 && (await said()) !== wanted; tries++) await new Promise((go) => setTimeout(go, 40));
  expect(await said()).toBe(wanted);
}

describe('words of the API itself', () => {
  const detail = async (language: string) =>
    (await test.api().get('/api/packages/no-such-trip/').set('accept-language', language).expect(404)).body.detail;

  it('stand among the texts that are translated, in a part of their own', async () => {
    const staff = await test.as('translator');
    const { body } = await staff
      .get('/api/translations/texts/?ns=letters&lang=ru&q=booking-received.subject')
      .expect(200);
    expect(body.results).toEqual([
      expect.objectContaining({
        namespace: 'letters',
        source: 'Your request {{reference}} has arrived',
        value: 'Ваша заявка {{reference}} получена',
      }),
    ]);
    // Pages do not need them.
    const open = await test.api().get('/api/translations/?lang=ru').expect(200);
    expect(Object.keys(open.body.translations)).not.toEqual(expect.arrayContaining(['letters']));
    expect(Object.keys(open.body.translations)).not.toEqual(expect.arrayContaining(['messages']));
  });

  it('are said as people have changed them, in that language only, and anew after the next change', async () => {
    const released = await detail('ru');
    expect((await write('ru', 'messages:not_found', 'Такой страницы у нас нет.')).status).toBe(200);
    await eventually(() => detail('ru'), 'Такой страницы у нас нет.');
    expect(await detail('en')).toBe('The requested resource was not found.');
    expect((await write('ru', 'messages:not_found', released)).status).toBe(200);
    await eventually(() => detail('ru'), released);
  });

  it('change the letters that are written from then on', async () => {
    const subject = () => Promise.resolve(LETTER_WORDS.say('en', 'contact-received.subject', { reference: 'MC-1' }));
    expect((await write('en', 'letters:contact-received.subject', 'Hello from us, {{reference}}')).status).toBe(200);
    await eventually(subject, 'Hello from us, MC-1');
  });

  it('keep the values they stand for', async () => {
    const { status, body } = await write('ru', 'letters:booking-received.subject', 'Заявка получена');
    expect([status, body.value]).toEqual([400, ['The placeholders must be the same as in the source text']]);
    const unknown = await write('ru', 'letters:contact-received.subject', 'Мы получили {{message}}');
    expect(unknown.status).toBe(400);
  });
});
