import { CARD_SIZES, cardSources } from '@atoll/contract/pictures';
import { localized, paths } from '@atoll/contract/paths';
import type { PackageItemAnswer, PageAnswer, ResortItemAnswer } from './answers.js';
import type { Answer } from './document-source.js';
import { type Html, html } from './html.js';
import { type Making, heading, home } from './page-blocks.js';
import type { PageContent } from './page-content.js';
import { grid, packageCard, resortCard } from './parts.js';
import type { Wording } from './wording.js';

const firstCard = (item: { cover_image: PackageItemAnswer['cover_image'] } | undefined): PageContent['preload'] =>
  item?.cover_image
    ? { href: item.cover_image.variants.card, srcset: cardSources(item.cover_image.variants), sizes: CARD_SIZES }
    : null;

/** Links to the neighbouring pages, so that every item can be reached without scripts. */
function pager(base: string, page: number, more: boolean, params: URLSearchParams, wording: Wording): Html | null {
  const link = (to: number, key: string) => {
    const next = new URLSearchParams(params);
    if (to === 1) next.delete('page');
    else next.set('page', String(to));
    const search = next.toString();
    return html`<a class="doc-button" data-kind="secondary" rel="${key}" href="${base}${search && `?${search}`}"
      >${wording.text(key === 'prev' ? 'list.previous' : 'list.next')}</a
    >`;
  };
  if (page <= 1 && !more) return null;
  return html`<p class="doc-section">${page > 1 && link(page - 1, 'prev')} ${more && link(page + 1, 'next')}</p>`;
}

interface ListShape<T> {
  kind: 'packages' | 'resorts';
  countKey: string;
  emptyKey: string;
  card: (item: T, wording: Wording, eager: boolean) => Html;
  pathOf: (item: T) => string;
}

type ListItem = PackageItemAnswer | ResortItemAnswer;

function listPage<T extends ListItem>(
  { wording, structured }: Making,
  { data, query }: Answer<PageAnswer<T>>,
  params: URLSearchParams,
  shape: ListShape<T>,
): PageContent {
  const { language } = wording;
  const path = shape.kind === 'packages' ? paths.packages() : paths.resorts();
  const title = wording.text(`${shape.kind}.title`);
  const name = wording.text(`${shape.kind}.heading`);
  const crumbs = [home(wording), { name, path: localized(path, language) }];
  const page = Math.max(1, Number(params.get('page')) || 1);
  const cards = data.results.map((item, index) => shape.card(item, wording, index === 0));
  const items = data.results.map((item) => ({ name: item.name, path: localized(shape.pathOf(item), language) }));
  const filtered = [...params.keys()].some((name) => name !== 'page');
  return {
    status: 200,
    title: page > 1 ? `${title} (${page})` : title,
    description: wording.text(`${shape.kind}.description`),
    canonical: page > 1 && !filtered ? `${path}?page=${page}` : path,
    main: html`${heading(crumbs, name, wording.text(`${shape.kind}.lead`), html`<p>${wording.count(shape.countKey, data.count)}</p>`, wording)}
      <div class="doc-container">
        ${cards.length > 0 ? grid(cards) : html`<p>${wording.text(shape.emptyKey)}</p>`}${pager(localized(path, language), page, data.next !== null, params, wording)}
      </div>`,
    queries: [query],
    structuredData: [structured.breadcrumb(crumbs), structured.list(items)],
    share: data.results[0]?.cover_image ?? null,
    preload: firstCard(data.results[0]),
    hidden: params.has('search'),
    openGraphType: 'website',
  };
}

export const packageListPage = (
  making: Making,
  answer: Answer<PageAnswer<PackageItemAnswer>>,
  params: URLSearchParams,
): PageContent =>
  listPage(making, answer, params, {
    kind: 'packages',
    countKey: 'list.count',
    emptyKey: 'list.emptyPackages',
    card: packageCard,
    pathOf: ({ slug }) => paths.package(slug),
  });

export const resortListPage = (
  making: Making,
  answer: Answer<PageAnswer<ResortItemAnswer>>,
  params: URLSearchParams,
): PageContent =>
  listPage(making, answer, params, {
    kind: 'resorts',
    countKey: 'list.resortCount',
    emptyKey: 'list.emptyResorts',
    card: resortCard,
    pathOf: ({ slug }) => paths.resort(slug),
  });
