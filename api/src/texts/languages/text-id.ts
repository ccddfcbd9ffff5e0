import { isPollutingKey } from '../../platform/http/text-pipe.js';

export interface TextPlace {
  language: string;
  namespace: string;
  key: string;
}

/** A language's code as it stands in ids and addresses: canonical BCP 47, at most 20 characters. */
export const LANGUAGE_CODE = /^(?=.{2,20}$)[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** Name of a group of texts: of a remote, of the shell, or one that the agency added. */
export const NAMESPACE = /^[a-z][a-z0-9_-]{0,59}$/;

/** The same with a release whose texts are meant: `catalog@0.1.0-1a2b3c4d`. */
export const RELEASED_NAMESPACE = /^[a-z][a-z0-9_-]{0,59}(@\d[0-9a-z.-]{0,59})?$/;

/** A key that people may add: dotted path (architecture, i18n §3.1). */
export const TEXT_KEY = /^[a-z0-9][A-Za-z0-9_.-]{0,190}$/;

/** Names a text for the staff's calls: `ru:catalog:hero.title`. Released texts have no row that could have an id. */
export const textId = ({ language, namespace, key }: TextPlace): string => `${language}:${namespace}:${key}`;

/** The place that an id names; null for anything that is none. */
export function parseTextId(id: string): TextPlace | null {
  const [, language, namespace, key] = /^([A-Za-z0-9-]{2,20}):([a-z][a-z0-9_-]{0,59}):([\w.-]{1,200})$/.exec(id) ?? [];
  if (language === undefined || namespace === undefined || key === undefined) return null;
  return LANGUAGE_CODE.test(language) && !isPollutingKey(key) ? { language, namespace, key } : null;
}
