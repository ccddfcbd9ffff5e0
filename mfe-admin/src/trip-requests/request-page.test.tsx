import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { OWNER, TEXTS, asOwner, page } from '../test/fixtures';
import { teachDialogs } from '../test/dialogs';
import RequestPage from './request-page';
import { REQUEST } from './request.fixture';

const BASE = `/custom-trip-requests/${REQUEST.id}/`;
const SARA = { id: '019aa7c1-0000-7000-8000-0000000000aa', name: 'Sara Ali' };

const QUOTE = {
  check_in: '2027-03-01',
  check_out: '2027-03-07',
  availability: 'LIMITED',
  lines: [{ kind: 'base', label: 'Adults', qty: 2, unit: 'person', amount: '4200.00' }],
  taxes_included: true,
  taxes: [],
  total: '4200.00',
  deposit_due: '1050.00',
  balance_due_at: '2027-01-15',
  cancellation: { code: 'x', label: 'Free until 45 days before arrival', cutoffs: [] },
};
const OFFER = {
  id: 'o1',
  number: 1,
  status: 'open',
  package: { slug: 'reef-week', name: 'Reef Week' },
  check_in: '2027-03-01',
  check_out: '2027-03-07',
  adults: 2,
  children_ages: [7],
  total: '4000.00',
  price_reason: 'Third stay',
  words: 'Тихий пляж',
  valid_until: '2027-01-20',
  author: SARA,
  answer: '',
  sent_at: '2027-01-05T09:00:00.000Z',
  decided_at: null,
  booking_id: null,
};

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

beforeEach(() => localStorage.clear());

describe('a trip request', () => {
  beforeAll(teachDialogs);

  it('says what they wish for, places by name where the catalogue has them', async () => {
    await open();
    const wishes = within(await screen.findByRole('region', { name: 'What they wish for' }));
    expect(await wishes.findByText('Baa Atoll and nowhere')).toBeVisible();
    for (const text of [
      'A quiet island for the three of us.',
      'February 2027 · 7 days',
      '3 travellers · 1 child (age 7)',
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
    expect(await screen.findByText('over $10,000 for everybody')).toBeVisible();
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

  it('is offered a trip at the price that is shown, with the version that was read', async () => {
    const app = await open({
      'GET /packages/': { body: page({ id: 9, slug: 'reef-week', name: 'Reef Week' }) },
      'GET /packages/reef-week/': { body: { id: 9, slug: 'reef-week', name: 'Reef Week', inclusions: [] } },
      'POST /bookings/quote/': { body: QUOTE },
      [`POST ${BASE}offers/`]: { status: 201, body: REQUEST },
    });
    await click(app, 'Make an offer');
    const dialog = within(screen.getByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    expect(dialog.getAllByText('This field is required')).toHaveLength(2);
    await app.user.click(await dialog.findByRole('button', { name: 'Reef Week' }));
    fireEvent.change(dialog.getByLabelText('Check-in'), { target: { value: '2027-03-01' } });
    expect(dialog.getByLabelText('Adults')).toHaveValue(2);
    expect(await dialog.findByText('$1,050')).toBeVisible();
    await app.user.type(dialog.getByLabelText(/^Another total/), '4000');
    await app.user.type(dialog.getByLabelText(/^Why another price/), 'Third stay');
    await app.user.type(dialog.getByLabelText(/^Words to the guest/), 'Тихий пляж');
    fireEvent.change(dialog.getByLabelText(/^Valid until/), { target: { value: '2027-01-20' } });
    await app.user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = app.api.requests.find(({ path }) => path === `${BASE}offers/`);
    expect(sent?.headers.get('If-Match')).toBe('"3"');
    expect(sent?.body).toEqual({
      package: 'reef-week',
      check_in: '2027-03-01',
      adults: 2,
      children_ages: [7],
      price_adjustment: { total: '4000', reason: 'Third stay' },
      confirm_total: '4200.00',
      words: 'Тихий пляж',
      valid_until: '2027-01-20',
    });
  });

  it('says beside the field what is wrong with an offer, and keeps what was typed', async () => {
    const app = await open(
      {
        'GET /packages/reef-week/': { body: { id: 9, slug: 'reef-week', name: 'Reef Week', inclusions: [] } },
        'POST /bookings/quote/': { body: QUOTE },
        [`POST ${BASE}offers/`]: { status: 400, body: { valid_until: ['Too late'] } },
      },
      { offers: [OFFER] },
    );
    await click(app, 'Send another offer');
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('$1,050');
    await app.user.click(dialog.getByRole('button', { name: 'Send the offer' }));
    expect(await dialog.findByText('Too late')).toBeVisible();
    expect(dialog.getByLabelText(/^Words to the guest/)).toHaveValue('Тихий пляж');
  });

  it('keeps half an offer when the page is left, until it is thrown away', async () => {
    const half = async (changed: object = {}) => {
      const app = await open({}, changed);
      await click(app, 'Make an offer');
      return {
        ...app,
        words: screen.getByLabelText(/^Words to the guest/),
        total: screen.getByLabelText(/^Another total/),
      };
    };
    const first = await half();
    await first.user.type(first.words, 'Тихий пляж');
    await first.user.type(first.total, '4000');
    first.unmount();
    const again = await half();
    expect([again.words, again.total].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Тихий пляж',
      '4000',
    ]);
    expect(screen.getByText(/^Here is what you typed until/)).toBeVisible();
    expect(screen.queryByText(/may have been sent already/)).not.toBeInTheDocument();
    again.unmount();
    // It arrived, or a colleague was faster.
    const late = await half({ version: 99 });
    expect(screen.getByText(/may have been sent already/)).toBeVisible();
    await click(late, 'Go back');
    late.unmount();
    expect((await half()).words).toHaveValue('');
  });

  it('leads to the booking that it became', async () => {
    await open(
      {},
      { status: 'accepted', can_offer: false, offers: [{ ...OFFER, status: 'accepted', booking_id: 'b1' }] },
    );
    expect(await screen.findByRole('link', { name: 'Open the booking' })).toHaveAttribute(
      'href',
      '/dashboard/bookings/b1',
    );
    expect(screen.queryByRole('button', { name: /offer/ })).toBeNull();
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

  it('adds a note once, though the page was loaded anew before word of it came', async () => {
    const lost = await open({ [`POST ${BASE}notes/`]: () => new Promise<never>(() => undefined) });
    await lost.user.type(await screen.findByLabelText(/Note for colleagues/), 'Called');
    await click(lost, 'Add note');
    await waitFor(() => expect(lost.sent()).toHaveLength(1));
    lost.unmount();
    // It had arrived.
    const again = await open({}, { version: REQUEST.version + 1 });
    await screen.findByLabelText(/Note for colleagues/);
    await click(again, 'Add note');
    await waitFor(() => expect(screen.getByLabelText(/Note for colleagues/)).toHaveValue(''));
    const [first, second] = [lost, again].map(({ api }) => api.requests.find(({ method }) => method === 'POST'));
    expect(second?.headers.get('Idempotency-Key')).toBe(first!.headers.get('Idempotency-Key'));
  });

  it('keeps half a note when the page is left', async () => {
    const first = await open();
    await first.user.type(await screen.findByLabelText(/Note for colleagues/), 'Call');
    first.unmount();
    await open();
    expect(await screen.findByLabelText(/Note for colleagues/)).toHaveValue('Call');
  });

  it('keeps what is typed while a note is on its way', async () => {
    let arrive: () => void = () => undefined;
    const late = () => new Promise<object>((resolve) => (arrive = () => resolve({ status: 201, body: REQUEST })));
    const app = await open({ [`POST ${BASE}notes/`]: late });
    const field = await screen.findByLabelText(/Note for colleagues/);
    await app.user.type(field, 'Called');
    await click(app, 'Add note');
    await app.user.type(field, ' twice');
    arrive();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add note' })).toHaveAttribute('aria-busy', 'false'));
    expect(field).toHaveValue('Called twice');
  });

  it('tells what happened, the latest first', async () => {
    await open(
      {},
      {
        status: 'lost',
        allowed_statuses: ['in_progress'],
        offers: [{ ...OFFER, status: 'declined', answer: 'Too far', decided_at: '2027-01-05T10:00:00.000Z' }],
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
      expect.stringMatching(/^The guest said noToo far/),
      expect.stringMatching(/^Offer sent: Reef Week, \$4,000.*Тихий пляж.*Third stay.*Sara Ali$/s),
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
