import { editingController } from '../../content/editing/editing-controller.js';
import { packageKind } from './package.kind.js';

/** Reads and writes of staff. */
export const PackageEditingController = editingController(packageKind, {
  singular: 'Package',
  create: 'Makes a package: a draft unless `status` says otherwise and the caller may publish.',
  update:
    'Changes what the body names; lists are replaced as a whole. A public package may not lose what it needs to be public.',
  remove: 'Takes a package away for good after 30 days. One that was ever booked is archived instead: 409 `in_use`.',
});
