import { GALLERY_SIZES } from '@atoll/contract/pictures';
import { localized, paths } from '@atoll/contract/paths';
import type { PackageAnswer, ResortAnswer } from './answers.js';
import type { Answer } from './document-source.js';
import { html } from './html.js';
import { type Making, heading, heroPreload, home, section } from './page-blocks.js';
import type { PageContent } from './page-content.js';
import {
  type Crumb,
  breadcrumb,
  gallery,
  hero,
  packageMeta,
  packagePrice,
  placeOfStay,
  plainList,
  prose,
  resortPrice,
} from './parts.js';
import type { Wording } from './wording.js';

export function packageCrumbs(making: Making, item: PackageAnswer): Crumb[] {
  const { wording } = making;
  return [
    home(wording),
    { name: wording.text('nav.packages'), path: localized(paths.packages(), wording.language) },
    { name: item.name, path: localized(paths.package(item.slug), wording.language) },
  ];
}

const dayOf = (day: number, to: number | null, wording: Wording): string =>
  to && to !== day ? wording.text('package.days', { from: day, to }) : wording.text('package.day', { day });

export function packagePage(making: Making, { data: item, query }: Answer<PackageAnswer>): PageContent {
  const { wording, structured } = making;
  const crumbs = packageCrumbs(making, item);
  const included = item.inclusions.filter(({ category }) => category === 'included').map(({ label }) => label);
  const days = item.itinerary.map(
    ({ day, day_to, title, body }) =>
      html`<li>
        <h3>${dayOf(day, day_to, wording)}: ${title}</h3>
        <p>${body}</p>
      </li>`,
  );
  const book = localized(paths.packageBook(item.slug), wording.language);
  const pictures = item.images.length > 0 ? item.images : item.cover_image ? [item.cover_image] : [];
  return {
    status: 200,
    title: item.seo.title ?? item.name,
    description: item.seo.description ?? item.summary,
    canonical: paths.package(item.slug),
    main: html`<article>
      ${heading(crumbs, item.name, item.summary, packageMeta(item, wording), wording, item.category)}
      <div class="doc-container">${gallery(pictures)}</div>
      <div class="doc-container doc-section">
        ${packagePrice(item, wording, true)}
        <p><a class="doc-button" data-size="large" href="${book}">${wording.text('package.book')}</a></p>
        ${prose(item.description)}
      </div>
      ${section(wording.text('package.highlights'), item.highlights.length > 0 ? plainList(item.highlights) : null)}${section(
        wording.text('package.itinerary'),
        days.length > 0
          ? html`<ol>
              ${days}
            </ol>`
          : null,
      )}${section(wording.text('package.included'), included.length > 0 ? plainList(included) : null)}
    </article>`,
    queries: [query],
    structuredData: [structured.breadcrumb(crumbs), structured.package(item)],
    share: item.seo.og_image ?? item.cover_image,
    hidden: item.seo.noindex,
    preload: heroPreload(pictures[0] ?? null, GALLERY_SIZES),
    openGraphType: 'product',
  };
}

export function resortPage(making: Making, { data: item, query }: Answer<ResortAnswer>): PageContent {
  const { wording, structured } = making;
  const { language } = wording;
  const crumbs = [
    home(wording),
    { name: wording.text('nav.resorts'), path: localized(paths.resorts(), language) },
    { name: item.name, path: localized(paths.resort(item.slug), language) },
  ];
  const rooms = item.room_types.map(
    ({ name, summary, price_per_night }) =>
      html`<li>
        <h3>${name}</h3>
        <p>${summary}</p>
        <p class="doc-price">
          <span class="doc-price__amount">${wording.money(price_per_night)}</span>
          <span class="doc-price__basis">${wording.text('price.per_night')}</span>
        </p>
      </li>`,
  );
  const eyebrow = [placeOfStay(item)].filter(Boolean).join(' · ');
  const words = html`<p class="doc-eyebrow">${eyebrow}</p>
    <h1 class="doc-hero__title">${item.name}</h1>
    <p class="doc-hero__lead">${item.summary}</p>`;
  const amenities = item.amenities.map(({ name }) => name);
  const price =
    item.price_from_per_night && `${wording.text('price.from')} ${wording.money(item.price_from_per_night)}`;
  return {
    status: 200,
    title: item.seo.title ?? item.name,
    description: item.seo.description ?? item.summary,
    canonical: paths.resort(item.slug),
    main: html`<article>
      ${hero(item.cover_image, 'page', words)}
      <div class="doc-container">${breadcrumb(crumbs, wording)}</div>
      <div class="doc-container doc-section">${resortPrice(item, wording, true)}${prose(item.description)}</div>
      ${section(wording.text('package.highlights'), item.highlights.length > 0 ? plainList(item.highlights) : null)}${section(
        wording.text('resort.rooms'),
        rooms.length > 0
          ? html`<ul>
              ${rooms}
            </ul>`
          : null,
      )}${section(wording.text('resort.amenities'), amenities.length > 0 ? plainList(amenities) : null)}
    </article>`,
    queries: [query],
    structuredData: [structured.breadcrumb(crumbs), structured.resort(item, price || null)],
    share: item.seo.og_image ?? item.cover_image,
    hidden: item.seo.noindex,
    preload: heroPreload(item.cover_image),
    openGraphType: 'website',
  };
}
