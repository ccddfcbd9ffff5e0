import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api as client, signIn } from '@atoll/api-client/base';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import OfficeBell from './office-bell';

const LIST = 'GET /users/me/notifications/';
const READ = 'POST /users/me/notifications/read/';

interface Told {
  id: string;
  read_at: string | null;
}

const told = (id: string, over: object = {}): Told & Record<string, unknown> => ({
  id,
  kind: 'office_booking',
  text: `New booking ${id}`,
  entity: 'booking',
  entity_id: id,
  created_at: '2026-11-25T08:00:00.000Z',
  read_at: null,
  is_gone: false,
  ...over,
});
const page = (results: Told[], over: object = {}) => ({
  body: {
    count: results.length,
    unread_count: results.filter(({ read_at: at }) => at === null).length,
    next: null,
    previous: null,
    results,
    ...over,
  },
});

const token = `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))}.s`;
const AGENT = { id: 'a1', email: 'agent@example.com', first_name: 'Ann', last_name: 'Lee', permissions: [] };

const show = (handlers: Handlers) =>
  renderApp(<OfficeBell />, {
    route: '/dashboard/overview',
    path: '/dashboard/overview',
    texts: { shell: en },
    handlers,
    prepare: (store) => signIn(store, { access: token, refresh: 'r1', user: AGENT as never }),
  });
const bell = (name: string) => screen.findByLabelText(name);

beforeEach(() => localStorage.clear());

describe('the bell of the office', () => {
  it('counts what was not read, and leads to the thing, which is read with that', async () => {
    const things = [
      told('MV-1', { kind: 'office_booking_message', text: 'The guest of MV-1 has written' }),
      told('TR-1', { kind: 'office_trip_request', entity: 'trip_request' }),
      told('LD-1', { kind: 'office_lead', entity: 'lead' }),
      told('MV-2', { read_at: '2026-11-25T09:00:00.000Z' }),
      told('WH-1', {
        ...{ kind: 'office_webhook_stopped', entity: 'webhook_endpoint' },
        read_at: '2026-11-25T09:00:00.000Z',
      }),
    ];
    const { user, api, router } = await show({ [LIST]: page(things), [READ]: { body: { unread_count: 2 } } });
    await user.click(await bell('Notifications: 3 not read'));
    const list = within(screen.getByRole('list'));
    const to = (name: RegExp) => list.getByRole('link', { name }).getAttribute('href');
    expect([to(/MV-1/), to(/TR-1/), to(/LD-1/), to(/MV-2/), to(/WH-1/)]).toEqual([
      '/dashboard/bookings/MV-1#booking-messages',
      '/dashboard/trip-requests/TR-1',
      '/dashboard/leads',
      '/dashboard/bookings/MV-2',
      '/dashboard/settings/webhooks?webhook=WH-1',
    ]);
    expect(list.getAllByText('New:')).toHaveLength(3);
    await user.click(list.getByRole('link', { name: /TR-1/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/trip-requests/TR-1'));
    const sent = api.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([{ ids: ['TR-1'] }]);
  });

  it('marks all as read, and keeps the focus', async () => {
    let things: Told[] = [told('MV-1'), told('MV-2')];
    const { user, api } = await show({
      [LIST]: () => page(things),
      [READ]: () => {
        things = things.map((it) => ({ ...it, read_at: '2026-11-25T09:00:00.000Z' }));
        return { body: { unread_count: 0 } };
      },
    });
    await user.click(await bell('Notifications: 2 not read'));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await bell('Notifications')).toHaveFocus();
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({});
    expect(screen.queryByText('New:')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('says nothing of what was there, and a word when something has come in', async () => {
    let things = [told('MV-1')];
    const { store } = await show({ [LIST]: () => page(things) });
    await bell('Notifications: 1 not read');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    things = [told('MV-2'), ...things];
    store.dispatch(client.util.invalidateTags(['notifications' as never]));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Notifications: 2 not read'));
  });

  it('leads to a message of the contact form', async () => {
    const message = told('CM-1', { kind: 'office_contact_message', entity: 'contact_message', text: 'New message' });
    const { user } = await show({ [LIST]: page([message]) });
    await user.click(await bell('Notifications: 1 not read'));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard/messages/CM-1');
  });

  it('leads to what one has handed in, of any kind', async () => {
    const kinds = {
      package: 'packages',
      destination: 'destinations',
      experience: 'experiences',
      resort: 'resorts',
      transfer: 'transportation',
      faq: 'faqs',
      post: 'posts',
      page: 'pages',
      page_hero: 'page-heroes',
      cultural_content: 'culture',
    };
    const things = Object.keys(kinds).map((entity, index) =>
      told(`id-${entity}`, { kind: 'office_hand_in_published', entity, entity_id: String(index), text: entity }),
    );
    const { user } = await show({ [LIST]: page(things) });
    await user.click(await bell('Notifications: 10 not read'));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      Object.values(kinds).map((list, index) => `/dashboard/${list}/${index}`),
    );
  });

  it('says of what is gone that it is, and leads nowhere', async () => {
    const thing = { kind: 'office_hand_in_published', entity: 'faq', entity_id: '7', is_gone: true, text: 'Published' };
    const { user } = await show({ [LIST]: page([told('n1', thing)]), [READ]: { body: { unread_count: 0 } } });
    await user.click(await bell('Notifications: 1 not read'));
    expect(screen.getByText('It has been deleted since.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  });

  it('has a line for what has no page, which is marked as read where it stands', async () => {
    const message = told('CM-1', {
      kind: 'office_contact_message',
      entity: 'contact_message',
      entity_id: null,
      text: 'New message CM-1',
    });
    const { user, api } = await show({ [LIST]: page([message]), [READ]: { body: { unread_count: 0 } } });
    await user.click(await bell('Notifications: 1 not read'));
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({ ids: ['CM-1'] }));
  });

  it('is quiet while there is nothing, and shows more of many when asked', async () => {
    const { unmount } = await show({ [LIST]: page([]) });
    expect(await screen.findByText(/Nothing yet/)).toBeInTheDocument();
    unmount();
    const { user, api } = await show({ [LIST]: page([told('MV-1')], { count: 30, next: 'https://x/?page=2' }) });
    await user.click(await bell('Notifications: 1 not read'));
    await user.click(screen.getByRole('button', { name: 'Show earlier ones' }));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('page_size')).toBe('40'));
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = await show({ [LIST]: () => (isDown ? { status: 500, body: {} } : page([told('MV-1')])) });
    await user.click(await bell('Notifications'));
    expect(await screen.findByText('The notifications could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await bell('Notifications: 1 not read')).toBeInTheDocument();
  });
});
