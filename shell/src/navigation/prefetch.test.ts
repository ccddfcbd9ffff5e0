import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DeclaredRoute } from '../app-context';
import type { RemoteLoader } from '../remotes/remote-loader';
import { prefetchOnIntent } from './prefetch';

const prefetchPage = jest.fn<RemoteLoader['prefetchPage']>();
const route = { path: '/packages/:slug', remote: 'mfe-catalog', page: 'package' } as DeclaredRoute;
prefetchOnIntent([route], { prefetchPage } as unknown as RemoteLoader);

/** Rests on a link for so many milliseconds. */
function rest(href: string, milliseconds: number, event = 'pointerover', attributes = '') {
  document.body.innerHTML = `<a href="${href}" ${attributes}><b>Reef</b></a><p>Elsewhere</p>`;
  document.querySelector('b')?.dispatchEvent(new Event(event, { bubbles: true }));
  jest.advanceTimersByTime(milliseconds);
}

beforeEach(() => {
  jest.useFakeTimers();
  prefetchPage.mockReset();
});
afterEach(() => void jest.useRealTimers());

describe('the code of a page', () => {
  it.each(['pointerover', 'focusin'])('is fetched while a link to it is looked at (%s), in any language', (event) => {
    rest('/ru/packages/reef', 65, event);
    expect(prefetchPage.mock.calls).toEqual([['mfe-catalog', 'package']]);
  });

  it('is not fetched for a pointer that passes by', () => {
    rest('/packages/reef', 64);
    document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(1_000);
    expect(prefetchPage).not.toHaveBeenCalled();
  });

  it.each([
    ['https://elsewhere.example/packages/reef', ''],
    ['/packages/reef', 'target="_blank"'],
    ['/nowhere', ''],
  ])('is not fetched for %s %s', (href, attributes) => {
    rest(href, 1_000, 'pointerover', attributes);
    expect(prefetchPage).not.toHaveBeenCalled();
  });
});
