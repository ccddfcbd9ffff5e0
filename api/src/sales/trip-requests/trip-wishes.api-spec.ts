import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { wishCases } from '@atoll/contract/testing/wish-cases';
import { WISH_INTERESTS, WISH_STAYS, WISH_STYLES } from '@atoll/contract/trip-wish';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { personal } from '../../../test/forms.js';
import { createFrame } from '../../people/mail/letter.js';
import { writeLetter } from '../../people/mail/mail-templates.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { letterText } from '../../people/mail/render-letter.js';
import { Clock } from '../../platform/data/clock.js';
import { TripRequest } from './trip-request.entity.js';

const TODAY = new Clock().maldivesDate();
const WISH = {
  when: 'month',
  stays: ['resort'],
  styles: ['honeymoon'],
  interests: ['wildlife', 'sandbank'],
  budget_for: 'person',
  contact_by: 'email',
};

describe('wishes of the trip builder', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
  }, 60_000);
  afterAll(() => test.close());

  const WISHED = { travellers: 2, travel_month: addDays(TODAY, 90).slice(0, 7), builder: WISH };
  const post = async (over: object) =>
    test
      .api()
      .post('/api/custom-trip-requests/')
      .send({
        ...{ description: 'A quiet island for two.', email: 'anna@example.com', consent: true },
        ...(await personal(test)),
        ...over,
      });
  const builder = (over: object) => ({ ...WISHED, builder: { ...WISH, ...over } });

  it.each(wishCases(TODAY))('are held to the rule of the builder: $name', async ({ wished, fault }) => {
    const { status, body } = await post({ ...wished, builder: { ...WISH, ...wished.builder } });
    const expected = fault ? [400, [fault.field]] : [201, ['reference', 'reply_by']];
    expect([status, Object.keys(body).toSorted()]).toEqual(expected);
  });

  it('take the codes of the catalogue, each once, and nothing else', async () => {
    const all = { stays: [...WISH_STAYS], styles: [...WISH_STYLES], interests: [...WISH_INTERESTS] };
    expect((await post(builder(all))).status).toBe(201);
    expect((await post(builder({ stays: [], styles: [], interests: [] }))).status).toBe(201);
    for (const [member, codes] of Object.entries(all))
      for (const value of [['castle'], [codes[0], codes[0]], codes[0], null, undefined, [{ $ne: 1 }]]) {
        const { status, body } = await post(builder({ [member]: value }));
        expect([status, Object.keys(body)]).toEqual([400, [`builder.${member}`]]);
      }
    for (const over of [{ when: 'soon' }, { budget_for: 'me' }, { contact_by: 'fax' }, { step: 4 }]) {
      const { status, body } = await post(builder(over));
      expect([status, Object.keys(body)]).toEqual([400, [`builder.${Object.keys(over)[0]}`]]);
    }
  });

  it('are read by guest and office in their language, places by name', async () => {
    const { slug } =
      ((await test.api().get('/api/destinations/')).body as { results: { slug: string }[] }).results[0] ?? {};
    const told = { ...WISHED, locale: 'ru', budget: '2000-5000', duration: 5, travellers: 3, children_ages: [7] };
    const { body } = await post({ ...told, destinations: [slug, 'nowhere-at-all'] });
    const { id } = await test.em().findOneOrFail(TripRequest, { reference: body.reference });
    const mails = await test.em().find(OutboxMessage, { entityId: id });
    const textOf = (template: 'trip-request-new' | 'trip-request-received') => {
      const mail = mails.find((row) => row.template === template)!;
      const frame = createFrame(mail.locale as Language, 'Atoll', 'https://atoll.example');
      return letterText(writeLetter(template, mail.payload as never, frame), frame);
    };
    const place = async (lang: string) =>
      ((await test.api().get(`/api/destinations/${slug}/?lang=${lang}`)).body as { name: string }).name;
    const guest = textOf('trip-request-received');
    expect(guest).toMatch(/Кто едет: 2 взрослых, 1 ребёнок \(возраст: 7\)\n/);
    expect(guest).toMatch(/Когда: \S+ 20\d\d г\., 5 дней\n/);
    expect(guest).toContain(`Где: ${await place('ru')}\n`);
    expect(guest).toContain('Чем заняться: манты, акулы и дельфины и отмели\n');
    expect(guest).toMatch(/Бюджет: .*на человека\n/);
    const office = textOf('trip-request-new');
    expect(office).toContain(`Where: ${await place('en')}\n`);
    expect(office).toContain('Who comes: 2 adults, 1 child (age 7)\n');
    expect(`${guest}${office}`).not.toContain('nowhere');
  });
});
