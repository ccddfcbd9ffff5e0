import { useTranslation } from 'react-i18next';
import { useGetRemoteSetQuery } from '@atoll/api-client/endpoints/registry.gen';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import type en from '../../locales/en.json';

/** Words that belong to no remote: the shell's and the API's. */
const OWN = ['common', 'errors', 'shell', 'letters', 'messages', 'documents'];

type Named = keyof typeof en.areas;

/** Names of the parts of the site; one that this remote has no name for goes by its own. */
export function useAreaName(): (namespace: string) => string {
  const { t, i18n } = useTranslation('i18n');
  const isNamed = (namespace: string): namespace is Named => i18n.exists(`i18n:areas.${namespace}`);
  return (namespace) => (isNamed(namespace) ? t(`areas.${namespace}`) : namespace);
}

/**
 * The parts of the site whose words can be chosen: a namespace of each remote that is served, wherever it was built.
 * @param chosen the part that the address names: it can be chosen also before the served ones are known
 */
export function useAreas(chosen: string | undefined): { value: string; label: string }[] {
  const nameOf = useAreaName();
  const { data } = useGetRemoteSetQuery({ channel: 'stable' });
  const served = (data?.remotes ?? []).flatMap(({ candidates: [release] }) =>
    release ? [(release.declaration as unknown as RemoteDeclaration).namespace] : [],
  );
  const areas = new Set([...OWN, ...served, ...(chosen ? [chosen] : [])]);
  return [...areas].map((value) => ({ value, label: nameOf(value) }));
}
