import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import type { TransferDetailDto } from './transfers.dto.js';
import { syncResortTransfers } from './transfers.queries.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
}, 120_000);
afterAll(() => test.close());

const get = async (path: string) => test.api().get(`/api/${path}`);
const execute = (sql: string) => test.em().getConnection().execute(sql);
const forget = () => test.app.get(PublicCache).drop(['transfers', 'resorts']);
const list = async (query: string): Promise<TransferDetailDto[]> => {
  const { status, body } = await get(`transfers/?page_size=100&${query}`);
  expect([query, status]).toEqual([query, 200]);
  expect(body.count).toBe(body.results.length);
  return body.results;
};
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);

describe('the transfer list', () => {
  it('filters by every parameter', async () => {
    const all = await list('');
    const one = async (query: string, fits: (item: TransferDetailDto) => boolean) => {
      const found = await list(query);
      expect([query, slugs(found).toSorted()]).toEqual([query, slugs(all.filter(fits)).toSorted()]);
      expect([query, found.length > 0]).toEqual([query, true]);
    };
    for (const mode of new Set(all.map((item) => item.mode))) await one(`mode=${mode}`, (item) => item.mode === mode);
    await one('service=private', ({ service }) => service === 'private');
    await one('service=shared', ({ service }) => service === 'shared');
    await one('from=MLE', ({ from }) => from.code === 'MLE');
    await one('from=male', ({ from }) => from.code === 'male');
    const goesTo = (slug: string) => (item: TransferDetailDto) => item.to_destination?.slug === slug;
    await one('to=maafushi', goesTo('maafushi'));
    const maafushi = all.find(goesTo('maafushi'))?.to_destination?.id;
    await one(`to=${maafushi}`, goesTo('maafushi'));
    await one('to=kandu-veli', (item) => item.to_resort?.slug === 'kandu-veli');
    await one('resort=kandu-veli', (item) => item.to_resort?.slug === 'kandu-veli');
    await one('daylight_only=true', (item) => item.daylight_only);
    await one('daylight_only=false', (item) => !item.daylight_only);
    await one('mode=speedboat&service=private', (i) => i.mode === 'speedboat' && i.service === 'private');
    expect(await list('resort=atlantis')).toEqual([]);
  });

  it('brings guests of a guesthouse to its island too', async () => {
    expect(slugs(await list('resort=sanu-house')).toSorted()).toEqual(['sanu-house-speedboat', 'thulusdhoo-ferry']);
    expect(slugs((await get('resorts/sanu-house/')).body.transfers)).toEqual([
      'sanu-house-speedboat',
      'thulusdhoo-ferry',
    ]);
    expect(slugs(await list('resort=velaa-thari-lagoon'))).not.toContain('maafushi-ferry');
  });

  it('sorts by price and by time, and finds names in any language', async () => {
    const prices = (await list('sort=price_low')).map((item) => Number(item.price_adult_return));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const minutes = (await list('sort=duration')).map((item) => item.duration_minutes);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(slugs(await list(`search=${encodeURIComponent('Фувахмула')}`))).toEqual(['fuvahmulah-domestic-flight']);
    expect(slugs(await list(`search=${encodeURIComponent('坎度沙屿')}`))).toHaveLength(2);
  });

  it('refuses unknown parameters and bad values', async () => {
    for (const query of ['colour=blue', 'mode=train', 'service=public', `from=x'--`, `to=a b`, 'sort=name', 'lang=de'])
      expect([query, (await get(`transfers/?${query}`)).status]).toEqual([query, 400]);
  });
});

describe('one transfer', () => {
  it('tells when, how and for how much, in three languages', async () => {
    const { body } = await get('transfers/olhu-laamu-domestic-flight-plus-speedboat/?currency=EUR');
    expect(body).toMatchObject({
      mode: 'domestic_flight_plus_speedboat',
      from: { code: 'MLE', name: 'Velana International Airport, Malé' },
      to_resort: { slug: 'olhu-laamu', name: 'Olhu Laamu' },
      to_destination: { slug: 'laamu-atoll' },
      duration_minutes: 65,
      legs: [
        { mode: 'domestic_flight', from: 'Malé', to: 'Kadhdhoo', minutes: 50, carrier: null },
        { mode: 'speedboat', minutes: 15 },
      ],
      price_adult_return: '430.00',
      currency: 'USD',
      display_price: '365.50',
      display_currency: 'EUR',
      daylight_only: false,
      baggage_kg: 20,
      _i18n: { language: 'en', fallback_fields: [] },
    });
    expect(body.images[0]).toEqual(body.cover_image);
    const russian = (await get(`transfers/${body.id}/?lang=ru`)).body;
    expect(russian.legs[0]).toMatchObject({ from: 'Мале', to: 'Каддху' });
    expect(russian.from.name).toBe('Аэропорт Велана, Мале');
    for (const { slug } of await list(''))
      for (const lang of ['ru', 'zh'])
        expect([slug, (await get(`transfers/${slug}/?lang=${lang}`)).body._i18n.fallback_fields]).toEqual([slug, []]);
  });

  it('falls back to English field by field, parts included', async () => {
    await execute(`update transfer set legs = jsonb_set(legs, '{0,text}', (legs -> 0 -> 'text') - 'zh')
      where slug = 'dhigurah-flight-and-speedboat'`);
    await execute(`update transfer_text t set notes = null from transfer f
      where f.id = t.transfer_id and f.slug = 'dhigurah-flight-and-speedboat' and t.language = 'zh'`);
    forget();
    const { body } = await get('transfers/dhigurah-flight-and-speedboat/?lang=zh');
    expect(body._i18n.fallback_fields).toEqual(['notes', 'legs']);
    expect(body.legs[0].from).toBe('Malé');
  });

  it('is 404 when visitors may not see it', async () => {
    await execute(`update transfer set status = 'unpublished' where slug = 'ukulhas-speedboat'`);
    forget();
    expect((await get('transfers/ukulhas-speedboat/')).status).toBe(404);
    expect((await get('transfers/no-such-boat/')).body.code).toBe('not_found');
  });
});

describe('the way to a resort', () => {
  it('is its main transfer: every demo resort has one', async () => {
    const resorts = (await get('resorts/?page_size=100')).body.results;
    expect(resorts).toHaveLength(13);
    for (const { slug, transfer } of resorts) {
      const { transfers } = (await get(`resorts/${slug}/`)).body;
      expect([slug, transfers.length > 0]).toEqual([slug, true]);
      const [main] = transfers;
      expect([slug, transfer]).toEqual([
        slug,
        { mode: main.mode, minutes: main.duration_minutes, price_adult_return: main.price_adult_return },
      ]);
    }
    expect((await get('resorts/?transfer_type=seaplane')).body.count).toBe(6);
  });

  it('follows its transfers', async () => {
    const sync = () => test.em().transactional((em) => syncResortTransfers(em, null));
    await execute(
      `update transfer set price_adult_return_minor = 21000, duration_minutes = 27 where slug = 'kandu-veli-speedboat'`,
    );
    await sync();
    forget();
    expect((await get('resorts/kandu-veli/')).body.transfer).toEqual({
      mode: 'speedboat',
      minutes: 27,
      price_adult_return: '210.00',
    });
    await execute(
      `update transfer f set status = 'draft' from resort r where r.id = f.to_resort_id and r.slug = 'kandu-veli'`,
    );
    await sync();
    forget();
    expect((await get('resorts/kandu-veli/')).body).toMatchObject({ transfer: null, transfers: [] });
  });
});
