import { useState } from 'react';
import { ifMatch } from '@atoll/api-client/base';
import {
  type StagedContentKind,
  useDeletePendingContentMutation,
  useLazyGetContentStateQuery,
} from '@atoll/api-client/endpoints/content.gen';
import type { ContentDocument, Kind } from './kind';

/** The waiting change that somebody goes on with in the form: when that is stored, corrected as it may be, it waits no longer. */
export function useTakenUp(kind: Kind) {
  const [at, setAt] = useState<string>();
  const [ask] = useLazyGetContentStateQuery();
  const [drop] = useDeletePendingContentMutation();
  return {
    take: setAt,
    forget: () => setAt(undefined),
    /** Another one that waits by then is left alone, and seen on the page. */
    end: async ({ id, version, waiting }: ContentDocument) => {
      if (at === undefined || waiting) return;
      setAt(undefined);
      const own = { kind: kind.path, id: String(id) };
      const { data: state } = await ask(own);
      if (state?.pending)
        await drop({ ...own, kind: kind.path as StagedContentKind, at, takenUp: true, 'If-Match': ifMatch(version) });
    },
  };
}
