import type { Language } from '@atoll/contract/languages';

/** A row of cards: the first of what is sold at a place. */
export const soldArg = (slug: string, lang: Language) => ({ lang, destination: [slug], pageSize: 3 });
