import { savedKey } from '@atoll/api-client/saved';
import { Heart } from './heart';
import type { Saveable } from './save-button';
import { useAccountList } from './use-account-list';

/** The same heart for a customer. */
export default function AccountSaveButton({ kind, item: { id, name }, look }: Saveable) {
  const { keys, change } = useAccountList();
  const key = savedKey(kind, id);
  return (
    <Heart name={name} saved={keys?.includes(key) ?? false} look={look} onChange={(saved) => void change(key, saved)} />
  );
}
