import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { IN_PLACE } from '@atoll/contract/in-place';
import type { App } from '../app-context';
import { editsInPlace } from './live-texts';

const appOf = (permissions: string[] | null) =>
  ({ store: { getState: () => ({ session: { user: permissions && { permissions } } }) } }) as unknown as App;
const TRANSLATOR = appOf(['translations.view', 'translations.change']);

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('texts are edited where they stand', () => {
  it('in the tab that was opened for it, by whoever may change them', () => {
    expect(editsInPlace(TRANSLATOR)).toBe(false);
    sessionStorage.setItem(IN_PLACE.flag, '1');
    expect(editsInPlace(TRANSLATOR)).toBe(true);
  });

  it('by no visitor, nor by who may only read them, whatever their tab says', () => {
    sessionStorage.setItem(IN_PLACE.flag, '1');
    expect([appOf(null), appOf(['translations.view'])].map(editsInPlace)).toEqual([false, false]);
  });

  it('on the site, not in the office', () => {
    sessionStorage.setItem(IN_PLACE.flag, '1');
    history.replaceState(null, '', '/dashboard/translations');
    expect(editsInPlace(TRANSLATOR)).toBe(false);
  });

  it('not where the browser keeps nothing for a tab', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(editsInPlace(TRANSLATOR)).toBe(false);
  });
});
