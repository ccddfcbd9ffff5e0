import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type SessionUser, signIn } from '@atoll/api-client/base';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../../test/dialogs';
import { BOOKING, OWNER, TEXTS, TOKENS, page } from '../../test/fixtures';
import BookingsPage from '../bookings-page';

const SARA = { id: '019aa7c1-0000-7000-8000-0000000000aa', name: 'Sara Ali' };
const LATE = { ...BOOKING, id: 'b', reference: 'MV-LATE22' };
const HELD = { ...BOOKING, id: 'c', reference: 'MV-HELD33', status: 'on_hold' };

const inbox = async (handlers: Handlers = {}, user: Partial<SessionUser> = {}) => {
  const app = await renderApp(<BookingsPage />, {
    route: '/dashboard/bookings',
    path: '/dashboard/bookings',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /bookings/': { body: page(BOOKING, LATE, HELD) },
      'GET /bookings/assignees/': { body: [SARA] },
      'GET /saved-views/': { body: [] },
      ...handlers,
    },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, ...user } }),
  });
  await screen.findByRole('link', { name: 'Open booking MV-7K3QZ4' });
  return app;
};

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());

describe('several bookings at once', () => {
  const done = (id: string, version: number) => ({ id, done: true, code: null, detail: null, version });
  const choose = (reference: string) => screen.getByRole('checkbox', { name: `Choose ${reference}` });

  it('are chosen one by one, with Shift all between, and all of them', async () => {
    const { user } = await inbox();
    await user.click(choose('MV-7K3QZ4'));
    await user.keyboard('{Shift>}');
    await user.click(choose('MV-HELD33'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 chosen')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    expect(screen.queryByText(/chosen$/)).not.toBeInTheDocument();
  });

  it('are given to a colleague, each as it was seen, and given back', async () => {
    const answers = [
      { results: [done(BOOKING.id, 2), done('b', 2)] },
      { results: [done(BOOKING.id, 3), done('b', 3)] },
    ];
    const { user, api } = await inbox({ 'POST /bookings/bulk/': () => ({ body: answers.shift() }) });
    await user.click(choose('MV-7K3QZ4'));
    await user.click(choose('MV-LATE22'));
    await user.click(screen.getByRole('button', { name: 'Give to…' }));
    const colleague = await screen.findByRole('option', { name: 'Sara Ali' });
    await user.selectOptions(screen.getByLabelText('Looked after by'), colleague);
    await user.click(screen.getByRole('button', { name: 'Give' }));
    expect(await screen.findByText('Done with 2 bookings.')).toBeVisible();
    const sent = () => api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const seen = [
      { id: BOOKING.id, version: 1 },
      { id: 'b', version: 1 },
    ];
    expect(sent()).toEqual([{ action: 'assign', assigned_to: SARA.id, bookings: seen }]);
    await user.click(screen.getByRole('button', { name: 'Give them back' }));
    expect(await screen.findByText('They are with whom they were before.')).toBeVisible();
    expect(sent()[1]).toEqual({
      action: 'assign',
      assigned_to: null,
      bookings: seen.map(({ id }) => ({ id, version: 2 })),
    });
  });

  it('says of each that was not done why', async () => {
    const refused = { ...done('b', 1), done: false, version: null, code: 'sold_out', detail: 'No places left.' };
    const { user } = await inbox({ 'POST /bookings/bulk/': { body: { results: [done(BOOKING.id, 2), refused] } } });
    await user.click(choose('MV-7K3QZ4'));
    await user.click(choose('MV-LATE22'));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.click(screen.getByRole('button', { name: 'Approve and send' }));
    const notice = await screen.findByText('1 booking stays as it was');
    expect(notice.closest('dialog')).toHaveTextContent('MV-LATE22 No places left.');
    expect(notice.closest('dialog')).toHaveTextContent('Done with 1 booking.');
  });

  it('asks for a reason before it declines', async () => {
    const { user, api } = await inbox({ 'POST /bookings/bulk/': { body: { results: [done(BOOKING.id, 2)] } } });
    await user.click(choose('MV-7K3QZ4'));
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await user.click(screen.getByRole('button', { name: 'Decline and send' }));
    expect(screen.getByText('Choose a reason')).toBeVisible();
    expect(api.requests.some(({ method }) => method === 'POST')).toBe(false);
    await user.selectOptions(screen.getByLabelText(/^Reason/), 'No places left');
    await user.click(screen.getByRole('button', { name: 'Decline and send' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        action: 'decline',
        reason_code: 'no_places',
      }),
    );
  });

  it('are not changed by who may only look', async () => {
    const { user } = await inbox({}, { permissions: ['bookings.view'] });
    await user.click(choose('MV-7K3QZ4'));
    expect(screen.getByText('1 chosen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give to…' })).not.toBeInTheDocument();
  });
});
