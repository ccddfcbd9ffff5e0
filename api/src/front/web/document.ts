import { DOCUMENT_STATE_ID, type DocumentState, FIRST_PAINT_ID, ROOT_ID } from '@atoll/contract/document';
import type { Drawn } from '@atoll/contract/drawing';
import { LANGUAGES } from '@atoll/contract/languages';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import type { RemoteSet } from '@atoll/contract/release';
import type { SiteSettingsAnswer } from './answers.js';
import { footer, header, siteName } from './frame.js';
import { type HeadParts, fullTitle, head } from './head.js';
import { type Html, drawnHtml, html, jsonText } from './html.js';
import type { TextsOfNamespaces, Wording } from './wording.js';

export interface DocumentParts extends Omit<HeadParts, 'language' | 'siteName'> {
  wording: Wording;
  /** Address without language prefix, for the language links. */
  path: string;
  settings: SiteSettingsAnswer | null;
  declarations: readonly RemoteDeclaration[];
  remotes: RemoteSet;
  texts: TextsOfNamespaces;
  textsVersion: string;
}

/** What the browser is handed, and whoever draws the page on the server. */
export function documentState({
  wording,
  content,
  settings,
  remotes,
  texts,
  textsVersion,
}: DocumentParts): DocumentState {
  return {
    language: wording.language,
    remotes,
    texts,
    textsVersion,
    queries: content.queries,
    title: fullTitle(content.title, siteName(settings)),
    year: new Date().getUTCFullYear(),
    ...(content.status === 200 ? {} : { status: content.status }),
  };
}

/** What stands in the body: drawn by shell and remote where it could be, else by ourselves as a first paint. */
function body(parts: DocumentParts, drawn: Drawn | null): Html {
  if (drawn) return html`<div id="${ROOT_ID}">${drawnHtml(drawn.html)}</div>`;
  // The office has a frame of its own, which needs a login.
  const isPublic = parts.nonce === null;
  return html`<div id="${FIRST_PAINT_ID}" class="doc-page">
      ${isPublic && header(parts)}
      <main class="doc-main" id="main">${parts.content.main}</main>
      ${isPublic && footer(parts)}
    </div>
    <div id="${ROOT_ID}"></div>`;
}

/**
 * The whole document. Nothing in it runs by itself: state and structured data are data, scripts are files.
 * @param state as JSON
 * @param drawn the page or its frame, of `parts.drawn` also by the remote
 */
export function renderDocument(parts: DocumentParts, state: string, drawn: Drawn | null): string {
  const { language } = parts.wording;
  return `<!doctype html>\n${html`<html lang="${LANGUAGES[language].hreflang}" dir="ltr">
    <head>
      ${head({ ...parts, language, siteName: siteName(parts.settings) })}
    </head>
    <body>
      ${body(parts, drawn)}
      <script type="application/json" id="${DOCUMENT_STATE_ID}">
        ${jsonText(state)}
      </script>
    </body>
  </html>`}\n`;
}
