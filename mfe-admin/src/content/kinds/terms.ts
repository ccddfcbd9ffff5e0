import { paths } from '@atoll/contract/paths';
import type { Kind } from '../kind';
import { PLACE } from './groups';

const SOLD = { change: 'catalogue.change', publish: 'catalogue.publish' } as const;

/** What the things that are sold are described with. */
export const TERM_KINDS: readonly Kind[] = [
  {
    path: 'categories',
    screen: paths.dashboardCategories(),
    called: 'name',
    method: 'PATCH',
    isPlain: true,
    permissions: SOLD,
    list: {},
    groups: [{ id: 'words', words: ['name', 'description'], members: ['slug', 'image'] }, PLACE],
  },
  {
    path: 'amenities',
    screen: paths.dashboardAmenities(),
    called: 'name',
    method: 'PATCH',
    isPlain: true,
    permissions: SOLD,
    list: {},
    needed: ['group'],
    groups: [{ id: 'words', words: ['name'], members: ['group', 'code', 'icon', 'is_filterable'] }, PLACE],
  },
  {
    path: 'locations',
    screen: paths.dashboardLocations(),
    called: 'name',
    method: 'PATCH',
    isPlain: true,
    permissions: SOLD,
    list: { search: true, only: { source: 'location' } },
    needed: ['kind'],
    groups: [
      { id: 'words', words: ['name', 'description'] },
      { id: 'place', members: ['kind', 'atoll', 'island', 'lat', 'lng', 'destination'] },
      { id: 'search', members: ['slug'] },
      PLACE,
    ],
    refs: { destination: 'destinations' },
  },
];
