import { isStaffPath } from '@atoll/contract/paths';
import { IN_PLACE } from '@atoll/contract/in-place';
import { i18n } from '@atoll/i18n/instance';
import type { App } from '../app-context';
import { reportError } from '../errors/error-reports';
import { notify } from '../notifications/messages';
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
  if (!editsInPlace(app)) return;
  void import('../in-place/in-place').then(({ startInPlace }) => startInPlace(app)).catch(endInPlace);
}

/** Where the editor cannot come, the tab shows the site as visitors see it again, and says so. */
function endInPlace(error: unknown): void {
  reportError(error, 'component');
  sessionStorage.removeItem(IN_PLACE.flag);
  notify({ kind: 'error', text: i18n.t('shell:inPlace') });
}
