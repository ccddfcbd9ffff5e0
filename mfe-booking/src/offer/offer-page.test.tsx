import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { AGENCY, TEXTS } from '../test/fixtures';
import OfferPage from './offer-page';

const ID = '019aa7c1-0000-7000-8000-0000000000cc';
const BASE = `/custom-trip-requests/${ID}/`;
const OFFER = {
  id: 'o1',
  status: 'open',
  package: { slug: 'reef-week', name: 'Reef Week' },
  check_in: '2027-02-14',
  check_out: '2027-02-21',
  nights: 7,
  adults: 2,
  children_ages: [],
  total: '3800.00',
  price_details: {
    lines: [
      { kind: 'base', code: null, label: 'Adults', qty: 2, unit: 'person', amount: '4000.00' },
      {
        kind: 'adjustment',
        code: null,
        label: 'Price adjustment',
        qty: 1,
        unit: 'booking',
        amount: '-200.00',
      },
    ],
    taxes_included: true,
    taxes: [],
    net: '3000.00',
    total_before: null,
    deposit_due: '950.00',
    balance_due_at: '2027-01-15',
    cancellation: { code: 'flex', label: 'Free', cutoffs: [], deposit_refundable: true },
  },
  words: 'The quietest beach.',
  valid_until: '2027-01-20',
  sent_at: '2027-01-05T09:00:00.000Z',
};
const WISH = {
  reference: 'TR-7K3QZ4',
  status: 'quoted',
  description: 'A quiet island for two.',
  name: 'Anna',
  phone: null,
  locale: 'en',
  created_at: '2027-01-04T08:00:00.000Z',
  reply_by: '2027-01-05T08:00:00.000Z',
  offer: OFFER as object | null,
  terms_hash: null as string | null,
  booking: null as object | null,
};
const BOOKED = {
  ...WISH,
  status: 'accepted',
  offer: { ...OFFER, status: 'accepted' },
  booking: { id: 'b1', reference: 'MV-7K3QZ4', access_token: 'k' },
};

/** A wish that an answer changes. */
const open = (part: Partial<typeof WISH> = {}, handlers: Handlers = {}, query = '?access_token=key') => {
  let wish: object = { ...WISH, ...part };
  const become = (next: object) => () => {
    wish = next;
    return { body: next };
  };
  const declined = { ...WISH, status: 'in_progress', offer: { ...OFFER, status: 'declined' } };
  return renderApp(<OfferPage />, {
    route: `/custom-trip/offer/${ID}${query}`,
    path: '/custom-trip/offer/:id',
    texts: { booking: TEXTS.en },
    handlers: {
      [`GET ${BASE}wish/`]: () => ({ body: wish }),
      [`POST ${BASE}offer/accept/`]: become(BOOKED),
      [`POST ${BASE}offer/decline/`]: become(declined),
      'GET /homepage/public/': { body: { settings: AGENCY } },
      ...handlers,
    },
  });
};

describe('the page of a wish', () => {
  beforeEach(() => sessionStorage.clear());

  it('tells the offer with all that goes with it, and is accepted with name, phone and terms', async () => {
    const { user, api } = await open();
    expect(await screen.findByRole('link', { name: 'Reef Week' })).toBeVisible();
    for (const text of ['A quiet island for two.', 'The quietest beach.', 'Price adjustment', '−$200.00'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/until the end of 20 January 2027/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept and book for $3,800' }));
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await user.type(screen.getByLabelText('Phone'), '+44 20 7946 0958');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Accept and book for $3,800' }));
    expect(await screen.findByText('Booked: MV-7K3QZ4')).toBeVisible();
    expect(screen.getByRole('link', { name: /To your booking/ })).toHaveAttribute(
      'href',
      '/booking/confirmation/b1?access_token=k',
    );
    const sent = api.requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ offer: 'o1', name: 'Anna', phone: '+44 20 7946 0958', accept_terms: true });
    expect(sent?.query.get('access_token')).toBe('key');
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it.each([
    ['sold_out', 'The last places have just gone'],
    ['offer_expired', 'Too late.'],
  ])('says kindly why it was not accepted, and keeps what was typed: %s', async (code, told) => {
    const refusal = { status: 409, body: { code, detail: 'Too late.' } };
    const { user } = await open({}, { [`POST ${BASE}offer/accept/`]: refusal });
    await user.type(await screen.findByLabelText('Phone'), '+44 20 7946 0958');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(screen.getByLabelText('Phone')).toHaveValue('+44 20 7946 0958');
  });

  it('is taken under the terms that were read: others are read and accepted anew', async () => {
    const hashes = ['aa', 'bb'];
    const changed = 'The terms have changed. Please read them again before you book';
    let refusals = 0;
    const { user, api } = await open(
      {},
      {
        [`GET ${BASE}wish/`]: () => ({ body: { ...WISH, terms_hash: hashes[refusals] } }),
        [`POST ${BASE}offer/accept/`]: () => {
          refusals += 1;
          return refusals === 1 ? { status: 400, body: { terms_hash: [changed] } } : { body: BOOKED };
        },
      },
    );
    await user.type(await screen.findByLabelText('Phone'), '+960 300 0000');
    const terms = () => screen.getByRole('checkbox');
    await user.click(terms());
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    expect(await screen.findByText(changed)).toBeVisible();
    expect(terms()).not.toBeChecked();
    expect(screen.getByLabelText('Phone')).toHaveValue('+960 300 0000');
    const reads = () => api.requests.filter(({ method, path }) => method === 'GET' && path === `${BASE}wish/`);
    await waitFor(() => expect(reads()).toHaveLength(2));
    await user.click(terms());
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    const sent = () => api.requests.filter(({ path }) => path.endsWith('/offer/accept/')).map(({ body }) => body);
    await waitFor(() => expect(sent()).toMatchObject([{ terms_hash: 'aa' }, { terms_hash: 'bb' }]));
  });

  it('is read anew where another one was sent meanwhile', async () => {
    const refusal = { status: 409, body: { code: 'offer_changed', detail: 'There is another offer by now.' } };
    let wish = WISH;
    const handlers = { [`GET ${BASE}wish/`]: () => ({ body: wish }), [`POST ${BASE}offer/accept/`]: refusal };
    const { user } = await open({}, handlers);
    await user.type(await screen.findByLabelText('Phone'), '+44 20 7946 0958');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    wish = { ...WISH, offer: { ...OFFER, id: 'o2', total: '3500.00' } };
    await user.click(await screen.findByRole('button', { name: 'Read the new offer' }));
    expect(await screen.findByRole('button', { name: 'Accept and book for $3,500' })).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('is declined with a word', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'No, thank you' }));
    await user.type(screen.getByLabelText(/^What would be better/), 'A week later');
    await user.click(screen.getByRole('button', { name: 'Decline the offer' }));
    expect(await screen.findByText(/You declined this offer/)).toBeVisible();
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
        offer: 'o1',
        message: 'A week later',
      }),
    );
  });

  it('says how the wish stands while there is no offer, and when it is over', async () => {
    const { unmount } = await open({ status: 'new', offer: null });
    expect(await screen.findByText(/We are planning your trip/)).toBeVisible();
    unmount();
    await open({ status: 'expired', offer: { ...OFFER, status: 'expired' } });
    expect(await screen.findByText(/This offer has expired/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it('says by a link that has ended that it opens nothing more', async () => {
    await open({}, { [`GET ${BASE}wish/`]: { status: 404, body: {} } });
    expect(await screen.findByRole('heading', { name: 'This link no longer opens your offer' })).toBeVisible();
  });

  it('is nobody’s without its key', async () => {
    const { api } = await open({}, {}, '');
    expect(await screen.findByText('Open your offer from our letter')).toBeVisible();
    expect(api.requests.filter(({ path }) => path.startsWith('/custom-trip'))).toHaveLength(0);
  });
});
