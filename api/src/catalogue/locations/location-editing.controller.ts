import { editingController } from '../../content/editing/editing-controller.js';
import { locationKind } from './location.kind.js';

/** Reads and writes of staff. */
export const LocationEditingController = editingController(locationKind, {
  singular: 'Location',
  create: 'Makes a location: a draft unless `status` says otherwise and the caller may publish.',
  replace: 'Replaces a location: what the body leaves out falls back to its default; words of other languages stay.',
  update: 'Changes what the body names.',
  remove: 'Takes a location away for good after 30 days.',
});
