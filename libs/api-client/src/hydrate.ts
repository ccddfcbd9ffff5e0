import type { InlineQuery } from '@atoll/contract/document';
// By package name, not './base.ts': the shell's own module, whose state is shared, must not be there twice.
import { type AppStore, api, awaitEndpoint, isAwaited, transport } from '@atoll/api-client/base';

type Store = Pick<AppStore, 'dispatch'>;

function put(store: Store, queries: readonly InlineQuery[]): void {
  const entries = queries.map(({ endpoint, arg, data }) => ({ endpointName: endpoint, arg, value: data }));
  if (entries.length > 0) store.dispatch(api.util.upsertQueryEntries(entries as never));
}

/**
 * Puts the answers that came with a document into the cache. They are there before the endpoints that ask for them, which a page
 * brings or a part of it that is loaded much later: React goes on with all of it in one state.
 */
export function hydrateInto(store: Store, queries: readonly InlineQuery[]): void {
  for (const { endpoint } of queries) awaitEndpoint(endpoint);
  put(store, queries);
  let waiting = queries.filter(({ endpoint }) => isAwaited(endpoint));
  if (waiting.length === 0) return;
  // Once more: only the endpoint itself says of which writes its answers grow old.
  transport.onEndpoints = () => {
    put(
      store,
      waiting.filter(({ endpoint }) => !isAwaited(endpoint)),
    );
    waiting = waiting.filter(({ endpoint }) => isAwaited(endpoint));
  };
}
