import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStored } from '@atoll/api-client/use-stored';
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
function parse(value: unknown): ExportChoice | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<Record<keyof ExportChoice, unknown>>;
  const languages = Array.isArray(kept.languages) ? kept.languages.map(String) : USUAL.languages;
  return {
    languages,
    namespace: typeof kept.namespace === 'string' ? kept.namespace : USUAL.namespace,
    state: STATES.find((state) => state === kept.state) ?? USUAL.state,
    format: FORMATS.find((format) => format === kept.format) ?? USUAL.format,
    nested: kept.nested === true,
    source: kept.source !== false,
  };
}

/** What the address names beats what was chosen last, which this browser keeps under the account. */
export function useExportChoice(): [ExportChoice, (part: Partial<ExportChoice>) => void] {
  const [params] = useSearchParams();
  const [kept, keep] = useStored('export', USUAL, parse);
  const [named, setNamed] = useState((): Partial<ExportChoice> => {
    const [lang, ns] = [params.get('lang'), params.get('ns')];
    const state = STATES.find((one) => one === params.get('status'));
    return { ...(lang && { languages: [lang] }), ...(ns && { namespace: ns }), ...(state && { state }) };
  });
  const choice = { ...kept, ...named };
  const change = (part: Partial<ExportChoice>) => {
    setNamed({});
    keep({ ...choice, ...part });
  };
  return [choice, change];
}
