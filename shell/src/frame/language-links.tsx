import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { isLocalizedPath, localized, splitLanguage } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { useLanguageChange } from './use-language-change';

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', zh: '中文' };

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** This page in every language, each under its own address; pages without such addresses have none. */
export function LanguageLinks() {
  const language = useLanguage();
  const change = useLanguageChange();
  const { pathname } = useLocation();
  if (!isLocalizedPath(pathname)) return null;
  const { path } = splitLanguage(pathname);
  return (
    <span className="doc-languages">
      {LANGUAGE_CODES.map((code) => {
        const { hreflang } = LANGUAGES[code];
        return (
          <a
            key={code}
            href={localized(path, code)}
            lang={hreflang}
            hrefLang={hreflang}
            aria-current={code === language || undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              change(code);
            }}
          >
            {LANGUAGE_NAMES[code]}
          </a>
        );
      })}
    </span>
  );
}
