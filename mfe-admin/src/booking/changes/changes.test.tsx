import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { fakeShell } from '@atoll/testing/fake-shell';
import { renderApp } from '@atoll/testing/render-app';
import contract from '../../contract';
import { teachDialogs } from '../../test/dialogs';
import { BOOKING, TEXTS, asOwner } from '../../test/fixtures';
import BookingPage from '../booking-page';

beforeAll(teachDialogs);

const BASE = `/bookings/${BOOKING.id}/`;
const CID = '019aa7c1-0000-7000-8000-00000000000c';
const ASKED = { change_reply_by: '2099-01-04T09:30:00.000Z', allowed_actions: ['decide_change', 'cancel'] };
const REQUEST = {
  id: CID,
  status: 'open',
  check_in: '2027-03-01',
  nights: null,
  adults: null,
  children_ages: [7, 9],
  extras: null,
  note: 'My niece comes along',
  total_before: '11970.00',
  total: '15960.00',
  difference: '3990.00',
  answer: '',
};

/** A booking whose change waits; once it is decided, none does. */
async function open(facts: object = ASKED, handlers: Handlers = {}) {
  let booking: object = { ...BOOKING, ...facts };
  const decided = () => {
    booking = { ...BOOKING, change_reply_by: null, allowed_actions: ['cancel'] };
    return { body: { ...REQUEST, status: 'accepted' } };
  };
  contract.setup?.(fakeShell());
  const app = await renderApp(<BookingPage />, {
    route: `/dashboard${BASE.slice(0, -1)}`,
    path: '/dashboard/bookings/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      [`GET ${BASE}`]: () => ({ body: booking }),
      [`GET ${BASE}timeline/`]: { body: [] },
      [`GET ${BASE}change-requests/`]: { body: [REQUEST] },
      'GET /availability/': { body: [{ status: 'LIMITED', vacancies: 3 }] },
      [`POST ${BASE}change-requests/${CID}/accept/`]: decided,
      [`POST ${BASE}change-requests/${CID}/decline/`]: decided,
      ...handlers,
    },
    prepare: asOwner,
  });
  await screen.findByRole('heading', { level: 1, name: 'Booking MV-7K3QZ4' });
  const sent = (verb: string) =>
    app.api.requests.filter(({ path }) => path === `${BASE}change-requests/${CID}/${verb}/`).map(({ body }) => body);
  return { ...app, sent };
}

describe('a change that a guest asked for', () => {
  it('stands beside what is booked, with the difference and the places, and is accepted at the total shown', async () => {
    const { user, sent } = await open();
    const change = within(await screen.findByRole('region', { name: 'The guest asks for a change' }));
    expect(await change.findByText('3 places left')).toBeVisible();
    const cells = change.getAllByRole('row').map((row) => row.textContent);
    expect(cells).toEqual([
      'WhatNowAs asked',
      'Check-in14\u00a0February 20271\u00a0March 2027',
      'Guests2 adults and 1 child (age 7)2 adults and 2 children (ages 7 and 9)',
      'Total$11,970$15,960',
      'Difference+$3,990',
      'Places on that day3 places left',
    ]);
    expect(change.getByText('My niece comes along')).toBeVisible();
    expect(screen.getByText(/^Answer the change by 4 Jan 2099/)).toBeVisible();
    await user.click(change.getByRole('button', { name: 'Accept change' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Accept the change of MV-7K3QZ4' }));
    expect(dialog.getByText(/The guest pays \$3,990 more\.$/)).toBeVisible();
    await user.type(dialog.getByLabelText(/Message to the guest/), 'Welcome');
    await user.click(dialog.getByRole('button', { name: 'Accept at $15,960' }));
    await waitFor(() => expect(sent('accept')).toEqual([{ confirm_total: '15960.00', message: 'Welcome' }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: /asks for a change/ })).not.toBeInTheDocument());
  });

  it('says to whom the difference goes, where it costs less', async () => {
    const request = { ...REQUEST, total: '10970.00', difference: '-1000.00' };
    const { user } = await open(ASKED, { [`GET ${BASE}change-requests/`]: { body: [request] } });
    await user.click(await screen.findByRole('button', { name: 'Accept change' }));
    expect(screen.getByText(/It costs \$1,000 less: what was paid in excess goes back to the guest\.$/)).toBeVisible();
  });

  it('stands with its nights, where the package is of others by now', async () => {
    const request = { ...REQUEST, terms_before: { nights: 7 }, terms_after: { nights: 6 } };
    await open({ ...ASKED, nights: 7 }, { [`GET ${BASE}change-requests/`]: { body: [request] } });
    const change = within(await screen.findByRole('region', { name: 'The guest asks for a change' }));
    expect(change.getByRole('row', { name: /^Nights/ })).toHaveTextContent('Nights76');
  });

  it.each([
    ['cheaper', '15000.00', 'By now it costs $15,000. You can accept it at that price.', 'Accept at $15,000'],
    ['dearer', '16500.00', /more than the \$15,960 that the guest has read/, null],
  ])('is not accepted blindly when it is %s by now', async (_, total, told, again) => {
    const { user, sent } = await open(ASKED, {
      [`POST ${BASE}change-requests/${CID}/accept/`]: {
        status: 409,
        body: { detail: 'The price has changed.', code: 'price_changed', total },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept change' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/Message to the guest/), 'Welcome');
    await user.click(dialog.getByRole('button', { name: 'Accept at $15,960' }));
    expect(await dialog.findByText(told)).toBeVisible();
    expect(dialog.getByLabelText(/Message to the guest/)).toHaveValue('Welcome');
    if (again === null) expect(dialog.queryByRole('button', { name: /^Accept at/ })).not.toBeInTheDocument();
    else await user.click(dialog.getByRole('button', { name: again }));
    const totals = sent('accept').map((body) => (body as { confirm_total: string }).confirm_total);
    expect(totals).toEqual(again === null ? ['15960.00'] : ['15960.00', total]);
  });

  it('is not accepted under other terms than the guest has read', async () => {
    const { user } = await open(ASKED, {
      [`POST ${BASE}change-requests/${CID}/accept/`]: {
        status: 409,
        body: { detail: 'The terms have changed.', code: 'terms_changed' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept change' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Accept at $15,960' }));
    expect(await dialog.findByText(/no longer those that the guest has read/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Accept at/ })).not.toBeInTheDocument();
  });

  it('is declined with words only', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Decline change' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline and send' }));
    expect(dialog.getByText('Tell the guest why')).toBeVisible();
    await user.type(dialog.getByLabelText(/Message to the guest/), 'The villa takes three');
    await user.click(dialog.getByRole('button', { name: 'Decline and send' }));
    await waitFor(() => expect(sent('decline')).toEqual([{ message: 'The villa takes three' }]));
  });

  it('is shown to who may not decide it, without the buttons', async () => {
    await open({ ...ASKED, allowed_actions: [] });
    expect(await screen.findByRole('region', { name: 'The guest asks for a change' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept change' })).not.toBeInTheDocument();
  });
});
