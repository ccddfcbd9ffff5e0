import { localized, paths } from '@atoll/contract/paths';
import {
  CARD_SIZES,
  GALLERY_SIDE_SIZES,
  GALLERY_SIZES,
  HERO_SIZES,
  cardSources,
  heroSources,
} from '@atoll/contract/pictures';
import type { PackageItemAnswer, PictureAnswer, ResortItemAnswer } from './answers.js';
import { type Html, html } from './html.js';
import type { Wording } from './wording.js';

/** The picture of a card says nothing that its title does not: empty alternative text. */
function cardPicture(picture: PictureAnswer | null, eager: boolean): Html {
  if (!picture) return html`<div class="doc-card__picture"></div>`;
  const loading = eager ? html` fetchpriority="high"` : html` loading="lazy"`;
  return html`<div class="doc-card__picture">
    <img
      src="${picture.variants.card}"
      srcset="${cardSources(picture.variants)}"
      sizes="${CARD_SIZES}"
      width="400"
      height="300"
      alt=""
      ${loading}
    />
  </div>`;
}

const heroPicture = (picture: PictureAnswer | null): Html | null =>
  picture &&
  html`<img
    class="doc-hero__picture"
    src="${picture.variants.hero}"
    srcset="${heroSources(picture.variants)}"
    sizes="${HERO_SIZES}"
    width="1920"
    height="1080"
    alt="${picture.alt}"
    fetchpriority="high"
  />`;

/** The picture across the page with what stands on it. */
export const hero = (picture: PictureAnswer | null, size: 'page' | null, body: Html | null): Html =>
  html`<header class="doc-hero" ${size && html` data-size="${size}"`}>
    ${heroPicture(picture)}
    <div class="doc-container doc-hero__body">${body}</div>
  </header>`;

/** The first three pictures of a trip, the cover large. */
export function gallery(pictures: readonly PictureAnswer[]): Html | null {
  const images = pictures.slice(0, 3).map((picture, index) => {
    const sources = index === 0 ? heroSources(picture.variants) : cardSources(picture.variants);
    const src = index === 0 ? picture.variants.hero : picture.variants.gallery;
    const sizes = index === 0 ? GALLERY_SIZES : GALLERY_SIDE_SIZES;
    const loading = index === 0 ? html`fetchpriority="high"` : html`loading="lazy"`;
    return html`<img src="${src}" srcset="${sources}" sizes="${sizes}" alt="${picture.alt}" ${loading} />`;
  });
  return images.length > 0 ? html`<div class="doc-gallery">${images}</div>` : null;
}

/** Whom a price covers, in the words of the pages' own components. */
function covered(item: PackageItemAnswer, wording: Wording): string | null {
  const { pricing_type: pricing, occupancy, group_size_max: most, total_for_two: forTwo } = item;
  if (pricing === 'per_group') return wording.count('price.upTo', most);
  if (pricing === 'per_person') return forTwo && wording.text('price.totalForTwo', { total: wording.money(forTwo) });
  if (!occupancy) return null;
  const { adults, children, child_age_max: oldest } = occupancy;
  const young =
    oldest === null
      ? wording.count('children', children)
      : wording.count('childrenUnder', children, { age: oldest + 1 });
  const who = wording.list([wording.count('adults', adults), ...(children > 0 ? [young] : [])]);
  return wording.text('price.takes', { who });
}

/** The price as it is visible; structured data must say the same amount. */
export function packagePrice(item: PackageItemAnswer, wording: Wording, large = false): Html {
  const { price, original_price: earlier, pricing_type: pricing, occupancy } = item;
  const was =
    earlier && Number(earlier) > Number(price) && html`<del class="doc-price__was">${wording.money(earlier)}</del> `;
  const basis = pricing === 'per_room' && occupancy?.unit === 'villa' ? 'per_villa' : pricing;
  const covers = covered(item, wording);
  return html`<p class="doc-price" data-size="${large ? 'large' : 'medium'}">
    ${was}<span class="doc-price__amount">${wording.money(price)}</span>
    <span class="doc-price__basis">${wording.text(`price.${basis}`)}</span>
    <span class="doc-price__note"
      >${covers && html`<span>${covers}</span> `}<span>${wording.text('price.allIn')}</span></span
    >
  </p>`;
}

export function resortPrice(item: ResortItemAnswer, wording: Wording, large = false): Html | null {
  if (!item.price_from_per_night) return null;
  return html`<p class="doc-price" data-size="${large ? 'large' : 'medium'}">
    <span class="doc-price__basis">${wording.text('price.from')}</span>
    <span class="doc-price__amount">${wording.money(item.price_from_per_night)}</span>
    <span class="doc-price__basis">${wording.text('price.per_night')}</span>
    <span class="doc-price__note"><span>${wording.text('price.allIn')}</span></span>
  </p>`;
}

export const placesOf = (item: PackageItemAnswer): string[] => [...new Set(item.destinations.map(({ name }) => name))];

const meta = (items: readonly (string | null | false)[]): Html =>
  html`<ul class="doc-meta">
    ${items.filter(Boolean).map((item) => html`<li>${item}</li>`)}
  </ul>`;

export const packageMeta = (item: PackageItemAnswer, wording: Wording): Html =>
  meta([
    wording.count('days', item.duration),
    item.category,
    ...placesOf(item).slice(0, 2),
    item.min_age ? wording.count('package.ageFrom', item.min_age) : null,
  ]);

/** The village island a place to stay stands on, in the reader's language, else its atoll. */
export const placeOfStay = ({ island, atoll, destination }: ResortItemAnswer): string | null =>
  island === null ? atoll : (destination?.name ?? island);

export const resortMeta = (item: ResortItemAnswer, wording: Wording): Html =>
  meta([placeOfStay(item), item.stars !== null && `${wording.number(Number(item.stars))} ★`]);

export function packageCard(item: PackageItemAnswer, wording: Wording, eager = false): Html {
  const href = localized(paths.package(item.slug), wording.language);
  return html`<article class="doc-card">
    ${cardPicture(item.cover_image, eager)}${packageMeta(item, wording)}
    <h3 class="doc-card__title"><a href="${href}">${item.name}</a></h3>
    <p class="doc-card__text">${item.summary}</p>
    <div class="doc-card__foot">${packagePrice(item, wording)}</div>
  </article>`;
}

export function resortCard(item: ResortItemAnswer, wording: Wording, eager = false): Html {
  const href = localized(paths.resort(item.slug), wording.language);
  return html`<article class="doc-card">
    ${cardPicture(item.cover_image, eager)}${resortMeta(item, wording)}
    <h3 class="doc-card__title"><a href="${href}">${item.name}</a></h3>
    <p class="doc-card__text">${item.summary}</p>
    <div class="doc-card__foot">${resortPrice(item, wording)}</div>
  </article>`;
}

export const grid = (cards: readonly Html[]): Html => html`<div class="doc-grid">${cards}</div>`;

/** A crumb without a link is the page itself. */
export interface Crumb {
  name: string;
  path: string;
}

export const breadcrumb = (crumbs: readonly Crumb[], wording: Wording): Html =>
  html`<nav aria-label="${wording.text('breadcrumb')}">
    <ol class="doc-breadcrumb">
      ${crumbs.map(({ name, path }, index) =>
        index === crumbs.length - 1
          ? html`<li><span aria-current="page">${name}</span></li>`
          : html`<li><a href="${path}">${name}</a></li>`,
      )}
    </ol>
  </nav>`;

/** Plain text with blank lines as paragraphs. */
export const prose = (text: string): Html =>
  html`<div class="doc-prose">${text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}</div>`;

export const plainList = (items: readonly string[]): Html =>
  html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
