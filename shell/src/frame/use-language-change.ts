import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { type Language } from '@atoll/contract/languages';
import { isLocalizedPath, localized, splitLanguage } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { storeLanguage } from '@atoll/i18n/language-choice';

/** Shows the same page in another language, where the reader is in it, and remembers that for the next visit and the office. */
export function useLanguageChange(): (next: Language) => void {
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  return (next) => {
    storeLanguage(next);
    if (next === language) return;
    if (isLocalizedPath(pathname)) {
      const to = localized(splitLanguage(pathname).path, next) + search + hash;
      void navigate(to, { replace: true, state: { keepScroll: true } });
    } else void revalidator.revalidate();
  };
}
