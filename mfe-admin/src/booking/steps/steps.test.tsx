import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { fakeShell } from '@atoll/testing/fake-shell';
import { renderApp } from '@atoll/testing/render-app';
import contract from '../../contract';
import { teachDialogs } from '../../test/dialogs';
import { BOOKING, TEXTS, asOwner, page } from '../../test/fixtures';
import BookingPage from '../booking-page';

beforeAll(teachDialogs);

const BASE = `/bookings/${BOOKING.id}/`;
const TRIP = {
  id: 9,
  slug: 'reef-week',
  name: 'Reef Week',
  price: '2100.00',
  pricing_type: 'per_person',
  occupancy: null,
  duration: 7,
};
const COST = {
  fee: '500.00',
  refund: '1500.00',
  refund_percent: 75,
  paid: '2000.00',
  total: '11970.00',
  until: '2027-01-15T09:00:00.000Z',
};

/** A booking that a step changes; what the API says of it follows. */
async function open(facts: object = {}, handlers: Handlers = {}) {
  let booking: object = { ...BOOKING, ...facts };
  const become = (next: object) => {
    booking = { ...booking, version: 2, ...next };
    return { body: booking };
  };
  const shell = fakeShell();
  contract.setup?.(shell);
  const app = await renderApp(<BookingPage />, {
    route: `/dashboard${BASE.slice(0, -1)}`,
    path: '/dashboard/bookings/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      [`GET ${BASE}`]: () => ({ body: booking }),
      [`GET ${BASE}timeline/`]: { body: [] },
      [`GET ${BASE}cancellation/`]: { body: COST },
      [`POST ${BASE}approve/`]: () => become({ status: 'awaiting_payment', allowed_actions: ['cancel'] }),
      [`POST ${BASE}decline/`]: () => become({ status: 'declined', allowed_actions: [] }),
      [`POST ${BASE}cancel/`]: () => become({ status: 'cancelled', allowed_actions: [] }),
      [`POST ${BASE}extend/`]: () => become({ extended: true, allowed_actions: ['cancel'] }),
      'GET /packages/two-islands/': { body: { category_code: 'honeymoon' } },
      'GET /packages/': { body: page({ ...TRIP, id: 7, slug: 'two-islands' }, { ...TRIP, id: 8, slug: 'full' }, TRIP) },
      'GET /availability/': ({ query }) => ({
        body: [{ status: query.get('package') === 'full' ? 'SOLD_OUT' : 'AVAILABLE' }],
      }),
      ...handlers,
    },
    prepare: asOwner,
  });
  await screen.findByRole('heading', { level: 1, name: 'Booking MV-7K3QZ4' });
  const sent = (path: string) => app.api.requests.find((request) => request.path === `${BASE}${path}/`);
  return { ...app, shell, sent, become };
}

describe('the actions of a booking', () => {
  it('are those that the booking has now, and no others', async () => {
    await open({ allowed_actions: ['extend', 'cancel', 'pay', 'record_payment'], status: 'on_hold' });
    const names = within(screen.getByRole('group', { name: 'What can be done' }))
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Extend hold', 'Cancel booking']);
  });

  it('begin with the money that is due, and end with cancelling', async () => {
    const due = { ...BOOKING.due, kind: 'deposit', amount: '2992.50' } as const;
    const { user } = await open({ allowed_actions: ['cancel', 'extend', 'record_payment'], status: 'on_hold', due });
    const actions = within(screen.getByRole('group', { name: 'What can be done' }));
    const names = actions.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Record a payment', 'Extend hold', 'Cancel booking']);
    expect(screen.getAllByRole('button', { name: 'Record a payment' })).toHaveLength(1);
    await user.click(actions.getByRole('button', { name: 'Record a payment' }));
    expect(within(screen.getByRole('dialog')).getByLabelText(/Amount in US dollars/)).toHaveValue('2992.50');
  });

  it('are not there for who may do nothing', async () => {
    await open({ allowed_actions: [] });
    expect(screen.queryByRole('group', { name: 'What can be done' })).not.toBeInTheDocument();
  });
});

describe('approving', () => {
  it('says what happens and which letter goes, and sends message and time to pay', async () => {
    const { user, shell, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve MV-7K3QZ4' }));
    expect(dialog.getByText(/asked for the deposit of \$2,992\.50/)).toBeVisible();
    expect(dialog.getByText(/To anna@example\.com, in Russian\./)).toBeVisible();
    const due = dialog.getByLabelText(/Deposit due by, Maldives time/);
    expect((due as HTMLInputElement).value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    await user.clear(due);
    await user.type(due, '2027-01-06T12:00');
    await user.type(dialog.getByLabelText(/Message to the guest/), 'Ждём вас');
    await user.click(dialog.getByRole('button', { name: 'Approve and send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('approve')?.body).toEqual({ message: 'Ждём вас', payment_due_at: '2027-01-06T07:00:00.000Z' });
    expect(shell.messages).toEqual([{ kind: 'success', text: 'MV-7K3QZ4 is approved' }]);
    expect(await screen.findByText('Awaiting payment')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('tells where the booking is when a colleague was faster, keeps what was typed and offers no second try', async () => {
    const faster = {
      status: 409,
      body: { detail: 'Not possible now.', code: 'invalid_transition', status: 'declined' },
    };
    const { user, become } = await open(
      {},
      { [`POST ${BASE}approve/`]: () => (become({ status: 'declined', allowed_actions: [] }), faster) },
    );
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/Message to the guest/), 'Hello');
    await user.click(dialog.getByRole('button', { name: 'Approve and send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Not possible now\. ?By now the booking is: Declined\./);
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Approve and send' })).not.toBeInTheDocument());
    expect(dialog.getByLabelText(/Message to the guest/)).toHaveValue('Hello');
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(screen.getByText('Declined')).toBeVisible();
  });

  it('offers another trip in two clicks when the places are gone, one that has room on that day', async () => {
    const soldOut = { status: 409, body: { detail: 'No places left.', code: 'sold_out' } };
    const { user, sent } = await open({}, { [`POST ${BASE}approve/`]: soldOut });
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.click(screen.getByRole('button', { name: 'Approve and send' }));
    await user.click(await screen.findByRole('button', { name: 'Offer another trip' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Offer another trip instead of MV-7K3QZ4' }));
    expect(await dialog.findByRole('checkbox', { name: /Reef Week.*has room on that day/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Decline and send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('decline')?.body).toEqual({ reason_code: 'no_places', alternatives: ['reef-week'] });
  });
});

describe('declining', () => {
  it('asks for a reason, and takes other trips by their name', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline and send' }));
    expect(dialog.getByText('Choose a reason')).toBeVisible();
    expect(sent('decline')).toBeUndefined();
    await user.selectOptions(dialog.getByLabelText('Reason'), 'not_operating');
    await user.type(dialog.getByRole('searchbox', { name: 'Find a trip by name' }), 'reef');
    const trip = await dialog.findByRole('checkbox', { name: /Reef Week/ });
    expect(trip).not.toBeChecked();
    await user.click(trip);
    await user.click(dialog.getByRole('button', { name: 'Decline and send' }));
    await waitFor(() =>
      expect(sent('decline')?.body).toEqual({ reason_code: 'not_operating', alternatives: ['reef-week'] }),
    );
  });
});

describe('cancelling', () => {
  const paid = { status: 'confirmed', allowed_actions: ['cancel'], paid: '2000.00' };

  it('shows fee and refund first, and confirms the fee that was shown', async () => {
    const { user, sent } = await open(paid);
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('$500')).toBeVisible();
    expect(dialog.getByText('$1,500')).toBeVisible();
    expect(dialog.getByText('75% of the total comes back')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Reason'), 'illness');
    await user.click(dialog.getByRole('button', { name: 'Cancel this booking' }));
    await waitFor(() => expect(sent('cancel')?.body).toEqual({ reason_code: 'illness', confirm_fee: '500.00' }));
  });

  it('does without the fee for who may, who says why', async () => {
    const { user, sent } = await open(paid);
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('checkbox', { name: 'Do without the fee' }));
    expect(dialog.getAllByText('$2,000')).toHaveLength(2);
    await user.selectOptions(dialog.getByLabelText('Reason'), 'weather');
    await user.click(dialog.getByRole('button', { name: 'Cancel this booking' }));
    expect(dialog.getByText('Say why the fee is waived')).toBeVisible();
    await user.type(dialog.getByLabelText(/Why without a fee/), 'Storm');
    await user.click(dialog.getByRole('button', { name: 'Cancel this booking' }));
    const body = { reason_code: 'weather', confirm_fee: '500.00', note: 'Storm', waive: true };
    await waitFor(() => expect(sent('cancel')?.body).toEqual(body));
  });

  it('shows the fee of now when it has changed', async () => {
    let fee = '500.00';
    const changed = () => {
      fee = '900.00';
      return { status: 409, body: { detail: 'The fee has changed.', code: 'fee_changed' } };
    };
    const { user } = await open(paid, {
      [`GET ${BASE}cancellation/`]: () => ({ body: { ...COST, fee } }),
      [`POST ${BASE}cancel/`]: changed,
    });
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('$500');
    await user.selectOptions(dialog.getByLabelText('Reason'), 'other');
    await user.click(dialog.getByRole('button', { name: 'Cancel this booking' }));
    expect(await dialog.findByText('$900')).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('The fee has changed.');
    expect(dialog.getByLabelText('Reason')).toHaveValue('other');
  });
});

describe('a step that needs nothing', () => {
  it('says what it does, and that no letter goes', async () => {
    const { user, sent } = await open({ status: 'on_hold', allowed_actions: ['extend', 'cancel'] });
    await user.click(screen.getByRole('button', { name: 'Extend hold' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('The places are held 15 minutes longer. That is possible once.')).toBeVisible();
    expect(dialog.getByText('No letter goes out.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Extend by 15 minutes' }));
    await waitFor(() => expect(sent('extend')).toBeDefined());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Extend hold' })).not.toBeInTheDocument());
  });
});

describe('the end of a stay', () => {
  const completed = { [`POST ${BASE}complete/`]: { body: { ...BOOKING, status: 'completed', allowed_actions: [] } } };

  it('with an open balance is meant, and says why', async () => {
    const { user, sent } = await open(
      { status: 'confirmed', allowed_actions: ['complete'], balance: '120.00' },
      completed,
    );
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    const dialog = within(screen.getByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Complete' });
    await user.click(submit);
    expect(dialog.getByText('Confirm that the balance may stay open')).toBeVisible();
    expect(dialog.getByText('Say why the balance may stay open')).toBeVisible();
    expect(sent('complete')).toBeUndefined();
    await user.click(dialog.getByRole('checkbox', { name: 'Complete it although $120 is still to be paid' }));
    await user.type(dialog.getByRole('textbox', { name: /Why it may stay open/ }), 'Pays next week');
    await user.click(submit);
    await waitFor(() => expect(sent('complete')?.body).toEqual({ despite_balance: true, note: 'Pays next week' }));
  });

  it('that is paid asks for nothing', async () => {
    const { user, sent } = await open(
      { status: 'confirmed', allowed_actions: ['complete'], balance: '0.00' },
      completed,
    );
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(sent('complete')?.body).toEqual({}));
  });

  it('that nobody came to shows what that costs, and which letter goes', async () => {
    const { user, sent } = await open(
      { status: 'confirmed', allowed_actions: ['no_show'] },
      { [`POST ${BASE}no-show/`]: { body: { ...BOOKING, status: 'no_show', allowed_actions: [] } } },
    );
    await user.click(screen.getByRole('button', { name: 'No-show' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('$500')).toBeVisible();
    expect(dialog.getByText(/A letter goes out: you did not arrive, with fee and refund/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mark as no-show' }));
    await waitFor(() => expect(sent('no-show')).toBeDefined());
  });
});
