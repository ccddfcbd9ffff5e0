import type { i18n as I18n } from 'i18next';
import type { DocumentState } from '@atoll/contract/document';
import { createI18n } from '@atoll/i18n/create-i18n';

/** More than languages times the sets of texts that pages need at a time. */
const KEPT = 12;
const instances = new Map<string, I18n>();

/** The instance that speaks a document's texts. Those of the last pages are kept: reading texts in takes longer than drawing. */
export function i18nOf({ language, texts, textsVersion }: DocumentState): I18n {
  const key = [language, textsVersion, ...Object.keys(texts)].join(' ');
  const known = instances.get(key);
  // A page may have turned it to another language.
  const instance = known?.language === language ? known : createI18n(language, texts);
  instances.delete(key);
  instances.set(key, instance);
  const [oldest] = instances.keys();
  if (instances.size > KEPT && oldest !== undefined) instances.delete(oldest);
  return instance;
}
