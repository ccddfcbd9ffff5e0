import { paths } from '@atoll/contract/paths';
import type { Kind } from '../kind';
import { PLACE, SEARCH } from './groups';

const WRITTEN = { change: 'content.change', publish: 'content.publish' } as const;

/** What the agency writes. */
export const WRITTEN_KINDS: readonly Kind[] = [
  {
    path: 'faqs',
    screen: paths.dashboardFaqs(),
    called: 'question',
    method: 'PATCH',
    permissions: WRITTEN,
    category: { member: 'category', row: 'category_code' },
    list: { search: true, pages: true },
    groups: [{ id: 'words', words: ['question', 'answer'], members: ['category', 'related_pages'] }, PLACE],
    html: ['answer'],
  },
  {
    path: 'posts',
    screen: paths.dashboardPosts(),
    called: 'title',
    method: 'PATCH',
    permissions: WRITTEN,
    site: paths.post,
    list: { search: true, pages: true },
    groups: [
      { id: 'words', words: ['title', 'excerpt', 'body'] },
      { id: 'author', words: ['author_bio'], members: ['author_name', 'author_avatar'] },
      { id: 'pictures', members: ['cover'] },
      { id: 'places', members: ['categories', 'tags', 'related_packages'] },
      PLACE,
      SEARCH,
    ],
    refs: { related_packages: 'packages' },
    html: ['body.html'],
  },
  {
    path: 'pages',
    screen: paths.dashboardPages(),
    called: 'title',
    method: 'PATCH',
    permissions: WRITTEN,
    site: paths.page,
    list: { pages: true },
    groups: [
      { id: 'words', words: ['title', 'excerpt', 'blocks'], members: ['template', 'show_in_footer'] },
      { id: 'about', words: ['details'] },
      { id: 'pictures', members: ['cover'] },
      SEARCH,
    ],
    html: ['blocks.html'],
  },
  {
    path: 'page-heroes',
    screen: paths.dashboardPageHeroes(),
    called: 'title',
    method: 'PATCH',
    permissions: WRITTEN,
    list: {},
    groups: [
      { id: 'words', words: ['title', 'subtitle', 'cta_label'], members: ['page_key', 'cta_url'] },
      { id: 'pictures', members: ['image', 'image_mobile', 'overlay_opacity'] },
      { id: 'times', members: ['active', 'active_from', 'active_to', 'position'] },
    ],
  },
  {
    path: 'cultural-content',
    screen: paths.dashboardCulture(),
    called: 'title',
    method: 'PATCH',
    permissions: WRITTEN,
    list: {},
    groups: [
      { id: 'words', words: ['title', 'body', 'pronunciation'], members: ['content_type', 'phrase'] },
      { id: 'pictures', members: ['image'] },
      { id: 'times', members: ['valid_from', 'valid_to'] },
      PLACE,
    ],
    html: ['body'],
  },
];
