import { localized, paths } from '@atoll/contract/paths';
import type { HomepageAnswer } from './answers.js';
import type { Answer } from './document-source.js';
import { type Html, html } from './html.js';
import { type Making, heroPreload, section } from './page-blocks.js';
import type { PageContent } from './page-content.js';
import { grid, hero, packageCard, resortCard } from './parts.js';
import type { Wording } from './wording.js';

type Section = HomepageAnswer['sections'][number];

/** One section in the order the staff chose; types that a document does not know are left to the page. */
function sectionOf({ type, data }: Section, { featured }: HomepageAnswer, wording: Wording): Html | null {
  const part = (title: string, body: Html | null) => section(data.title || title, body, data.subtitle);
  if (/packages$|^featured$/.test(type)) {
    const cards = featured.packages.map((item) => packageCard(item, wording));
    return part(wording.text('home.packages'), cards.length > 0 ? grid(cards) : null);
  }
  if (/resorts$/.test(type)) {
    const cards = featured.resorts.map((item) => resortCard(item, wording));
    return part(wording.text('home.resorts'), cards.length > 0 ? grid(cards) : null);
  }
  if (/destinations$/.test(type)) {
    const links = featured.destinations.map(({ slug, name }) => {
      const href = localized(paths.packages(`destination=${encodeURIComponent(slug)}`), wording.language);
      return html`<li><a href="${href}">${name}</a></li>`;
    });
    return part(
      wording.text('home.destinations'),
      links.length > 0
        ? html`<ul class="doc-meta">
            ${links}
          </ul>`
        : null,
    );
  }
  if (/^promises?$/.test(type)) {
    const items = (data.items ?? []).map(
      ({ title, body }) =>
        html`<div>
          <h3>${title}</h3>
          <p>${body}</p>
        </div>`,
    );
    return part(wording.text('home.promises'), items.length > 0 ? html`<div class="doc-grid">${items}</div>` : null);
  }
  return null;
}

/** Home: hero and the visible sections. */
export function homePage({ wording }: Making, { data, query }: Answer<HomepageAnswer>): PageContent {
  const { settings, hero: top, featured } = data;
  const name = top?.title || settings.site_title;
  const picture = top?.image ?? null;
  const sections = data.sections
    .filter(({ visible }) => visible)
    .toSorted((a, b) => a.order - b.order)
    .map((each) => sectionOf(each, data, wording));
  const words = html`<h1 class="doc-hero__title">${name}</h1>
    ${top?.subtitle && html`<p class="doc-hero__lead">${top.subtitle}</p>`}`;
  return {
    status: 200,
    title: wording.text('home.title'),
    description: settings.site_description,
    canonical: paths.home(),
    main: html`${hero(picture, null, words)}${sections}`,
    queries: [query],
    structuredData: [],
    share: picture ?? featured.packages[0]?.cover_image ?? null,
    preload: heroPreload(picture),
    openGraphType: 'website',
  };
}
