import { useListPackagesQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useListResortsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { useLanguage } from '@atoll/i18n/instance';

/** What one page of a list holds at most. */
const ALL = 100;

export interface Thing {
  /** `package:7`, `resort:3`. */
  scope: string;
  name: string;
}

/** What is sold, to choose from and to name. */
export function useThings(): { packages: Thing[]; resorts: Thing[]; nameOf: (scope: string) => string | undefined } {
  const lang = useLanguage();
  const { data: trips } = useListPackagesQuery({ lang, pageSize: ALL });
  const { data: places } = useListResortsQuery({ lang, pageSize: ALL });
  const packages = (trips?.results ?? []).map(({ id, name }) => ({ scope: `package:${id}`, name }));
  const resorts = (places?.results ?? []).map(({ id, name }) => ({ scope: `resort:${id}`, name }));
  const names = new Map([...packages, ...resorts].map(({ scope, name }) => [scope, name]));
  return { packages, resorts, nameOf: (scope) => names.get(scope) };
}
