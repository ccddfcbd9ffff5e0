import type { CacheTag } from '../../platform/cache/public-cache.js';

/** What pages may show, whatever their remotes ask for. */
export const PAGE_TAGS: readonly CacheTag[] = [
  'packages',
  'resorts',
  'destinations',
  'locations',
  'settings',
  'texts',
  'media',
  'amenities',
  'experiences',
  'transfers',
  'pages',
  'posts',
  'faqs',
  'heroes',
  'culture',
  'reviews',
];
