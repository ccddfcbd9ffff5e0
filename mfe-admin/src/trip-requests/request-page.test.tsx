import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { OWNER, TEXTS, asOwner, page } from '../test/fixtures';
import { teachDialogs } from '../test/dialogs';
import RequestPage from './request-page';
import { REQUEST } from './request.fixture';

const BASE = `/custom-trip-requests/${REQUEST.id}/`;
const SARA = { id: '019aa7c1-0000-7000-8000-0000000000aa', name: 'Sara Ali' };

const open = async (handlers: Handlers = {}, request: object = {}) => {
  const app = await renderApp(<RequestPage />, {
    route: `/dashboard/trip-requests/${REQUEST.id}`,
    path: '/dashboard/trip-requests/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      [`GET ${BASE}`]: { body: { ...REQUEST, ...request } },
      'GET /destinations/': { body: page({ slug: 'baa-atoll', name: 'Baa Atoll' }) },
      [`PATCH ${BASE}`]: { body: REQUEST },
      [`POST ${BASE}transition/`]: { body: REQUEST },
      [`POST ${BASE}notes/`]: { status: 201, body: REQUEST },
      ...handlers,
    },
    prepare: asOwner,
  });
  const sent = () =>
    app.api.requests.filter(({ method }) => method !== 'GET').map(({ method, body }) => ({ method, body }));
  return { ...app, sent };
};
const click = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('a trip request', () => {
  beforeAll(teachDialogs);

  it('says what they wish for, places by name where the catalogue has them', async () => {
    await open();
    const wishes = within(await screen.findByRole('region', { name: 'What they wish for' }));
    expect(await wishes.findByText('Baa Atoll and nowhere')).toBeVisible();
    for (const text of [
      'A quiet island for the three of us.',
      'February 2027 · 7 days',
      '3 travellers · 1 child (7)',
      'Resort',
      'Honeymoon',
      'Mantas, sharks, dolphins · Sandbanks',
      '$2,000 to $5,000 per person',
    ])
      expect(wishes.getByText(text)).toBeVisible();
    expect(wishes.queryByText('Meals')).toBeNull();
    expect(screen.getByRole('link', { name: REQUEST.phone })).toHaveAttribute('href', 'tel:+79123456789');
  });

  it('is read without the steps of the builder too', async () => {
    await open({}, { builder: null, budget: '10000+' });
    expect(await screen.findByText('over $10,000')).toBeVisible();
  });

  it('is taken with one click, and is in progress then', async () => {
    const app = await open();
    await click(app, 'Take it');
    await waitFor(() =>
      expect(app.sent()).toEqual([
        { method: 'PATCH', body: { assigned_to: OWNER.id } },
        { method: 'POST', body: { status: 'in_progress' } },
      ]),
    );
    expect(app.api.requests.find(({ method }) => method === 'PATCH')?.headers.get('If-Match')).toBe('"3"');
  });

  it('is not taken out of the hands of who was faster', async () => {
    const current = { ...REQUEST, assigned_to: SARA, version: 4 };
    const app = await open({ [`PATCH ${BASE}`]: { status: 412, body: { code: 'stale_version', current } } });
    await click(app, 'Take it');
    expect(await screen.findByText('Meanwhile it went to: Sara Ali.')).toBeVisible();
    expect(app.sent()).toHaveLength(1);
  });

  it('is given back by whose it is', async () => {
    const app = await open({}, { assigned_to: { id: OWNER.id, name: 'Aminath Rasheed' }, status: 'in_progress' });
    await click(app, 'Give back');
    await waitFor(() => expect(app.sent()).toEqual([{ method: 'PATCH', body: { assigned_to: null } }]));
  });

  it('offers the steps that the API allows and no others', async () => {
    await open({}, { status: 'lost', allowed_statuses: ['in_progress'] });
    expect(await screen.findByRole('button', { name: 'Take up again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as lost' })).toBeNull();
  });

  it('keeps what was offered', async () => {
    const app = await open();
    await click(app, 'Note an offer');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Note it' })).toBeDisabled();
    await app.user.type(dialog.getByLabelText('Total in US dollars'), '4820');
    fireEvent.change(dialog.getByLabelText('Valid until'), { target: { value: '2026-12-05' } });
    await app.user.click(dialog.getByRole('button', { name: 'Note it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.sent()[0]?.body).toEqual({ status: 'quoted', quote: { total: '4820', valid_until: '2026-12-05' } });
  });

  it('says beside the field what is wrong with an offer, and keeps what was typed', async () => {
    const app = await open({
      [`POST ${BASE}transition/`]: { status: 400, body: { 'quote.total': ['Not a price'] } },
    });
    await click(app, 'Note an offer');
    const dialog = within(screen.getByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Total in US dollars'), 'much');
    fireEvent.change(dialog.getByLabelText('Valid until'), { target: { value: '2026-12-05' } });
    await app.user.click(dialog.getByRole('button', { name: 'Note it' }));
    expect(await dialog.findByText('Not a price')).toBeVisible();
    expect(dialog.getByLabelText('Total in US dollars')).toHaveValue('much');
  });

  it('is lost for a reason', async () => {
    const app = await open();
    await click(app, 'Mark as lost');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Mark as lost' })).toBeDisabled();
    await app.user.type(dialog.getByLabelText('Why'), ' Booked elsewhere ');
    await app.user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() => expect(app.sent()[0]?.body).toEqual({ status: 'lost', lost_reason: 'Booked elsewhere' }));
  });

  it('says why a step was refused', async () => {
    const app = await open({ [`POST ${BASE}transition/`]: { status: 403, body: { detail: 'No' } } });
    await click(app, 'Mark as spam');
    expect(await screen.findByText(/Access denied/)).toBeVisible();
  });

  it('keeps a note that could not be stored', async () => {
    const app = await open({ [`POST ${BASE}notes/`]: { status: 403, body: { detail: 'No' } } });
    await app.user.type(await screen.findByLabelText(/Note for colleagues/), 'Called');
    await click(app, 'Add note');
    expect(await screen.findByText(/Access denied/)).toBeVisible();
    expect(screen.getByLabelText(/Note for colleagues/)).toHaveValue('Called');
  });

  it('adds a note once, however often it is tried', async () => {
    const app = await open();
    await app.user.type(await screen.findByLabelText(/Note for colleagues/), 'Called');
    await click(app, 'Add note');
    await waitFor(() => expect(screen.getByLabelText(/Note for colleagues/)).toHaveValue(''));
    expect(app.sent()).toEqual([{ method: 'POST', body: { text: 'Called' } }]);
    expect(app.api.requests.find(({ method }) => method === 'POST')?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('tells what happened, the latest first', async () => {
    await open(
      {},
      {
        status: 'lost',
        allowed_statuses: ['in_progress'],
        quotes: [{ total: '4820.00', valid_until: '2027-01-20', sent_at: '2027-01-05T08:00:00.000Z' }],
        notes: [{ id: 'n1', author: SARA, text: 'Prefers a boat', at: '2027-01-04T09:00:00.000Z' }],
        lost_reason: 'Booked elsewhere',
        updated_at: '2027-01-06T08:00:00.000Z',
      },
    );
    const list = within(await screen.findByRole('region', { name: 'What happened' }));
    const told = list.getAllByRole('listitem').map((item) => item.textContent);
    expect(told).toEqual([
      expect.stringMatching(/^LostBooked elsewhere/),
      expect.stringMatching(/^Offer of \$4,820, valid until /),
      expect.stringMatching(/^NotePrefers a boat.*Sara Ali$/),
      expect.stringMatching(/^Request came in/),
    ]);
  });

  it('says so when there is none at the address', async () => {
    await open({ [`GET ${BASE}`]: { status: 404, body: {} } });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such trip request' })).toBeVisible();
  });
});
