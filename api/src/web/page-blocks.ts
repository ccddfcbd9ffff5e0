import { localized } from '@atoll/contract/paths';
import { type Html, html } from './html.js';
import { type Crumb, breadcrumb } from './parts.js';
import type { StructuredData } from './structured-data.js';
import type { Wording } from './wording.js';

/** What every page is made with. */
export interface Making {
  wording: Wording;
  structured: StructuredData;
}

export const section = (title: string, body: Html | null): Html | null =>
  body &&
  html`<section class="doc-section">
    <div class="doc-container">
      <div class="doc-section-heading"><h2>${title}</h2></div>
      ${body}
    </div>
  </section>`;

export const heading = (
  crumbs: readonly Crumb[],
  title: string,
  lead: string,
  more: Html | null,
  wording: Wording,
): Html =>
  html`<div class="doc-container">
    ${breadcrumb(crumbs, wording)}
    <header class="doc-heading">
      <h1>${title}</h1>
      <p class="doc-heading__lead">${lead}</p>
      ${more}
    </header>
  </div>`;

export const home = ({ wording }: Making, name: string): Crumb => ({ name, path: localized('/', wording.language) });
