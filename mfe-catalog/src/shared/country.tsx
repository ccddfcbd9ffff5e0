import type { ReactNode } from 'react';
import { LANGUAGES } from '@atoll/contract/languages';
import { useLanguage } from '@atoll/i18n/instance';

/**
 * Names a country by its code; null where it has no name. Server and browser do not call every place the same (`Hong Kong SAR China`,
 * `Hong Kong`): what the server has drawn stays.
 */
export function useCountry(): (code: string | null) => ReactNode {
  const names = new Intl.DisplayNames(LANGUAGES[useLanguage()].intl, { type: 'region', fallback: 'none' });
  return (code) => {
    const name = code && names.of(code);
    return name ? (
      <span key="country" suppressHydrationWarning>
        {name}
      </span>
    ) : null;
  };
}
