import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What this browser keeps, read after the page has been taken over from the server, which knows nothing of it. */
export const useBrowser = <T extends string | number | boolean>(read: () => T, unknown: T): T =>
  useSyncExternalStore(never, read, () => unknown);
