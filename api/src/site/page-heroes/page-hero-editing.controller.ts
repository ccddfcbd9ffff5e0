import { editingController } from '../../content/editing/editing-controller.js';
import { pageHeroKind } from './page-hero.kind.js';

/** Reads and writes of staff. */
export const PageHeroEditingController = editingController(pageHeroKind, {
  singular: 'PageHero',
  tag: 'page heroes',
  create: 'Makes a hero: a draft unless `status` says otherwise and the caller may publish.',
  update: 'Changes what the body names; lists and blocks are replaced as a whole.',
  remove: 'Takes a hero away for good after 30 days.',
});
