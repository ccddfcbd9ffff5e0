import { defineKind } from '../../content/editing/kind.js';
import { needEnglish, needPicture } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { CATEGORY_CODE } from '../../content/listing/codes.js';
import { isNamed, refreshCategorySearch } from './categories.queries.js';
import { Category, type CategoryFacts, CategoryText } from './category.entity.js';
import { CategoryDocumentDto, WriteCategoryDto, WriteCategoryWordsDto } from './category-editing.dto.js';

/** Shared members of a category's document. */
export type SharedCategory = SharedOf<CategoryDocumentDto>;

/** Categories as the editing engine sees them. */
export const categoryKind = defineKind<Category, SharedCategory, CategoryFacts>({
  name: 'category',
  path: 'categories',
  entity: Category,
  document: CategoryDocumentDto,
  body: WriteCategoryDto,
  plain: true,
  tags: ['packages'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: { entity: CategoryText, words: WriteCategoryWordsDto },
  defaults: { image: null },
  single: { image: 'media' },
  slugLength: CATEGORY_CODE.maxLength,
  keepsSlug: () => true,
  make: (slug, facts, now) => new Category(slug, facts, now),
  toShared: () => ({}),
  toColumns: () => ({}),
  async publishProblems(document, context) {
    return {
      ...needEnglish(document, { name: 2 }),
      ...(document.image === null ? {} : await needPicture('image', [document.image], context)),
    };
  },
  search: (row, { em }) => refreshCategorySearch(em, row.id),
  inUse: (row, { em }) => isNamed(em, row.slug),
});
