import type { InlineQuery } from '@atoll/contract/document';
// By package name, not './base.ts': the shell's own module, whose state is shared, must not be there twice.
import { type AppStore, api } from '@atoll/api-client/base';

/**
 * Puts answers that came with a document into the cache, as far as their endpoints have been injected.
 * @returns those that have to wait for the remote that brings their endpoint
 */
export function hydrateInto(store: Pick<AppStore, 'dispatch'>, queries: readonly InlineQuery[]): InlineQuery[] {
  const isKnown = ({ endpoint }: InlineQuery) => endpoint in (api.endpoints as Record<string, unknown>);
  const entries = queries
    .filter(isKnown)
    .map(({ endpoint, arg, data }) => ({ endpointName: endpoint, arg, value: data }));
  if (entries.length > 0) store.dispatch(api.util.upsertQueryEntries(entries as never));
  return queries.filter((query) => !isKnown(query));
}
