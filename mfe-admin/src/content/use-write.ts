import { ifMatch } from '@atoll/api-client/base';
import { type StagedContentKind, useSavePendingContentMutation } from '@atoll/api-client/endpoints/content.gen';
import { bodyOf } from './changes';
import { useSaveContentMutation } from './content-api';
import type { Kind } from './kind';
import type { Write } from './use-form';
import { useHandsIn, waitingOf } from './use-pending';

/** Stores a thing of a kind; of what is public, who may not publish hands the change in. */
export function useWrite(kind: Kind): Write {
  const [store] = useSaveContentMutation();
  const [handIn] = useSavePendingContentMutation();
  const handsIn = useHandsIn(kind);
  return async ({ document, base, mine }) => {
    const { id, version, status, waiting } = document;
    if (!handsIn(status))
      return store({ path: kind.path, id, version, method: kind.method, body: bodyOf(kind, base, mine) }).unwrap();
    const pending = await handIn({
      kind: kind.path as StagedContentKind,
      id: String(id),
      'If-Match': ifMatch(version),
      ...(waiting && { at: waiting.at }),
      // Laid over what waits: only what has changed.
      body: bodyOf({ method: 'PATCH' }, base, mine),
    }).unwrap();
    return { ...document, waiting: waitingOf(kind, pending) };
  };
}
