import { DOCUMENT_STATE_ID, type DocumentState, FIRST_PAINT_ID, ROOT_ID } from '@atoll/contract/document';
import { LANGUAGES } from '@atoll/contract/languages';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import type { RemoteSet } from '@atoll/contract/release';
import type { SiteSettingsAnswer } from './answers.js';
import { footer, header, siteName } from './frame.js';
import { type HeadParts, fullTitle, head } from './head.js';
import { html, json } from './html.js';
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

/** The whole document. Nothing in it runs by itself: state and structured data are data, scripts are files. */
export function renderDocument(parts: DocumentParts): string {
  const { wording, content, settings, remotes, texts, textsVersion } = parts;
  const { language } = wording;
  const name = siteName(settings);
  const state: DocumentState = {
    language,
    remotes,
    texts,
    textsVersion,
    queries: content.queries,
    title: fullTitle(content.title, name),
    ...(content.status === 200 ? {} : { status: content.status }),
  };
  const { hreflang } = LANGUAGES[language];
  // The office has a frame of its own, which needs a login.
  const isPublic = parts.nonce === null;
  return `<!doctype html>\n${html`<html lang="${hreflang}" dir="ltr">
    <head>
      ${head({ ...parts, language, siteName: name })}
    </head>
    <body>
      <div id="${FIRST_PAINT_ID}" class="doc-page">
        ${isPublic && header(parts)}
        <main class="doc-main" id="main">${content.main}</main>
        ${isPublic && footer(parts)}
      </div>
      <div id="${ROOT_ID}"></div>
      <script type="application/json" id="${DOCUMENT_STATE_ID}">
        ${json(state)}
      </script>
    </body>
  </html>`}\n`;
}
