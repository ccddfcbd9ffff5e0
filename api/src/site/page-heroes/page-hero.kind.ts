import { type Problems, defineKind } from '../../content/editing/kind.js';
import { needEnglish, needPicture } from '../../content/editing/publish-checks.js';
import { Media } from '../../content/media/media.entity.js';
import { PageHero, type PageHeroFacts, PageHeroText, type PageKey } from './page-hero.entity.js';
import { PageHeroDocumentDto, WritePageHeroDto } from './page-hero-editing.dto.js';

/** Shared members of a hero's document. */
export type SharedPageHero = {
  page_key: PageKey;
  image: number | null;
  image_mobile: number | null;
  focal_point: { x: number; y: number } | null;
  overlay_opacity: number;
  cta_url: string | null;
  active: boolean;
  active_from: string | null;
  active_to: string | null;
};

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** Heroes as the editing engine sees them. */
export const pageHeroKind = defineKind<PageHero, SharedPageHero>({
  name: 'page_hero',
  path: 'page-heroes',
  entity: PageHero,
  document: PageHeroDocumentDto,
  body: WritePageHeroDto,
  tags: ['heroes', 'settings'],
  permissions: { view: 'content.view', change: 'content.change', publish: 'content.publish' },
  texts: {
    entity: PageHeroText,
    owner: 'pageHero',
    fields: ['title', 'subtitle', 'cta_label'],
    create: (row, language) => new PageHeroText(row, language, {}),
  },
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
  make: (slug, now) => new PageHero(slug, {} as PageHeroFacts, now),
  toShared: (row) => ({
    page_key: row.pageKey,
    image: row.image?.id ?? null,
    image_mobile: row.imageMobile?.id ?? null,
    focal_point: row.focalX === null || row.focalY === null ? null : { x: row.focalX, y: row.focalY },
    overlay_opacity: row.overlayOpacity,
    cta_url: row.ctaUrl,
    active: row.active,
    active_from: row.activeFrom?.toISOString() ?? null,
    active_to: row.activeTo?.toISOString() ?? null,
  }),
  assign(row, shared, { em }) {
    row.pageKey = shared.page_key;
    row.image = shared.image === null ? null : em.getReference(Media, shared.image);
    row.imageMobile = shared.image_mobile === null ? null : em.getReference(Media, shared.image_mobile);
    row.focalX = shared.focal_point?.x ?? null;
    row.focalY = shared.focal_point?.y ?? null;
    row.overlayOpacity = shared.overlay_opacity;
    row.ctaUrl = shared.cta_url;
    row.active = shared.active;
    row.activeFrom = instant(shared.active_from);
    row.activeTo = instant(shared.active_to);
  },
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
