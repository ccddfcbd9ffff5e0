import { CardPrices } from '../src/catalogue/card-prices/card-prices.js';
import { Package, type PackageFacts } from '../src/catalogue/packages/package.entity.js';
import { PackageText } from '../src/catalogue/packages/package-parts.entity.js';
import { Papers } from '../src/sales/papers/papers.js';
import type { TestApp } from './create-test-app.js';

export interface PackageValues extends Partial<PackageFacts> {
  slug: string;
  status?: 'published' | 'draft';
  startDate?: string;
  endDate?: string;
  availableFrom?: string;
  availableTo?: string;
  /** Name by language; English is the slug unless given. */
  names?: Record<string, string>;
}

const FACTS: Omit<PackageFacts, 'code'> = {
  type: 'resort_stay',
  categoryCode: 'family',
  duration: 8,
  durationNights: 7,
  priceMinor: 100_000,
  originalPriceMinor: null,
  pricingType: 'per_person',
  occupancy: null,
  groupSizeMin: 1,
  groupSizeRecommended: 2,
  groupSizeMax: 30,
  minAge: null,
  difficulty: 'easy',
  transferMode: 'speedboat',
  transferMinutes: 30,
  mealPlan: 'HB',
  bestMonths: [1, 2, 3],
  confirmationMode: 'on_request',
  cancellationPolicy: 'flex_48h',
  inclusions: [],
  itinerary: [],
  isFeatured: false,
  position: 1,
  cover: null,
  search: '',
};

const ROOM_FOR_TWO = { unit: 'room', adults: 2, children: 0, child_age_max: null } as const;

/** A package in the test's database: published unless said otherwise. */
export async function createPackage(
  test: TestApp,
  { slug, status, names, ...values }: PackageValues,
): Promise<Package> {
  const em = test.em();
  const rooms = values.pricingType === 'per_room' ? ROOM_FOR_TWO : null;
  const facts = { ...FACTS, code: slug.toUpperCase(), occupancy: rooms, ...values };
  const made = new Package(slug, facts, test.clock.now());
  if (status !== 'draft') made.publish(test.clock.now());
  em.persist(made);
  for (const [language, name] of Object.entries({ en: slug, ...names })) {
    const words = { name, summary: name, description: name, highlights: [], seoTitle: null, seoDescription: null };
    em.persist(new PackageText(made, language, words));
  }
  await em.flush();
  await test.app.get(CardPrices).writeDue();
  return made;
}

/** Issues a request for payment of a booking. Returns the paper's id. */
export async function issuePaper(test: TestApp, bookingId: string): Promise<string> {
  const paper = await test
    .em()
    .transactional((em) => test.app.get(Papers).issue(em, bookingId, 'pro_forma', { amount: 50_000, later: 150_000 }));
  return paper.id;
}
