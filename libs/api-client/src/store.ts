import { type Reducer, combineSlices, configureStore } from '@reduxjs/toolkit';
import type { InlineQuery } from '@atoll/contract/document';
import { api } from './api.ts';
import { sessionSlice } from './session.ts';

/** Parts of the state that remotes add; each declares its own key in this interface. */
export interface LazySlices {}

/** A new store with the page's reducers; tests make one each. */
export function createStore() {
  const rootReducer = combineSlices(api, sessionSlice).withLazyLoadedSlices<LazySlices>();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
    devTools: false,
  });
  return Object.assign(store, {
    /** Adds a remote's reducer under its own key. */
    inject(reducerPath: string, reducer: Reducer) {
      rootReducer.inject({ reducerPath: reducerPath as never, reducer: reducer as never });
      store.dispatch({ type: 'atoll/reducerInjected' });
    },
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;

let waiting: InlineQuery[] = [];

/** Takes the answers that came with the document; they enter the store when their endpoints are known. */
export function queueInlineQueries(queries: InlineQuery[]): void {
  waiting = [...waiting, ...queries];
}

/** Puts queued answers whose endpoints have been injected into the cache. The shell calls it after each remote's load. */
export function hydrateQueries(store: Pick<AppStore, 'dispatch'>): void {
  const known = api.endpoints as Record<string, unknown>;
  const ready = waiting.filter(({ endpoint }) => endpoint in known);
  if (ready.length === 0) return;
  waiting = waiting.filter(({ endpoint }) => !(endpoint in known));
  const entries = ready.map(({ endpoint, arg, data }) => ({ endpointName: endpoint, arg, value: data }));
  store.dispatch(api.util.upsertQueryEntries(entries as never));
}
