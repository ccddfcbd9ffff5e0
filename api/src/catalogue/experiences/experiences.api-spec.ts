import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import type { ExperienceDto } from './experiences.dto.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
}, 120_000);
afterAll(() => test.close());

const get = async (path: string) => test.api().get(`/api/${path}`);
const execute = (sql: string) => test.em().getConnection().execute(sql);
const forget = () => test.app.get(PublicCache).drop(['experiences', 'destinations', 'settings']);
const list = async (query: string): Promise<ExperienceDto[]> => {
  const { status, body } = await get(`experiences/?page_size=100&${query}`);
  expect([query, status]).toEqual([query, 200]);
  expect(body.count).toBe(body.results.length);
  return body.results;
};
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);
const cents = (price: string) => Math.round(Number(price) * 100);

describe('the experience list', () => {
  it('has pages, with and without trailing slash', async () => {
    const { body } = await get('experiences/?page_size=10');
    expect(body).toMatchObject({ count: 16, previous: null });
    expect(body.next).toBe('https://atoll.example/api/experiences/?page_size=10&page=2');
    expect((await get('experiences/?page_size=10&page=2')).body.results).toHaveLength(6);
    expect((await get('experiences/?page=3')).body.code).toBe('invalid_page');
    expect((await get('experiences')).body.count).toBe(16);
  });

  it('filters by every parameter', async () => {
    const all = await list('');
    const one = async (query: string, fits: (item: ExperienceDto) => boolean) => {
      const found = await list(query);
      expect([query, slugs(found).toSorted()]).toEqual([query, slugs(all.filter(fits)).toSorted()]);
      expect([query, found.length > 0]).toEqual([query, true]);
    };
    const takesPlaceIn = (slug: string) => (item: ExperienceDto) =>
      item.destinations.some((place) => place.slug === slug);
    await one('is_featured=true', (item) => item.is_featured);
    await one('featured=true', (item) => item.is_featured);
    await one('is_featured=false', (item) => !item.is_featured);
    for (const code of new Set(all.map((item) => item.category_code)))
      await one(`category=${code}`, (item) => item.category_code === code);
    for (const code of ['easy', 'moderate', 'challenging'])
      await one(`difficulty=${code}`, (item) => item.difficulty === code);
    await one('destination=maafushi', takesPlaceIn('maafushi'));
    const place = all.flatMap(({ destinations }) => destinations).find(({ slug }) => slug === 'maafushi');
    await one(`destination=${place?.id}`, takesPlaceIn('maafushi'));
    await one('destination=maafushi&destination=male', (i) => takesPlaceIn('maafushi')(i) || takesPlaceIn('male')(i));
    await one('price_min=95', ({ price }) => cents(price) >= 9500);
    await one('price_max=45.50', ({ price }) => cents(price) <= 4550);
    await one('price_max=85&currency=EUR', ({ price }) => cents(price) <= 10_000);
    await one('duration_max=120', (item) => item.duration_minutes <= 120);
    await one('category=diving&price_max=100', (i) => i.category_code === 'diving' && cents(i.price) <= 10_000);
  });

  it('covers every category of the product', async () => {
    expect(new Set((await list('')).map((item) => item.category_code)).size).toBe(11);
  });

  it('sorts in every order', async () => {
    const prices = (items: ExperienceDto[]) => items.map(({ price }) => cents(price));
    expect(prices(await list('sort=price_low'))).toEqual(prices(await list('')).toSorted((a, b) => a - b));
    expect(prices(await list('sort=price_high'))).toEqual(prices(await list('')).toSorted((a, b) => b - a));
    const minutes = (await list('sort=duration')).map((item) => item.duration_minutes);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const names = (await list('sort=name&lang=ru')).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ru')));
    expect(await list('sort=featured')).toEqual(await list(''));
  });

  it('finds Мале, 马累, Malé and Male alike', async () => {
    const found = await Promise.all(
      ['Malé', 'male', 'Мале', '马累'].map((word) => list(`search=${encodeURIComponent(word)}`)),
    );
    expect(slugs(found[0] ?? [])).toContain('male-on-foot');
    for (const others of found) expect(slugs(others)).toEqual(slugs(found[0] ?? []));
    expect(slugs(await list('search=mantas'))).toEqual(['mantas-of-hanifaru']);
    expect(await list('search=nothing-is-called-so')).toEqual([]);
  });

  it('refuses unknown parameters and bad values', async () => {
    for (const query of [
      'colour=blue',
      'category=Diving',
      'difficulty=hard',
      'sort=rating',
      'price_min=1e3',
      'duration_max=0',
      'is_featured=yes',
      'currency=XXX',
      'lang=de',
      `destination=x'--`,
    ]) {
      const { status, headers } = await get(`experiences/?${query}`);
      expect([query, status, headers['x-error-code']]).toEqual([query, 400, 'validation_failed']);
    }
  });

  it('shows prices in another currency beside the dollars', async () => {
    const [item] = await list('currency=EUR&sort=price_high');
    expect(item).toMatchObject({ price: '240.00', currency: 'USD', display_price: '204.00', display_currency: 'EUR' });
    expect((await list(''))[0]).not.toHaveProperty('display_price');
  });
});

describe('one experience', () => {
  it('is complete in three languages, by slug and by id', async () => {
    const english = (await get('experiences/tiger-sharks-of-fuvahmulah/')).body;
    expect(english).toMatchObject({
      category: 'Diving',
      category_code: 'diving',
      price: '160.00',
      pricing_type: 'per_person',
      certification: 'AOW',
      min_age: 16,
      swim_required: true,
      is_active: true,
      pickup: true,
      start_times: ['07:00', '10:30'],
      _i18n: { language: 'en', fallback_fields: [] },
    });
    expect(english.image_url).toBe(english.cover_image.variants.gallery);
    expect(english.images[0]).toEqual(english.cover_image);
    const russian = (await get(`experiences/${english.id}/?lang=ru`)).body;
    expect(russian).toMatchObject({ category: 'Дайвинг', _i18n: { language: 'ru', fallback_fields: [] } });
    expect(russian.includes).toHaveLength(english.includes.length);
    const chinese = (await get('experiences/tiger-sharks-of-fuvahmulah/?lang=zh&currency=CNY')).body;
    expect(chinese.name).toMatch(/\p{Script=Han}/u);
    expect(chinese.display_currency).toBe('CNY');
  });

  it('leads on to three others: of its kind first, then in its place, then those that the list begins with', async () => {
    const all = await list('');
    for (const { slug, category_code: kind, destinations } of all) {
      const related: ExperienceDto[] = (await get(`experiences/${slug}/`)).body.related;
      const here = slugs(destinations);
      const near = (other: ExperienceDto) =>
        other.category_code === kind ? 2 : Number(slugs(other.destinations).some((place) => here.includes(place)));
      const others = all.filter((other) => other.slug !== slug);
      const nearest = [2, 1, 0].flatMap((rank) => others.filter((other) => near(other) === rank));
      expect(related.map(near)).toEqual(nearest.slice(0, 3).map(near));
      const far = (items: ExperienceDto[]) => slugs(items.filter((other) => near(other) === 0));
      expect(far(related)).toEqual(far(nearest.slice(0, 3)));
      expect(slugs(related)).not.toContain(slug);
    }
  });

  it('has words for every field in every language', async () => {
    const all = await list('');
    for (const { slug } of all)
      for (const lang of ['ru', 'zh']) {
        const { body } = await get(`experiences/${slug}/?lang=${lang}`);
        expect([slug, lang, body._i18n.fallback_fields, body.images.length > 0]).toEqual([slug, lang, [], true]);
      }
  });

  it('falls back to English field by field, and says so', async () => {
    await execute(`update experience_text t set summary = null, includes = null, wildlife_code = null from experience x
      where x.id = t.experience_id and x.slug = 'mantas-of-hanifaru' and t.language = 'ru'`);
    forget();
    const english = (await get('experiences/mantas-of-hanifaru/')).body;
    const russian = (await get('experiences/mantas-of-hanifaru/?lang=ru')).body;
    expect(russian._i18n.fallback_fields).toEqual(['summary', 'includes', 'wildlife_code']);
    expect(russian.includes).toEqual(english.includes);
    expect(russian.name).not.toBe(english.name);
  });

  it('is 404 when visitors may not see it', async () => {
    expect((await get('experiences/no-such-thing/')).body.code).toBe('not_found');
    expect((await get('experiences/999999999/')).status).toBe(404);
    await execute(`update experience set status = 'draft' where slug = 'kayak-at-first-light'`);
    forget();
    expect((await get('experiences/kayak-at-first-light/')).status).toBe(404);
    expect(slugs(await list('sort=name'))).not.toContain('kayak-at-first-light');
  });
});

describe('the homepage', () => {
  it('puts featured experiences forward, as they are in the list', async () => {
    const { experiences } = (await get('homepage/public/?lang=zh')).body.featured;
    expect(experiences.length).toBeGreaterThan(2);
    expect(experiences).toEqual((await list('is_featured=true&lang=zh')).slice(0, experiences.length));
  });
});
