import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../../test/dialogs';
import { BOOKING, TEXTS, asOwner } from '../../test/fixtures';
import BookingPage from '../booking-page';

beforeAll(teachDialogs);

const PATH = `/bookings/${BOOKING.id}/`;

const open = async (allowed_actions: string[], handlers: Handlers = {}) => {
  const opened = await renderApp(<BookingPage />, {
    route: `/dashboard/bookings/${BOOKING.id}`,
    path: '/dashboard/bookings/:id',
    texts: { admin: TEXTS.en! },
    handlers: { [`GET ${PATH}`]: { body: { ...BOOKING, allowed_actions } }, ...handlers },
    prepare: asOwner,
  });
  await screen.findByRole('heading', { name: 'Flights and travellers' });
  return opened;
};

it('enters flights for a guest, and keeps them beside the reason when they are refused', async () => {
  const answers = [
    { status: 400, body: { arrival_flight_no: ['Please enter a flight number such as QR674'] } },
    { body: BOOKING },
  ];
  const { user, api } = await open(['edit_details'], { [`PATCH ${PATH}details/`]: () => answers.shift()! });
  await user.click(screen.getByRole('button', { name: 'Enter flights and wishes' }));
  const dialog = within(screen.getByRole('dialog'));
  const flight = dialog.getByLabelText('Flight number, arrival');
  await user.type(flight, 'Q');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a flight number such as QR674')).toBeVisible();
  expect(flight).toHaveValue('Q');
  await user.type(flight, 'R674');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = api.requests.filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
    [`"${BOOKING.version}"`, { arrival_flight_no: 'Q' }],
    [`"${BOOKING.version}"`, { arrival_flight_no: 'QR674' }],
  ]);
});

it('leaves names that the guest entered meanwhile', async () => {
  const person = { name: 'Anna Petrova', birth_date: '1990-05-01', nationality: 'RU' };
  const theirs = {
    ...BOOKING,
    version: BOOKING.version + 1,
    allowed_actions: ['edit_details'],
    details: { ...BOOKING.details, named_travellers: [person] },
  };
  let stored: object = { ...BOOKING, allowed_actions: ['edit_details'] };
  const { user, api } = await open(['edit_details'], {
    [`GET ${PATH}`]: () => ({ body: stored }),
    [`PATCH ${PATH}details/`]: ({ headers }) => {
      stored = theirs;
      return headers.get('if-match') === `"${theirs.version}"`
        ? { body: theirs }
        : { status: 412, body: { code: 'stale_version', current: theirs, updated_by: null } };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Enter flights and wishes' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Traveller 2, as in the passport'), 'Ivan Petrov');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This has been changed meanwhile')).toBeVisible();
  expect(dialog.getByLabelText('Traveller 1, as in the passport')).toHaveValue('Anna Petrova');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    named_travellers: [person, { name: 'Ivan Petrov', birth_date: null, nationality: null }],
  });
});

it('offers nothing to who may not', async () => {
  await open([]);
  expect(screen.queryByRole('button', { name: 'Enter flights and wishes' })).toBeNull();
});
