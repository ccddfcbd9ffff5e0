import { localized, paths } from '@atoll/contract/paths';
import type { HomepageAnswer, PackageAnswer, ResortAnswer } from './answers.js';
import type { Answer } from './document-source.js';
import { html } from './html.js';
import { type Making, heading, home, section } from './page-blocks.js';
import type { PageContent } from './page-content.js';
import {
  type Crumb,
  HERO_SIZES,
  grid,
  hero,
  heroSources,
  packageCard,
  packageMeta,
  packagePrice,
  plainList,
  prose,
  resortCard,
  resortMeta,
  resortPrice,
} from './parts.js';
import type { Wording } from './wording.js';

/** The picture across the page, as the page itself will ask for it. */
const heroPreload = (picture: PackageAnswer['cover_image']): PageContent['preload'] =>
  picture && { href: picture.variants.hero, srcset: heroSources(picture), sizes: HERO_SIZES };

export function homePage({ wording }: Making, { data, query }: Answer<HomepageAnswer>): PageContent {
  const { settings, hero: top, featured } = data;
  const packages = featured.packages.map((item) => packageCard(item, wording));
  const resorts = featured.resorts.map((item) => resortCard(item, wording));
  const action = html`<p>
    <a class="doc-button" data-size="large" href="${localized(paths.packages(), wording.language)}"
      >${wording.text('browse')}</a
    >
  </p>`;
  return {
    status: 200,
    title: top?.title ?? settings.site_title,
    description: settings.site_description,
    canonical: paths.home(),
    main: html`${hero(
      top?.image ?? null,
      null,
      html`<h1 class="doc-hero__title">${top?.title ?? settings.site_title}</h1>
        <p class="doc-hero__lead">${top?.subtitle}</p>
        ${action}`,
    )}${section(wording.text('home.packages'), packages.length > 0 ? grid(packages) : null)}${section(wording.text('home.resorts'), resorts.length > 0 ? grid(resorts) : null)}`,
    queries: [query],
    structuredData: [],
    share: top?.image ?? featured.packages[0]?.cover_image ?? null,
    preload: heroPreload(top?.image ?? null),
    openGraphType: 'website',
  };
}

export function packageCrumbs(making: Making, item: PackageAnswer, site: string): Crumb[] {
  const { wording } = making;
  return [
    home(making, site),
    { name: wording.text('nav.packages'), path: localized(paths.packages(), wording.language) },
    { name: item.name, path: localized(paths.package(item.slug), wording.language) },
  ];
}

const dayOf = (day: number, to: number | null, wording: Wording): string =>
  to && to !== day ? wording.text('package.days', { from: day, to }) : wording.text('package.day', { day });

export function packagePage(making: Making, { data: item, query }: Answer<PackageAnswer>, site: string): PageContent {
  const { wording, structured } = making;
  const crumbs = packageCrumbs(making, item, site);
  const included = item.inclusions.filter(({ category }) => category === 'included').map(({ label }) => label);
  const days = item.itinerary.map(
    ({ day, day_to, title, body }) =>
      html`<li>
        <h3>${dayOf(day, day_to, wording)}: ${title}</h3>
        <p>${body}</p>
      </li>`,
  );
  const book = localized(paths.packageBook(item.slug), wording.language);
  return {
    status: 200,
    title: item.seo.title ?? item.name,
    description: item.seo.description ?? item.summary,
    canonical: paths.package(item.slug),
    main: html`<article>
      ${heading(crumbs, item.name, item.summary, packageMeta(item, wording), wording)}${hero(item.cover_image, 'page', null)}
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
    share: item.cover_image,
    preload: heroPreload(item.cover_image),
    openGraphType: 'product',
  };
}

export function resortPage(making: Making, { data: item, query }: Answer<ResortAnswer>, site: string): PageContent {
  const { wording, structured } = making;
  const { language } = wording;
  const crumbs = [
    home(making, site),
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
  const amenities = item.amenities.map(({ name }) => name);
  const price =
    item.price_from_per_night && `${wording.text('price.from')} ${wording.money(item.price_from_per_night)}`;
  return {
    status: 200,
    title: item.seo.title ?? item.name,
    description: item.seo.description ?? item.summary,
    canonical: paths.resort(item.slug),
    main: html`<article>
      ${heading(crumbs, item.name, item.summary, resortMeta(item), wording)}${hero(item.cover_image, 'page', null)}
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
    share: item.cover_image,
    preload: heroPreload(item.cover_image),
    openGraphType: 'website',
  };
}
