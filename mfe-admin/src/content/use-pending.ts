import { usePermission } from '@atoll/api-client/base';
import {
  type PendingChangeDto,
  type StagedContentKind,
  useGetContentStateQuery,
  useGetPendingContentQuery,
} from '@atoll/api-client/endpoints/content.gen';
import { PUBLIC } from './life';
import { type ContentDocument, type Kind, type Waiting, contentOf } from './kind';

/** Whether what somebody writes of a thing is handed in, and not stored. */
export function useHandsIn(kind: Kind): (status: string | undefined) => boolean {
  const mayPublish = usePermission(kind.permissions.publish);
  const mayChange = usePermission(kind.permissions.change);
  return (status = '') => mayChange && !mayPublish && !kind.isPlain && PUBLIC.has(status);
}

/** The change of a thing that waits for who may publish. */
export function usePending(
  kind: Kind,
  id: number,
  { skip = false } = {},
): { pending?: PendingChangeDto; isReady: boolean; error?: unknown; refetch: () => void } {
  const own = { kind: kind.path as StagedContentKind, id: String(id) };
  const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true };
  const isOff = skip || kind.isPlain === true;
  const state = useGetContentStateQuery({ ...own, kind: kind.path }, { ...fresh, skip: isOff });
  const waits = !isOff && state.data?.pending === true;
  const read = useGetPendingContentQuery(own, { ...fresh, skip: !waits });
  return {
    ...(waits && read.data && { pending: read.data }),
    isReady: isOff || (state.data !== undefined && (!waits || read.data !== undefined)),
    error: state.error ?? (waits ? read.error : undefined),
    refetch: () => void (state.error ? state.refetch() : read.refetch()),
  };
}

/** What of a waiting change its form starts from. */
export const waitingOf = (kind: Kind, { at, by, document }: PendingChangeDto): Waiting => ({
  at,
  by,
  content: contentOf(kind, document as unknown as ContentDocument),
});
