import { ROOT_PAGES } from '@atoll/contract/paths';
import { storeSearch } from '../../content/listing/store-search.queries.js';
import { defineKind } from '../../content/editing/kind.js';
import { needEnglish } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { Page, type PageFacts, PageText } from './page.entity.js';
import { PageDocumentDto, WritePageDto, WritePageWordsDto } from './page-editing.dto.js';

/** Shared members of a page's document. */
export type SharedPage = SharedOf<PageDocumentDto>;

/** Pages as the editing engine sees them; `position` is the place in menus. */
export const pageKind = defineKind<Page, SharedPage, PageFacts>({
  name: 'page',
  path: 'pages',
  entity: Page,
  document: PageDocumentDto,
  body: WritePageDto,
  tags: ['pages', 'faqs'],
  atRoot: ROOT_PAGES,
  permissions: { view: 'content.view', change: 'content.change', publish: 'content.publish' },
  texts: { entity: PageText, words: WritePageWordsDto },
  defaults: { template: 'standard', show_in_footer: false, cover: null },
  single: { cover: 'media' },
  make: (slug, facts, now) => new Page(slug, facts, now),
  toShared: () => ({}),
  toColumns: () => ({}),
  publishProblems: (document) => ({
    ...needEnglish(document, { title: 2 }),
    ...(document.translations.en?.['blocks'] ? {} : { 'translations.en.blocks': [{ code: 'required' }] }),
  }),
  async search({ id }, { em }) {
    const texts = await em.find(PageText, { page: id });
    await storeSearch(
      em,
      'page',
      id,
      texts.map(({ title }) => title),
    );
  },
  keepsSlug: (row) => row.isSystem,
  inUse: (row) => Promise.resolve(row.isSystem),
});
