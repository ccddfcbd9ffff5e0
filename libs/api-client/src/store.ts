import { type Reducer, combineSlices, configureStore } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { customerSlice } from './customer-session.ts';
import { sessionSlice } from './session.ts';

/** Parts of the state that remotes add; each declares its own key in this interface. */
export interface LazySlices {}

/** A new store with the page's reducers; tests make one each. */
export function createStore() {
  const rootReducer = combineSlices(api, sessionSlice, customerSlice).withLazyLoadedSlices<LazySlices>();
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
