import type { Occupancy } from '@atoll/contract/price';
import type { Office } from './office';

export interface PackageRow {
  id: number;
  slug: string;
  name: string;
  price: string;
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  total_for_two: string;
  occupancy: Occupancy | null;
  group_size_min: number;
  group_size_max: number;
  min_age?: number | null;
  destinations: { slug: string; name: string }[];
}

interface List<T> {
  count: number;
  results: T[];
}

export const listPackages = async (office: Office, query: string): Promise<List<PackageRow>> =>
  office.get(`/api/packages/?${query}`);

/** A package of the seed that two adults and a child may book. */
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
  const found = details.find((row) => (row.min_age ?? 0) <= 7);
  if (!found) throw new Error(`The demo agency has no ${pricing} package for a family`);
  return found;
}

/** Digits of an amount as it is shown: `3 990 $` → 3990. */
export const amountIn = (text: string): number => Number(text.replaceAll(/[^\d.,]/g, '').replaceAll(',', ''));
