import { useLanguage } from '@atoll/i18n/instance';

/** Names of languages in the reader's own, with a capital; the code of one that has no name. */
export function useLanguageName(): (code: string) => string {
  const language = useLanguage();
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language' });
  return (code) => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  };
}
