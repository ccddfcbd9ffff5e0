import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Config } from '../../platform/config/config.js';
import { prepareDatabase } from '../../database/prepare-database.js';
import type { PackageDto } from './packages.dto.js';

type Item = PackageDto;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
}, 120_000);
afterAll(() => test.close());

const get = async (path: string) => test.api().get(`/api/${path}`);
const list = async (query: string): Promise<Item[]> => {
  const { status, body } = await get(`packages/?page_size=100&${query}`);
  expect([query, status]).toEqual([query, 200]);
  expect(body.count).toBe(body.results.length);
  return body.results;
};
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);
const cents = (price: string) => Math.round(Number(price) * 100);
/** Cents of what a card says, which lists go by. */
const asked = ({ price, price_from }: Item) => cents(price_from?.amount ?? price);

/** Number of statements that the application sends while `work` runs. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const text = typeof args[0] === 'string' ? args[0] : ((args[0] as { text?: string }).text ?? '');
    // Besides what the page asks for, the application feels every half second whether Postgres lives.
    if (!/rate_limit|^\s*(listen|begin|commit)|^select 1$/i.test(text)) count++;
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof original;
  await work().finally(() => (pg.Client.prototype.query = original));
  return count;
}

describe('the package list', () => {
  it('names at a glance what sets a package apart', async () => {
    const items = await list('');
    const expected = (item: Item) => [
      ...(item.original_price === null ? [] : ['discount']),
      ...((item.rating_average ?? 0) >= 4.5 && item.review_count >= 3 ? ['top_rated'] : []),
      ...(item.group_size_max >= 3 && item.group_size_max <= 8 && item.pricing_type === 'per_person'
        ? ['small_group']
        : []),
    ];
    expect(items.map(({ slug, badges }) => [slug, badges])).toEqual(items.map((item) => [item.slug, expected(item)]));
    const found = new Set(items.flatMap(({ badges }) => badges));
    expect([...found].toSorted()).toEqual(['discount', 'small_group', 'top_rated']);
  });

  it('has pages with absolute links that keep the filters', async () => {
    const first = await get('packages/?page_size=5&sort=price_low');
    expect(first.body).toMatchObject({ count: 24, previous: null });
    expect(first.body.next).toBe('https://atoll.example/api/packages/?page_size=5&sort=price_low&page=2');
    const last = await get('packages/?page_size=5&sort=price_low&page=5');
    expect(last.body.results).toHaveLength(4);
    expect(last.body.next).toBeNull();
    expect((await get('packages/?page=4&page_size=10')).body).toEqual({
      detail: 'Invalid page.',
      code: 'invalid_page',
    });
    expect((await get('packages/')).body.results).toHaveLength(12);
    expect((await get('packages')).body.count).toBe(24);
  });

  it('filters by every parameter', async () => {
    const all = await list('');
    const one = async (query: string, fits: (item: Item) => boolean) => {
      const found = await list(query);
      expect([query, slugs(found).toSorted()]).toEqual([query, slugs(all.filter(fits)).toSorted()]);
      expect([query, found.length > 0]).toEqual([query, true]);
    };
    const goesTo = (slug: string) => (item: Item) => item.destinations.some((place) => place.slug === slug);
    await one('destination=dhigurah', goesTo('dhigurah'));
    const dhigurah = all.flatMap(({ destinations }) => destinations).find(({ slug }) => slug === 'dhigurah');
    await one(`destination=${dhigurah?.id}`, goesTo('dhigurah'));
    await one('destination=dhigurah&destination=baa-atoll', (i) => goesTo('dhigurah')(i) || goesTo('baa-atoll')(i));
    for (const code of ['adventure', 'honeymoon', 'family', 'diving', 'luxury', 'budget', 'culture', 'activities'])
      await one(`category=${code}`, (item) => item.category_code === code);
    await one('duration=7', ({ duration }) => duration === 7);
    await one('duration_min=10', ({ duration }) => duration >= 10);
    await one('duration_max=3', ({ duration }) => duration <= 3);
    await one('duration_min=4&duration_max=8', ({ duration }) => duration >= 4 && duration <= 8);
    await one('price_min=1500', (item) => asked(item) >= 150_000);
    await one('price_max=1000.50', (item) => asked(item) <= 100_050);
    await one('min_price=1000&max_price=2000', (item) => asked(item) >= 100_000 && asked(item) <= 200_000);
    await one('price_max=850&currency=EUR', (item) => asked(item) <= 100_000);
    await one('travellers=2', ({ group_size_min: min, group_size_max: max }) => min <= 2 && max >= 2);
    for (const plan of ['BB', 'HB', 'FB', 'AI']) await one(`meal_plan=${plan}`, (item) => item.meal_plan === plan);
    await one('transfer_type=speedboat', ({ transfer }) => transfer?.mode === 'speedboat');
    await one('is_featured=true', ({ is_featured: featured }) => featured);
    await one('is_featured=false', ({ is_featured: featured }) => !featured);
    await one('category=diving&price_max=2000', (i) => i.category_code === 'diving' && asked(i) <= 200_000);
  });

  it('sorts in every order, and by the older names', async () => {
    const by = async (query: string) => (await list(query)).map((item) => item);
    const prices = (items: Item[]) => items.map(asked);
    expect(prices(await by('sort=price_low'))).toEqual(prices(await by('')).toSorted((a, b) => a - b));
    expect(prices(await by('sort=price_high'))).toEqual(prices(await by('')).toSorted((a, b) => b - a));
    const days = (await by('sort=duration')).map(({ duration }) => duration);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    const featured = (await by('')).map((item) => item.is_featured);
    expect(featured).toEqual(featured.toSorted((a, b) => Number(b) - Number(a)));
    expect(slugs(await by('ordering=price'))).toEqual(slugs(await by('sort=price_low')));
    expect(slugs(await by('ordering=-price'))).toEqual(slugs(await by('sort=price_high')));
  });

  it('finds Мале, 马累, Malé and Male alike', async () => {
    const found = await Promise.all(
      ['Malé', 'male', 'MALE', 'Мале', '马累'].map((q) => list(`search=${encodeURIComponent(q)}`)),
    );
    expect(found[0]?.length).toBeGreaterThan(0);
    for (const others of found) expect(slugs(others).toSorted()).toEqual(slugs(found[0] ?? []).toSorted());
    expect(slugs(await list('search=whale sharks'))).toContain('south-ari-whale-sharks');
    expect(await list('search=%25')).toHaveLength(24);
    expect(await list('search=nothing-is-called-so')).toEqual([]);
    for (const path of ['destinations', 'resorts']) {
      const [latin, cyrillic] = await Promise.all(
        ['male', 'Мале'].map((q) => get(`${path}/?search=${encodeURIComponent(q)}`)),
      );
      expect(latin?.body.count).toBeGreaterThan(0);
      expect(cyrillic?.body.results).toEqual(latin?.body.results);
    }
  });

  it('refuses unknown parameters and bad values', async () => {
    for (const query of [
      'colour=blue',
      'category=Diving',
      'sort=price',
      'sort=id;drop table package',
      'ordering=slug',
      'duration=seven',
      'duration=0',
      'price_min=-1',
      'price_min=1e3',
      'price_max=10.999',
      'travellers=51',
      'is_featured=yes',
      'currency=XXX',
      'lang=de',
      'page=0',
      'page_size=101',
      'destination=Dhigurah%27--',
      'category[$ne]=x',
      'category=diving&category=family',
      `search=${'x'.repeat(101)}`,
      'search=%00',
    ]) {
      const { status, headers } = await get(`packages/?${query}`);
      expect([query, status, headers['x-error-code']]).toEqual([query, 400, 'validation_failed']);
    }
    expect((await get('packages/?colour=blue')).body).toEqual({ colour: ['Unknown field.'] });
    expect((await get('packages/?price_min=cheap')).body).toEqual({ price_min: ['Please enter a valid price'] });
  });

  it('shows prices in another currency beside the dollars', async () => {
    const [item] = await list('currency=EUR&sort=price_low');
    expect(item).toMatchObject({ currency: 'USD', display_currency: 'EUR', rate: '0.85', rate_as_of: '2021-07-01' });
    expect(Number(item?.display_price)).toBeCloseTo(Number(item?.price) * 0.85, 2);
    expect((await list('currency=JPY'))[0]?.display_price).toMatch(/^\d+$/);
    expect((await list(''))[0]).not.toHaveProperty('display_price');
  });

  it('takes one statement, however long it is', async () => {
    for (const path of [
      'packages/?page_size=100&travellers=3',
      'packages/?page_size=2&travellers=3',
      'packages/?search=baa&travellers=3',
      'packages/baa-manta-season/?currency=CHF',
      'resorts/?page_size=100',
      'resorts/kandu-veli/',
      'destinations/?page_size=100',
      'destinations/male/',
      'homepage/public/',
    ])
      expect([path, await countStatements(() => get(path))]).toEqual([path, 1]);
  });

  it('is confirmed by its ETag', async () => {
    const { headers } = await get('packages/?category=family');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=1800');
    const again = await test.api().get('/api/packages/?category=family').set('if-none-match', String(headers['etag']));
    expect(again.status).toBe(304);
  });
});

describe('one package', () => {
  it('is found by slug and by id, in three languages', async () => {
    const english = await get('packages/south-ari-whale-sharks/');
    expect(english.body).toMatchObject({
      slug: 'south-ari-whale-sharks',
      price: '1090.00',
      total_for_two: '2180.00',
      category: 'Diving',
      category_code: 'diving',
      taxes_included: true,
      transfer: { mode: 'speedboat', minutes: 120 },
      cancellation_policy: { code: 'moderate_72h', label: 'Free cancellation up to 72 hours before departure' },
      resorts: [],
      _i18n: { language: 'en', fallback_fields: [], outdated_fields: [] },
    });
    expect(english.body.inclusions[0]).toEqual({
      id: 1,
      code: null,
      category: 'included',
      label: 'Shared speedboat from Malé, two hours each way',
      price: null,
      icon: 'boat',
    });
    expect(english.body.inclusions.find(({ category }: { category: string }) => category === 'optional').price).toBe(
      '35.00',
    );
    expect(english.body.itinerary).toHaveLength(5);
    expect(english.body.images.length).toBeGreaterThan(0);
    expect(english.body.cover_image).toEqual(english.body.images[0]);
    expect(english.body.related).toHaveLength(3);
    expect(english.body.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const russian = await get(`packages/${english.body.id}/?lang=ru`);
    expect(russian.body.category).toBe('Дайвинг');
    expect(russian.body.inclusions[0].label).toContain('катер');
    expect(russian.body.destinations[0].name).toBe('Дигура');
    expect(russian.headers['content-language']).toBe('ru');
    const chinese = await test.api().get('/api/packages/south-ari-whale-sharks').set('accept-language', 'zh-CN');
    expect(chinese.body._i18n).toEqual({ language: 'zh', fallback_fields: [], outdated_fields: [] });
    expect(chinese.body.name).toMatch(/\p{Script=Han}/u);
  });

  it('falls back to English field by field, and says so', async () => {
    await test.em().getConnection().execute(`update package_text t set summary = null, highlights = null from package p
        where p.id = t.package_id and p.slug = 'local-island-hop' and t.language = 'ru'`);
    const english = (await get('packages/local-island-hop/')).body;
    const russian = (await get('packages/local-island-hop/?lang=ru')).body;
    expect(russian._i18n).toEqual({ language: 'ru', fallback_fields: ['summary', 'highlights'], outdated_fields: [] });
    expect(russian.summary).toBe(english.summary);
    expect(russian.highlights).toEqual(english.highlights);
    expect(russian.name).not.toBe(english.name);
  });

  it('is 404 when it does not exist, is not published or not on sale', async () => {
    expect((await get('packages/no-such-package/')).body.code).toBe('not_found');
    expect((await get('packages/999999999/')).status).toBe(404);
    expect((await get('packages/99999999999999999999/')).status).toBe(404);
    expect((await get("packages/x'--/")).status).toBe(400);
    const execute = (sql: string) => test.em().getConnection().execute(sql);
    await execute(`update package set status = 'draft' where slug = 'family-village-and-lagoon'`);
    await execute(`update package set available_to = current_date - 2 where slug = 'honeymoon-two-islands'`);
    expect((await get('packages/family-village-and-lagoon/')).status).toBe(404);
    expect((await get('packages/honeymoon-two-islands/')).status).toBe(404);
    expect(slugs(await list('sort=duration&travellers=2'))).not.toContain('honeymoon-two-islands');
  });
});

describe('resorts, destinations and settings', () => {
  const resorts = async (query: string) =>
    (await get(`resorts/?page_size=100&${query}`)).body.results as Record<string, never>[];

  it('filter and sort resorts', async () => {
    expect(await resorts('')).toHaveLength(13);
    for (const [query, fits] of [
      [
        'destination=north-male-atoll',
        (r: Record<string, { slug: string }>) => r['destination']?.slug === 'north-male-atoll',
      ],
      ['category=guesthouse', (r: Record<string, unknown>) => r['category'] === 'guesthouse'],
      ['stars_min=4.5', (r: Record<string, unknown>) => Number(r['stars']) >= 4.5],
      ['style=family', (r: Record<string, string[]>) => r['style_tags']?.includes('family')],
      ['meal_plan=AI', (r: Record<string, string[]>) => r['meal_plans']?.includes('AI')],
      ['transfer_type=seaplane', (r: Record<string, { mode: string }>) => r['transfer']?.mode === 'seaplane'],
      ['price_max=400', (r: Record<string, { amount: string } | null>) => Number(r['price_from']?.amount) <= 400],
    ] as [string, (resort: unknown) => boolean][]) {
      const found = await resorts(query);
      expect([query, found.length > 0, found.every(fits)]).toEqual([query, true, true]);
      expect([query, found.length]).toEqual([query, (await resorts('')).filter(fits).length]);
    }
    const names = (await resorts('sort=name')).map((resort) => String(resort['name']));
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect(await resorts('country=MV')).toHaveLength(13);
    expect(await resorts('country=LK')).toEqual([]);
    expect((await get('resorts/?stars_min=9')).status).toBe(400);
  });

  it('show a resort in full', async () => {
    const { body } = await get('resorts/kandu-veli/?lang=zh');
    expect(body).toMatchObject({
      name: '坎度沙屿',
      stars: 4.5,
      price_from_per_night: '540.00',
      transfer: { mode: 'speedboat', minutes: 25, price_adult_return: '190.00' },
      check_in_time: '14:00',
      _i18n: { language: 'zh', fallback_fields: [], outdated_fields: [] },
    });
    expect(body.amenities).toContainEqual({ code: 'spa', name: '水疗', group: 'wellness', icon: 'spa' });
    expect(body.room_types[2]).toMatchObject({
      code: 'water',
      name: '水上屋',
      price_per_night: '980.00',
      over_water: true,
    });
    expect(body.images[0]).toMatchObject({
      kind: expect.any(String),
      variants: { hero: expect.stringMatching(/^\/media\//) },
    });
    expect((await get('resorts/kandu-veli/?country=LK')).status).toBe(404);
  });

  it('list destinations with what they hold', async () => {
    const { body } = await get('destinations/?page_size=100&lang=ru');
    expect(body.count).toBe(18);
    expect(body.results.every(({ atoll }: { atoll: string | null }) => atoll)).toBe(true);
    expect((await get('destinations/?is_featured=true')).body.count).toBe(6);
    expect((await get('destinations/?featured=true')).body.count).toBe(6);
    expect((await get('destinations/?type=city')).body.count).toBe(2);
    const one = (await get('destinations/thulusdhoo/')).body;
    expect(one).toMatchObject({ slug: 'thulusdhoo', etiquette: expect.any(String), atoll_code: 'K' });
    expect(one.gallery.length).toBeGreaterThan(0);
    expect((await get('destinations/atlantis/')).status).toBe(404);
  });

  it('give the homepage, currencies and languages', async () => {
    const { body } = await get('homepage/public/?lang=ru');
    expect(body.settings).toMatchObject({
      whatsapp_number: '9600000000',
      site_title: 'Atoll Travel',
      claims: [],
      social: [],
    });
    expect(body.hero.image.variants.hero).toMatch(/\/hero\.webp$/);
    expect(body.sections.map(({ type, visible }: { type: string; visible: boolean }) => `${type} ${visible}`)).toEqual([
      'hero true',
      'search true',
      'packages true',
      'map true',
      'resorts true',
      'experiences true',
      'testimonials true',
      'destinations false',
      'promises true',
      'trip_request true',
      'blog true',
      'newsletter true',
    ]);
    expect(body.sections[8].data.items).toHaveLength(3);
    expect(body.featured.packages.length).toBeGreaterThan(3);
    expect(body.featured.packages.every((item: Item) => item.is_featured)).toBe(true);
    expect(body.featured.resorts).toHaveLength(6);
    expect(body.featured.destinations).toHaveLength(6);
    expect(body._i18n).toEqual({ language: 'ru', fallback_fields: [], outdated_fields: [] });
    const currencies = (await get('currencies/')).body;
    expect(currencies).toHaveLength(10);
    expect(currencies[1]).toMatchObject({ code: 'EUR', rate: 0.85, decimals: 2, as_of: '2021-07-01', locale: 'de-DE' });
    const languages = (await get('languages/')).body;
    expect(languages.map(({ code }: { code: string }) => code)).toEqual(['en', 'ru', 'zh']);
    expect(languages[1]).toMatchObject({
      native_name: 'Русский',
      direction: 'ltr',
      is_active: true,
      is_default: false,
    });
  });
});

describe('the demo agency', () => {
  it('can be seeded again: same rows, and what a person changed stays', async () => {
    const counts = async () => {
      const tables = [
        'media',
        'media_text',
        'destination',
        'destination_text',
        'resort',
        'resort_text',
        'resort_image',
      ];
      const more = [
        'package',
        'package_text',
        'package_destination',
        'package_resort',
        'package_image',
        'experience',
        'experience_text',
        'experience_image',
        'transfer',
        'transfer_text',
        'amenity',
        'resort_amenity',
        'term',
        'currency',
      ];
      const parts = [...tables, ...more].map((table) => `'${table}', (select count(*) from ${table})`);
      const [row] = await test
        .em()
        .getConnection()
        .execute(`select json_build_object(${parts.join(', ')}) as counts`);
      return row?.counts as Record<string, number>;
    };
    const execute = (sql: string) => test.em().getConnection().execute(sql);
    await execute(`update package set price_minor = 1, updated_by = gen_random_uuid() where slug = 'baa-manta-season'`);
    await execute(`update package set price_minor = 1 where slug = 'local-island-hop'`);
    await execute(`update seed_record set version = 'older'`);
    const before = await counts();
    const config = new Config({ ...test.database.ownerConfig, demo: true });
    const said: string[] = [];
    await prepareDatabase(config, test.clock, (line) => said.push(line));
    expect(said).toContain('seeding packages');
    expect(await counts()).toEqual(before);
    const [row] = await execute(
      `select (select price_minor from package where slug = 'baa-manta-season') as changed,
         (select price_minor from package where slug = 'local-island-hop') as restored`,
    );
    expect(row?.changed).toBe(1);
    expect(row?.restored).toBeGreaterThan(1);
    expect((await get('packages/local-island-hop/?lang=ru')).body._i18n.fallback_fields).toEqual([]);
    await prepareDatabase(config, test.clock, (line) => said.push(`again: ${line}`));
    expect(said.filter((line) => line.startsWith('again'))).toEqual([]);
  }, 30_000);
});
