import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LastDepartures, lastLanding } from '@atoll/contract/last-landing';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { PublicCache } from '../../platform/cache/public-cache.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
}, 120_000);
afterAll(() => test.close());

const get = async (path: string) => test.api().get(`/api/${path}`);
const execute = (sql: string) => test.em().getConnection().execute(sql);
const forget = () => test.app.get(PublicCache).drop(['resorts', 'amenities', 'destinations']);
const codes = (list: { code: string }[]) => list.map(({ code }) => code);
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe('amenities', () => {
  it('are a plain list in the agency’s order', async () => {
    const { body, headers } = await get('amenities/');
    expect(body).toHaveLength(22);
    expect(body[2]).toEqual({
      id: expect.any(Number),
      code: 'spa',
      name: 'Spa',
      icon: 'spa',
      group: 'wellness',
      is_filterable: true,
      _i18n: { language: 'en', fallback_fields: [], outdated_fields: [] },
    });
    expect(headers['cache-control']).toContain('public');
    expect((await get('amenities')).body).toEqual(body);
  });

  it('are filtered by group and by what lists offer', async () => {
    const all = (await get('amenities/')).body as { code: string; group: string; is_filterable: boolean }[];
    const water = (await get('amenities/?group=water')).body;
    expect(codes(water)).toEqual(codes(all.filter(({ group }) => group === 'water')));
    const rest = (await get('amenities/?is_filterable=false')).body;
    expect(codes(rest)).toEqual(['laundry', 'library', 'prayer_room']);
    expect((await get('amenities/?is_filterable=true')).body).toHaveLength(19);
    expect((await get('amenities/?group=sauna')).status).toBe(400);
    expect((await get('amenities/?colour=blue')).body).toEqual({ colour: ['Unknown field.'] });
  });

  it('come in the language of the answer, else in English', async () => {
    expect((await get('amenities/?lang=zh')).body[2]).toMatchObject({ name: '水疗', _i18n: { language: 'zh' } });
    await execute(
      `delete from amenity_text t using amenity a where a.id = t.amenity_id and a.code = 'spa' and language = 'ru'`,
    );
    expect((await get('amenities/?lang=ru')).body[2]).toMatchObject({
      name: 'Spa',
      _i18n: { language: 'ru', fallback_fields: ['name'] },
    });
  });

  it('filter resorts: all that are named have to be there', async () => {
    const having = async (...wanted: string[]) => {
      const query = wanted.map((code) => `amenity=${code}`).join('&');
      return slugs((await get(`resorts/?page_size=100&${query}`)).body.results).toSorted();
    };
    const all = slugs((await get('resorts/?page_size=100')).body.results);
    const details = await Promise.all(all.map(async (slug) => (await get(`resorts/${slug}/`)).body));
    const expected = (...wanted: string[]) =>
      slugs(details.filter(({ amenities }) => wanted.every((code) => codes(amenities).includes(code)))).toSorted();
    expect(await having('yoga')).toEqual(expected('yoga'));
    expect(await having('yoga', 'gym')).toEqual(expected('yoga', 'gym'));
    expect((await having('yoga', 'gym')).length).toBeGreaterThan(0);
    expect((await having('yoga', 'gym')).length).toBeLessThan((await having('yoga')).length);
    expect(await having('no_such_thing')).toEqual([]);
    expect((await get(`resorts/?amenity=spa'--`)).status).toBe(400);
  });

  it.each(['00:05', '13:00', '15:30', '15:31', '17:00', '22:31', '23:59'])(
    'find resorts that are reached the same day when one lands at %s, by the rule of the contract',
    async (landing) => {
      const all = slugs((await get('resorts/?page_size=100')).body.results);
      const details = await Promise.all(all.map(async (slug) => (await get(`resorts/${slug}/`)).body));
      const limits = (transfers: LastDepartures[]) => transfers.map(lastLanding);
      const expected = details.filter(({ transfers }) =>
        limits(transfers).some((limit) => limit === null || landing <= limit),
      );
      const found = (await get(`resorts/?page_size=100&landing=${landing}`)).body.results;
      expect(slugs(found).toSorted()).toEqual(slugs(expected).toSorted());
      expect(found.length).toBeGreaterThan(0);
      if (landing > '15:30') expect(found.length).toBeLessThan(all.length);
    },
  );

  it('find resorts by how long the way there takes at most', async () => {
    const { results } = (await get('resorts/?page_size=100&transfer_minutes_max=35')).body;
    expect(results.length).toBeGreaterThan(2);
    for (const { transfer } of results) expect(transfer.minutes).toBeLessThanOrEqual(35);
    for (const wrong of ['landing=25:00', 'landing=7:5', 'transfer_minutes_max=0', 'transfer_minutes_max=x'])
      expect([wrong, (await get(`resorts/?${wrong}`)).status]).toEqual([wrong, 400]);
  });

  it.each(['packages', 'resorts'])('and trips are found by id: those that are there, each once (%s)', async (path) => {
    const [first, , third] = (await get(`${path}/?page_size=100`)).body.results;
    const found = (await get(`${path}/?id=${third.id}&id=${first.id}&id=${first.id}&id=2147483647`)).body;
    expect(found.count).toBe(2);
    expect(slugs(found.results).toSorted()).toEqual([first.slug, third.slug].toSorted());
    const many = Array.from({ length: 101 }, (_, index) => `id=${index + 1}`).join('&');
    for (const query of [`id=${first.slug}`, 'id=0', 'id=1e1', 'id=2147483648', 'id[$ne]=1', many])
      expect([query, (await get(`${path}/?${query}`)).status]).toEqual([query, 400]);
  });
});

describe('locations', () => {
  it('are the destinations and the islands that resorts have to themselves', async () => {
    const { body } = await get('locations/');
    const derived = body.filter(({ source }: { source: string }) => source !== 'location');
    expect(derived).toHaveLength(18 + 9);
    expect(body.slice(0, 18 + 9)).toEqual(derived);
    expect(body.find(({ slug }: { slug: string }) => slug === 'dhigurah')).toEqual({
      source: 'destination',
      id: expect.any(Number),
      slug: 'dhigurah',
      name: 'Dhigurah',
      description: null,
      island: 'Dhigurah',
      atoll: 'South Ari Atoll',
      atoll_code: 'ADh',
      kind: 'local_island',
      lat: 3.5267,
      lng: 72.9242,
      destination: 'dhigurah',
      resort_count: 0,
      _i18n: { language: 'en', fallback_fields: [], outdated_fields: [] },
    });
    expect(slugs(body)).not.toContain('sea-hermit');
    const islands = (await get('locations/?kind=resort_island')).body;
    expect(slugs(islands)).toContain('kandu-veli');
    expect(islands).toHaveLength(9);
    expect((await get('locations/?kind=moon')).status).toBe(400);
  });

  it('are named in the language of the answer', async () => {
    const one = async (lang: string) =>
      (await get(`locations/?lang=${lang}`)).body.find(({ slug }: { slug: string }) => slug === 'dhigurah');
    expect(await one('ru')).toMatchObject({ name: 'Дигура', atoll: 'Южный Ари' });
    expect(await one('zh')).toMatchObject({ name: '迪古拉岛', atoll: '南阿里环礁' });
  });
});

describe('featured resorts', () => {
  it('are a plain list of the featured ones, by country', async () => {
    const { body } = await get('resorts/featured/');
    const featured = (await get('resorts/?is_featured=true&page_size=100')).body.results;
    expect(body).toEqual(featured);
    expect(body.length).toBeGreaterThan(3);
    expect((await get('resorts/featured/?country=MV')).body).toHaveLength(body.length);
    expect((await get('resorts/featured/?country=LK')).body).toEqual([]);
    expect((await get('resorts/featured/?country=mv')).status).toBe(400);
    const [euros] = (await get('resorts/featured/?currency=EUR&lang=ru')).body;
    expect(euros).toMatchObject({ display_currency: 'EUR', _i18n: { language: 'ru', fallback_fields: [] } });
  });
});

describe('one resort', () => {
  it('is 404 in another country', async () => {
    expect((await get('resorts/kandu-veli/?country=MV')).status).toBe(200);
    expect((await get('resorts/kandu-veli/?country=LK')).body.code).toBe('not_found');
  });
});

describe('pictures of a resort', () => {
  it('are a plain list by id and by slug, the cover marked', async () => {
    const resort = (await get('resorts/kandu-veli/')).body;
    const { body } = await get('resort-images/?resort=kandu-veli');
    expect(body.map(({ media }: { media: { id: number } }) => media.id)).toEqual(
      resort.images.map(({ id }: { id: number }) => id),
    );
    expect(body[0]).toEqual({
      id: expect.any(Number),
      resort: resort.id,
      media: expect.objectContaining({ alt: expect.any(String), variants: expect.any(Object) }),
      caption: null,
      kind: resort.images[0].kind,
      position: 1,
      is_cover: true,
      _i18n: { language: 'en', fallback_fields: [], outdated_fields: [] },
    });
    expect(body.filter(({ is_cover: cover }: { is_cover: boolean }) => cover)).toHaveLength(1);
    expect((await get(`resort-images/?resort=${resort.id}`)).body).toEqual(body);
  });

  it('carry their caption in the language of the answer, else in English', async () => {
    await execute(`insert into resort_image_text (resort_image_id, language, caption) select i.id, 'en', 'The jetty'
      from resort_image i join resort r on r.id = i.resort_id where r.slug = 'mas-veyo' and i.position = 1`);
    expect((await get('resort-images/?resort=mas-veyo&lang=ru')).body[0]).toMatchObject({
      caption: 'The jetty',
      _i18n: { language: 'ru', fallback_fields: ['caption'] },
    });
  });

  it('are 404 for a resort that visitors do not see, and need one to be named', async () => {
    expect((await get('resort-images/?resort=atlantis')).status).toBe(404);
    await execute(`update resort set status = 'draft' where slug = 'madi-faru'`);
    forget();
    expect((await get('resort-images/?resort=madi-faru')).status).toBe(404);
    expect((await get('resort-images/')).body).toEqual({ resort: ['This field is required'] });
    expect((await get(`resort-images/?resort=x'--`)).status).toBe(400);
  });
});
