import { type Language, isLanguage } from '@atoll/contract/languages';
import { isPollutingKey } from '../common/text-pipe.js';

export interface TextPlace {
  language: Language;
  namespace: string;
  key: string;
}

/** Names a text for the staff's calls: `ru:catalog:hero.title`. Released texts have no row that could have an id. */
export const textId = ({ language, namespace, key }: TextPlace): string => `${language}:${namespace}:${key}`;

/** The place that an id names; null for anything that is none. */
export function parseTextId(id: string): TextPlace | null {
  const [, language, namespace, key] = /^([a-z]{2}):([a-z][a-z0-9_-]{0,59}):([\w.-]{1,200})$/.exec(id) ?? [];
  if (!isLanguage(language) || namespace === undefined || key === undefined || isPollutingKey(key)) return null;
  return { language, namespace, key };
}
