import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type AppStore, signInCustomer } from '@atoll/api-client/base';
import { keepSaved } from '@atoll/api-client/saved';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { bindShell } from '@atoll/ui/shell-context';
import en from '../../locales/en.json' with { type: 'json' };
import { packageItem } from '../shared/fixtures';
import { PackageCard } from '../shared/package-card';
import { SaveButton } from './save-button';

const notify = jest.fn();
const CUSTOMER = { id: 'c1', user: { id: 'c1', email: 'anna@example.com', first_name: 'Anna' } };
const token = `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))}.s`;
const asCustomer = (to: AppStore) => signInCustomer(to, { token, refresh: 'r1', customer: CUSTOMER as never });

const entry = (id: number) => ({ kind: 'package', id, slug: 's', name: 'n', summary: '', available: true });
const show = (handlers: Handlers = {}, prepare?: (to: AppStore) => void) =>
  renderApp(<SaveButton kind="package" item={{ id: 1, name: 'Manta week' }} />, {
    texts: { catalog: en },
    handlers,
    ...(prepare && { prepare }),
  });
const heart = () => screen.getByRole('button', { name: /Manta week/ });
const isPressed = () => heart().getAttribute('aria-pressed');

beforeEach(() => {
  localStorage.clear();
  notify.mockClear();
  bindShell({ release: 'r', notify, reportError: () => 'e' });
});
afterEach(() => void jest.restoreAllMocks());

describe('the heart of a visitor', () => {
  it('saves in this browser and takes it back, and asks nobody', async () => {
    const { user, api } = await show();
    expect(heart()).toHaveAccessibleName('Save Manta week');
    await user.click(heart());
    expect(heart()).toHaveAccessibleName('Saved: Manta week');
    expect([isPressed(), localStorage.getItem('atoll_saved')]).toEqual(['true', 'p-1']);
    await user.click(heart());
    expect([isPressed(), localStorage.getItem('atoll_saved')]).toEqual(['false', null]);
    expect(api.requests).toEqual([]);
  });

  it('stands beside the link of a card, not in it', async () => {
    await renderApp(<PackageCard item={packageItem()} />, { texts: { catalog: en } });
    expect(heart().closest('a')).toBeNull();
    expect(heart().closest('article')).not.toBeNull();
  });

  it('says that nothing can be kept where the browser refuses', async () => {
    const { user } = await show();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await user.click(heart());
    expect(isPressed()).toBe('false');
    expect(notify).toHaveBeenCalledWith({ kind: 'error', text: en.saved.refused });
  });

  it('says that the list is full instead of losing the oldest', async () => {
    keepSaved(Array.from({ length: 100 }, (_, index) => `r-${index + 1}` as const));
    const { user } = await show();
    await user.click(heart());
    expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'The list is full: it takes 100 entries.' });
    expect(localStorage.getItem('atoll_saved')?.split(',')).toHaveLength(100);
  });
});

describe('the heart of a customer', () => {
  it('is that of their account, whatever the browser has', async () => {
    keepSaved(['p-1']);
    await show({ 'GET /customers/me/favourites/': { body: [] } }, asCustomer);
    await waitFor(() => expect(isPressed()).toBe('false'));
    expect(localStorage.getItem('atoll_saved')).toBe('p-1');
  });

  it('saves at once and with the account', async () => {
    let list = [entry(7)];
    const { user, api } = await show(
      {
        'GET /customers/me/favourites/': () => ({ body: list }),
        'POST /customers/me/favourites/': () => {
          list = [entry(1), ...list];
          return { status: 201, body: entry(1) };
        },
      },
      asCustomer,
    );
    await waitFor(() => expect(api.requests).toHaveLength(1));
    await user.click(heart());
    await waitFor(() => expect(isPressed()).toBe('true'));
    const sent = api.requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ kind: 'package', id: 1 });
    expect(api.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
    expect(isPressed()).toBe('true');
    expect(notify).not.toHaveBeenCalled();
  });

  it('is sent in the order in which it was pressed, and shows the last', async () => {
    let answer: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (answer = resolve));
    const { user, api } = await show(
      {
        'GET /customers/me/favourites/': { body: [entry(1)] },
        'DELETE /customers/me/favourites/': async () => {
          await waits;
          return { status: 204 };
        },
        'POST /customers/me/favourites/': { status: 201, body: entry(1) },
      },
      asCustomer,
    );
    await waitFor(() => expect(isPressed()).toBe('true'));
    await user.click(heart());
    await waitFor(() => expect(isPressed()).toBe('false'));
    await user.click(heart());
    await waitFor(() => expect(isPressed()).toBe('true'));
    const sent = () => api.requests.map(({ method }) => method);
    expect(sent()).toEqual(['GET', 'DELETE']);
    answer();
    await waitFor(() => expect(sent()).toEqual(['GET', 'DELETE', 'POST']));
    expect(isPressed()).toBe('true');
  });

  it('goes back where the server refuses, and says so', async () => {
    const { user } = await show(
      {
        'GET /customers/me/favourites/': { body: [entry(1)] },
        'DELETE /customers/me/favourites/': { status: 500 },
      },
      asCustomer,
    );
    await waitFor(() => expect(isPressed()).toBe('true'));
    await user.click(heart());
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]?.[0]).toMatchObject({ kind: 'error' });
    await waitFor(() => expect(isPressed()).toBe('true'));
  });

  it('is the browser’s again after they have gone', async () => {
    keepSaved(['p-1']);
    const { store: app } = await show({ 'GET /customers/me/favourites/': { body: [] } }, asCustomer);
    await waitFor(() => expect(isPressed()).toBe('false'));
    const { signOutCustomer } = await import('@atoll/api-client/base');
    act(() => signOutCustomer(app));
    await waitFor(() => expect(isPressed()).toBe('true'));
  });
});
