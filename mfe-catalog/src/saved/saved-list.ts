import { useTranslation } from 'react-i18next';
import type { useListFavouritesQuery } from '@atoll/api-client/favourites';
import { MOST, type SavedKey, keepSaved, savedKeys, useSavedKeys } from '@atoll/api-client/saved';
import { notify } from '@atoll/ui/shell-context';

/** What somebody keeps for later, newest first, in this browser or with their account. */
export interface SavedList {
  /** Undefined as long as nobody knows. */
  keys: readonly SavedKey[] | undefined;
  /** Why nobody knows, and another try. */
  error?: ReturnType<typeof useListFavouritesQuery>['error'];
  retry?: () => void;
  /** Keeps something or keeps it no longer; what cannot be done is told. `at` is its place in the list, the first unless said. */
  change(key: SavedKey, saved: boolean, at?: number): Promise<void>;
}

/** A list in which the thing stands at a place, or no longer. */
export const changed = (keys: readonly SavedKey[], key: SavedKey, saved: boolean, at = 0): SavedKey[] => {
  const others = keys.filter((other) => other !== key);
  return saved ? others.toSpliced(at, 0, key) : others;
};

/** The list of whoever is not signed in. */
export function useBrowserList(): SavedList {
  const { t } = useTranslation('catalog');
  const keys = useSavedKeys();
  return {
    keys,
    change: async (key, saved, at) => {
      // Another tab may have changed it a moment ago.
      const next = changed(savedKeys(), key, saved, at);
      if (next.length > MOST.saved) notify({ kind: 'error', text: t('saved.full', { count: MOST.saved }) });
      else if (!keepSaved(next)) notify({ kind: 'error', text: t('saved.refused') });
    },
  };
}
