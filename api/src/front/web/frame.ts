import { localized } from '@atoll/contract/paths';
import type { Language } from '@atoll/contract/languages';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import type { SiteSettings } from './document-source.js';
import { type Html, html } from './html.js';
import { MARK } from './mark.js';
import type { PageContent } from './page-content.js';

/** Namespaces that the labels of an area come from. */
export const navNamespaces = (declarations: readonly RemoteDeclaration[], areas: readonly string[]): string[] =>
  declarations.flatMap(({ nav }) =>
    nav.filter(({ area }) => areas.includes(area)).map(({ labelKey }) => labelKey.split(':')[0] ?? ''),
  );

const mark = html`<svg
  class="doc-brand__mark"
  viewBox="0 0 32 32"
  fill="none"
  stroke="currentColor"
  stroke-width="3"
  stroke-linecap="round"
  aria-hidden="true"
>
  ${MARK}
</svg>`;

export const siteName = (settings: SiteSettings | null): string => settings?.site_title || 'Atoll';

/** The header of a page that nobody else draws: whose page it is, and the way home. */
export const plainHeader = (settings: SiteSettings | null, language: Language): Html =>
  html`<header class="doc-header">
    <div class="doc-container doc-header__bar">
      <a class="doc-brand" href="${localized('/', language)}">${mark}<span>${siteName(settings)}</span></a>
    </div>
  </header>`;

/** The page itself, as far as it can be told without anybody's code. */
export const plainMain = ({ heading: { title, lead }, action }: PageContent): Html =>
  html`<main class="doc-main" id="main">
    <div class="doc-container doc-fill">
      <header class="doc-heading">
        <h1>${title}</h1>
        ${lead && html`<p class="doc-heading__lead">${lead}</p>`}
        ${action && html`<p><a class="doc-button" href="${action.path}">${action.label}</a></p>`}
      </header>
    </div>
  </main>`;
