import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { bindShell } from '@atoll/ui/shell-context';
import type { Handlers } from '@atoll/testing/fake-api';
import { teachDialogs } from '../../test/dialogs';
import { BOOKING, TEXTS, asOwner } from '../../test/fixtures';
import BookingPage from '../booking-page';

beforeAll(teachDialogs);

const BASE = `/bookings/${BOOKING.id}/`;
const PAYMENT = {
  id: 'p1',
  kind: 'payment',
  method: 'bank_transfer',
  status: 'captured',
  amount: '1000.00',
  currency: 'USD',
  settled_amount: null,
  settled_currency: null,
  fx_rate: null,
  fee: null,
  provider: null,
  refund_of: null,
  received_at: '2027-01-05T07:00:00.000Z',
  created_at: '2027-01-05T08:00:00.000Z',
  external_reference: 'FT26327',
  recorded_by: { id: 'sara', name: 'Sara Ali' },
  note: '',
  proof: null,
  also_recorded_for: [],
};
const DUE = { kind: 'deposit', amount: '2992.50', paid: '0.00', later: '8977.50', by: null, last_day: null } as const;

async function open(payments: object[], facts: object = {}, handlers: Handlers = {}) {
  const app = await renderApp(<BookingPage />, {
    route: `/dashboard${BASE.slice(0, -1)}`,
    path: '/dashboard/bookings/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      [`GET ${BASE}`]: { body: { ...BOOKING, due: DUE, allowed_actions: ['record_payment', 'refund'], ...facts } },
      [`GET ${BASE}timeline/`]: { body: [] },
      [`GET ${BASE}payments/`]: { body: { due: DUE, card: false, bank_details: null, payments } },
      [`POST ${BASE}payments/`]: { status: 201, body: PAYMENT },
      'POST /payments/p1/refund/': { status: 201, body: PAYMENT },
      'POST /payments/p1/capture/': { body: PAYMENT },
      'POST /payments/p1/fail/': { body: PAYMENT },
      ...handlers,
    },
    prepare: asOwner,
  });
  const ledger = within(await screen.findByRole('region', { name: 'Payments' }));
  await ledger.findByText('Deposit due now: $2,992.50');
  const sent = (path: string) =>
    app.api.requests.filter((request) => request.method === 'POST' && request.path === path);
  return { ...app, ledger, sent };
}

describe('the ledger of a booking', () => {
  it('says what came in, by which way, when and who entered it', async () => {
    const { ledger } = await open([
      PAYMENT,
      { ...PAYMENT, id: 'p2', kind: 'refund', amount: '50.00', external_reference: null },
    ]);
    const [payment, refund] = (await ledger.findAllByRole('listitem')).map((item) => item.textContent);
    expect(payment).toContain(
      'Payment$1,000Bank transfer · FT26327 · 5\u00a0Jan 2027, 12:00, Maldives time (UTC+5) · Sara Ali',
    );
    expect(refund).toContain('Refund−$50');
  });

  it('takes a transfer as people write it, once, and reads the booking anew', async () => {
    const { user, ledger, sent, api } = await open([]);
    expect(await ledger.findByText('Nothing has been paid yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record a payment' }));
    const dialog = within(screen.getByRole('dialog'));
    const amount = dialog.getByLabelText('Amount in US dollars', { exact: false });
    expect(amount).toHaveValue('2992.50');
    await user.clear(amount);
    await user.type(amount, '12020,5');
    expect(dialog.getByText('$50.50 more than is still to be paid')).toBeVisible();
    await user.type(dialog.getByLabelText(/Reference at the bank/), 'FT26327');
    const reads = api.requests.filter(({ method, path }) => method === 'GET' && path === BASE).length;
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [request] = sent(`${BASE}payments/`);
    expect(request?.body).toEqual({
      kind: 'payment',
      method: 'bank_transfer',
      amount: '12020.50',
      external_reference: 'FT26327',
    });
    expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
    await waitFor(() =>
      expect(api.requests.filter(({ method, path }) => method === 'GET' && path === BASE).length).toBe(reads + 1),
    );
  });

  it('asks for an amount that is one, and sends nothing else', async () => {
    const { user, sent } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Record a payment' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('Amount in US dollars', { exact: false }));
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(dialog.getByText('An amount such as 1000 or 1000.50')).toBeVisible();
    expect(sent(`${BASE}payments/`)).toEqual([]);
  });

  it('takes a second transfer under one reference for a reason, and names other bookings that have it', async () => {
    let tries = 0;
    const recorded = { ...PAYMENT, also_recorded_for: ['MV-OTHER2'] };
    const known = { code: 'payment_recorded', message: 'It is on the ledger already.', external_reference: 'FT1' };
    const told: string[] = [];
    const unbind = bindShell({
      release: 'r',
      notify: ({ text }: { text: string }) => void told.push(text),
      reportError: () => 'e',
    } as never);
    const { user, sent } = await open(
      [],
      {},
      {
        [`POST ${BASE}payments/`]: () =>
          (tries += 1) === 1 ? { status: 409, body: known } : { status: 201, body: recorded },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Record a payment' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reference at the bank/), 'FT1');
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    const save = dialog.getByRole('button', { name: 'Record' });
    await user.click(save);
    await user.click(await dialog.findByRole('checkbox', { name: /another transfer/ }));
    await user.click(save);
    expect(dialog.getByText('Say why it is another transfer')).toBeVisible();
    expect(dialog.getByLabelText(/Note for colleagues/)).toHaveFocus();
    expect(sent(`${BASE}payments/`)).toHaveLength(1);
    await user.type(dialog.getByLabelText(/Note for colleagues/), 'Sent in two parts');
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(`${BASE}payments/`)[1]?.body).toMatchObject({ again: true, note: 'Sent in two parts' });
    expect(told).toEqual([expect.stringContaining('MV-OTHER2'), 'MV-7K3QZ4: payment recorded']);
    unbind();
  });

  it('confirms a second alike transfer of a day for a reason, of the day that was chosen, and keeps what was typed', async () => {
    let tries = 0;
    const alike = { code: 'transfer_recorded', detail: 'A transfer of 990.00 USD is there already.' };
    const { user, ledger, sent } = await open(
      [{ ...PAYMENT, status: 'pending' }],
      {},
      {
        'POST /payments/p1/capture/': () =>
          (tries += 1) === 1 ? { status: 409, body: alike } : { status: 200, body: PAYMENT },
      },
    );
    await user.click(await ledger.findByRole('button', { name: 'It is there' }));
    const dialog = within(screen.getByRole('dialog'));
    const amount = dialog.getByLabelText('Amount in US dollars', { exact: false });
    await user.clear(amount);
    await user.type(amount, '990');
    fireEvent.change(dialog.getByLabelText(/Received on/), { target: { value: '2026-01-04' } });
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await user.click(confirm);
    expect(await dialog.findByText('A transfer of 990.00 USD is there already.')).toBeVisible();
    expect(amount).toHaveValue('990');
    await user.click(dialog.getByRole('checkbox', { name: /another transfer/ }));
    await user.click(confirm);
    expect(dialog.getByText('Say why it is another transfer')).toBeVisible();
    expect(dialog.getByLabelText(/Note for colleagues/)).toHaveFocus();
    await user.type(dialog.getByLabelText(/Note for colleagues/), 'Two of the family paid');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const entry = { amount: '990.00', received_at: '2026-01-04T07:00:00.000Z' };
    expect(sent('/payments/p1/capture/').map(({ body }) => body)).toEqual([
      entry,
      { ...entry, note: 'Two of the family paid', again: true },
    ]);
  });

  it('tells a refusal that only a later API knows in the API’s words, never by its code', async () => {
    const refusal = { code: 'of_a_later_release', detail: 'Сначала закройте смену.' };
    const { user } = await open([], {}, { [`POST ${BASE}payments/`]: { status: 409, body: refusal } });
    await user.click(screen.getByRole('button', { name: 'Record a payment' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByText('Сначала закройте смену.')).toBeVisible();
    expect(dialog.queryByText(/of_a_later_release|errors/)).not.toBeInTheDocument();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('asks anew whether it is another transfer once the entry is another', async () => {
    const alike = { code: 'transfer_recorded', detail: 'It is there already.' };
    const { user } = await open([], {}, { [`POST ${BASE}payments/`]: { status: 409, body: alike } });
    await user.click(screen.getByRole('button', { name: 'Record a payment' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    const tick = await dialog.findByRole('checkbox', { name: /another transfer/ });
    const change = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    for (const [label, value] of [
      [/Amount in US dollars/, '10'],
      [/Received on/, '2026-01-04'],
      [/Reference at the bank/, 'FT 2'],
    ] as const) {
      await user.click(tick);
      expect(tick).toBeChecked();
      change(label, value);
      expect(tick).not.toBeChecked();
    }
  });

  it('sends the proof along', async () => {
    const { user, sent } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Record a payment' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.upload(dialog.getByLabelText(/Proof/), new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' }));
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(sent(`${BASE}payments/`)).toHaveLength(1));
    // The form of jsdom is a stranger to Node's fetch; a flow in a browser sends a real one.
    expect(sent(`${BASE}payments/`)[0]?.body).toBe('[object FormData]');
  });

  it('sends no proof that is too large or of another kind, and takes it back', async () => {
    const { user, sent } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Record a payment' }));
    const dialog = within(screen.getByRole('dialog'));
    const proof = dialog.getByLabelText(/^Proof/);
    const large = new File([new Uint8Array(5_242_881)], 'slip.pdf', { type: 'application/pdf' });
    for (const [file, said] of [
      [large, /larger than 5 MB/],
      [new File(['a,b'], 'statement.csv', { type: 'text/csv' }), /choose a PDF, a JPEG or a PNG/],
    ] as const) {
      fireEvent.change(proof, { target: { files: [file] } });
      expect(proof).toHaveAccessibleDescription(said);
      await user.click(dialog.getByRole('button', { name: 'Record' }));
    }
    expect(sent(`${BASE}payments/`)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove the file' }));
    expect(proof).not.toBeInvalid();
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(sent(`${BASE}payments/`)).toHaveLength(1));
  });

  it('gives back what waits to go back, for a reason, and for who may alone', async () => {
    const { user, ledger, sent } = await open([PAYMENT], { refund_due: '950.00' });
    await user.click(await ledger.findByRole('button', { name: 'Refund' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Amount in US dollars', { exact: false })).toHaveValue('950.00');
    await user.click(dialog.getByRole('button', { name: 'Release the refund' }));
    expect(dialog.getByText('Say why')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Reason/), 'Cancelled in time');
    await user.click(dialog.getByRole('button', { name: 'Release the refund' }));
    await waitFor(() =>
      expect(sent('/payments/p1/refund/')[0]?.body).toEqual({ amount: '950.00', reason: 'Cancelled in time' }),
    );
  });

  it('offers nothing to who may only look', async () => {
    const { ledger } = await open([PAYMENT, { ...PAYMENT, id: 'p2', status: 'pending' }], { allowed_actions: [] });
    await ledger.findAllByRole('listitem');
    expect(ledger.queryByRole('button')).not.toBeInTheDocument();
  });

  it('settles what was waited for: with what arrived, or as failed', async () => {
    const { user, ledger, sent } = await open([{ ...PAYMENT, status: 'pending' }]);
    await user.click(await ledger.findByRole('button', { name: 'It is there' }));
    const amount = screen.getByLabelText('Amount in US dollars', { exact: false });
    await user.clear(amount);
    await user.type(amount, '990');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent('/payments/p1/capture/')[0]?.body).toEqual({ amount: '990.00' }));
    await user.click(await ledger.findByRole('button', { name: 'It does not come' }));
    await user.type(screen.getByLabelText(/Note for colleagues/, { selector: 'dialog textarea' }), 'Called back');
    await user.click(screen.getByRole('button', { name: 'Mark as failed' }));
    await waitFor(() => expect(sent('/payments/p1/fail/')[0]?.body).toEqual({ note: 'Called back' }));
  });
});
