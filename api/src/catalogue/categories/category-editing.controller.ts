import { editingController } from '../../content/editing/editing-controller.js';
import { categoryKind } from './category.kind.js';

/** Reads and writes of staff. */
export const CategoryEditingController = editingController(categoryKind, {
  singular: 'Category',
  create:
    'Makes a category: a draft unless `status` says otherwise and the caller may publish. Packages may name it at once.',
  replace:
    'Replaces a category: what the body leaves out falls back to its default; words of other languages and the slug stay.',
  update: 'Changes what the body names, never the slug. Packages are found by the new name at once.',
  remove: 'Takes a category away for good after 30 days. One that a package names stays: 409 `in_use`.',
});
