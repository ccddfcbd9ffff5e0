import { useEffect, useState } from 'react';
import { useSessionUser } from '@atoll/api-client/base';
import { type KeptDraft, keepDraft, readDraft } from './kept-draft';

/** What is edited, and which one of it. Without it nothing is kept. */
export interface KeptAs {
  path: string;
  id: number | string;
}

/** What an earlier page left of a form, whose session ended or whose tab was closed before it was stored. */
export function useLeft<What>(as: KeptAs | undefined): KeptDraft<What> | null {
  const user = useSessionUser()?.id;
  const [left] = useState(() => (user && as ? readDraft<What>(user, as.path, as.id) : null));
  return left;
}

/** What is worth keeping of a form; on which version it was typed, where that matters when it is read again. */
type Typed<What> = Omit<KeptDraft<What>, 'at' | 'version'> & { version?: number };

/**
 * Keeps in this browser what a form holds, under somebody's account, from letter to letter.
 * @param draft null while nothing of it is worth keeping
 * @returns forgets it: it is stored, or thrown away
 */
export function useKeeping<What>(as: KeptAs | undefined, draft: Typed<What> | null): () => void {
  const user = useSessionUser()?.id;
  const { path, id } = as ?? {};
  const held = JSON.stringify(draft);
  useEffect(() => {
    if (!user || path === undefined || id === undefined) return;
    const kept = JSON.parse(held) as typeof draft;
    keepDraft(user, path, id, kept && { version: 0, ...kept, at: new Date().toISOString() });
  }, [user, path, id, held]);
  return () => {
    if (user && as) keepDraft(user, as.path, as.id, null);
  };
}
