import { useMemo } from 'react';
import { newIdempotencyKey, useAppStore } from '@atoll/api-client/base';
import type { FavouriteDto } from '@atoll/api-client/endpoints/types.gen';
import {
  ONE_LIST,
  favouritesApi,
  useAddFavouriteMutation,
  useDeleteFavouriteMutation,
  useListFavouritesQuery,
} from '@atoll/api-client/favourites';
import { type SavedKey, savedItem, savedKey } from '@atoll/api-client/saved';
import { errorText } from '@atoll/i18n/error-text';
import { notify } from '@atoll/ui/shell-context';
import type { SavedList } from './saved-list';

const keyOf = ({ kind, id }: FavouriteDto): SavedKey | null => (kind === 'experience' ? null : savedKey(kind, id));

/** What stands in the list until it is read again: nothing but its number is shown. */
const entryOf = (key: SavedKey): FavouriteDto => ({
  ...savedItem(key),
  slug: '',
  name: '',
  summary: '',
  cover_image: null,
  available: true,
  added_at: '',
});

/** Changes reach the server one after the other: what is taken off and put back at once is there in the end. */
let last: Promise<boolean> = Promise.resolve(true);

/** The list of a customer. What is changed shows at once, and goes back where the server refuses it. */
export function useAccountList(): SavedList {
  const { data, error, isFetching, refetch } = useListFavouritesQuery(ONE_LIST);
  const [add] = useAddFavouriteMutation();
  const [remove] = useDeleteFavouriteMutation();
  const { dispatch } = useAppStore();
  const keys = useMemo(() => data?.map(keyOf).filter((key) => key !== null), [data]);
  const show = (key: SavedKey, saved: boolean, at = 0) =>
    dispatch(
      favouritesApi.util.updateQueryData('listFavourites', ONE_LIST, (list) => {
        const others = list.filter((entry) => keyOf(entry) !== key);
        return saved ? others.toSpliced(at, 0, entryOf(key)) : others;
      }),
    );
  const send = async (key: SavedKey, saved: boolean) => {
    const item = savedItem(key);
    try {
      if (saved) await add({ favouriteItemDto: item, 'Idempotency-Key': newIdempotencyKey() }).unwrap();
      else await remove(item).unwrap();
      return true;
    } catch (error) {
      show(key, !saved);
      notify({ kind: 'error', text: errorText(error) });
      return false;
    }
  };
  return {
    keys,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
    change: async (key, saved, at) => {
      show(key, saved, at);
      last = last.then(() => send(key, saved));
      // A list that was still on its way knows nothing of it.
      if ((await last) && keys === undefined) show(key, saved);
    },
  };
}
