import { localized, paths } from '@atoll/contract/paths';
import type { PackageAnswer } from './answers.js';
import { packageCrumbs } from './catalog-pages.js';
import type { Answer } from './document-source.js';
import type { DocumentKind } from './document-route.js';
import { type Html, html } from './html.js';
import type { Making } from './page-blocks.js';
import type { PageContent } from './page-content.js';
import { breadcrumb, packageMeta, packagePrice } from './parts.js';
import type { Wording } from './wording.js';

const simple = (title: string, body: Html | null): Html =>
  html`<div class="doc-container doc-section">
    <header class="doc-heading">
      <h1>${title}</h1>
      ${body}
    </header>
  </div>`;

const EMPTY = {
  canonical: null,
  queries: [],
  structuredData: [],
  share: null,
  preload: null,
  hidden: true,
  openGraphType: 'website',
} as const satisfies Partial<PageContent>;

/** Booking: heading and the summary of the trip, for which the form is drawn by its remote. */
export function bookingPage(making: Making, { data: item, query }: Answer<PackageAnswer>): PageContent {
  const { wording, structured } = making;
  const title = wording.text('booking.title', { name: item.name });
  const book = paths.packageBook(item.slug);
  const crumbs = [...packageCrumbs(making, item), { name: title, path: localized(book, wording.language) }];
  return {
    status: 200,
    title,
    description: wording.text('booking.description', { name: item.name }),
    canonical: book,
    main: html`<div class="doc-container doc-fill">
      ${breadcrumb(crumbs, wording)}
      <header class="doc-heading">
        <h1>${title}</h1>
        <p class="doc-heading__lead">${wording.text('booking.description', { name: item.name })}</p>
        ${packageMeta(item, wording)}${packagePrice(item, wording, true)}
      </header>
    </div>`,
    queries: [query],
    structuredData: [structured.breadcrumb(crumbs)],
    share: item.seo.og_image ?? item.cover_image,
    preload: null,
    hidden: true,
    openGraphType: 'website',
  };
}

/** A page that only its remote can fill; a private one has no address for search engines. */
export const emptyPage = (title: string, canonical: string | null): PageContent => ({
  ...EMPTY,
  status: 200,
  title,
  description: '',
  canonical,
  hidden: canonical === null,
  main: html`<div class="doc-fill">${simple(title, null)}</div>`,
});

/** Login and office: nothing of them is public, the shell draws them after the login. */
export const staffPage = (wording: Wording): PageContent => ({
  ...EMPTY,
  status: 200,
  title: wording.text('staff.title'),
  description: '',
  main: simple(wording.text('staff.title'), html`<p>${wording.text('staff.loading')}</p>`),
});

/** 404 in the visitor's language. */
export function notFoundPage(wording: Wording, kind: DocumentKind): PageContent {
  const thing = kind === 'package' || kind === 'booking' ? 'packageTitle' : kind === 'resort' ? 'resortTitle' : 'title';
  const title = wording.text(`notFound.${thing}`);
  const action = html`<p>
    <a class="doc-button" href="${localized(paths.packages(), wording.language)}">${wording.text('browse')}</a>
  </p>`;
  return {
    ...EMPTY,
    status: 404,
    title,
    description: wording.text('notFound.body'),
    main: simple(
      title,
      html`<p class="doc-heading__lead">${wording.text('notFound.body')}</p>
        ${action}`,
    ),
  };
}

/** The data cannot be read now; the shell tries again by itself. */
export const unavailablePage = (wording: Wording, status: number): PageContent => ({
  ...EMPTY,
  status,
  title: wording.text('unavailable.title'),
  description: '',
  main: simple(wording.text('unavailable.title'), html`<p>${wording.text('unavailable.body')}</p>`),
});

/** 429: nothing is broken, and waiting helps. */
export const tooManyPage = (wording: Wording): PageContent => ({
  ...EMPTY,
  status: 429,
  title: wording.text('tooMany.title'),
  description: '',
  main: simple(wording.text('tooMany.title'), html`<p>${wording.text('tooMany.body')}</p>`),
});
