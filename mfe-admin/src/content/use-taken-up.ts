import { ifMatch } from '@atoll/api-client/base';
import {
  type StagedContentKind,
  useDeletePendingContentMutation,
  useLazyGetContentStateQuery,
} from '@atoll/api-client/endpoints/content.gen';
import type { ContentDocument, Kind } from './kind';

/**
 * Ends the waiting change that somebody has gone on with in the form: once that is stored, corrected as it may be, it waits no longer.
 * Another one that waits by then is left alone, and seen on the page.
 */
export function useTakenUp(kind: Kind): (stored: ContentDocument, at: string | undefined) => Promise<void> {
  const [ask] = useLazyGetContentStateQuery();
  const [drop] = useDeletePendingContentMutation();
  return async ({ id, version, waiting }, at) => {
    if (at === undefined || waiting) return;
    const own = { kind: kind.path, id: String(id) };
    const { data: state } = await ask(own);
    if (state?.pending)
      await drop({ ...own, kind: kind.path as StagedContentKind, at, takenUp: true, 'If-Match': ifMatch(version) });
  };
}
