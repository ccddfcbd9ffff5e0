import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { addDays } from '@atoll/contract/days';
import type { FakeRequest, Handler } from '@atoll/testing/fake-api';
import { readDraft, writeDraft } from '../shared/draft';
import { FIRST_DAY, SLUG, TRIP, VALUES } from '../test/fixtures';
import { leftForConfirmation, openForm, taken } from '../test/open-form';

const OFFERING = {
  ...TRIP,
  inclusions: [
    { code: null, category: 'included', label: 'Breakfast', price: null },
    { code: 'dive', category: 'optional', label: 'Two dives', price: '180.00' },
    { code: null, category: 'optional', label: 'Spa', price: null },
    { code: 'picnic', category: 'optional', label: 'Sandbank picnic', price: '120.50' },
  ],
};
const more = (label: string) => screen.getByRole('button', { name: `More: ${label}` });
const quotesOf = (requests: FakeRequest[]) =>
  requests.filter(({ path }) => path === '/bookings/quote/').map(({ body }) => body as Record<string, unknown>);

describe('what is added to a trip', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('is offered with its price, counted, priced and sent in the order of the trip', async () => {
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm(taken, OFFERING);
    expect(screen.getByText('$180 each')).toBeInTheDocument();
    expect(screen.queryByText('Spa')).not.toBeInTheDocument();
    await app.user.click(more('Sandbank picnic'));
    await app.user.click(more('Two dives'));
    await app.user.click(more('Two dives'));
    const extras = [
      { code: 'dive', qty: 2 },
      { code: 'picnic', qty: 1 },
    ];
    await waitFor(() => expect(quotesOf(app.api.requests).at(-1)).toMatchObject({ extras }));
    // 2 × 3,990 and what was added, while nobody has quoted it.
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('$8,460.50');
    expect(readDraft(SLUG)?.values.extras).toEqual({ picnic: 1, dive: 2 });
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).toMatchObject({ extras, shown_price: { total: '8460.50' } });
  });

  it('is forgotten where the trip no longer offers it', async () => {
    writeDraft(SLUG, { values: { ...VALUES, extras: { gone: 3 } } });
    const app = await openForm(taken, OFFERING);
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).not.toHaveProperty('extras');
    expect(app.posts()[0]?.body).toMatchObject({ shown_price: { total: '7980.00' } });
  });
});

describe('another way to the island', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  const way = { feasible: true, code: null, message: null, limit: null, leaves_at: null };
  const boat = { kind: 'transfer', code: 'boat', name: 'Private boat', amount: '620.00' };
  const night = {
    kind: 'overnight_before',
    code: 'hotel',
    name: 'Airport hotel',
    amount: '140.00',
    check_in: addDays(FIRST_DAY, 1),
    check_out: addDays(FIRST_DAY, 10),
    extra: 'overnight_arrival',
  };
  const checked = (transfer: unknown) =>
    transfer === 'boat'
      ? { transfer, name: 'Private boat', feasible: true, arrival: way, departure: null, alternatives: [] }
      : {
          transfer: 'seaplane',
          name: 'Seaplane',
          feasible: false,
          arrival: { ...way, feasible: false, message: 'It lands too late.' },
          departure: null,
          alternatives: [boat, night],
        };
  const quote: Handler = ({ body }) => ({
    body: {
      lines: [],
      taxes_included: true,
      taxes: [],
      net: '7980.00',
      total: '7980.00',
      nights: 9,
      currency: 'USD',
      quote_token: 'x.y',
      transfer_check: checked((body as { transfer?: string }).transfer),
      deposit_due: '2000.00',
      balance_due_at: null,
      cancellation: { code: 'flex_48h', label: 'Free', cutoffs: [], deposit_refundable: true },
      check_in: FIRST_DAY,
      availability: 'AVAILABLE',
    },
  });
  const WISH = 'Private boat: $620 there and back, for all of you';

  it('is taken with one click, checked, kept, and sent with the booking', async () => {
    writeDraft(SLUG, { values: { ...VALUES, landsAt: '17:05' } });
    const app = await openForm(taken, TRIP, quote);
    const take = await screen.findByRole('button', { name: 'Take this one: Private boat' });
    await app.user.click(take);
    expect(await screen.findByText('Your flights fit the transfer: Private boat')).toBeInTheDocument();
    expect(screen.getByText(WISH)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Flights' })).toHaveFocus();
    expect(readDraft(SLUG)?.values.transfer).toEqual({ code: 'boat', words: WISH });
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).toMatchObject({ transfer: 'boat', special_requests: VALUES.requests });
  });

  it('can be taken back', async () => {
    writeDraft(SLUG, { values: { ...VALUES, landsAt: '17:05', transfer: { code: 'boat', words: WISH } } });
    const app = await openForm(taken, TRIP, quote);
    await app.user.click(screen.getByRole('button', { name: 'Keep the usual transfer' }));
    expect(await screen.findByText('Your flights do not fit the transfer: Seaplane')).toBeInTheDocument();
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).not.toHaveProperty('transfer');
  });

  const island = { ...night, kind: 'island', code: 'near', name: 'Near island', amount: '1900.00', extra: null };
  const nights: Handler = ({ body }) => {
    const taken = JSON.stringify(body).includes('overnight_arrival');
    const line = { kind: 'extra', code: 'overnight_arrival', label: 'Night: Airport hotel', qty: 1, unit: 'booking' };
    return {
      body: {
        ...(quote({ body } as never) as { body: object }).body,
        total: taken ? '8120.00' : '7980.00',
        lines: taken ? [{ ...line, amount: '140.00' }] : [],
        check_in: (body as { check_in: string }).check_in,
        transfer_check: taken
          ? { ...checked('boat'), arrival: { ...way, message: 'You sleep near the airport.' } }
          : { ...checked('seaplane'), alternatives: [night, island] },
      },
    };
  };

  it('may be a night near the airport: the stay moves, the total has it, and both can be taken back', async () => {
    writeDraft(SLUG, { values: { ...VALUES, landsAt: '17:05' } });
    const app = await openForm(taken, TRIP, nights);
    expect(await screen.findByRole('link', { name: 'See it: Near island' })).toHaveAttribute('href', '/resorts/near');
    expect(screen.getByText(/Near island, by boat after this landing: \$1,900/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Take this one: Airport hotel' }));
    const total = screen.getByRole('region', { name: 'Total' });
    await waitFor(() => expect(total).toHaveTextContent('$8,120'));
    expect(screen.getByLabelText(/First day/)).toHaveValue(addDays(FIRST_DAY, 1));
    await app.user.click(screen.getByRole('button', { name: 'Without this night' }));
    await waitFor(() => expect(total).toHaveTextContent('$7,980'));
    expect(screen.getByLabelText(/First day/)).toHaveValue(FIRST_DAY);
    await app.user.click(screen.getByRole('button', { name: 'Take this one: Airport hotel' }));
    await waitFor(() => expect(total).toHaveTextContent('$8,120'));
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).toMatchObject({
      check_in: addDays(FIRST_DAY, 1),
      arrival_flight_at: `${FIRST_DAY}T17:05`,
      extras: [{ code: 'overnight_arrival', qty: 1 }],
      shown_price: { total: '8120.00' },
    });
  });

  it('is settled before anybody pays: an instant trip with such flights is a request', async () => {
    writeDraft(SLUG, { values: { ...VALUES, landsAt: '17:05' } });
    const app = await openForm(taken, { ...TRIP, confirmation_mode: 'instant' }, nights);
    expect(await screen.findByText(/With these flights this is a request: nothing is paid now/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send request' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Take this one: Airport hotel' }));
    expect(await screen.findByRole('button', { name: 'Hold my places for 30 minutes and pay' })).toBeVisible();
  });
});
