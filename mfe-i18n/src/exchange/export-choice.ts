import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSessionUser } from '@atoll/api-client/base';
import { FORMATS, type Format } from './file-facts';

/** Which texts, by what is to be done with them. */
export const STATES = ['', 'missing', 'outdated', 'pending', 'approved', 'edited', 'released'] as const;
export type State = (typeof STATES)[number];

/** What is to be kept as files. */
export interface ExportChoice {
  languages: string[];
  namespace: string;
  state: State;
  format: Format;
  /** JSON: objects in objects instead of dotted keys. */
  nested: boolean;
  /** Tables: the English text beside. */
  source: boolean;
}

const USUAL: ExportChoice = {
  ...{ languages: ['ru'], namespace: '', state: '' },
  ...{ format: 'xlsx', nested: false, source: true },
};

/** A choice as it was kept, or as an older version kept one. */
function parse(text: string | null): ExportChoice {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof ExportChoice, unknown>>;
    const languages = Array.isArray(kept.languages) ? kept.languages.map(String) : USUAL.languages;
    return {
      languages,
      namespace: typeof kept.namespace === 'string' ? kept.namespace : USUAL.namespace,
      state: STATES.find((state) => state === kept.state) ?? USUAL.state,
      format: FORMATS.find((format) => format === kept.format) ?? USUAL.format,
      nested: kept.nested === true,
      source: kept.source !== false,
    };
  } catch {
    return USUAL;
  }
}

/** What the address names beats what was chosen last, which this browser keeps under the account. */
export function useExportChoice(): [ExportChoice, (part: Partial<ExportChoice>) => void] {
  const key = `atoll_office:${useSessionUser()?.id ?? ''}:export`;
  const [params] = useSearchParams();
  const [choice, setChoice] = useState(() => {
    const kept = parse(localStorage.getItem(key));
    const [lang, ns, status] = [params.get('lang'), params.get('ns'), params.get('status')];
    return {
      ...kept,
      ...(lang && { languages: [lang] }),
      ...(ns && { namespace: ns }),
      ...(status && { state: STATES.find((state) => state === status) ?? kept.state }),
    };
  });
  const change = (part: Partial<ExportChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  };
  return [choice, change];
}
