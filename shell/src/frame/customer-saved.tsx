import { useEffect } from 'react';
import { newIdempotencyKey, useCustomer } from '@atoll/api-client/base';
import { ONE_LIST, useAddFavouriteMutation, useListFavouritesQuery } from '@atoll/api-client/favourites';
import { isNotThere } from '@atoll/api-client/not-there';
import { savedItem, keepSaved, savedKeys } from '@atoll/api-client/saved';
import { errorText } from '@atoll/i18n/error-text';
import { notify } from '../notifications/messages';
import { CountedLink } from './saved-link';

/** The link with what a customer has saved. */
export default function CustomerSaved({ look }: { look: 'heart' | 'word' }) {
  const { data, isUninitialized, refetch } = useListFavouritesQuery(ONE_LIST);
  useMerging(() => void (isUninitialized || refetch()));
  const count = data?.filter(({ kind }) => kind !== 'experience').length ?? 0;
  return <CountedLink look={look} count={count} />;
}

/** One at a time, however often the link stands on the page. */
let isMerging = false;

/**
 * What was saved in this browser before somebody has signed in goes over to their account, the oldest first, so that the order
 * stays. What is there leaves the browser, and so does what is not offered any more; the rest waits for the next page.
 */
function useMerging(onMerged: () => void): void {
  const id = useCustomer()?.id;
  const [add] = useAddFavouriteMutation();
  useEffect(() => {
    const merge = async () => {
      for (const key of savedKeys().toReversed()) {
        // oxlint-disable-next-line no-await-in-loop -- their order is that of the list
        const { error } = await add({ favouriteItemDto: savedItem(key), 'Idempotency-Key': newIdempotencyKey() });
        if (error && !isNotThere(error)) {
          notify({ kind: 'error', text: errorText(error) });
          break;
        }
        keepSaved(savedKeys().filter((other) => other !== key));
      }
    };
    if (id === undefined || isMerging || savedKeys().length === 0) return;
    isMerging = true;
    void merge().finally(() => {
      isMerging = false;
      onMerged();
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each customer who signs in
  }, [id, add]);
}
