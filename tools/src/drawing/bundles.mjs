// The built server bundles, run as the drawing process runs them, and states as documents carry them.
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
const ROOT = path.resolve(import.meta.dirname, '../../..');
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));

/** Evaluates CommonJS that may ask for what is in `known` and nothing else. */
export function evaluate(file, known = {}) {
  const module = { exports: {} };
  const require = (id) => {
    if (!Object.hasOwn(known, id)) throw new Error(`${path.basename(file)} asks for ${id}`);
    return known[id];
  };
  const code = fs.readFileSync(file, 'utf8');
  vm.compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, require);
  return module.exports;
}

/** The built shell and the server bundle of the catalogue as the server runs them. */
export function builtBundles() {
  const shell = evaluate(path.join(ROOT, 'shell/dist', readJson('shell/dist/shell.json').server));
  const file = path.join(ROOT, 'mfe-catalog/dist', readJson('mfe-catalog/dist/build.json').server);
  return { shell, remote: evaluate(file, shell.shared) };
}

const flat = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
const textsOf = (folder, language) => Object.fromEntries(flat(readJson(`${folder}/${language}.json`)));

const files = (key) =>
  Object.fromEntries(
    ['thumbnail', 'card', 'tile', 'gallery', 'portrait', 'wide', 'large', 'hero', 'share'].map((name) => [
      name,
      `/media/${key}/${name}.webp`,
    ]),
  );
const picture = (key) => ({ alt: `Picture of ${key}`, width: 1920, height: 1080, variants: files(key) });
const place = { id: 1, slug: 'baa-atoll', name: 'Baa Atoll', island: null, atoll: 'Baa Atoll' };
const transfer = { mode: 'seaplane', minutes: 35 };

const trip = {
  ...{ id: 1, slug: 'manta-week', name: 'Manta week', summary: 'A week with mantas.', category: 'Diving' },
  ...{
    price: '2390.00',
    original_price: '2590.00',
    price_from: {
      ...{ amount: '2390.00', total: '4780.00', adults: 2, date: '2027-01-09', original: '2590.00' },
      ...{ discount_percent: 8, lowest: '2390.00', highest: '2390.00' },
    },
    pricing_type: 'per_person',
    total_for_two: '4780.00',
    occupancy: null,
  },
  ...{
    duration: 7,
    duration_nights: 6,
    destinations: [place],
    cover_image: picture('cover'),
    min_age: 12,
    meal_plan: 'FB',
  },
  ...{ discount_percent: 8, group_size_max: 8, transfer },
};
const wholeTrip = {
  ...trip,
  ...{
    description: 'One.\n\nTwo.',
    images: [picture('manta'), picture('reef')],
    highlights: ['Hanifaru'],
    resorts: [],
    experiences: [],
    faqs: [],
  },
  ...{ inclusions: [{ id: 1, category: 'optional', label: 'Equipment', price: '45.00' }], best_months: [6, 7] },
  itinerary: [{ day: 1, day_to: null, title: 'Arrival', body: 'You arrive.', island: 'Baa Atoll', meals: ['dinner'] }],
  ...{ cancellation_policy: { label: 'Free until 72 hours before' }, confirmation_mode: 'on_request' },
  ...{ related: [trip], seo: { title: null } },
};
const resort = {
  ...{ id: 1, slug: 'hanifa-baa', name: 'Hanifa Baa', summary: 'Sixty-four villas.', description: 'An island.' },
  ...{ category: 'resort', stars: '5.0', atoll: 'Baa Atoll', island: null, destination: null, transfer },
  price_from: { amount: '1010.00', date: '2027-02-14', lowest: '980.00', highest: '1400.00' },
  ...{ price_from_per_night: '900.00', cover_image: picture('hanifa'), images: [], highlights: [], room_types: [] },
  ...{ amenities: [], style_tags: [], meal_plans: ['BB'], packages: [trip], seo: { title: null } },
};
const sections = ['packages', 'destinations', 'resorts'].map((type, order) => ({
  type,
  order,
  visible: true,
  data: {},
}));
const homepage = {
  settings: { site_title: 'Atoll Travel', site_description: 'Trips to the islands.' },
  hero: { title: 'Down to the last boat', image: picture('hero') },
  sections,
  featured: {
    packages: [trip],
    resorts: [resort],
    destinations: [{ ...place, image: picture('baa'), package_count: 3 }],
  },
};
const list = (results) => ({ count: results.length, next: null, previous: null, results });

/** Pages of the catalogue: address, what it names, and first query of each. */
export const PAGES = {
  home: { path: '/', query: null, says: 'Down to the last boat' },
  packages: { path: '/packages', query: ['listPackages', {}, list([trip])], says: 'Manta week' },
  package: {
    path: '/packages/manta-week',
    params: { slug: 'manta-week' },
    query: ['getPackage', { id: 'manta-week' }, wholeTrip],
    says: 'Manta week',
  },
  resorts: { path: '/resorts', query: ['listResorts', {}, list([resort])], says: 'Hanifa Baa' },
  resort: {
    path: '/resorts/hanifa-baa',
    params: { slug: 'hanifa-baa' },
    query: ['getResort', { id: 'hanifa-baa' }, resort],
    says: 'Hanifa Baa',
  },
};

const REMOTE = { name: 'mfe-catalog', version: '0.1.0-00000000' };
const declaration = readJson('mfe-catalog/remote.json');
const prefixOf = (language) => (language === 'en' ? '' : `/${language}`);

/** The job of a page in a language. @param {object} [over] members of the state that are other than usual */
export function jobOf(page, language, over = {}) {
  const { path: address, params = {}, query } = PAGES[page];
  const candidate = { ...REMOTE, base: '/r/x/1/', entry: 'e', initial: [], pages: {}, integrity: {}, declaration };
  const asked = query ? [{ endpoint: query[0], arg: { lang: language, ...query[1] }, data: query[2] }] : [];
  const state = {
    language,
    remotes: { rev: 1, channel: 'stable', remotes: [{ name: REMOTE.name, candidates: [candidate] }] },
    texts: {
      common: textsOf('libs/i18n/locales/common', language),
      shell: textsOf('shell/locales', language),
      catalog: textsOf('mfe-catalog/locales', language),
    },
    textsVersion: '1',
    queries: [{ endpoint: 'getHomepage', arg: { lang: language }, data: homepage }, ...asked],
    year: 2026,
    ...over,
  };
  const url = prefixOf(language) + (address === '/' && language !== 'en' ? '' : address);
  return { remote: REMOTE, page, url, params, language, origin: 'https://atoll.example', state };
}
