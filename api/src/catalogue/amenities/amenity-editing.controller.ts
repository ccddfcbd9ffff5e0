import { editingController } from '../../content/editing/editing-controller.js';
import { amenityKind } from './amenity.kind.js';

/** Reads and writes of staff. */
export const AmenityEditingController = editingController(amenityKind, {
  singular: 'Amenity',
  create: 'Adds an amenity: a draft unless `status` says otherwise and the caller may publish.',
  replace:
    'Replaces an amenity: what the body leaves out falls back to its default; its code and names in other languages stay.',
  update: 'Changes what the body names.',
  remove: 'Takes an amenity away for good after 30 days. One that a place offers stays: 409 `in_use`.',
});
