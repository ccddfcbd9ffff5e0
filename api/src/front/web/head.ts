import { LATE_ID } from '@atoll/contract/document';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@atoll/contract/languages';
import { localized } from '@atoll/contract/paths';
import type { Release } from '@atoll/contract/release';
import { documentTitle, shortened } from '@atoll/contract/title';
import { releaseBase } from '@atoll/registry/resolve';
import { type Html, drawnHtml, html, json, sheetHtml } from './html.js';
import type { PageContent } from './page-content.js';
import type { Sheet } from './sheets.js';
import type { ShellFiles } from './shell-files.js';

/** Addresses of a page in every language, with the absolute base of the installation. */
export const alternates = (baseUrl: string, path: string): { hreflang: string; href: string }[] => [
  ...LANGUAGE_CODES.map((language) => ({
    hreflang: LANGUAGES[language].hreflang,
    href: baseUrl + localized(path, language),
  })),
  { hreflang: 'x-default', href: baseUrl + localized(path, 'en') },
];

export interface HeadParts {
  content: PageContent;
  language: Language;
  baseUrl: string;
  siteName: string;
  shell: ShellFiles;
  /** Release that draws the route, and the page's name in it. */
  release: Release | null;
  page: string | null;
  /** Nonce for style elements; staff documents only. */
  nonce: string | null;
  /** What the release drew stands in the document, with these pictures to send ahead. */
  drawn: { preloads: string } | null;
  /** Where the rest of the document's texts is. */
  textsUrl: string | null;
  /** Of the frame, and of the page where it is drawn. */
  sheets: readonly Sheet[];
  /** Nodes of schema.org. */
  structuredData: readonly object[];
}

function openGraph({ content, language, baseUrl, siteName }: HeadParts, canonical: string): Html {
  const { share = null, title, description, type = 'website' } = content.head;
  const properties: [string, string | null][] = [
    ['og:type', type],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', shortened(description, 200)],
    ['og:url', canonical],
    ['og:locale', LANGUAGES[language].openGraph],
    ['og:image', share && baseUrl + share.variants.share],
    ['og:image:type', share && 'image/jpeg'],
    ['og:image:width', share && '1200'],
    ['og:image:height', share && '630'],
    ['og:image:alt', share && share.alt],
  ];
  const others = LANGUAGE_CODES.filter((code) => code !== language);
  const card = share ? 'summary_large_image' : 'summary';
  return html`${properties.map(([property, value]) => value && html`<meta property="${property}" content="${value}" />`)}${others.map((code) => html`<meta property="og:locale:alternate" content="${LANGUAGES[code].openGraph}" />`)}<meta
      name="twitter:card"
      content="${card}"
    />`;
}

/** `late` is what a page that is drawn already can wait for: whatever it shows comes first. */
const preloadCode = (href: string, integrity: string | undefined, late: boolean): Html | null => {
  const kind = href.endsWith('.css') ? 'style' : 'script';
  const priority = late ? 'low' : 'auto';
  return integrity
    ? html`<link
        rel="preload"
        as="${kind}"
        href="${href}"
        crossorigin="anonymous"
        integrity="${integrity}"
        fetchpriority="${priority}"
      />`
    : null;
};

const styleSheet = ({ href, integrity, text }: Sheet): Html =>
  text === null
    ? html`<link
        rel="stylesheet"
        href="${href}"
        ${integrity && html` integrity="${integrity}" crossorigin="anonymous"`}
      />`
    : sheetHtml(href, text);

const pageFiles = ({ pages }: Release, page: string | null): string[] =>
  page !== null && Object.hasOwn(pages, page) ? (pages[page] ?? []) : [];

/** What the first paint needs: the pictures of the page, its fonts. */
function firstPreloads({ shell, drawn }: HeadParts): Html {
  const pictures = drawn && drawnHtml(drawn.preloads);
  const fonts = shell.fonts.map(
    (font) => html`<link rel="preload" as="font" type="font/woff2" href="/shell/${font}" crossorigin="anonymous" />`,
  );
  return html`${pictures}${fonts}`;
}

/** The remote's entry, what it needs at once and the route's page: fetched beside the shell instead of after it. */
function codePreloads({ release, page, drawn, sheets }: HeadParts): Html {
  const needed = release ? [release.entry, ...release.initial, ...pageFiles(release, page)] : [];
  const base = release && releaseBase(release.name, release.version);
  const linked = new Set(sheets.filter(({ text }) => text === null).map(({ href }) => href));
  const files = [...new Set(needed)].filter((file) => !linked.has(`${base}${file}`));
  return html`${files.map((file) => preloadCode(`${base}${file}`, release?.files[file]?.integrity, drawn !== null))}`;
}

/** Not deferred: a deferred script waits for style sheets, and one of a remote may hang. */
const shellScript = (file: string, integrity: string | undefined): Html =>
  html`<script
    async
    src="/shell/${file}"
    crossorigin="anonymous"
    ${integrity && html`integrity="${integrity}"`}
  ></script>`;

/** The page's code; where the page is drawn, nothing of it is asked for before that is painted. */
function code(parts: HeadParts): Html {
  const { shell, drawn, textsUrl } = parts;
  const texts = textsUrl && html` data-texts="${textsUrl}"`;
  const scripts = (files: readonly string[]) => files.map((file) => shellScript(file, shell.integrity[file]));
  const all = html`${codePreloads(parts)}${scripts(shell.main)}`;
  return drawn && shell.start
    ? html`<template id="${LATE_ID}" ${texts}>${all}</template>${scripts([shell.start])}`
    : all;
}

/** What search engines and shared links read. */
function meaning(parts: HeadParts): Html {
  const { content, language, baseUrl, structuredData } = parts;
  const { description, noindex } = content.head;
  const canonical = content.canonical === null ? null : baseUrl + localized(content.canonical, language);
  const others = content.canonical !== null && content.status === 200 ? alternates(baseUrl, content.canonical) : [];
  const graph = { '@context': 'https://schema.org', '@graph': structuredData };
  return html`${[
    description && html`<meta name="description" content="${shortened(description, 160)}" />`,
    noindex && html`<meta name="robots" content="noindex" />`,
    canonical && html`<link rel="canonical" href="${canonical}" />`,
    others.map(({ hreflang, href }) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}" />`),
    canonical && openGraph(parts, canonical),
    structuredData.length > 0 &&
      html`<script type="application/ld+json">
        ${json(graph)}
      </script>`,
  ]}`;
}

/** Everything between `<head>` and `</head>`. */
export function head(parts: HeadParts): Html {
  const { content, siteName, nonce, sheets } = parts;
  return html`${[
    html`<meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />`,
    html`<title>${documentTitle(content.head.title, siteName)}</title>`,
    sheets.map(styleSheet),
    firstPreloads(parts),
    code(parts),
    nonce && html`<meta property="csp-nonce" nonce="${nonce}" />`,
    html`<meta name="theme-color" content="#fdfbf7" /><link rel="icon" href="/favicon.svg" type="image/svg+xml" />`,
    meaning(parts),
  ]}`;
}
