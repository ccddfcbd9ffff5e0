import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish, needPicture } from '../../content/editing/publish-checks.js';
import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import { PageHero, type PageHeroFacts, PageHeroText } from './page-hero.entity.js';
import { PageHeroDocumentDto, WritePageHeroDto, WritePageHeroWordsDto } from './page-hero-editing.dto.js';

/** Shared members of a hero's document. */
export type SharedPageHero = SharedOf<PageHeroDocumentDto>;

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** Heroes as the editing engine sees them. */
export const pageHeroKind = defineKind<PageHero, SharedPageHero, PageHeroFacts>({
  name: 'page_hero',
  path: 'page-heroes',
  entity: PageHero,
  document: PageHeroDocumentDto,
  body: WritePageHeroDto,
  tags: ['heroes', 'settings'],
  permissions: { view: 'content.view', change: 'content.change', publish: 'content.publish' },
  texts: { entity: PageHeroText, words: WritePageHeroWordsDto },
  defaults: {
    page_key: 'home',
    image: null,
    image_mobile: null,
    focal_point: null,
    overlay_opacity: 0.2,
    cta_url: null,
    active: true,
    active_from: null,
    active_to: null,
  },
  single: { image: 'media', image_mobile: 'media' },
  make: (slug, facts, now) => new PageHero(slug, facts, now),
  toShared: (row) => ({
    focal_point: row.focalX === null || row.focalY === null ? null : { x: row.focalX, y: row.focalY },
    active_from: row.activeFrom?.toISOString() ?? null,
    active_to: row.activeTo?.toISOString() ?? null,
  }),
  toColumns: (shared) => ({
    focalX: shared.focal_point?.x ?? null,
    focalY: shared.focal_point?.y ?? null,
    activeFrom: instant(shared.active_from),
    activeTo: instant(shared.active_to),
  }),
  check({ active_from: from, active_to: to }): Problems {
    const ends = from !== null && to !== null && Date.parse(to) <= Date.parse(from);
    return ends ? { active_to: [{ code: 'end_before_start' }] } : {};
  },
  async publishProblems(document, context) {
    return {
      ...needEnglish(document, { title: 2 }),
      ...(await needPicture('image', document.image === null ? [] : [document.image], context)),
    };
  },
});
