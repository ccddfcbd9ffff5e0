import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, isLanguage } from '@atoll/contract/languages';
import { useLanguage } from '@atoll/i18n/instance';
import { LANGUAGE_NAMES, LanguageLinks } from './language-links';
import { useLanguageChange } from './use-language-change';

/** Changes the language. Where no script runs it is links (header.css). */
export function LanguageChoice() {
  const { t } = useTranslation('shell');
  const change = useLanguageChange();
  return (
    <>
      <span className="doc-choice">
        <select
          aria-label={t('language')}
          value={useLanguage()}
          onChange={({ target: { value } }) => isLanguage(value) && change(value)}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_NAMES[code]}
            </option>
          ))}
        </select>
      </span>
      <LanguageLinks />
    </>
  );
}
