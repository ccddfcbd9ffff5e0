import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { BOOKING, OWNER, TEXTS, asOwner } from '../../test/fixtures';
import BookingPage from '../booking-page';

const BASE = `/bookings/${BOOKING.id}/`;
const SARA = { id: '019aa7c1-0000-7000-8000-0000000000aa', name: 'Sara Ali' };

const open = (handlers: Handlers) =>
  renderApp(<BookingPage />, {
    route: `/dashboard${BASE.slice(0, -1)}`,
    path: '/dashboard/bookings/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      [`GET ${BASE}`]: { body: BOOKING },
      [`GET ${BASE}timeline/`]: { body: [] },
      'GET /bookings/assignees/': { body: [SARA] },
      ...handlers,
    },
    prepare: asOwner,
  });

const stale = (current: object) => ({
  status: 412,
  body: { code: 'stale_version', current: { ...BOOKING, ...current } },
});

beforeEach(() => localStorage.clear());

describe('what colleagues keep about a booking', () => {
  it('adds a note for the version that was read', async () => {
    const { user, api } = await open({ [`PATCH ${BASE}`]: { body: BOOKING } });
    await user.type(await screen.findByLabelText(/Note for colleagues/), 'They land with QR 674');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(screen.getByLabelText(/Note for colleagues/)).toHaveValue(''));
    const sent = api.requests.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toEqual({ note: 'They land with QR 674' });
    expect(sent?.headers.get('If-Match')).toBe('"1"');
  });

  it('adds the note all the same when somebody changed the booking meanwhile', async () => {
    const { user, api } = await open({
      [`PATCH ${BASE}`]: ({ headers }) =>
        headers.get('If-Match') === '"5"' ? { body: BOOKING } : stale({ version: 5, assigned_to: SARA }),
    });
    await user.type(await screen.findByLabelText(/Note for colleagues/), 'Called');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(screen.getByLabelText(/Note for colleagues/)).toHaveValue(''));
    expect(api.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
  });

  it('keeps half a note when the page is left', async () => {
    const first = await open({});
    await first.user.type(await screen.findByLabelText(/Note for colleagues/), 'Call');
    first.unmount();
    await open({});
    expect(await screen.findByLabelText(/Note for colleagues/)).toHaveValue('Call');
  });

  it('keeps what is typed while a note is on its way', async () => {
    let arrive: () => void = () => undefined;
    const { user } = await open({
      [`PATCH ${BASE}`]: () => new Promise((resolve) => (arrive = () => resolve({ body: BOOKING }))),
    });
    const field = await screen.findByLabelText(/Note for colleagues/);
    await user.type(field, 'Called');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await user.type(field, ' twice');
    arrive();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add note' })).toHaveAttribute('aria-busy', 'false'));
    expect(field).toHaveValue('Called twice');
  });

  it('keeps a note that could not be stored', async () => {
    const { user } = await open({ [`PATCH ${BASE}`]: { status: 403, body: { detail: 'No' } } });
    await user.type(await screen.findByLabelText(/Note for colleagues/), 'Called');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText(/Access denied/)).toBeVisible();
    expect(screen.getByLabelText(/Note for colleagues/)).toHaveValue('Called');
  });

  it('is taken with one click', async () => {
    const { user, api } = await open({ [`PATCH ${BASE}`]: { body: BOOKING } });
    expect(await screen.findByText('nobody yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take it' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ assigned_to: OWNER.id }),
    );
  });

  it('is given to a colleague', async () => {
    const { user, api } = await open({ [`PATCH ${BASE}`]: { body: BOOKING } });
    await user.click(await screen.findByRole('combobox', { name: 'Looked after by' }));
    await user.click(await screen.findByTitle('Sara Ali'));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ assigned_to: SARA.id }),
    );
  });

  it('is not taken out of the hands of who was faster', async () => {
    const { user, api } = await open({ [`PATCH ${BASE}`]: stale({ version: 5, assigned_to: SARA }) });
    await user.click(await screen.findByRole('button', { name: 'Take it' }));
    expect(await screen.findByText('Meanwhile it went to: Sara Ali.')).toBeVisible();
    expect(api.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });
});
