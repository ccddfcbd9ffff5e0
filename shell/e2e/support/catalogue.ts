import type { Occupancy } from '@atoll/contract/price';
import { type Office, inDays } from './office';

export interface PackageRow {
  id: number;
  slug: string;
  name: string;
  price: string;
  /** What its card says. */
  price_from: { amount: string };
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  total_for_two: string;
  occupancy: Occupancy | null;
  group_size_min: number;
  group_size_max: number;
  min_age?: number | null;
  confirmation_mode?: string;
  destinations: { slug: string; name: string }[];
}

interface List<T> {
  count: number;
  results: T[];
}

export const listPackages = async (office: Office, query: string): Promise<List<PackageRow>> =>
  office.get(`/api/packages/?${query}`);

interface Day {
  status: string;
  vacancies: number | null;
}

/** What the calendar has of the day on which flows begin their trips: most packages begin on some days only. */
const dayOf = async (office: Office, slug: string): Promise<Day | undefined> =>
  (await office.get<Day[]>(`/api/availability/?package=${slug}&from=${inDays(60)}&to=${inDays(60)}`))[0];

/** A package of the seed that two adults and a child of eight may ask for, in sixty days; one that flows cannot sell out, if there is one. */
export async function familyPackage(
  office: Office,
  pricing: PackageRow['pricing_type'],
  lang = 'en',
): Promise<PackageRow> {
  const { results } = await listPackages(office, `lang=${lang}&page_size=100&travellers=3`);
  const details = await Promise.all(
    results
      .filter((row) => row.pricing_type === pricing && row.group_size_min <= 2)
      .map((row) => office.get<PackageRow>(`/api/packages/${row.slug}/?lang=${lang}`)),
  );
  const fitting = details.filter((row) => (row.min_age ?? 0) <= 8 && row.confirmation_mode === 'on_request');
  const days = await Promise.all(fitting.map(({ slug }) => dayOf(office, slug)));
  const isUncounted = (day: Day | undefined) => day?.status === 'ON_REQUEST';
  const isOpen = (day: Day | undefined) => (day?.vacancies ?? 0) > 0;
  const found = fitting.find((_, index) => isUncounted(days[index])) ?? fitting.find((_, index) => isOpen(days[index]));
  if (!found) throw new Error(`The demo agency has no ${pricing} package for a family`);
  return found;
}

/** Digits of an amount as it is shown: `3 990 $` → 3990. */
export const amountIn = (text: string): number => Number(text.replaceAll(/[^\d.,]/g, '').replaceAll(',', ''));

/** True where a text tells an amount of the API (`1690.00`) as any of the languages writes it. */
export const tells = (text: string, amount: string): boolean => {
  const [whole = '', cents = ''] = amount.split('.');
  const rest = Number(cents) > 0 ? `[.,]${cents}` : '(?:[.,]00)?';
  return new RegExp(`(?<!\\d)${whole}${rest}(?!\\d)`).test(text.replaceAll(/(?<=\d)[\s,](?=\d{3})/g, ''));
};
