import { useCustomer } from '@atoll/api-client/base';
import { type SavedKind, savedKey, useIsHere } from '@atoll/api-client/saved';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { Heart } from './heart';
import { useBrowserList } from './saved-list';

export interface Saveable {
  kind: SavedKind;
  item: { id: number; name: string };
  look?: 'word';
}

/** Visitors, who are most, load nothing of accounts. Where its script cannot be had the page does without the heart. */
const OfAccount = lazyAgain<Saveable>(() => import('./account-save-button'), {
  meanwhile: ({ item, look }) => <Heart name={item.name} saved={false} look={look} onChange={() => undefined} />,
  failed: () => null,
});

/** Keeps a trip or a place to stay for later: in this browser, for customers with their account. */
export function SaveButton(props: Saveable) {
  const isCustomer = useCustomer() !== null;
  return useIsHere() && isCustomer ? <OfAccount {...props} /> : <OfBrowser {...props} />;
}

function OfBrowser({ kind, item: { id, name }, look }: Saveable) {
  const { keys, change } = useBrowserList();
  const key = savedKey(kind, id);
  return (
    <Heart name={name} saved={keys?.includes(key) ?? false} look={look} onChange={(saved) => void change(key, saved)} />
  );
}
