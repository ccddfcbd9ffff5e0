import type { PageMaking } from '@atoll/contract/page';
import { splitLanguage } from '@atoll/contract/paths';

const SITE = 'https://atoll.example';

/**
 * What the declaration of a page is asked with for an address (`/ru/packages?page=2`), whose search parameters are those that it
 * declares. Each text is its key, with what it is filled with: `catalog:packages.title`, `booking:description {"name":"Manta week"}`.
 */
export function pageMaking(address: string, params: Record<string, string> = {}): PageMaking {
  const { pathname, searchParams } = new URL(address, SITE);
  const textsOf = (namespace: string) => (key: string, values?: object) =>
    `${namespace}:${key}${values ? ` ${JSON.stringify(values)}` : ''}`;
  return {
    ...splitLanguage(pathname),
    params,
    search: searchParams,
    texts: textsOf as unknown as PageMaking['texts'],
    url: (path) => SITE + path,
  };
}
