import { useListTranslationTextsQuery } from '@atoll/api-client/endpoints/translations.gen';

/** The forms of one text: itself, or all forms of the plural that it is one of. */
export function useForms(id: string) {
  const [lang = '', ns = '', key = ''] = id.split(':');
  const query = useListTranslationTextsQuery({ lang, ns, q: key, whole: '1', pageSize: 100 });
  const all = query.data?.results ?? [];
  const own = all.find((row) => row.id === id);
  const rows = own ? all.filter((row) => row === own || (own.plural !== null && row.plural === own.plural)) : [];
  return { query, rows };
}
