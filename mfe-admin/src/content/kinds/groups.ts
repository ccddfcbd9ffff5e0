import type { Group } from '../kind';

/** Groups that many kinds have. */
export const SEARCH: Group = {
  id: 'search',
  words: ['seo_title', 'seo_description'],
  members: ['slug', 'og_image', 'noindex'],
};
export const PLACE: Group = { id: 'lists', members: ['is_featured', 'position'] };
