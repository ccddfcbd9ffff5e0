import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { ResolvedRemote } from '@atoll/contract/release';
import { createStore } from '@atoll/api-client/base';
import { i18n, setLanguage } from '@atoll/i18n/instance';
import { addRealTexts } from '@atoll/testing/texts';
import en from '../../locales/en.json' with { type: 'json' };
import { AppContext, type Drawing } from '../app-context';
import NotFoundPage from './not-found-page';

const AWAY: ResolvedRemote = {
  name: 'mfe-booking',
  candidates: [],
  away: ['/booking/:id', '/booking/confirmation/:reference'],
};

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  addRealTexts('en', { shell: en });
  await setLanguage('en');
});

/** What the page says at an address while these remotes cannot be used. */
function headingAt(path: string, remotes: ResolvedRemote[]): string | null {
  globalThis.fetch = jest.fn(async () => Response.json({ settings: { site_title: 'Lagoon Travel' } })) as never;
  const drawing = { set: { rev: 1, channel: 'stable', remotes } } as unknown as Drawing;
  const element = (
    <AppContext value={drawing}>
      <NotFoundPage />
    </AppContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <Provider store={createStore()}>
        <RouterProvider router={router} />
      </Provider>
    </I18nextProvider>,
  );
  const heading = screen.getByRole('heading').textContent;
  unmount();
  return heading;
}

describe('an address that nobody declares', () => {
  const NOT_FOUND = en.notFound.title;

  it('is not there, though a remote is away that never had it', () => {
    expect(headingAt('/nothing', [])).toBe(NOT_FOUND);
    expect(headingAt('/nothing', [AWAY])).toBe(NOT_FOUND);
    expect(headingAt('/booking/7/papers', [AWAY])).toBe(NOT_FOUND);
  });

  it('may be there in a while where it is one of a remote that is away, or of one that nobody knows', () => {
    expect(headingAt('/booking/7', [AWAY])).not.toBe(NOT_FOUND);
    expect(headingAt('/ru/booking/7', [AWAY])).not.toBe(NOT_FOUND);
    expect(headingAt('/nothing', [{ name: 'mfe-new', candidates: [] }])).not.toBe(NOT_FOUND);
  });
});
