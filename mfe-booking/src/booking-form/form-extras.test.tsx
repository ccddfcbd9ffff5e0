import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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
  beforeEach(() => sessionStorage.clear());

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
  beforeEach(() => sessionStorage.clear());

  const way = { feasible: true, code: null, message: null, limit: null, leaves_at: null };
  const boat = { kind: 'transfer', code: 'boat', name: 'Private boat', amount: '620.00' };
  const checked = (transfer: unknown) =>
    transfer === 'boat'
      ? { transfer, name: 'Private boat', feasible: true, arrival: way, departure: null, alternatives: [] }
      : {
          transfer: 'seaplane',
          name: 'Seaplane',
          feasible: false,
          arrival: { ...way, feasible: false, message: 'It lands too late.' },
          departure: null,
          alternatives: [boat, { kind: 'overnight_before', code: 'hotel', name: 'Airport hotel', amount: '140.00' }],
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
  const WISH = 'Transfer wanted: Private boat: $620 there and back, for all of you';

  it('is taken with one click, checked, kept, and read by the agency above the special requests', async () => {
    writeDraft(SLUG, { values: { ...VALUES, landsAt: '17:05' } });
    const app = await openForm(taken, TRIP, quote);
    const take = await screen.findByRole('button', { name: 'Take this one: Private boat' });
    expect(screen.getAllByRole('button', { name: /^Take this one/ })).toHaveLength(1);
    await app.user.click(take);
    expect(await screen.findByText('Your flights fit the transfer: Private boat')).toBeInTheDocument();
    expect(screen.getByText(WISH)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Flights' })).toHaveFocus();
    expect(readDraft(SLUG)?.values.transfer).toEqual({ code: 'boat', words: WISH });
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).toMatchObject({ special_requests: `${WISH}\n${VALUES.requests}` });
  });

  it('can be taken back', async () => {
    writeDraft(SLUG, { values: { ...VALUES, landsAt: '17:05', transfer: { code: 'boat', words: WISH } } });
    const app = await openForm(taken, TRIP, quote);
    await app.user.click(screen.getByRole('button', { name: 'Keep the usual transfer' }));
    expect(await screen.findByText('Your flights do not fit the transfer: Seaplane')).toBeInTheDocument();
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).toMatchObject({ special_requests: VALUES.requests });
  });

  it('leaves less room for special requests', async () => {
    const requests = 'x'.repeat(1000 - WISH.length);
    writeDraft(SLUG, { values: { ...VALUES, requests, transfer: { code: 'boat', words: WISH } } });
    const app = await openForm(taken, TRIP, quote);
    await app.user.click(app.send);
    expect(await screen.findByRole('textbox', { name: /Special requests/ })).toBeInvalid();
    expect(app.posts()).toEqual([]);
  });
});
