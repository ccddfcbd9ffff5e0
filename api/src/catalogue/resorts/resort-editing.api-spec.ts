import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

describe('editing resorts', () => {
  let test: TestApp;
  let manager: TestAgent;
  let destination: number;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    destination = (await test.api().get('/api/destinations/north-male-atoll/')).body.id;
  }, 120_000);
  afterAll(() => test.close());

  const whole = (name: string, more: object = {}) => ({
    name,
    description: 'Long enough to be public.',
    destination,
    lat: 4.3,
    lng: 73.4,
    price_from_per_night: '300.00',
    ...more,
  });
  const room = (code: string, price: string, more: object = {}) => ({
    code,
    max_occupancy: 3,
    price_per_night: price,
    text: { en: { name: `Room ${code}` } },
    ...more,
  });
  const create = async (name: string, more: object = {}) => {
    const { body, status } = await manager.post('/api/resorts/').send(whole(name, more));
    expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
    return body;
  };
  const write = (method: 'put' | 'patch' | 'delete', id: number | string, version: number) =>
    manager[method](`/api/resorts/${id}/`).set('if-match', `"${version}"`);
  const editable = async (slug: string) => (await manager.get(`/api/resorts/${slug}/editable/`)).body;

  const OFFICE = {
    contact: { email: 'sales@reef.example', phone: '+960 123 4567' },
    commission_percent: '17.50',
    contract_valid_to: '2027-10-31',
  };

  it('are made as drafts, with rooms, meal plans, amenities and rules', async () => {
    const made = await create('Reef Inn', {
      category: 'guesthouse',
      place_type: 'inhabited_island',
      stars: 3.5,
      style_tags: ['budget'],
      amenities: ['spa', 'wifi'],
      meal_plans: ['BB', 'HB'],
      children_policy: { min_age: 6 },
      room_types: [room('sea', '210.00', { view: 'sea', count: 4 }), room('yard', '180.50')],
      languages_spoken: ['en', 'ru'],
      cancellation_policy: 'flex_48h',
      translations: { ru: { name: 'Риф-инн' } },
      ...OFFICE,
    });
    expect(made).toMatchObject({
      slug: 'reef-inn',
      status: 'draft',
      atoll: 'K',
      stars: 3.5,
      amenities: ['wifi', 'spa'],
      meal_plans: ['BB', 'HB'],
      price_from_per_night: '180.50',
      children_policy: { min_age: 6, infant_max: 1, child_max: 11 },
      service_charge_rate: '10.00',
      check_in_time: '14:00',
      translation_status: { ru: 'draft', zh: 'missing' },
      ...OFFICE,
    });
    expect(made.room_types[0]).toMatchObject({ code: 'sea', count: 4, view: 'sea', size_sqm: null, over_water: false });
    expect((await test.api().get('/api/resorts/reef-inn/')).status).toBe(404);
    expect(await editable('reef-inn')).toEqual(made);
  });

  it('never show the office’s members to visitors', async () => {
    const before = await editable('kandu-veli');
    const { status, body } = await write('patch', before.id, before.version).send(OFFICE);
    expect([status, body]).toEqual([200, expect.objectContaining(OFFICE)]);
    for (const path of [
      'resorts/kandu-veli/',
      'resorts/?page_size=100',
      'resorts/featured/',
      'locations/',
      'homepage/public/',
      'resort-images/?resort=kandu-veli',
      'transfers/?resort=kandu-veli',
      'packages/honeymoon-water-villa-north-male/',
    ])
      for (const agent of [test.api(), await test.as('customer'), manager]) {
        const answer = await agent.get(`/api/${path}`);
        expect([path, answer.status]).toEqual([path, 200]);
        expect([path, /sales@reef|123 4567|17\.5|2027-10-31|commission|contract/.exec(answer.text)]).toEqual([
          path,
          null,
        ]);
      }
    expect((await test.api().get('/api/resorts/kandu-veli/editable/')).status).toBe(401);
  });

  it.each([
    [{ destination: undefined }, ['destination']],
    [{ destination: 999_999 }, ['destination']],
    [{ lat: 91 }, ['lat']],
    [{ price_from_per_night: undefined }, ['price_from_per_night']],
    [{ price_from_per_night: '0.00' }, ['price_from_per_night']],
    [{ price_from_per_night: '1.999' }, ['price_from_per_night']],
    [{ stars: 4.2 }, ['stars']],
    [{ amenities: ['sauna'] }, ['amenities.0']],
    [{ meal_plans: ['XX'] }, ['meal_plans']],
    [{ atoll: 'XX' }, ['atoll']],
    [{ commission_percent: '101' }, ['commission_percent']],
    [{ contract_valid_to: '2027-02-30' }, ['contract_valid_to']],
    [{ contact: { email: 'nobody' } }, ['contact.email']],
    [{ check_in_time: '2 pm' }, ['check_in_time']],
    [{ children_policy: { infant_max: 5, child_max: 3 } }, ['children_policy.child_max']],
    [{ room_types: [room('a', '10.00'), room('a', '10.00')] }, ['room_types.1.code']],
    [{ room_types: [room('a', '0.00')] }, ['price_from_per_night', 'room_types.0.price_per_night']],
    [{ room_types: [room('a', '10.00', { text: { ru: { name: 'Комната' } } })] }, ['room_types.0.text.en']],
    [{ slug: 'featured' }, ['slug']],
    [{ rating_average: 5 }, ['rating_average']],
    [{ transfer_mode: 'ferry' }, ['transfer_mode']],
    [{ updated_by: null }, ['updated_by']],
  ])('are refused as %j', async (more, fields) => {
    const { status, body } = await manager.post('/api/resorts/').send(whole('Refused', more));
    expect([status, Object.keys(body).toSorted()]).toEqual([400, fields]);
  });

  it('change what is named; the price follows the cheapest room', async () => {
    const made = await create('Priced', { room_types: [room('a', '200.00'), room('b', '250.00')], bars: 2 });
    const { body } = await write('patch', made.id, 1).send({ room_types: [room('b', '250.00')] });
    expect(body).toMatchObject({ version: 2, price_from_per_night: '250.00', bars: 2 });
    const put = await write('put', made.id, 2).send(whole('Priced', { price_from_per_night: '99.00' }));
    expect(put.body).toMatchObject({ room_types: [], price_from_per_night: '99.00', bars: 0 });
  });

  describe('meal plans and rooms', () => {
    const plans = (...meal_supplements: object[]) => ({ meal_plans: ['BB', 'HB', 'AI'], meal_supplements });
    const half = { meal_plan: 'HB', supplement_per_adult: '45.00', supplement_per_child: '22.50' };
    const all = { meal_plan: 'AI', supplement_per_adult: '120.5', supplement_per_child: null };
    let image: number;
    beforeAll(async () => {
      image = (await test.api().get('/api/resorts/kandu-veli/')).body.images[0].id;
    });
    const published = async (name: string, more: object) => {
      const made = await create(name, more);
      await manager.post('/api/resort-images/').send({ resort: made.id, media: image, status: 'published' });
      expect((await manager.post(`/api/content/resorts/${made.id}/publish/`).send({})).status).toBe(200);
      return (await test.api().get(`/api/resorts/${made.id}/`)).body;
    };

    it('have supplements: what a plan costs beyond the room, for adults and children', async () => {
      const made = await create('Boarded', plans(all, half));
      expect(made.meal_supplements).toEqual([{ ...all, supplement_per_adult: '120.50' }, half]);
      const shown = await published('Boarded in public', plans(all, half));
      expect(shown.meal_supplements).toEqual([
        half,
        { meal_plan: 'AI', supplement_per_adult: '120.50', supplement_per_child: '120.50' },
      ]);
      const { body } = await write('patch', made.id, 1).send({ meal_supplements: [] });
      expect([body.meal_supplements, body.meal_plans]).toEqual([[], ['BB', 'HB', 'AI']]);
    });

    it.each([
      [plans({ ...half, meal_plan: 'FB' }), ['meal_supplements.0.meal_plan']],
      [plans(half, half), ['meal_supplements.1.meal_plan']],
      [plans({ ...half, supplement_per_adult: '-1' }), ['meal_supplements.0.supplement_per_adult']],
      [plans({ meal_plan: 'HB' }), ['meal_supplements.0.supplement_per_adult']],
      [plans({ ...half, meal_plan: 'XX' }), ['meal_supplements.0.meal_plan']],
      [plans({ ...half, price: '1.00' }), ['meal_supplements.0.price']],
      [{ meal_plans: ['BB'], ...{ meal_supplements: [half] } }, ['meal_supplements.0.meal_plan']],
      [{ room_types: [room('a', '10.00', { images: [999_999] })] }, ['room_types.0.images.0']],
      [{ room_types: [room('a', '10.00', { images: [1, 1] })] }, ['room_types.0.images']],
      [{ room_types: [room('a', '10.00', { amenities: ['gold'] })] }, ['room_types.0.amenities.0']],
    ])('are refused as %j', async (more, fields) => {
      const { status, body } = await manager.post('/api/resorts/').send(whole('Refused', more));
      expect([status, Object.keys(body)]).toEqual([400, fields]);
    });

    it('show pictures and amenities of rooms in the language of the reader', async () => {
      const rooms = [room('a', '200.00', { images: [image], amenities: ['wifi'] }), room('b', '250.00')];
      const { id, room_types: shown } = await published('Pictured', { room_types: rooms });
      expect(shown[0].images).toEqual([expect.objectContaining({ id: image, variants: expect.any(Object) })]);
      expect(shown[0].amenities).toEqual([expect.objectContaining({ code: 'wifi', name: 'Wi-Fi' })]);
      expect([shown[1].images, shown[1].amenities]).toEqual([[], []]);
      const { body } = await test.api().get(`/api/resorts/${id}/?lang=ru`);
      expect(body.room_types[0].amenities[0].name).toBe('Вай-фай');
      expect((await manager.get(`/api/resorts/${id}/editable/`)).body.room_types[0]).toMatchObject({
        images: [image],
        amenities: ['wifi'],
      });
    });

    it('keep pictures and amenities that only a room has', async () => {
      const { body: amenity } = await manager
        .post('/api/amenities/')
        .send({ code: 'bathtub', name: 'Bathtub', group: 'room' });
      const rooms = [room('a', '200.00', { amenities: ['bathtub'], images: [image] })];
      const { id } = await create('Bathed', { room_types: rooms });
      const drop = () => manager.delete(`/api/amenities/${amenity.id}/`).set('if-match', `"${amenity.version}"`);
      const refused = await drop();
      expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
      const uses = (await manager.get(`/api/media/${image}/`)).body.usage as { entity: string; id: string }[];
      expect(uses).toContainEqual(expect.objectContaining({ entity: 'resort', id: String(id), field: 'room_types' }));
      await write('patch', id, 1).send({ room_types: [room('a', '200.00')] });
      expect((await drop()).status).toBe(204);
    });

    it('are in the demo agency, in every language', async () => {
      for (const lang of ['en', 'ru', 'zh']) {
        const { body } = await test.api().get(`/api/resorts/kandu-veli/?lang=${lang}`);
        expect(body.meal_supplements.map(({ meal_plan }: { meal_plan: string }) => meal_plan)).toEqual([
          'HB',
          'FB',
          'AI',
        ]);
        for (const { images, amenities } of body.room_types) {
          expect(images[0].alt.length).toBeGreaterThan(0);
          expect(amenities.length).toBeGreaterThan(0);
        }
      }
    });
  });

  it('tell an outdated language when the English words of a room change', async () => {
    const before = await editable('mas-veyo');
    const rooms = structuredClone(before.room_types);
    rooms[0].text.en.name = 'Another name';
    const { body } = await write('patch', before.id, before.version).send({ room_types: rooms });
    expect(body.translation_status).toEqual({ ru: 'outdated', zh: 'outdated' });
    expect((await test.api().get('/api/resorts/mas-veyo/')).body.room_types[0].name).toBe('Another name');
  });

  it('need words and a picture before they are public', async () => {
    const { body: made } = await manager.post('/api/resorts/').send(whole('Bare', { description: null }));
    const { status, body } = await manager.post(`/api/content/resorts/${made.id}/publish/`).send({});
    expect([status, Object.keys(body).toSorted()]).toEqual([400, ['images', 'translations.en.description']]);
  });

  it('stay while packages or transfers name them, and are deleted otherwise', async () => {
    const named = await editable('kandu-veli');
    const refused = await write('delete', named.id, named.version);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
    const made = await create('Deleted', { amenities: ['spa'] });
    const { body: transfer } = await manager.post('/api/transfers/').send({ name: 'To it', to_resort: made.id });
    expect((await write('delete', made.id, 1)).status).toBe(409);
    await manager.delete(`/api/transfers/${transfer.id}/`).set('if-match', '"1"').expect(204);
    expect((await write('delete', made.id, 1)).status).toBe(204);
    expect((await manager.get(`/api/resorts/${made.id}/editable/`)).status).toBe(404);
  });

  it('answer 410 once archived and lead on from an earlier slug', async () => {
    const before = await editable('rihiveli-north-ari');
    const { body } = await write('patch', before.id, before.version).send({ slug: 'rihi-thundi' });
    const moved = await test.api().get('/api/resorts/rihiveli-north-ari/');
    expect([moved.status, moved.body.slug]).toEqual([200, 'rihi-thundi']);
    await manager.post(`/api/content/resorts/${body.id}/archive/`).send({}).expect(200);
    expect((await test.api().get('/api/resorts/rihi-thundi/')).status).toBe(410);
  });

  it('are previewed by a token without what is for the office only', async () => {
    const made = await create('Previewed', OFFICE);
    const { body } = await manager.post(`/api/content/resorts/${made.id}/preview/`).send({});
    const shown = await test.api().get('/api/resorts/previewed/').query({ preview: body.token });
    expect([shown.status, shown.body.name]).toEqual([200, 'Previewed']);
    expect(/sales@reef|17\.5|commission|contract/.exec(shown.text)).toBeNull();
    expect((await test.api().get('/api/resorts/kandu-veli/').query({ preview: body.token })).status).toBe(404);
  });

  it('want the version that was read, and a caller who may', async () => {
    const made = await create('Guarded');
    expect((await manager.patch(`/api/resorts/${made.id}/`).send({ bars: 1 })).status).toBe(428);
    const stale = await write('patch', made.id, 9).send({ bars: 1 });
    expect([stale.status, stale.body.current]).toEqual([412, made]);
    for (const agent of [test.api(), await test.as('customer'), await test.as('viewer')])
      for (const call of [
        agent.post('/api/resorts/').send(whole('Nobody')),
        agent.put(`/api/resorts/${made.id}/`).set('if-match', '"1"').send(whole('Nobody')),
        agent.patch(`/api/resorts/${made.id}/`).set('if-match', '"1"').send({ bars: 1 }),
        agent.delete(`/api/resorts/${made.id}/`).set('if-match', '"1"'),
      ])
        expect([401, 403]).toContain((await call).status);
    const editor = await test.as('editor');
    expect((await editor.patch(`/api/resorts/${made.id}/`).set('if-match', '"1"').send({ bars: 1 })).status).toBe(200);
    expect((await editor.delete(`/api/resorts/${made.id}/`).set('if-match', '"2"')).status).toBe(403);
    expect((await test.api().get('/api/resorts/?status=draft')).status).toBe(401);
    const { body } = await manager.get('/api/resorts/?status=draft&search=guarded');
    expect(body).toMatchObject({ count: 1, results: [{ name: 'Guarded', status: 'draft' }] });
  });
});
