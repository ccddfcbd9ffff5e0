import type { DestinationItem, ResortItem } from '../shared/catalog';
import { placeOf } from '../shared/place-of';

/** Places to stay in one atoll, or on one island. */
export interface StaysThere {
  slug: string;
  name: string;
  /** Where it lies; null where nobody knows. */
  at: { lat: number; lng: number } | null;
  stays: ResortItem[];
}

/** From north to south, each with its places to stay in the order of the list; what lies nowhere known comes last. */
export function staysByPlace(
  resorts: readonly ResortItem[],
  places: readonly Pick<DestinationItem, 'slug' | 'name' | 'lat' | 'lng'>[],
): StaysThere[] {
  const there = new Map<string, StaysThere>();
  for (const resort of resorts) {
    const slug = resort.destination?.slug ?? `${resort.category}-${resort.atoll ?? ''}`;
    const known = places.find((place) => place.slug === slug);
    const found = there.get(slug) ?? {
      slug,
      name: known?.name ?? resort.destination?.name ?? placeOf(resort) ?? resort.name,
      at: known ? { lat: known.lat, lng: known.lng } : null,
      stays: [],
    };
    found.stays.push(resort);
    there.set(slug, found);
  }
  return [...there.values()].toSorted((a, b) => (b.at?.lat ?? -90) - (a.at?.lat ?? -90));
}
