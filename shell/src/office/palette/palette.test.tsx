import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api as client, signIn } from '@atoll/api-client/base';
import type { Permission } from '@atoll/contract/permissions';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../../locales/en.json' with { type: 'json' };
import { AppContext } from '../../app-context';
import { PaletteButton } from './palette-button';
import { isNamed } from './use-places';

const token = `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))}.s`;
const nav = (id: string, to: string, labelKey: string, permission?: Permission) => ({
  ...{ id, area: 'dashboard', to, labelKey, order: 110 },
  ...(permission && { permission }),
});
const REMOTE = {
  ...{ name: 'mfe-admin', namespace: 'admin', routes: [] },
  nav: [
    nav('overview', '/dashboard/overview', 'shell:office.menu'),
    nav('reviews', '/dashboard/reviews', 'shell:office.account', 'reviews.moderate'),
  ],
};
const drawing = { set: { remotes: [{ name: 'mfe-admin', candidates: [{ declaration: REMOTE }] }] } };
const results = (...rows: object[]) => ({ body: { count: rows.length, next: null, previous: null, results: rows } });

const show = (permissions: Permission[], handlers: Handlers = {}) =>
  renderApp(
    <AppContext value={drawing as never}>
      <PaletteButton />
      <p>Page</p>
    </AppContext>,
    {
      ...{ route: '/dashboard/overview', path: '/*', texts: { shell: en }, handlers },
      prepare: (store) =>
        signIn(store, {
          ...{ access: token, refresh: 'r1' },
          user: { id: 'a1', email: 'a@example.com', first_name: 'Ann', last_name: 'Lee', permissions } as never,
        }),
    },
  );
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  // What jsdom has not.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('the palette of the office', () => {
  it('opens by Ctrl+K with the screens that one may see, and goes to the chosen one', async () => {
    const { user, router } = await show(['reviews.moderate']);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const field = await screen.findByRole('combobox');
    expect(options()).toEqual(['Office menu', 'Account', en.office.profile, en.office.site]);
    await user.type(field, 'acc');
    expect(options()).toEqual(['Account', en.office.profile]);
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]!.id);
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/dashboard/reviews');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('offers no screen, and asks for no thing, that one may not see', async () => {
    const { user, api } = await show([]);
    await user.click(screen.getByRole('button', { name: /Find/ }));
    const field = await screen.findByRole('combobox');
    expect(options()).not.toContain('Account');
    await user.type(field, 'zzz');
    expect(await screen.findByText(en.palette.nothing)).toBeTruthy();
    expect(api.requests.map(({ path }) => path)).toEqual([]);
  });

  it('finds bookings by what was typed, chosen by arrows, and says what could not be searched', async () => {
    const { user, router } = await show(['bookings.view', 'requests.manage'], {
      'GET /bookings/': results(
        { id: 'b1', reference: 'MV-1', contact: { name: 'Anna Smirnova' } },
        { id: 'b2', reference: 'MV-2', contact: { name: 'Anna Li' } },
      ),
      'GET /custom-trip-requests/': { status: 503, body: { message: 'Later' } },
    });
    await user.click(screen.getByRole('button', { name: /Find/ }));
    await user.type(await screen.findByRole('combobox'), 'anna');
    await waitFor(() => expect(options()).toEqual(['Anna SmirnovaBooking MV-1', 'Anna LiBooking MV-2']));
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe(en.palette.lacking),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(router.state.location.pathname).toBe('/dashboard/bookings/b2');
  });

  it('leaves a remote that is newer than the shell the calls that it brings', async () => {
    const { user, api, store } = await show(['bookings.view'], { 'GET /bookings/': results() });
    await user.click(screen.getByRole('button', { name: /Find/ }));
    await user.type(await screen.findByRole('combobox'), 'anna');
    await waitFor(() => expect(api.requests).toHaveLength(1));
    const { listBookings } = client.injectEndpoints({
      endpoints: (build) => ({
        listBookings: build.query<unknown, { search: string; ofTomorrow: string }>({
          query: ({ search, ofTomorrow }) => ({ url: '/api/bookings/', params: { search, of_tomorrow: ofTomorrow } }),
        }),
      }),
    }).endpoints;
    await store.dispatch(listBookings.initiate({ search: 'anna', ofTomorrow: 'yes' }));
    expect(api.requests[1]?.query.get('of_tomorrow')).toBe('yes');
  });

  it('stays where its closing is told after it has opened again', async () => {
    const { user } = await show([]);
    await user.click(screen.getByRole('button', { name: /Find/ }));
    await screen.findByRole('combobox');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(dialog, new Event('close'));
    expect(screen.getByRole('combobox')).toBeTruthy();
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('goes to what was found by the last words, however quickly Enter follows them', async () => {
    const booking = (id: string) => ({ id, reference: `MV-${id}`, contact: { name: `Guest ${id}` } });
    const { user, router } = await show(['bookings.view'], {
      'GET /bookings/': ({ query }) => results(booking(query.get('search')!)),
    });
    await user.click(screen.getByRole('button', { name: /Find/ }));
    const field = await screen.findByRole('combobox');
    await user.type(field, 'one1');
    await waitFor(() => expect(options()).toEqual(['Guest one1Booking MV-one1']));
    await user.clear(field);
    await user.type(field, 'two2{Enter}');
    expect(router.state.location.pathname).toBe('/dashboard/overview');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/bookings/two2'));
  });
});

describe('what a name is found by', () => {
  it('is the beginnings of its words, whatever the case and the accents, and any part in Chinese', () => {
    expect(isNamed('Trip requests', 'req tr')).toBe(true);
    expect(isNamed('Malé on foot', 'male')).toBe(true);
    expect(isNamed('Заявки на поездку', 'поезд')).toBe(true);
    expect(isNamed('定制需求', '需求')).toBe(true);
    expect(isNamed('Trip requests', 'quests')).toBe(false);
    expect(isNamed('Anything', ' ')).toBe(true);
  });
});
