import { isStaffPath } from '@atoll/contract/paths';
import type { AppStore } from '@atoll/api-client/base';

/** Who stays that long has seen the page. */
const SEEN_MS = 2_000;

/** What visitors say who do not want to be followed: Do Not Track, and Global Privacy Control, which TypeScript does not know. */
type Wishes = Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean };

/** True of visitors of the public site, unless they have asked not to be followed. The agency does not count itself. */
export const isCounted = (path: string, { doNotTrack, globalPrivacyControl }: Wishes, store: AppStore): boolean =>
  doNotTrack !== '1' && globalPrivacyControl !== true && !isStaffPath(path) && store.getState().session.user === null;

/** Waits until somebody has seen the page. */
export const whenSeen = (): Promise<void> => new Promise((seen) => setTimeout(seen, SEEN_MS));
