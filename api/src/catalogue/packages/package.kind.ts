import type { Language } from '@atoll/contract/languages';
import { type Occupancy, unitsOf } from '@atoll/contract/price';
import { refreshSearch } from '../../content/listing/search.queries.js';
import { categoryState, holdCategory } from '../categories/categories.queries.js';
import { formatMinor, formatMinorOrNull, parseMinor, parseMinorOrNull } from '../../platform/fields/money.js';
import { given } from '../../content/editing/columns.js';
import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish, needPicture } from '../../content/editing/publish-checks.js';
import { Media } from '../../content/media/media.entity.js';
import { countOpenBookings, isCodeTaken, nextCode, wasBooked } from './package-editing.queries.js';
import { PackageText } from './package-parts.entity.js';
import { Package, type PackageFacts } from './package.entity.js';
import { PackageDocumentDto, type SharedPackage } from './package-document.dto.js';
import { WritePackageDto, WritePackageWordsDto } from './package-editing.dto.js';
import { resolvedStays, stayProblems } from './package-stays.js';
import { readStays, writeStays } from './package-stays.queries.js';
import { extraProblems, partyProblems, withExtraCodes } from './package-price.js';

/** Whom a room took before packages said it: what versions from that time mean. */
const ROOM_FOR_TWO: Occupancy = { unit: 'room', adults: 2, children: 0, child_age_max: null };

/** A booking's total has to fit its column whatever the party. US dollars. */
const MAX_TOTAL = 20_000_000;

const words = <T>(items: readonly { text: Partial<Record<Language, T>> }[], language: Language) => {
  const own = items.map(({ text }) => text[language] ?? null);
  return own.every((text) => text === null) ? null : own;
};

/** Rules between the members of a package. */
export function packageProblems(shared: SharedPackage): Problems {
  const problems: Problems = {};
  const price = parseMinor(shared.price);
  const original = parseMinorOrNull(shared.original_price);
  if (original !== null && original <= price) problems['original_price'] = [{ code: 'original_price_too_low' }];
  if (shared.pricing_type === 'per_room' && shared.occupancy === null) problems['occupancy'] = [{ code: 'required' }];
  // Nobody needs more rooms than a party of adults.
  const dearest = unitsOf(shared, { adults: shared.group_size_max, children_ages: [] });
  if (price * dearest > MAX_TOTAL * 100) problems['price'] = [{ code: 'total_too_high', params: { count: MAX_TOTAL } }];
  if (shared.group_size_max < shared.group_size_min)
    problems['group_size_max'] = [{ code: 'min_value', params: { count: shared.group_size_min } }];
  const recommended = shared.group_size_recommended;
  if (recommended !== null && (recommended < shared.group_size_min || recommended > shared.group_size_max))
    problems['group_size_recommended'] = [
      { code: 'not_between', params: { min: shared.group_size_min, max: shared.group_size_max } },
    ];
  for (const [from, to] of [
    ['start_date', 'end_date'],
    ['available_from', 'available_to'],
  ] as const) {
    const [first, last] = [shared[from], shared[to]];
    if (first !== null && last !== null && last < first) problems[to] = [{ code: 'end_before_start' }];
  }
  for (const [index, { day, day_to }] of shared.itinerary.entries())
    if (day_to !== null && day_to < day)
      problems[`itinerary.${index}.day_to`] = [{ code: 'min_value', params: { count: day } }];
  for (const member of ['inclusions', 'itinerary'] as const)
    for (const [index, { text }] of shared[member].entries())
      if (text.en === undefined) problems[`${member}.${index}.text.en`] = [{ code: 'required' }];
  for (const [index, { category, price: extra }] of shared.inclusions.entries())
    if (extra !== null && category !== 'optional')
      problems[`inclusions.${index}.price`] = [{ code: 'only_optional_priced' }];
  return { ...problems, ...partyProblems(shared), ...extraProblems(shared.inclusions) };
}

/** Packages as the editing engine sees them. */
export const packageKind = defineKind<Package, SharedPackage, PackageFacts>({
  name: 'package',
  path: 'packages',
  entity: Package,
  document: PackageDocumentDto,
  body: WritePackageDto,
  tags: ['packages'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: { entity: PackageText, words: WritePackageWordsDto },
  defaults: {
    code: null,
    type: 'resort_stay',
    category_code: 'adventure',
    duration: 7,
    duration_nights: null,
    price: '0.00',
    price_taxes: 'included',
    original_price: null,
    pricing_type: 'per_person',
    occupancy: null,
    child_bands: [],
    single_supplement: '0.00',
    group_size_min: 1,
    group_size_recommended: null,
    group_size_max: 4,
    min_age: null,
    difficulty: 'easy',
    transfer: null,
    meal_plan: 'BB',
    best_months: [],
    confirmation_mode: 'on_request',
    sold_by: 'request',
    stays: [],
    cancellation_policy: null,
    start_date: null,
    end_date: null,
    available_from: null,
    available_to: null,
    inclusions: [],
    itinerary: [],
    destinations: [],
    resorts: [],
    experiences: [],
    faqs: [],
    includes_international_flights: false,
    supplier: null,
    cost_price: null,
    images: [],
  },
  links: {
    destinations: { table: 'package_destination', of: 'destination' },
    resorts: { table: 'package_resort', of: 'resort' },
    experiences: { table: 'package_experience', of: 'experience' },
    faqs: { table: 'package_faq', of: 'faq' },
    images: { table: 'package_image', of: 'media' },
  },
  // How it is sold goes with its stock, not with its words and price of another day.
  placed: ['sold_by', 'stays'],
  understand: ({ category, ...body }) => ({ ...body, category_code: body['category_code'] ?? category }),
  make: (slug, facts, now) => new Package(slug, facts, now),
  toShared: (row) => ({
    price: formatMinor(row.priceMinor),
    original_price: formatMinorOrNull(row.originalPriceMinor),
    child_bands: row.childBands.map(({ age_max, share_bp }) => ({ age_max, share_percent: share_bp / 100 })),
    single_supplement: formatMinor(row.singleSupplementMinor),
    transfer: row.transferMode === null ? null : { mode: row.transferMode, minutes: row.transferMinutes },
    inclusions: row.inclusions.map(({ price_minor, ...inclusion }) => ({
      ...inclusion,
      price: formatMinorOrNull(price_minor),
    })),
    itinerary: row.itinerary.map(({ travel = null, ...day }) => ({ ...day, travel })),
    cost_price: formatMinorOrNull(row.costPriceMinor),
  }),
  toColumns: (shared, { em }) => ({
    code: given(shared.code),
    durationNights: given(shared.duration_nights),
    priceMinor: parseMinor(shared.price),
    originalPriceMinor: parseMinorOrNull(shared.original_price),
    childBands: shared.child_bands.map(({ age_max, share_percent }) => ({ age_max, share_bp: share_percent * 100 })),
    singleSupplementMinor: parseMinor(shared.single_supplement),
    transferMode: shared.transfer?.mode ?? null,
    transferMinutes: shared.transfer?.minutes ?? null,
    inclusions: shared.inclusions.map(({ price, ...inclusion }) => ({
      ...inclusion,
      price_minor: parseMinorOrNull(price),
    })),
    costPriceMinor: parseMinorOrNull(shared.cost_price),
    cover: shared.images[0] === undefined ? null : em.getReference(Media, shared.images[0]),
  }),
  loadMore: async (row, { em }) => ({ stays: await readStays(em, row.id) }),
  saveMore: (row, { stays }, { em }) => writeStays(em, row.id, stays),
  async complete(shared, { em, row, duplicate }) {
    shared.stays = await resolvedStays(shared.stays, em);
    if (shared.code === null || duplicate) shared.code = row?.code ?? (await nextCode(em, codePrefix(shared)));
    // Nights follow the days as long as nobody set them apart.
    const followed = row && row.durationNights === row.duration - 1 && shared.duration_nights === row.durationNights;
    if (shared.duration_nights === null || (followed && shared.duration !== row.duration))
      shared.duration_nights = shared.duration - 1;
    if (shared.pricing_type !== 'per_room') shared.occupancy = null;
    else if (!('occupancy' in shared)) Object.assign(shared, { occupancy: ROOM_FOR_TWO });
    if (shared.pricing_type !== 'per_person') Object.assign(shared, { child_bands: [], single_supplement: '0.00' });
    shared.inclusions = withExtraCodes(shared.inclusions, row?.inclusions ?? []);
  },
  async check(shared, { em, row }) {
    // The category of a package that is there is held by the package itself.
    const known = row?.categoryCode === shared.category_code || (await holdCategory(em, shared.category_code));
    const taken = shared.code !== null && (await isCodeTaken(em, shared.code, row?.id ?? null));
    return {
      ...packageProblems(shared),
      ...(await stayProblems(shared, em)),
      ...(known ? {} : { category_code: [{ code: 'unknown_reference' }] }),
      ...(taken ? { code: [{ code: 'taken' }] } : {}),
    };
  },
  embedded: (shared, language) => ({
    inclusions: words(shared.inclusions, language),
    itinerary: words(shared.itinerary, language),
  }),
  async publishProblems(document, context) {
    return {
      ...needEnglish(document, { name: 2, description: 10 }),
      ...(parseMinor(document.price) > 0 ? {} : { price: [{ code: 'must_be_positive' }] }),
      ...(document.duration > 0 ? {} : { duration: [{ code: 'required' }] }),
      ...(document.destinations.length > 0 ? {} : { destinations: [{ code: 'min_items', params: { count: 1 } }] }),
      ...(document.cancellation_policy === null ? { cancellation_policy: [{ code: 'required' }] } : {}),
      ...(await needPicture('images', document.images, context)),
      ...((await categoryState(context.em, document.category_code)) === 'archived'
        ? { category_code: [{ code: 'archived_category' }] }
        : {}),
    };
  },
  search: (row, { em }) => refreshSearch(em, 'package', [row.id]),
  openBookings: (row, { em, today }) => countOpenBookings(em, row.id, today),
  inUse: (row, { em }) => wasBooked(em, row.id),
  release(row) {
    row.code = `${row.code.slice(0, 18)}~${row.id}`;
  },
});

/** `MV-DIV-` for diving, `MV-ABC-` for ab-cd. */
const codePrefix = ({ category_code }: SharedPackage) =>
  `MV-${category_code.replaceAll('-', '').slice(0, 3).toUpperCase()}-`;
