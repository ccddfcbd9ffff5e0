import { defineKind } from '../../content/editing/kind.js';
import { needEnglish, needPicture } from '../../content/editing/publish-checks.js';
import { CATEGORY_CODE } from '../../content/listing/codes.js';
import { Media } from '../../content/media/media.entity.js';
import { isNamed, refreshCategorySearch } from './categories.queries.js';
import { Category, CategoryText } from './category.entity.js';
import { CategoryDocumentDto, WriteCategoryDto } from './category-editing.dto.js';

/** Shared members of a category's document. */
export type SharedCategory = { image: number | null };

/** Categories as the editing engine sees them. */
export const categoryKind = defineKind<Category, SharedCategory>({
  name: 'category',
  path: 'categories',
  entity: Category,
  document: CategoryDocumentDto,
  body: WriteCategoryDto,
  plain: true,
  tags: ['packages'],
  permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
  texts: {
    entity: CategoryText,
    owner: 'category',
    fields: ['name', 'description'],
    create: (row, language) => new CategoryText(row, language),
  },
  defaults: { image: null },
  single: { image: 'media' },
  slugLength: CATEGORY_CODE.maxLength,
  keepsSlug: () => true,
  make: (slug, now) => new Category(slug, {}, now),
  toShared: (row) => ({ image: row.image?.id ?? null }),
  assign(row, { image }, { em }) {
    row.image = image === null ? null : em.getReference(Media, image);
  },
  async publishProblems(document, context) {
    return {
      ...needEnglish(document, { name: 2 }),
      ...(document.image === null ? {} : await needPicture('image', [document.image], context)),
    };
  },
  search: (row, { em }) => refreshCategorySearch(em, row.id),
  inUse: (row, { em }) => isNamed(em, row.slug),
});
