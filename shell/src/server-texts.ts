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

/** What the instance asks for each text; i18next keeps it out of its types. */
interface Store {
  getResource(this: Store, language: string, namespace: string, key: string, options?: object): unknown;
}

/** What a part says, and the names of the texts that it has asked for and that are there, by namespace. */
export function heardTexts<T>(i18n: I18n, say: () => T): [T, Record<string, string[]>] {
  const store = i18n.store as unknown as Store;
  const heard = new Map<string, Set<string>>();
  const { getResource } = store;
  store.getResource = (language, namespace, key, options) => {
    const text = getResource.call(store, language, namespace, key, options);
    // Without a key it is asked for the namespace.
    if (typeof text === 'string') heard.set(namespace, (heard.get(namespace) ?? new Set()).add(key));
    return text;
  };
  try {
    const said = say();
    return [said, Object.fromEntries([...heard].map(([namespace, keys]) => [namespace, [...keys]]))];
  } finally {
    store.getResource = getResource;
  }
}
