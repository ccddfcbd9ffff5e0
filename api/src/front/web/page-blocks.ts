import { HERO_SIZES, heroSources } from '@atoll/contract/pictures';
import { localized } from '@atoll/contract/paths';
import { type Html, html } from './html.js';
import { type Crumb, breadcrumb } from './parts.js';
import type { PictureAnswer } from './answers.js';
import type { PageContent } from './page-content.js';
import type { StructuredData } from './structured-data.js';
import type { Wording } from './wording.js';

/** What every page is made with. */
export interface Making {
  wording: Wording;
  structured: StructuredData;
}

/** A part of a page under its own heading; nothing when there is nothing in it. */
export const section = (title: string, body: Html | null, lead?: string | null): Html | null =>
  body &&
  html`<section class="doc-section">
    <div class="doc-container">
      <div class="doc-section-heading">
        <div>
          <h2>${title}</h2>
          ${lead && html`<p class="doc-section-heading__lead">${lead}</p>`}
        </div>
      </div>
      ${body}
    </div>
  </section>`;

/** Breadcrumb and heading of a page without a picture across it. */
export const heading = (
  crumbs: readonly Crumb[],
  title: string,
  lead: string,
  more: Html | null,
  wording: Wording,
  eyebrow: string | null = null,
): Html =>
  html`<div class="doc-container">
    ${breadcrumb(crumbs, wording)}
    <header class="doc-heading">
      ${eyebrow && html`<p class="doc-eyebrow">${eyebrow}</p>`}
      <h1>${title}</h1>
      <p class="doc-heading__lead">${lead}</p>
      ${more}
    </header>
  </div>`;

/** The first entry of every breadcrumb. */
export const home = (wording: Wording): Crumb => ({
  name: wording.text('nav.home'),
  path: localized('/', wording.language),
});

/** The picture across the page, as the page itself will ask for it. */
export const heroPreload = (picture: PictureAnswer | null, sizes: string = HERO_SIZES): PageContent['preload'] =>
  picture && { href: picture.variants.hero, srcset: heroSources(picture.variants), sizes };
