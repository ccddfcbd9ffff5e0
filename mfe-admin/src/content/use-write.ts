import { ifMatch, usePermission } from '@atoll/api-client/base';
import { type StagedContentKind, useSavePendingContentMutation } from '@atoll/api-client/endpoints/content.gen';
import { bodyOf } from './changes';
import { useSaveContentMutation } from './content-api';
import type { Kind } from './kind';
import type { Write } from './use-form';

/** States in which a change needs somebody who may publish. */
const PUBLIC: ReadonlySet<string> = new Set(['published', 'scheduled']);

/** Stores a thing of a kind; of what is public, who may not publish hands the change in. */
export function useWrite(kind: Kind): Write {
  const [store] = useSaveContentMutation();
  const [handIn] = useSavePendingContentMutation();
  const mayPublish = usePermission(kind.permissions.publish);
  return async ({ document: { id, version, status }, base, mine }) => {
    const body = bodyOf(kind, base, mine);
    if (mayPublish || kind.isPlain || !PUBLIC.has(status))
      return store({ path: kind.path, id, version, method: kind.method, body }).unwrap();
    const staged = { kind: kind.path as StagedContentKind, id: String(id), 'If-Match': ifMatch(version), body };
    await handIn(staged).unwrap();
    return 'pending';
  };
}
