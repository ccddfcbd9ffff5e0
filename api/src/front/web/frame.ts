import { LANGUAGE_CODES, LANGUAGES, type Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import type { SiteSettingsAnswer } from './answers.js';
import { type Html, html } from './html.js';
import { MARK } from './mark.js';
import type { TextsOfNamespaces, Wording } from './wording.js';

const NATIVE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', zh: '中文' };

interface NavLink {
  label: string;
  path: string;
}

/** Namespaces that the labels of an area come from. */
export const navNamespaces = (declarations: readonly RemoteDeclaration[], areas: readonly string[]): string[] =>
  declarations.flatMap(({ nav }) =>
    nav.filter(({ area }) => areas.includes(area)).map(({ labelKey }) => labelKey.split(':')[0] ?? ''),
  );

/** Links that the served remotes declare for an area, labelled from their texts. */
function declaredLinks(
  area: 'main' | 'footer',
  declarations: readonly RemoteDeclaration[],
  texts: TextsOfNamespaces,
  language: Language,
): NavLink[] {
  return declarations
    .flatMap(({ nav }) => nav)
    .filter((entry) => entry.area === area)
    .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))
    .flatMap(({ labelKey, to }) => {
      const [namespace = '', key = ''] = labelKey.split(':');
      const label = texts[namespace]?.[key];
      return label ? [{ label, path: localized(to, language) }] : [];
    });
}

export interface FrameParts {
  wording: Wording;
  /** Address of the page without language prefix; the language links keep it. Null on pages without alternates. */
  path: string;
  declarations: readonly RemoteDeclaration[];
  texts: TextsOfNamespaces;
  settings: SiteSettingsAnswer | null;
}

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

const brand = (name: string, path: string): Html =>
  html`<a class="doc-brand" href="${path}">${mark}<span>${name}</span></a>`;

/** The header as the shell draws it (shell/src/frame), with links for the choices that need a script there. */
export function header({ wording, path, declarations, texts, settings }: FrameParts): Html {
  const { language } = wording;
  const current = localized(path, language);
  const links = declaredLinks('main', declarations, texts, language).map(
    (link) =>
      html`<a class="doc-nav__link" href="${link.path}" ${link.path === current && html` aria-current="page"`}
        ><span>${link.label}</span></a
      >`,
  );
  const languages = LANGUAGE_CODES.map((code) => {
    const { hreflang } = LANGUAGES[code];
    return html`<a
      href="${localized(path, code)}"
      lang="${hreflang}"
      hreflang="${hreflang}"
      ${code === language && html` aria-current="true"`}
      >${NATIVE_NAMES[code]}</a
    >`;
  });
  const nav = html`<nav class="doc-nav" aria-label="${wording.text('nav.main')}">${links}</nav>`;
  const choices = html`<div class="doc-languages">${languages}</div>`;
  const menu = html`<details class="doc-menu">
    <summary aria-label="${wording.text('nav.menu')}"><span class="doc-menu__lines"></span></summary>
    <div class="doc-menu__panel">
      ${nav}
      <div class="doc-menu__choices">${choices}</div>
    </div>
  </details>`;
  return html`<a class="doc-skip" href="#main">${wording.text('nav.skip')}</a>
    <header class="doc-header">
      <div class="doc-container doc-header__bar">
        ${brand(siteName(settings), localized('/', language))}${nav}
        <div class="doc-header__tools">
          ${choices}<a class="doc-button" href="${localized(paths.packages(), language)}">${wording.text('nav.book')}</a
          >${menu}
        </div>
      </div>
    </header>`;
}

/** The header of a page that has one thing to do: whose page it is, and no way to stray. */
export const plainHeader = (settings: SiteSettingsAnswer | null, language: Language): Html =>
  html`<header class="doc-header">
    <div class="doc-container doc-header__bar">${brand(siteName(settings), localized('/', language))}</div>
  </header>`;

export function footer({ wording, declarations, texts, settings }: FrameParts): Html {
  const links = declaredLinks('footer', declarations, texts, wording.language).map(
    ({ label, path }) => html`<li><a href="${path}">${label}</a></li>`,
  );
  const { contact_phone: phone, contact_email: email, site_description: about, footer_text: text } = settings ?? {};
  const contact = [
    phone && html`<li><a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></li>`,
    email && html`<li><a href="mailto:${email}">${email}</a></li>`,
  ];
  return html`<footer class="doc-footer">
    <div class="doc-container">
      <div class="doc-footer__columns">
        <div class="doc-footer__about">
          ${brand(siteName(settings), localized('/', wording.language))}
          <p>${about}</p>
        </div>
        <ul class="doc-footer__links">
          ${links}
        </ul>
        <ul class="doc-footer__links">
          ${contact}
        </ul>
      </div>
      <div class="doc-footer__end"><span>${text}</span></div>
    </div>
  </footer>`;
}

export const siteName = (settings: SiteSettingsAnswer | null): string => settings?.site_title || 'Atoll';
