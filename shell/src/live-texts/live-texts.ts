import { isStaffPath } from '@atoll/contract/paths';
import { IN_PLACE } from '@atoll/contract/in-place';
import type { App } from '../app-context';
import { followTexts } from './follow-texts';

/** True in the tab in which a colleague edits texts where they stand. Visitors have no such session, and never load the editor. */
export function editsInPlace({ store }: Pick<App, 'store'>): boolean {
  const mayEdit = store.getState().session.user?.permissions.includes(IN_PLACE.permission) === true;
  if (!mayEdit || isStaffPath(location.pathname)) return false;
  try {
    return sessionStorage.getItem(IN_PLACE.flag) === '1';
  } catch {
    return false;
  }
}

/** Begins what keeps the texts of the page alive: their changes, and for who edits them here, the editor. */
export function startLiveTexts(app: App): void {
  followTexts(app);
  if (editsInPlace(app)) void import('../in-place/in-place').then(({ startInPlace }) => startInPlace(app));
}
