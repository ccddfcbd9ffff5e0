import type { SavedKey } from '@atoll/api-client/saved';
import { useBrowser } from '@atoll/ui/use-browser';
import NearFoot from './near-foot';

/** What else was opened in this browser, at the foot of a page, loaded when somebody comes near. `now` is what is open, and noted. */
export function RecentlyViewed({ now }: { now?: SavedKey | undefined }) {
  return useBrowser(() => true, false) && <NearFoot now={now} />;
}
