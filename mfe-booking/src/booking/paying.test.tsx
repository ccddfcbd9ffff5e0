import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { unbroken } from '@atoll/contract/days';
import type { Handlers } from '@atoll/testing/fake-api';
import { BOOKING_ID, owing } from '../test/fixtures';
import { BOOKED, LEDGER, openBooking } from '../test/open-booking';
import { leave } from './payment-api';

const PAYABLE = {
  status: 'awaiting_payment',
  payment_due_at: '2099-01-05T09:30:00.000Z',
  allowed_actions: ['cancel', 'pay'],
};
const INTENTS = `POST /bookings/${BOOKING_ID}/payment-intents/`;
const PROOFS = `POST /bookings/${BOOKING_ID}/payment-proofs/`;
const payment = (part: object) => ({
  id: '1',
  kind: 'payment',
  method: 'card',
  status: 'captured',
  amount: '2000.00',
  currency: 'USD',
  received_at: null,
  created_at: new Date().toISOString(),
  ...part,
});
const open = (ledger: object = LEDGER, handlers: Handlers = {}, part: object = {}) =>
  openBooking({
    part: { ...PAYABLE, ...part },
    handlers: { [`GET /bookings/${BOOKING_ID}/payments/`]: { body: ledger }, ...handlers },
  });
const cardButton = () => screen.findByRole('button', { name: 'Pay $2,000 by card' });

describe('paying', () => {
  const left = jest.fn<typeof leave.to>();
  const original = leave.to;
  beforeEach(() => {
    sessionStorage.clear();
    left.mockReset();
    leave.to = left;
  });
  afterEach(() => {
    leave.to = original;
  });

  it('leads to the page of the card provider, and sends no sum of its own', async () => {
    const url = 'https://atoll.example/sandbox-pay/abc';
    const { user, api } = await open(LEDGER, {
      [INTENTS]: { status: 201, body: { payment_id: '1', redirect_url: url, amount: '2000.00' } },
    });
    await user.click(await cardButton());
    await waitFor(() => expect(left).toHaveBeenCalledWith(url));
    const [intent] = api.requests.filter(({ path }) => path.endsWith('/payment-intents/'));
    expect(intent?.body).toBeUndefined();
    expect(intent?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{16,}$/);
  });

  it('leads to no page over another amount than the one that was shown, and reads the booking anew', async () => {
    const url = 'https://atoll.example/sandbox-pay/abc';
    const { user, api } = await open(LEDGER, {
      [INTENTS]: { status: 201, body: { payment_id: '1', redirect_url: url, amount: '5980.00' } },
    });
    const button = await cardButton();
    const reads = () =>
      api.requests.filter(({ method, path }) => method === 'GET' && path === `/bookings/${BOOKING_ID}/`);
    const before = reads().length;
    await user.click(button);
    expect(await screen.findByText(/^The amount due has changed in the meantime/)).toBeVisible();
    await waitFor(() => expect(reads().length).toBeGreaterThan(before));
    expect(left).not.toHaveBeenCalled();
  });

  it('shows that the agency has cancelled meanwhile, and no button any more', async () => {
    let isCancelled = false;
    const as = (part: object) => ({ body: owing({ ...BOOKED, ...part }) });
    const { user } = await open(LEDGER, {
      [`GET /bookings/${BOOKING_ID}/`]: () => as(isCancelled ? { status: 'cancelled', allowed_actions: [] } : PAYABLE),
      [INTENTS]: { status: 409, body: { code: 'nothing_due', detail: 'Nothing is due.' } },
    });
    const button = await cardButton();
    isCancelled = true;
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Your booking is cancelled' })).toBeVisible();
    expect(button).not.toBeInTheDocument();
  });

  it.each([
    [{ status: 409, body: { code: 'nothing_due', detail: 'Nothing is due.' } }, 'Nothing is due.'],
    [
      { status: 409, body: { code: 'of_a_later_release', detail: 'The till is shut today.' } },
      'The till is shut today.',
    ],
    [{ status: 503, body: { code: 'cards_away', detail: 'No cards now.' } }, 'No cards now.'],
    [
      { status: 201, body: { payment_id: '1', redirect_url: 'javascript:alert(1)', amount: '2000.00' } },
      'The card page could not be opened',
    ],
  ])('says so where there is no such page, and can be tried again', async (answer, said) => {
    const { user } = await open(LEDGER, { [INTENTS]: answer });
    await user.click(await cardButton());
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(left).not.toHaveBeenCalled();
    expect(await cardButton()).not.toHaveAttribute('aria-disabled');
  });

  it('is by transfer where no card is taken: the bank, the reference, and the proof', async () => {
    const { user, api } = await open(
      { ...LEDGER, card: false },
      { [PROOFS]: { status: 201, body: payment({ method: 'bank_transfer', status: 'pending' }) } },
    );
    expect(await screen.findByRole('link', { name: 'Pay $2,000 by bank transfer' })).toHaveAttribute(
      'href',
      '#booking-transfer',
    );
    expect(await screen.findByText(/account 7730000000000/)).toBeInTheDocument();
    expect(screen.getByText(/Name the reference MV-7K3QZ4/)).toBeInTheDocument();
    const proof = screen.getByLabelText(/Proof of the transfer/);
    await user.upload(proof, new File(['%PDF-1.7'], 'remittance.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Your proof has arrived')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove the file' })).not.toBeInTheDocument();
    expect(api.requests.filter(({ path }) => path.endsWith('/payment-proofs/'))).toHaveLength(1);
  });

  it.each([
    ['en', 'Account number: 7730 (USD)'],
    ['ru', 'Номер счёта: 7730 (USD)'],
    ['zh', '账号：7730 (USD)'],
  ] as const)('by transfer names the account in words of the reader (%s)', async (language, said) => {
    await openBooking({
      language,
      part: PAYABLE,
      handlers: {
        [`GET /bookings/${BOOKING_ID}/payments/`]: { body: { ...LEDGER, bank_details: 'Bank\nAccount: 7730 (USD)' } },
      },
    });
    expect(await screen.findByText(/7730/)).toHaveTextContent(`Bank ${said}`);
  });

  it('keeps the places of a hold once its transfer was shown, and says so', async () => {
    let shown = false;
    const ledger = () => ({
      ...LEDGER,
      payments: shown ? [payment({ method: 'bank_transfer', status: 'pending' })] : [],
    });
    const { user } = await openBooking({
      handlers: {
        [`GET /bookings/${BOOKING_ID}/`]: () => ({
          body: owing({
            ...BOOKED,
            ...PAYABLE,
            ...(!shown && { status: 'on_hold', payment_due_at: null, expires_at: '2099-01-05T09:30:00.000Z' }),
          }),
        }),
        [`GET /bookings/${BOOKING_ID}/payments/`]: () => ({ body: ledger() }),
        [PROOFS]: () => {
          shown = true;
          return { status: 201, body: payment({ method: 'bank_transfer', status: 'pending' }) };
        },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Your places are held' });
    expect(await screen.findByText(/^You pay the /)).toBeVisible();
    const proof = await screen.findByLabelText(/Proof of the transfer/);
    await user.upload(proof, new File(['%PDF-1.7'], 'remittance.pdf', { type: 'application/pdf' }));
    const waiting = { level: 1, name: 'We are waiting for your transfer' };
    expect(await screen.findByRole('heading', waiting)).toBeInTheDocument();
    expect(screen.getByText(/^Your proof of transfer has arrived\. We keep your places until/)).toBeInTheDocument();
    // Nobody is asked for the same money beside it.
    expect(screen.queryByText(/^You pay the /)).not.toBeInTheDocument();
    expect(screen.queryByText('Deposit, to pay now')).not.toBeInTheDocument();
    expect(screen.getByText('Deposit, waiting for your transfer')).toBeVisible();
  });

  it('of the rest is no matter of now before its day', async () => {
    await openBooking({
      part: { ...PAYABLE, status: 'confirmed', paid: '2000.00', balance: '5980.00', balance_due_on: '2099-01-18' },
    });
    const said = 'You pay the rest, $5,980. It is due by 18 January 2099: you can also pay later.';
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('takes no proof that is too large, and tells a refused one in the server’s words', async () => {
    const { user, api } = await open(LEDGER, {
      [PROOFS]: { status: 409, body: { code: 'nothing_due', detail: 'Nothing is due.' } },
    });
    const proof = await screen.findByLabelText(/Proof of the transfer/);
    await user.upload(proof, new File([new Uint8Array(5_242_881)], 'large.pdf', { type: 'application/pdf' }));
    expect(proof).toHaveAccessibleDescription(/larger than 5 MB/);
    await user.click(screen.getByRole('button', { name: 'Remove the file' }));
    expect(document.querySelector('input[type="file"]')).toHaveFocus();
    expect(screen.getByText('No file chosen yet')).toBeVisible();
    expect(proof).not.toBeInvalid();
    expect(api.requests.filter(({ path }) => path.endsWith('/payment-proofs/'))).toHaveLength(0);
    await user.upload(proof, new File(['%PDF-1.7'], 'small.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(proof).toHaveAccessibleDescription(/Nothing is due\./));
  });

  it.each([
    [400, { proof: ['This picture is damaged'] }, /^.*This picture is damaged$/],
    [413, { code: 'file_too_large', detail: 'x' }, /larger than 5 MB/],
    [415, { code: 'unsupported_media_type', detail: 'x' }, /choose a PDF, a JPEG or a PNG/],
  ])('says beside the file what is wrong with it, and takes the same one again (%s)', async (status, body, said) => {
    const { user, api } = await open(LEDGER, { [PROOFS]: { status, body } });
    const proof = await screen.findByLabelText(/Proof of the transfer/);
    const slip = new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' });
    expect(screen.getByText('No file chosen yet')).toBeVisible();
    await user.upload(proof, slip);
    await waitFor(() => expect(proof).toHaveAccessibleDescription(said));
    expect(proof).toBeInvalid();
    expect(screen.getByTitle('slip.pdf')).toHaveTextContent('slip.pdf');
    await user.upload(proof, slip);
    const sent = () => api.requests.filter(({ path }) => path.endsWith('/payment-proofs/'));
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it.each([
    ['pending', {}, 'We have no word of your card payment yet'],
    ['failed', {}, 'The last card payment did not go through'],
  ])('says where the last card payment stands (%s)', async (status, part, said) => {
    await open({ ...LEDGER, payments: [payment({ status, ...part })] });
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('waits for no card payment of an hour ago', async () => {
    const created_at = new Date(Date.now() - 3_600_000).toISOString();
    await open({ ...LEDGER, payments: [payment({ status: 'pending', created_at })] });
    await cardButton();
    expect(screen.queryByText('We have no word of your card payment yet')).not.toBeInTheDocument();
  });

  it('looks for word of a payment by itself', async () => {
    let paid = false;
    await openBooking({
      handlers: {
        [`GET /bookings/${BOOKING_ID}/`]: () => ({
          body: owing({
            ...BOOKED,
            ...PAYABLE,
            ...(paid && { status: 'confirmed', paid: '2000.00', balance: '5980.00' }),
          }),
        }),
        [`GET /bookings/${BOOKING_ID}/payments/`]: () => ({
          body: { ...LEDGER, payments: [payment({ status: paid ? 'captured' : 'pending' })] },
        }),
      },
    });
    await screen.findByText('We have no word of your card payment yet');
    paid = true;
    const booked = { level: 1, name: 'Your trip is booked' };
    expect(await screen.findByRole('heading', booked, { timeout: 8_000 })).toBeInTheDocument();
    expect(screen.getByText('$2,000, card')).toBeInTheDocument();
  });

  it.each([
    ['all of it, where there is no deposit or it is the whole', {}, 'whole price'],
    ['what a stay is short of', { kind: 'difference', amount: '120.00', paid: '7980.00' }, 'still missing, $120'],
  ])('says what it is for in the server’s sum: %s', async (_, part, said) => {
    const due = { kind: 'balance', amount: '7980.00', paid: '0.00', later: '0.00', by: null, last_day: null, ...part };
    await open(LEDGER, {}, { deposit_due: '0.00', due });
    expect(await screen.findByText(new RegExp(said.replace('$', '\\$')))).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Pay \$0\.00/);
  });

  it.each([
    ['en', 'was due by 18 January 2026'],
    ['ru', 'нужно было внести до 18 января 2026'],
    ['zh', unbroken('应最迟于 2026年1月18日付清，现已逾期')],
  ] as const)('is asked for after its day, and after the stay, as what is late (%s)', async (language, said) => {
    const owed = { status: 'confirmed', paid: '2000.00', balance: '5980.00', balance_due_on: '2026-01-18' };
    await openBooking({ language, part: { ...PAYABLE, ...owed } });
    expect(await screen.findByText(new RegExp(said))).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /5.980/ })).toBeInTheDocument();
  });

  it('is the one next step while it is due, whatever else there is to tell', async () => {
    const { container } = await open(LEDGER, {}, { allowed_actions: ['cancel', 'change', 'edit_details', 'pay'] });
    const step = await cardButton();
    await screen.findByRole('button', { name: 'Add flights and wishes' });
    expect([...container.querySelectorAll('[data-kind="primary"]')]).toEqual([step]);
  });

  it('is not offered where nothing is due', async () => {
    const due = { kind: 'nothing', amount: '0.00', paid: '0.00', later: '0.00', by: null, last_day: null };
    await open(LEDGER, {}, { due });
    await screen.findByRole('heading', { level: 1, name: 'We have places for you' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /by card/ })).not.toBeInTheDocument());
    expect(screen.queryByText('By bank transfer')).not.toBeInTheDocument();
  });
});
