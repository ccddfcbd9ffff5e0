import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createBuiltSite } from '../../../test/built-site.js';
import type { TestApp } from '../../../test/create-test-app.js';

interface Ids {
  destination: number;
  resort: number;
  image: number;
}

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

describe('editing packages', () => {
  let test: TestApp;
  let manager: TestAgent;
  let editor: TestAgent;
  let ids: Ids;
  beforeAll(async () => {
    test = await createBuiltSite({ demo: true });
    manager = await test.as('manager');
    editor = await test.as('editor');
    const [destinations, resorts, packages] = await Promise.all([
      test.api().get('/api/destinations/?search=dhigurah'),
      test.api().get('/api/resorts/'),
      test.api().get('/api/packages/south-ari-whale-sharks/'),
    ]);
    ids = {
      destination: destinations.body.results[0].id,
      resort: resorts.body.results[0].id,
      image: packages.body.images[0].id,
    };
  }, 120_000);
  afterAll(() => test.close());

  const whole = (name: string, more: object = {}) => ({
    name,
    description: 'Long enough to be public.',
    price: '1090.00',
    duration: 5,
    cancellation_policy: 'flex_48h',
    destinations: [ids.destination],
    resorts: [ids.resort],
    images: [ids.image],
    ...more,
  });
  const create = async (name: string, more: object = {}) => {
    const { body, status } = await manager.post('/api/packages/').send(whole(name, more));
    expect([status, body]).toEqual([201, expect.objectContaining({ status: 'draft' })]);
    return body;
  };

  describe('POST', () => {
    it('makes a draft that only staff see, and answers the whole document', async () => {
      const { body, headers } = await manager.post('/api/packages/').send(
        whole('Reef week', {
          original_price: '1290',
          transfer: { mode: 'speedboat', minutes: 25 },
          inclusions: [
            { category: 'included', text: { en: 'Breakfast', ru: 'Завтрак' } },
            { category: 'optional', price: 85.5, icon: 'tank', text: { en: 'A dive' } },
          ],
          itinerary: [{ day: 1, day_to: 2, text: { en: { title: 'Arrive' } }, travel: { to: 'male', mode: 'boat' } }],
          translations: { ru: { name: 'Неделя на рифе' } },
        }),
      );
      expect(headers['etag']).toBe('"1"');
      expect(body).toMatchObject({
        slug: 'reef-week',
        code: expect.stringMatching(/^MV-ADV-\d\d$/),
        status: 'draft',
        version: 1,
        price: '1090.00',
        original_price: '1290.00',
        duration_nights: 4,
        type: 'resort_stay',
        destinations: [ids.destination],
        resorts: [ids.resort],
        images: [ids.image],
        transfer: { mode: 'speedboat', minutes: 25 },
        inclusions: [
          { category: 'included', price: null, icon: null, text: { en: 'Breakfast', ru: 'Завтрак' } },
          { category: 'optional', price: '85.50', icon: 'tank', text: { en: 'A dive' } },
        ],
        itinerary: [
          { day_to: 2, island: null, meals: [], travel: { to: 'male' }, text: { en: { title: 'Arrive', body: '' } } },
        ],
        translations: {
          en: { name: 'Reef week', status: 'published' },
          ru: { name: 'Неделя на рифе', status: 'draft' },
        },
        translation_status: { ru: 'draft', zh: 'missing' },
        updated_by: 'as-manager@test.example',
      });
      expect((await test.api().get('/api/packages/reef-week/')).status).toBe(404);
      const again = await editor.get(`/api/packages/${body.id}/editable/`);
      const { cost_price: _, ...told } = body;
      expect(again.body).toEqual(told);
    });

    it('takes flat words in the language of the request', async () => {
      const { body } = await manager.post('/api/packages/?lang=ru').send({ name: 'Тихая неделя' });
      expect(body).toMatchObject({
        slug: 'tikhaia-nedelia',
        translations: { ru: { name: 'Тихая неделя' } },
        price: '0.00',
      });
      const chinese = await manager.post('/api/packages/').set('accept-language', 'zh').send({ name: '安静的一周' });
      expect(chinese.body.slug).toBe('package');
    });

    it('finds a free address and refuses a taken one', async () => {
      await create('Twice');
      expect((await create('Twice')).slug).toBe('twice-2');
      const refused = await manager.post('/api/packages/').send({ name: 'Other', slug: 'twice' });
      expect([refused.status, refused.body]).toEqual([400, { slug: ['This is already taken'] }]);
    });

    it('says by field, in the language of the caller, what does not fit', async () => {
      const { status, body } = await manager.post('/api/packages/?lang=ru').send(
        whole('Wrong', {
          price: '100.00',
          original_price: '90.00',
          group_size_min: 6,
          group_size_max: 4,
          start_date: '2027-03-02',
          end_date: '2027-03-01',
          available_from: '2027-01-02',
          available_to: '2027-01-01',
          destinations: [999_999],
          images: [ids.image, ids.image],
          code: 'MV-DIV-01',
          inclusions: [{ category: 'included', price: '5.00', text: { ru: 'Чай' } }],
        }),
      );
      expect(status).toBe(400);
      expect(body).toMatchObject({
        original_price: ['Должна быть выше цены'],
        group_size_max: ['Значение не меньше 6'],
        end_date: ['Окончание не может быть раньше начала'],
        available_to: ['Окончание не может быть раньше начала'],
        'destinations.0': ['Такой записи нет'],
        'images.1': ['Эта запись указана дважды'],
        'inclusions.0.price': ['Цена бывает только у дополнительных позиций'],
        'inclusions.0.text.en': ['Это поле обязательно'],
      });
    });

    it.each([
      [{}, 'name'],
      [{ name: 'x' }, 'name'],
      [{ name: 'Valid', price: '-1' }, 'price'],
      [{ name: 'Valid', price: '1.999' }, 'price'],
      [{ name: 'Valid', price: '12345678' }, 'price'],
      [{ name: 'Valid', price: null }, 'price'],
      [{ name: 'Valid', duration: null }, 'duration'],
      [{ name: 'Valid', duration: 0 }, 'duration'],
      [{ name: 'Valid', slug: '123' }, 'slug'],
      [{ name: 'Valid', slug: '../../up' }, 'slug'],
      [{ name: 'Valid', best_months: [13] }, 'best_months'],
      [{ name: 'Valid', start_date: '2027-02-30' }, 'start_date'],
      [{ name: 'Valid', publish_at: '2027-02-30T00:00:00Z' }, 'publish_at'],
      [{ name: 'Valid', translations: { de: { name: 'Nein' } } }, 'translations.de'],
      [{ name: 'Valid', translations: { ru: { title: 'Нет' } } }, 'translations.ru.title'],
      [{ name: 'Valid', id: 5 }, 'id'],
      [{ name: 'Valid', price: '300000', group_size_max: 100 }, 'price'],
    ])('refuses %j', async (body, field) => {
      const answer = await manager.post('/api/packages/').send(body);
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
    });

    it('publishes at once for those who may', async () => {
      const { status, body } = await manager.post('/api/packages/').send(whole('At once', { status: 'published' }));
      expect([status, body.status]).toEqual([201, 'published']);
      expect((await test.api().get('/api/packages/at-once/')).body).toMatchObject({
        name: 'At once',
        price: '1090.00',
      });
      expect((await editor.post('/api/packages/').send(whole('Not me', { status: 'published' }))).status).toBe(403);
      expect((await test.api().get('/api/packages/not-me/')).status).toBe(404);
    });
  });

  describe('PATCH', () => {
    const patch = (id: number, version: number, body: object, agent = manager) =>
      agent.patch(`/api/packages/${id}/`).set('if-match', `"${version}"`).send(body);

    it('changes what the body names and leaves the rest', async () => {
      const made = await create('Patched');
      const { status, body, headers } = await patch(made.id, 1, { price: '1200', min_age: 8 });
      expect([status, headers['etag']]).toEqual([200, '"2"']);
      expect(body).toEqual({ ...made, price: '1200.00', min_age: 8, version: 2, updated_at: body.updated_at });
      const words = await patch(made.id, 2, { translations: { ru: { summary: 'Кратко' } } });
      expect(words.body).toMatchObject({
        version: 3,
        translations: { ...made.translations, ru: { name: null, summary: 'Кратко' } },
      });
    });

    it('shows in lists from which age on it may be booked, as soon as that changes', async () => {
      const made = await create('For divers', { min_age: 12 });
      await manager.post(`/api/content/packages/${made.id}/publish/`).send({}).expect(200);
      const shown = async () => {
        const { results } = (await test.api().get('/api/packages/?search=for+divers')).body;
        return results.map((item: { name: string; min_age: unknown }) => [item.name, item.min_age]);
      };
      expect(await shown()).toEqual([['For divers', 12]]);
      await patch(made.id, 2, { min_age: 16 });
      expect(await shown()).toEqual([['For divers', 16]]);
      await patch(made.id, 3, { min_age: null });
      expect(await shown()).toEqual([['For divers', null]]);
    });

    it('keeps a name in some language, and lets a language go', async () => {
      const made = await create('Named', { translations: { ru: { name: 'Имя' } } });
      expect((await patch(made.id, 1, { translations: { ru: null } })).body.translation_status.ru).toBe('missing');
      const refused = await patch(made.id, 2, { name: null });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['name']]);
    });

    it('lets nights follow days until somebody sets them', async () => {
      const made = await create('Nights');
      expect((await patch(made.id, 1, { duration: 9 })).body.duration_nights).toBe(8);
      expect((await patch(made.id, 2, { duration_nights: 9 })).body.duration_nights).toBe(9);
      expect((await patch(made.id, 3, { duration: 5 })).body.duration_nights).toBe(9);
      expect((await patch(made.id, 4, { duration_nights: null })).body.duration_nights).toBe(4);
    });

    it('wants the version that was read, and gives a stale writer what it needs to merge', async () => {
      const made = await create('Raced');
      expect((await manager.patch(`/api/packages/${made.id}/`).send({ price: '5' })).status).toBe(428);
      const [one, two] = await Promise.all([
        patch(made.id, 1, { price: '1100.00' }),
        patch(made.id, 1, { min_age: 16 }, editor),
      ]);
      const [first, second] = one.status === 200 ? [one, two] : [two, one];
      expect([first.status, second.status]).toEqual([200, 412]);
      // What it costs the agency is not told to one of them.
      const { cost_price: _, ...told } = first.body;
      expect(second.body).toMatchObject({
        code: 'stale_version',
        current: told,
        updated_by: first.body.updated_by,
        updated_at: first.body.updated_at,
      });
      const mine = one.status === 200 ? { min_age: 16 } : { price: '1100.00' };
      const merged = await patch(made.id, second.body.current.version, mine);
      expect(merged.body).toMatchObject({ price: '1100.00', min_age: 16, version: 3 });
    });

    it('keeps an earlier address leading to the package', async () => {
      const made = await create('Old address', { status: undefined });
      await manager.post(`/api/content/packages/${made.id}/publish/`).send({});
      const moved = await patch(made.id, 2, { slug: 'new-address' });
      expect(moved.body.slug).toBe('new-address');
      expect((await test.api().get('/api/packages/old-address/')).body).toMatchObject({ slug: 'new-address' });
      expect((await editor.get('/api/packages/old-address/editable/')).body.id).toBe(made.id);
      for (const prefix of ['', '/ru']) {
        const document = await test.api().get(`${prefix}/packages/old-address`);
        expect([document.status, document.headers['location']]).toEqual([301, `${prefix}/packages/new-address`]);
      }
      const taker = await create('Old address');
      expect(taker.slug).toBe('old-address');
      expect((await test.api().get('/api/packages/old-address/')).status).toBe(404);
    });

    it('keeps what is public publishable', async () => {
      const made = await create('Kept', {});
      await manager.post(`/api/content/packages/${made.id}/publish/`).send({});
      const refused = await patch(made.id, 2, { images: [], price: '0' });
      expect([refused.status, Object.keys(refused.body).toSorted()]).toEqual([400, ['images', 'price']]);
      expect((await editor.get(`/api/packages/${made.id}/editable/`)).body).toMatchObject({
        version: 2,
        images: [ids.image],
      });
    });

    it('tells readers of its page when it is no longer offered', async () => {
      const made = await create('No longer');
      await manager.post(`/api/content/packages/${made.id}/publish/`).send({});
      await manager.post(`/api/content/packages/${made.id}/archive/`).send({});
      expect((await test.api().get('/packages/no-longer')).status).toBe(410);
      expect((await test.api().get('/api/packages/no-longer/?lang=ru')).body).toEqual({
        detail: 'Этого больше нет в предложении.',
        code: 'gone',
      });
      const draft = await create('Never public');
      await manager.post(`/api/content/packages/${draft.id}/archive/`).send({});
      expect((await test.api().get('/api/packages/never-public/')).status).toBe(404);
    });

    it('gives one code to one package, also when two are made at once', async () => {
      const make = (name: string) => manager.post('/api/packages/').send({ name, code: 'ONE-CODE' });
      const answers = await Promise.all(['One', 'Two', 'Three'].map(make));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
      const slugs = await Promise.all(
        ['Same', 'Same', 'Same'].map((name) => manager.post('/api/packages/').send({ name })),
      );
      expect(slugs.map(({ body }) => body.slug).toSorted()).toEqual(['same', 'same-2', 'same-3']);
      expect(new Set(slugs.map(({ body }) => body.code)).size).toBe(3);
    });

    it('is seen by visitors at once', async () => {
      const made = await create('Seen at once');
      await manager.post(`/api/content/packages/${made.id}/publish/`).send({});
      expect((await test.api().get('/api/packages/seen-at-once/')).body.price).toBe('1090.00');
      await patch(made.id, 2, { price: '999.00' });
      expect((await test.api().get('/api/packages/seen-at-once/')).body.price).toBe('999.00');
    });
  });

  describe('DELETE', () => {
    it('takes it away and frees address and code', async () => {
      const made = await create('Deleted', { code: 'GONE-1' });
      await manager.post(`/api/content/packages/${made.id}/publish/`).send({});
      const path = `/api/packages/${made.id}/`;
      expect((await manager.delete(path)).status).toBe(428);
      expect((await manager.delete(path).set('if-match', '"1"')).status).toBe(412);
      expect((await editor.delete(path).set('if-match', '"2"')).status).toBe(403);
      expect((await manager.delete(path).set('if-match', '"2"')).status).toBe(204);
      for (const at of [path, '/api/packages/deleted/', `${path}editable/`])
        expect((await manager.get(at)).status).toBe(404);
      expect(await create('Deleted', { code: 'GONE-1' })).toMatchObject({ slug: 'deleted', code: 'GONE-1' });
    });
  });

  describe('experiences, flights and costs', () => {
    let experience: number;
    const published = async (name: string, more: object) => {
      const made = await create(name, more);
      expect((await manager.post(`/api/content/packages/${made.id}/publish/`).send({})).status).toBe(200);
      return made;
    };
    beforeAll(async () => {
      experience = (await test.api().get('/api/experiences/male-on-foot/')).body.id;
    });

    it('name what travellers do on the way, as far as it is public', async () => {
      const made = await published('On foot', { experiences: [experience] });
      expect(made.experiences).toEqual([experience]);
      const shown = async (lang: string) => (await test.api().get(`/api/packages/${made.slug}/?lang=${lang}`)).body;
      const russian = (await test.api().get('/api/experiences/male-on-foot/?lang=ru')).body;
      expect((await shown('ru')).experiences).toEqual([
        expect.objectContaining({ id: experience, slug: 'male-on-foot', name: russian.name, price: russian.price }),
      ]);
      const act = (action: string) => manager.post(`/api/content/experiences/${experience}/${action}/`).send({});
      expect((await act('unpublish')).status).toBe(200);
      expect((await shown('en')).experiences).toEqual([]);
      const { body: unpublished } = await act('publish');
      expect((await shown('en')).experiences).toHaveLength(1);
      const gone = await manager.delete(`/api/experiences/${experience}/`).set('if-match', `"${unpublished.version}"`);
      expect([gone.status, gone.body.code]).toEqual([409, 'in_use']);
      const wrong = await manager.post('/api/packages/').send({ name: 'Wrong', experiences: [999_999] });
      expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['experiences.0']]);
    });

    it('say whether flights are in the price', async () => {
      const made = await published('Flown in', { includes_international_flights: true });
      const { body } = await test.api().get(`/api/packages/${made.slug}/`);
      expect(body.includes_international_flights).toBe(true);
      const { body: other } = await test.api().get('/api/packages/south-ari-whale-sharks/');
      expect([other.includes_international_flights, other.experiences[0].slug]).toEqual([
        false,
        'whale-sharks-of-south-ari',
      ]);
    });

    it('answer what travellers ask, in the order of the office', async () => {
      const answer = '<p>Bring one that fits.</p>';
      const asked = await manager.post('/api/faqs/').send({
        category: 'diving',
        question: 'Which mask?',
        answer,
        translations: { ru: { question: 'Какую маску?', status: 'published' } },
      });
      expect([asked.status, asked.body.detail]).toEqual([201, undefined]);
      const { body: known } = await test.api().get('/api/faqs/?category=diving');
      const made = await published('Asked about', { faqs: [asked.body.id, known.results[0].id] });
      const shown = async (language: string) =>
        (await test.api().get(`/api/packages/${made.slug}/?lang=${language}`)).body.faqs as { question: string }[];
      expect((await shown('en')).map(({ question }) => question)).toEqual([known.results[0].question]);
      expect((await manager.post(`/api/content/faqs/${asked.body.id}/publish/`).send({})).status).toBe(200);
      expect((await shown('en')).map(({ question }) => question)).toEqual(['Which mask?', known.results[0].question]);
      const { id, slug } = asked.body;
      expect((await shown('ru'))[0]).toEqual({ id, slug, question: 'Какую маску?', answer });
      const wrong = await manager.post('/api/packages/').send({ name: 'Wrong', faqs: [999_999] });
      expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['faqs.0']]);
    });

    it('have a long text without what may not stand in it', async () => {
      const body = '<h3>Before you come</h3><p onclick="x()">Bring a mask.</p><script>alert(1)</script>';
      const clean = '<h3>Before you come</h3><p>Bring a mask.</p>';
      const made = await published('Long read', { body });
      expect(made).toMatchObject({ translations: { en: { body: clean } } });
      const read = async (slug: string, language: string) =>
        (await test.api().get(`/api/packages/${slug}/?lang=${language}`)).body;
      expect(await read(made.slug, 'zh')).toMatchObject({
        body: clean,
        _i18n: { fallback_fields: expect.arrayContaining(['body']) },
      });
      expect(await read('south-ari-whale-sharks', 'zh')).toMatchObject({ body: null, _i18n: { fallback_fields: [] } });
    });

    it('keep supplier and cost to the office', async () => {
      const office = { supplier: 'Dhigurah Whale Guides', cost_price: '820.00' };
      const made = await published('Bought in', { ...office });
      expect(made).toMatchObject(office);
      for (const path of [`packages/${made.slug}/`, 'packages/?page_size=100', 'packages/?search=bought'])
        expect((await test.api().get(`/api/${path}`)).text).not.toMatch(/Whale Guides|820\.00|cost_price|supplier/);
      const { status, body } = await manager.post('/api/packages/').send({ name: 'Wrong', cost_price: '-1' });
      expect([status, Object.keys(body)]).toEqual([400, ['cost_price']]);
    });

    it('are found by the days on which they can be travelled', async () => {
      const names = async (query: string) => {
        const { body } = await test.api().get(`/api/packages/?search=windowed&${query}`);
        return (body.results as { name: string }[]).map(({ name }) => name).toSorted();
      };
      await published('Windowed spring', { start_date: '2028-03-01', end_date: '2028-05-31' });
      await published('Windowed autumn', { start_date: '2028-09-01', end_date: '2028-11-30' });
      await published('Windowed always', {});
      expect(await names('available_from=2028-06-01')).toEqual(['Windowed always', 'Windowed autumn']);
      expect(await names('available_to=2028-06-01')).toEqual(['Windowed always', 'Windowed spring']);
      expect(await names('available_from=2028-05-31&available_to=2028-09-01')).toHaveLength(3);
      expect(await names('available_from=2028-06-01&available_to=2028-08-31')).toEqual(['Windowed always']);
      expect((await test.api().get('/api/packages/?available_from=soon')).status).toBe(400);
    });
  });
});
