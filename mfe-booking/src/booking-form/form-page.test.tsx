import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FakeRequest, Handler } from '@atoll/testing/fake-api';
import { fakeShell } from '@atoll/testing/fake-shell';
import { renderApp } from '@atoll/testing/render-app';
import contract from '../contract';
import type { BookingBody } from '../shared/booking-body';
import { bookingAccess } from '../shared/booking-access';
import { readDraft, writeDraft } from '../shared/draft';
import { ACCESS_TOKEN, BOOKING_ID, FIRST_DAY, SLUG, TEXTS, TRIP, VALUES, bookingOf } from '../test/fixtures';
import FormPage from './form-page';

const taken: Handler = ({ body }) => ({
  status: 201,
  body: { ...bookingOf(body as BookingBody), access_token: ACCESS_TOKEN },
});
const conflict = { status: 409, body: { detail: 'This key was used.', code: 'idempotency_conflict' } };

async function openForm(post: Handler = taken, trip: object = TRIP) {
  const app = await renderApp(<FormPage />, {
    route: `/booking/${SLUG}`,
    path: '/booking/:slug',
    texts: { booking: TEXTS.en },
    handlers: { [`GET /packages/${SLUG}/`]: { body: trip }, 'POST /bookings/': post },
  });
  const send = await screen.findByRole('button', { name: 'Send request' });
  const posts = (): FakeRequest[] => app.api.requests.filter(({ method }) => method === 'POST');
  const keys = () => [...new Set(posts().map(({ headers }) => headers.get('Idempotency-Key')))];
  return { ...app, send, posts, keys };
}

const leftForConfirmation = (app: { router: { state: { location: { pathname: string } } } }) =>
  waitFor(() => expect(app.router.state.location.pathname).toBe(`/booking/confirmation/${BOOKING_ID}`));

describe('booking form', () => {
  beforeEach(() => sessionStorage.clear());

  it('can be filled in when the trip beside it cannot be drawn', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shell = fakeShell();
    contract.setup?.(shell);
    const { user } = await openForm(taken, { ...TRIP, destinations: [null] });
    expect(screen.getByRole('alert')).toHaveTextContent(/This part could not be shown.*Error id: 00000000/);
    expect(shell.errors).toHaveLength(1);
    await user.type(screen.getByLabelText('Name'), 'Anna');
    expect(screen.getByLabelText('Name')).toHaveValue('Anna');
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('$7,980');
  });

  it('sends what was typed, trimmed and without a price, and goes on to the confirmation', async () => {
    const app = await openForm();
    const { user } = app;
    fireEvent.change(screen.getByLabelText('First day in the Maldives'), { target: { value: FIRST_DAY } });
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    await user.selectOptions(screen.getByLabelText('Age of child 1'), '9');
    await user.type(screen.getByLabelText('Name'), ' Anna Smirnova ');
    await user.type(screen.getByLabelText('E-mail'), 'anna@example.com');
    await user.type(screen.getByLabelText('Phone'), '+44 20 7946 0958');
    await user.click(screen.getByLabelText('I accept the booking conditions'));
    await user.click(app.send);

    await leftForConfirmation(app);
    expect(app.posts().map(({ body }) => body)).toEqual([
      {
        package: SLUG,
        check_in: FIRST_DAY,
        adults: 2,
        children_ages: [9],
        contact: { name: 'Anna Smirnova', email: 'anna@example.com', phone: '+44 20 7946 0958' },
        special_requests: '',
        accept_terms: true,
        locale: 'en',
        currency: 'USD',
        source: 'form',
      },
    ]);
    expect(bookingAccess(BOOKING_ID)).toEqual({ token: ACCESS_TOKEN, reference: 'MV-7K3QZ4' });
    expect(readDraft(SLUG)).toBeNull();
  });

  it('shows the total of the travellers while they are chosen', async () => {
    const { user } = await openForm();
    expect(screen.getByText('$7,980')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More: Adults' }));
    expect(screen.getByText('$11,970')).toBeInTheDocument();
    expect(screen.getByText('$3,990 × 3 travellers')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    expect(screen.getByText('$15,960')).toBeInTheDocument();
  });

  it('counts rooms where the price is for a room', async () => {
    await openForm(taken, { ...TRIP, price: '560.00', pricing_type: 'per_room' });
    expect(screen.getByText('$560 × 1 room')).toBeInTheDocument();
  });

  it('has the draft again after a reload', async () => {
    const first = await openForm();
    await first.user.type(screen.getByLabelText('Name'), 'Anna');
    await first.user.type(screen.getByLabelText(/Special requests/), 'Late flight');
    await first.user.click(screen.getByRole('button', { name: 'More: Adults' }));
    first.unmount();
    await openForm();
    expect(screen.getByLabelText('Name')).toHaveValue('Anna');
    expect(screen.getByLabelText(/Special requests/)).toHaveValue('Late flight');
    expect(screen.getByText('$11,970')).toBeInTheDocument();
  });

  it('starts anew when the stored draft is not one', async () => {
    sessionStorage.setItem(`atoll_booking_draft:${SLUG}`, '{"values":{"adults":"many"}}');
    await openForm();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('makes one request of a double click', async () => {
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm();
    fireEvent.click(app.send);
    fireEvent.click(app.send);
    fireEvent.submit(app.send.closest('form')!);
    await leftForConfirmation(app);
    expect(app.posts()).toHaveLength(1);
  });

  it('sends again under the same key after the network failed, and after a reload', async () => {
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm({ status: 503, body: { detail: 'Away', code: 'unavailable' } });
    await app.user.click(app.send);
    expect(await screen.findByText('We do not know yet whether your request arrived')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue(VALUES.name);
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(app.posts().length).toBeGreaterThan(4));
    await screen.findByText('We do not know yet whether your request arrived');
    const [key] = app.keys();
    expect(app.keys()).toEqual([key]);
    app.unmount();

    const again = await openForm();
    expect(screen.getByText(/Your last try was interrupted/)).toBeInTheDocument();
    await again.user.click(again.send);
    await leftForConfirmation(again);
    expect(again.keys()).toEqual([key]);
  });

  it('shows the messages of the server at their fields and keeps the key', async () => {
    writeDraft(SLUG, { values: { ...VALUES, childrenAges: [9] } });
    let tries = 0;
    const app = await openForm((request) =>
      ++tries > 1
        ? (taken as (request: FakeRequest) => object)(request)
        : {
            status: 400,
            body: {
              check_in: ['This package is not offered on these dates'],
              'contact.email': ['Please enter a valid email address'],
              'children_ages.0': ['The minimum age for this package is 10'],
              package: ['This package cannot be booked at the moment'],
            },
          },
    );
    await app.user.click(app.send);
    const date = screen.getByLabelText('First day in the Maldives');
    await waitFor(() => expect(date).toHaveFocus());
    expect(date).toHaveAccessibleDescription(/not offered on these dates/);
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.getByLabelText('Age of child 1')).toHaveAccessibleDescription(
      'The minimum age for this package is 10',
    );
    expect(screen.getByText('This package cannot be booked at the moment')).toBeInTheDocument();

    await app.user.type(screen.getByLabelText('E-mail'), 'm');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('');
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.keys()).toHaveLength(1);
  });

  it('says plainly that there were too many requests', async () => {
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm({ status: 429, body: { detail: 'Slow down', code: 'throttled' } });
    await app.user.click(app.send);
    expect(await screen.findByText(/Too many requests came from your connection/)).toBeInTheDocument();
    expect(app.posts()).toHaveLength(1);
  });
});

describe('a form that was changed after its answer got lost', () => {
  beforeEach(() => sessionStorage.clear());

  /** A server that took the first request but whose answer never came. */
  function lossyServer() {
    const known = new Map<string | null, string>();
    let silent = true;
    const handler: Handler = (request) => {
      const key = request.headers.get('Idempotency-Key');
      const words = JSON.stringify(request.body);
      const first = known.get(key);
      if (first && first !== words) return conflict;
      known.set(key, words);
      if (silent) throw new TypeError('Failed to fetch');
      return (taken as (request: FakeRequest) => object)(request);
    };
    return { handler, known, recover: () => (silent = false) };
  }

  async function changedForm() {
    writeDraft(SLUG, { values: VALUES });
    const server = lossyServer();
    const app = await openForm(server.handler);
    await app.user.click(app.send);
    await screen.findByText('We do not know yet whether your request arrived');
    server.recover();
    await app.user.click(screen.getByRole('button', { name: 'More: Adults' }));
    await app.user.click(app.send);
    await screen.findByText('An earlier version of this request has already arrived');
    return { ...app, server };
  }

  it('can keep the request that arrived', async () => {
    const app = await changedForm();
    await app.user.click(screen.getByRole('button', { name: 'Keep the one that arrived' }));
    await leftForConfirmation(app);
    expect(app.server.known.size).toBe(1);
    expect(app.posts().at(-1)?.body).toMatchObject({ adults: 2 });
  });

  it('takes a new key only when the traveller asks for a new request', async () => {
    const app = await changedForm();
    expect(app.keys()).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Send the changed one as a new request' }));
    await leftForConfirmation(app);
    expect(app.keys()).toHaveLength(2);
    expect(app.posts().at(-1)?.body).toMatchObject({ adults: 3 });
  });
});
