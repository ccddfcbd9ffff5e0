import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { LANGUAGES, LANGUAGE_CODES, type Language, isLanguage } from '@atoll/contract/languages';
import { isLocalizedPath, localized, splitLanguage } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { storeLanguage } from '@atoll/i18n/language-choice';

const NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', zh: '中文' };

/**
 * Changes the language: rewrites the address of public pages, and is remembered for the next visit and the office. Where no script
 * runs it is links.
 */
export function LanguageChoice() {
  const { pathname } = useLocation();
  return (
    <>
      <LanguageSelect />
      {isLocalizedPath(pathname) && <LanguageLinks pathname={pathname} />}
    </>
  );
}

/** Seen only where no script runs (header.css). */
function LanguageLinks({ pathname }: { pathname: string }) {
  const language = useLanguage();
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
          >
            {NAMES[code]}
          </a>
        );
      })}
    </span>
  );
}

function LanguageSelect() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const choose = (next: string) => {
    if (!isLanguage(next) || next === language) return;
    storeLanguage(next);
    if (isLocalizedPath(pathname)) {
      const to = localized(splitLanguage(pathname).path, next) + search + hash;
      void navigate(to, { replace: true, state: { keepScroll: true } });
    } else void revalidator.revalidate();
  };
  return (
    <span className="doc-choice">
      <select aria-label={t('language')} value={language} onChange={(event) => choose(event.target.value)}>
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code} lang={code}>
            {NAMES[code]}
          </option>
        ))}
      </select>
    </span>
  );
}
