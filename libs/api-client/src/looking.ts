import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { AppStore } from './store.ts';

/** Tells the reads of a page when somebody looks at it and when not: those that ask again by themselves wait meanwhile. */
export const watchLooking = ({ dispatch }: AppStore): void => void setupListeners(dispatch);
