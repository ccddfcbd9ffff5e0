import { DOCUMENT_STATE_ID, FIRST_PAINT_ID, ROOT_ID } from '@atoll/contract/document';
import type { Drawn } from '@atoll/contract/drawing';
import { LANGUAGES } from '@atoll/contract/languages';
import type { SiteSettings } from './document-source.js';
import { plainHeader, plainMain } from './frame.js';
import { type HeadParts, head } from './head.js';
import { type Html, drawnHtml, html, jsonText } from './html.js';

export interface DocumentParts extends HeadParts {
  settings: SiteSettings | null;
  /** What the browser is handed, as JSON. */
  state: string;
  /** The page, or its frame with a heading; null where nobody draws. */
  body: Drawn | null;
}

/** What stands in the body: drawn by shell and remote where it could be, else the least that we say ourselves. */
function body({ body: drawn, content, settings, language, nonce }: DocumentParts): Html {
  if (drawn) return html`<div id="${ROOT_ID}">${drawnHtml(drawn.html)}</div>`;
  // The office has a frame of its own, which needs a login.
  const isPublic = nonce === null;
  return html`<div id="${FIRST_PAINT_ID}" class="doc-page">
      ${isPublic && plainHeader(settings, language)}${plainMain(content)}
    </div>
    <div id="${ROOT_ID}"></div>`;
}

/** The whole document. Nothing in it runs by itself: state and structured data are data, scripts are files. */
export function renderDocument(parts: DocumentParts): string {
  return `<!doctype html>\n${html`<html lang="${LANGUAGES[parts.language].hreflang}" dir="ltr">
    <head>
      ${head(parts)}
    </head>
    <body>
      ${body(parts)}
      <script type="application/json" id="${DOCUMENT_STATE_ID}">
        ${jsonText(parts.state)}
      </script>
    </body>
  </html>`}\n`;
}
