import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { writeDraft } from '../shared/draft';
import { FIRST_DAY, SLUG, TRIP, VALUES } from '../test/fixtures';
import { leftForConfirmation, openForm, taken, unpriced } from '../test/open-form';

describe('the price that the server says', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  const details = {
    lines: [
      { kind: 'base', code: null, label: 'Adults', qty: 2, unit: 'person', amount: '7980.00' },
      { kind: 'season', code: 'festive', label: 'Christmas and New Year', qty: 9, unit: 'night', amount: '1995.00' },
    ],
    taxes_included: true,
    taxes: [
      {
        code: 'SERVICE',
        label: 'Service charge',
        rule: '1',
        kind: 'percent',
        rate: '10.00',
        base: '7500.00',
        amount: '750.00',
      },
      {
        code: 'GREEN_TAX',
        label: 'Green Tax',
        rule: '3',
        kind: 'per_person_per_day',
        rate: '12.00',
        base: '18',
        amount: '216.00',
      },
    ],
    net: '7500.00',
    total_before: null,
    deposit_due: '2493.75',
    balance_due_at: '2027-01-10',
    cancellation: {
      code: 'resort_high_60d',
      label: 'Free until 60 days before',
      cutoffs: [
        { until: '2027-01-01T09:00:00.000Z', refund_percent: 100 },
        { until: '2027-02-01T09:00:00.000Z', refund_percent: 50 },
      ],
      deposit_refundable: true,
    },
  };
  const answer = {
    ...details,
    total: '9975.00',
    nights: 9,
    currency: 'USD',
    quote_token: 'x.y',
    transfer_check: null,
  };
  const priced: Handler = () => ({ body: answer });
  const chooseDay = () =>
    fireEvent.change(screen.getByLabelText('First day in the Maldives'), { target: { value: FIRST_DAY } });

  it('shows how it comes about, when it is paid and what comes back until when, and sends it', async () => {
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm(taken, TRIP, priced);
    const total = screen.getByRole('region', { name: 'Total' });
    await waitFor(() => expect(total).toHaveTextContent('$9,975'));
    expect(total).toHaveTextContent(/Adults × 2\$7,980\.00.*Christmas and New Year, 9 nights\$1,995\.00/);
    expect(total).toHaveTextContent(
      /Service charge, 10%\$750\.00.*Green Tax, \$12\.00 × 2 travellers × 9 days\$216\.00/,
    );
    expect(total).toHaveTextContent('$2,493.75 when we have confirmed your dates, the rest by 10 January 2027');
    expect(total).toHaveTextContent(
      /Until it is confirmed: everything backUntil 1 January 2027, 14:00: everything back/,
    );
    expect(total).toHaveTextContent(/50% back.*After that: nothing back/);
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).toMatchObject({
      shown_price: { total: '9975.00', cancellation_policy: 'resort_high_60d' },
    });
  });

  it('stands on the card of the trip too, in place of what another day costs', async () => {
    writeDraft(SLUG, { values: { ...VALUES, checkIn: '' } });
    const { container } = await openForm(taken, TRIP, priced);
    const shown = (of: string) => container.querySelectorAll(`:not([aria-hidden='true']) > .doc-price ${of}`);
    const amount = () => shown('.doc-price__amount')[0] ?? null;
    expect(amount()).toHaveTextContent('$3,990');
    chooseDay();
    await waitFor(() => expect(amount()).toHaveTextContent('$9,975'));
    expect(amount()?.parentElement).toHaveTextContent('for all of you');
    expect(shown(':is(.doc-price__amount, .doc-price__was)')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Fewer: Adults' }));
    await waitFor(() => expect(amount()?.parentElement).toHaveTextContent(/^\$9,975for you/));
  });

  it('asks for it when dates and travellers are known, and again when they change', async () => {
    const app = await openForm(taken, TRIP, priced);
    const asked = () => app.api.requests.filter(({ path }) => path === '/bookings/quote/').map(({ body }) => body);
    expect(asked()).toEqual([]);
    chooseDay();
    const first = { package: '7', check_in: FIRST_DAY, adults: 2, children_ages: [], currency: 'USD' };
    await waitFor(() => expect(asked()).toEqual([first]));
    await app.user.click(screen.getByRole('button', { name: 'More: Children' }));
    expect(asked()).toHaveLength(1);
    await app.user.selectOptions(screen.getByLabelText('Age of child 1'), '9');
    await waitFor(() => expect(asked().at(-1)).toEqual({ ...first, children_ages: [9] }));
  });

  describe('that is not known', () => {
    const again = () => screen.findByRole('button', { name: 'Ask for the price again' });
    const total = () => screen.getByRole('region', { name: 'Total' });
    /** The total that stands beside the button on a phone. */
    const inBar = () => screen.getByText(/./, { selector: '[aria-hidden] strong' });
    const amounts = /\$\d/;

    it('leaves no amount of another choice there, says why, and is asked for again', async () => {
      let isAway = false;
      writeDraft(SLUG, { values: VALUES });
      const app = await openForm(taken, TRIP, () => (isAway ? unpriced() : { body: answer }));
      await waitFor(() => expect(inBar()).toHaveTextContent('$9,975'));
      isAway = true;
      await app.user.click(screen.getByRole('button', { name: 'More: Adults' }));
      expect(inBar()).toHaveTextContent('Working out the price');
      expect(within(total()).getByRole('status')).not.toHaveTextContent(amounts);
      const button = await again();
      expect(screen.queryByText('Free and without obligation')).not.toBeInTheDocument();
      expect(total()).toHaveTextContent(/^TotalThe price is not known at the moment.*Please try again later\./);
      expect(total()).not.toHaveTextContent(amounts);
      expect(inBar()).toHaveTextContent('The price is not known at the moment');

      // Nobody has seen a price: nothing can be booked at it.
      const asked = () => app.api.requests.filter(({ path }) => path === '/bookings/quote/').length;
      const before = asked();
      await app.user.click(button);
      await waitFor(() => expect(asked()).toBeGreaterThan(before));
      await again();
      isAway = false;
      await app.user.click(button);
      await waitFor(() => expect(inBar()).toHaveTextContent('$9,975'));
      expect(app.posts()).toEqual([]);
      expect(screen.getByLabelText('Name')).toHaveValue(VALUES.name);
      expect(button).toHaveFocus();
      await app.user.click(screen.getByRole('button', { name: 'Send request' }));
      await leftForConfirmation(app);
      expect(app.posts().map(({ body }) => body)).toMatchObject([{ adults: 3, shown_price: { total: '9975.00' } }]);
    });

    it('is none before the form says of whom, once a day is chosen', async () => {
      const app = await openForm(taken, TRIP, priced);
      expect(inBar()).toHaveTextContent('$7,980');
      chooseDay();
      await waitFor(() => expect(inBar()).toHaveTextContent('$9,975'));
      await app.user.click(screen.getByRole('button', { name: 'More: Children' }));
      expect(inBar()).toHaveTextContent('Once dates and travellers are chosen');
      expect(total()).not.toHaveTextContent(amounts);
      await app.user.selectOptions(screen.getByLabelText('Age of child 1'), '9');
      await waitFor(() => expect(inBar()).toHaveTextContent('$9,975'));
    });

    it('stops who sent while it was on its way', async () => {
      writeDraft(SLUG, { values: VALUES });
      const app = await openForm(taken, TRIP, unpriced, { quick: true });
      fireEvent.click(app.send);
      await again();
      expect(app.posts()).toEqual([]);
    });

    it.each([
      [{ package: ['This trip is not on sale.'] }, 'This trip is not on sale.'],
      [{ currency: ['Nobody changes this money.'] }, 'Nobody changes this money.'],
    ])('is none where the trip is refused: %j', async (body, words) => {
      writeDraft(SLUG, { values: VALUES });
      const app = await openForm(taken, TRIP, () => ({ status: 400, body }));
      expect(await screen.findByText(words)).toBeVisible();
      expect(total()).toHaveTextContent('No price for these dates');
      expect(total()).not.toHaveTextContent(amounts);
      await app.user.click(app.send);
      expect(app.posts()).toEqual([]);
    });
  });

  it('says beside the date why there is none, and names no price', async () => {
    const closed: Handler = () => ({ status: 400, body: { check_in: ['Seven nights at least'] } });
    const app = await openForm(taken, TRIP, closed);
    chooseDay();
    fireEvent.blur(screen.getByLabelText('First day in the Maldives'));
    expect(await screen.findByText('Seven nights at least')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('No price for these dates');
    await app.user.click(app.send);
    expect(app.posts()).toEqual([]);
  });

  it('shows what it is by now after a refusal, and sends that when it is accepted', async () => {
    const now = { ...answer, total: '10175.00' };
    const offers = [answer, now];
    const quote: Handler = () => ({ body: offers.length > 1 ? offers.shift() : offers[0] });
    let refusals = 0;
    const post: Handler = (request) => {
      refusals += 1;
      if (refusals > 1) return taken(request);
      const { pricing_type, occupancy, cancellation_policy, duration_nights: nights } = TRIP;
      const price = {
        pricing_type,
        occupancy,
        cancellation_policy,
        nights,
        price: TRIP.price,
        units: 2,
        total: now.total,
        currency: 'USD',
        details,
      };
      return { status: 409, body: { detail: 'Changed.', code: 'price_changed', price } };
    };
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm(post, TRIP, quote);
    const total = screen.getByRole('region', { name: 'Total' });
    await waitFor(() => expect(total).toHaveTextContent('$9,975'));
    await app.user.click(app.send);
    await app.user.click(await screen.findByRole('button', { name: 'Accept $10,175 and send' }));
    await leftForConfirmation(app);
    expect(app.posts().at(-1)?.body).toMatchObject({ shown_price: { total: '10175.00' } });
  });

  it.each([
    [
      'is due',
      { deposit_due: '2992.50' },
      /When you opened this pagePayment, in US dollars\$2,493\.75 when.*NowPayment, in US dollars\$2,992\.50 when/,
    ],
    [
      'is due, by a cent',
      { deposit_due: '2493.76' },
      /When you opened this pagePayment, in US dollars\$2,493\.75 when.*NowPayment, in US dollars\$2,493\.76 when/,
    ],
    [
      'comes back',
      { cancellation: { ...details.cancellation, cutoffs: details.cancellation.cutoffs.slice(0, 1) } },
      /When you opened this page.*50% back.*Now(?!.*50% back).*everything back/,
    ],
    [
      'is in it',
      { taxes: [{ ...details.taxes[0]!, rate: '12.00', amount: '900.00' }] },
      /When you opened this page.*Service charge, 10%\$750\.00.*Now.*Service charge, 12%\$900\.00/,
    ],
  ])('shows what %s by now, where that alone has changed', async (_what, other, words) => {
    const now = { ...answer, ...other };
    const offers = [answer, now];
    const quote: Handler = () => ({ body: offers.length > 1 ? offers.shift() : offers[0] });
    let asked = 0;
    const post: Handler = (request) => {
      const { pricing_type, occupancy, cancellation_policy, duration_nights: nights, price } = TRIP;
      const offer = { pricing_type, occupancy, cancellation_policy, nights, price, units: 2, currency: 'USD' };
      const said = { ...offer, total: now.total, details: { ...details, ...other } };
      return asked++ > 0
        ? taken(request)
        : { status: 409, body: { detail: 'Changed.', code: 'trip_changed', price: said } };
    };
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm(post, TRIP, quote);
    await app.user.click(app.send);
    const accept = await screen.findByRole('button', { name: 'Accept the change and send' });
    const notice = screen.getByText('The trip has changed').closest<HTMLElement>('[role="status"]');
    expect(notice).toHaveTextContent(words);
    expect(notice).not.toHaveTextContent('$9,975');
    await app.user.click(accept);
    await leftForConfirmation(app);
  });

  it('says whether flights fit the way to the island, and what can be done, and sends them along', async () => {
    const transfer_check = {
      transfer: 'seaplane',
      name: 'Seaplane',
      feasible: false,
      arrival: {
        feasible: false,
        code: 'lands_too_late',
        message: 'It lands too late.',
        limit: '15:30',
        leaves_at: null,
      },
      departure: { feasible: true, code: null, message: null, limit: null, leaves_at: '2027-01-20T18:00' },
      details_due: null,
      alternatives: [
        {
          kind: 'transfer',
          code: 'boat',
          name: 'Private boat',
          amount: '620.00',
          check_in: FIRST_DAY,
          check_out: FIRST_DAY,
        },
        { kind: 'transfer', code: 'yacht', name: 'Yacht', amount: null, check_in: FIRST_DAY, check_out: FIRST_DAY },
      ],
    };
    const late = `${FIRST_DAY}T17:05`;
    const fitting = {
      ...transfer_check,
      feasible: true,
      arrival: { ...transfer_check.arrival, message: null, leaves_at: `${FIRST_DAY}T14:00` },
    };
    const quote: Handler = ({ body }) => ({
      body: {
        ...answer,
        transfer_check: (body as { arrival_flight_at?: string }).arrival_flight_at === late ? transfer_check : fitting,
      },
    });
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm(taken, TRIP, quote);
    fireEvent.change(screen.getByLabelText(/Landing in the Maldives/), { target: { value: '17:05' } });
    expect(await screen.findByText('Your flights do not fit the transfer: Seaplane')).toBeVisible();
    expect(screen.getByText('It lands too late.')).toBeVisible();
    for (const other of ['Private boat: $620 there and back, for all of you', 'Yacht: price on request'])
      expect(screen.getByText(other)).toBeVisible();
    fireEvent.change(screen.getByLabelText(/Landing in the Maldives/), { target: { value: '13:00' } });
    expect(await screen.findByText('The transfer leaves the airport at about 14:00.')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/Landing in the Maldives/), { target: { value: '17:05' } });
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts()[0]?.body).toMatchObject({ arrival_flight_at: late });
    expect(app.posts()[0]?.body).not.toHaveProperty('departure_flight_at');
  });

  it('is waited for by whoever sends at once after a change, shown first where it is another, and sent with the token of its quote', async () => {
    const quote: Handler = ({ body }) => {
      const { adults } = body as { adults: number };
      return { body: { ...answer, total: `${adults * 5000}.00`, quote_token: `for.${adults}` } };
    };
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm(taken, TRIP, quote);
    const total = screen.getByRole('region', { name: 'Total' });
    await waitFor(() => expect(total).toHaveTextContent('$10,000'));
    fireEvent.click(screen.getByRole('button', { name: 'More: Adults' }));
    fireEvent.click(app.send);
    expect(await screen.findByText(/^This is what your choice costs now/)).toBeVisible();
    expect(total).toHaveTextContent('$15,000');
    expect(app.posts()).toEqual([]);
    await app.user.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        adults: 3,
        quote_token: 'for.3',
        shown_price: expect.objectContaining({ total: '15000.00' }),
      }),
    ]);
  });

  it.each([
    ['terms', { cancellation: { ...answer.cancellation, code: 'festive', label: 'Festive' } }, 'Send request'],
    ['way', { availability: 'SOLD_OUT', check_in: VALUES.checkIn }, 'Join the waiting list'],
  ])('is shown first where only its %s are others than the ones that were seen', async (_what, other, button) => {
    const quote: Handler = ({ body }) => ({
      body: { ...answer, ...((body as { adults: number }).adults > 2 && other) },
    });
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm(taken, TRIP, quote);
    fireEvent.click(screen.getByRole('button', { name: 'More: Adults' }));
    fireEvent.click(app.send);
    expect(await screen.findByText(/^This is what your choice costs now/)).toBeVisible();
    expect(app.posts()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: button }));
    await leftForConfirmation(app);
  });

  it('is shown before anything is sent to who sent before it was there', async () => {
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm(taken, TRIP, priced, { quick: true });
    fireEvent.click(app.send);
    expect(await screen.findByText(/^This is what your choice costs now/)).toBeVisible();
    expect(app.posts()).toEqual([]);
    await app.user.click(app.send);
    await leftForConfirmation(app);
  });

  it('goes with the terms of now once those that were shown have changed', async () => {
    let quotes = 0;
    const quote: Handler = () => ({ body: { ...answer, quote_token: `of.${++quotes}` } });
    const answers: Handler = (asked) => {
      const { quote_token } = asked.body as { quote_token: string };
      if (quote_token === 'of.1') return { status: 400, body: { terms_version: ['The terms have changed'] } };
      return typeof taken === 'function' ? taken(asked) : taken;
    };
    writeDraft(SLUG, { values: VALUES });
    const app = await openForm(answers, TRIP, quote);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('$9,975'));
    fireEvent.click(app.send);
    await waitFor(() =>
      expect(screen.getByLabelText(/I accept/)).toHaveAccessibleDescription('The terms have changed'),
    );
    await waitFor(() => expect(quotes).toBe(2));
    fireEvent.click(app.send);
    await leftForConfirmation(app);
    expect(app.posts()).toHaveLength(2);
  });

  it('knows the flights that were told on another page', async () => {
    sessionStorage.setItem('atoll_flights', JSON.stringify({ landsAt: '17:05', fliesAt: 'soon' }));
    await openForm();
    expect(screen.getByLabelText(/Landing in the Maldives/)).toHaveValue('17:05');
    expect(screen.getByLabelText(/Flight home/)).toHaveValue('');
  });

  it('has the flights again after a reload', async () => {
    writeDraft(SLUG, { values: { ...VALUES, landsAt: '17:05' } });
    await openForm();
    expect(screen.getByLabelText(/Landing in the Maldives/)).toHaveValue('17:05');
  });
});
