import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type SessionUser, signIn } from '@atoll/api-client/base';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { BOOKING, OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import BookingsPage from './bookings-page';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR + 30_000).toISOString();
const LATE = { ...BOOKING, id: 'b', reference: 'MV-LATE22', reply_by: inHours(-3) };
const HELD = { ...BOOKING, id: 'c', reference: 'MV-HELD33', status: 'on_hold', expires_at: inHours(26) };

const open = (query = '', user: Partial<SessionUser> = {}, rows: object[] = [BOOKING, LATE, HELD]) =>
  renderApp(<BookingsPage />, {
    route: `/dashboard/bookings${query}`,
    path: '/dashboard/bookings',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /bookings/': { body: page(...rows) },
      'GET /bookings/export/': { body: 'reference' },
    },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, ...user } }),
  });

const rowOf = async (reference: string) =>
  within((await screen.findByRole('link', { name: `Open booking ${reference}` })).closest('tr')!);

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());

describe('the clock of the inbox', () => {
  it('is the answer to a change, which the row names', async () => {
    const asked = { ...BOOKING, reference: 'MV-ASK444', status: 'confirmed', change_reply_by: inHours(26) };
    await open('', {}, [asked]);
    const row = await rowOf('MV-ASK444');
    expect(row.getByText('Change asked')).toBeVisible();
    expect(row.getByText('to answer the change')).toBeVisible();
  });

  it('says what runs out and how long that takes, red when it is over', async () => {
    await open();
    expect((await rowOf('MV-HELD33')).getByText('1d 2h left')).toHaveAttribute('data-late', 'false');
    expect((await rowOf('MV-HELD33')).getByText('hold')).toBeVisible();
    const late = (await rowOf('MV-LATE22')).getByText('2h 59m late');
    expect(late).toHaveAttribute('data-late', 'true');
    expect(within(late).getByText('to answer')).toBeVisible();
  });
});

describe('money that waits', () => {
  it('is named in its row, with what is to go back', async () => {
    const waits = { ...BOOKING, reference: 'MV-MONEY5', proof_waiting: true, money_back: '950.50' };
    await open('', {}, [waits, LATE]);
    const row = await rowOf('MV-MONEY5');
    expect(row.getByText('Proof to check')).toBeVisible();
    expect(row.getByText('$950.50 to give back')).toBeVisible();
    expect((await rowOf('MV-LATE22')).queryByText(/Proof|give back/)).not.toBeInTheDocument();
  });

  it('has views and filters of its own', async () => {
    const { user, api, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Proof to check' }));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('proof_waiting')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Money to give back' }));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('money_back')).toBe('true'));
    expect(api.requests.at(-1)?.query.get('proof_waiting')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'A proof waits' }));
    await waitFor(() => expect(router.state.location.search).toContain('proof=true'));
  });
});

describe('views of the inbox', () => {
  it('come ready: what waits for an answer, the next to run out first', async () => {
    const { user, api, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Reply due' }));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('sort')).toBe('clock'));
    expect(api.requests.at(-1)?.query.getAll('status')).toEqual(['requested']);
    expect(screen.getByRole('button', { name: 'Reply due', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Changes asked' }));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('change_asked')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Holds and payments' }));
    await waitFor(() => expect(api.requests.at(-1)?.query.getAll('status')).toEqual(['on_hold', 'awaiting_payment']));
    expect(screen.getByText('On hold, Awaiting payment')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('count days of arrival from today', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Arriving in 7 days' }));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('check_in_from')).toMatch(/^\d{4}-\d\d-\d\d$/));
    const { query } = api.requests.at(-1)!;
    expect(Date.parse(query.get('check_in_to')!) - Date.parse(query.get('check_in_from')!)).toBe(7 * 24 * HOUR);
  });

  it('can be one’s own: filters, order and columns are there again, and gone when removed', async () => {
    const { user, unmount } = await open('?status=confirmed&sort=check_in&page=2');
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Still to be paid' }));
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    await user.type(screen.getByLabelText(/Name of the view/), 'Who owes');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Who owes', pressed: true })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save this view' })).not.toBeInTheDocument();
    unmount();

    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Who owes' }));
    await waitFor(() => expect(again.router.state.location.search).toBe('?sort=check_in&status=confirmed'));
    expect(screen.getByRole('columnheader', { name: 'Still to be paid' })).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Remove view Who owes' }));
    expect(screen.queryByRole('button', { name: 'Who owes' })).not.toBeInTheDocument();
    again.unmount();

    await open('', { id: '019aa7c1-0000-7000-8000-000000000002' });
    expect(screen.queryByRole('columnheader', { name: 'Still to be paid' })).not.toBeInTheDocument();
  });

  it('are not lost for what a browser has kept wrongly', async () => {
    localStorage.setItem(`atoll_office:${OWNER.id}:views:bookings`, '[{"name":1}]');
    localStorage.setItem(`atoll_office:${OWNER.id}:columns:bookings`, '["nonsense"]');
    await open();
    expect(await screen.findByRole('columnheader', { name: 'Clock' })).toBeVisible();
  });
});

describe('filters of the inbox', () => {
  it('that are needed now and then come when asked for, and stay while they are set', async () => {
    const { user, api, router } = await open();
    expect(screen.queryByLabelText('Check-in, from')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'More filters' }));
    await user.type(screen.getByLabelText('Check-in, from'), '2027-03-01');
    await waitFor(() => expect(api.requests.at(-1)?.query.get('check_in_from')).toBe('2027-03-01'));
    await user.click(screen.getByRole('checkbox', { name: 'Answer is late' }));
    await waitFor(() => expect(router.state.location.search).toContain('overdue=true'));
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    expect(screen.getByLabelText('Check-in, from')).toHaveValue('2027-03-01');
  });
});

describe('the keyboard', () => {
  it('goes from booking to booking and opens one', async () => {
    const { user, router } = await open();
    const link = (reference: string) => screen.getByRole('link', { name: `Open booking ${reference}` });
    await rowOf('MV-7K3QZ4');
    await user.keyboard('{ArrowDown}');
    expect(link('MV-7K3QZ4')).not.toHaveFocus();
    await user.keyboard('j');
    expect(link('MV-7K3QZ4')).toHaveFocus();
    await user.keyboard('j{ArrowDown}');
    expect(link('MV-HELD33')).toHaveFocus();
    await user.keyboard('j');
    expect(link('MV-HELD33')).toHaveFocus();
    await user.keyboard('k');
    expect(link('MV-LATE22')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/dashboard/bookings/b');
  });

  it('types letters into fields as ever', async () => {
    const { user } = await open();
    await rowOf('MV-7K3QZ4');
    await user.type(screen.getByRole('searchbox'), 'jk');
    expect(screen.getByRole('searchbox')).toHaveValue('jk');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('the file of the inbox', () => {
  it('is the filtered list in the columns that are shown', async () => {
    URL.createObjectURL = () => 'blob:list';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, api } = await open('?status=on_hold,awaiting_payment&sort=clock', {
      permissions: [...OWNER.permissions, 'customers.export'],
    });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const { query } = api.requests.find(({ path }) => path === '/bookings/export/')!;
    expect(query.getAll('status')).toEqual(['on_hold', 'awaiting_payment']);
    expect(query.getAll('columns')).toEqual([
      'reference',
      'clock',
      'status',
      'guest',
      'package',
      'dates',
      'guests',
      'total',
      'received',
    ]);
    click.mockRestore();
  });

  it('holds the bookings of the list and no others, whatever was chosen', async () => {
    URL.createObjectURL = () => 'blob:list';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const every =
      '?search=anna&status=on_hold&payment=unpaid&assigned=me&source=staff&overdue=true&change=true&money_back=true&proof=true' +
      '&created_from=2031-01-01&created_to=2031-01-31&check_in_from=2031-02-01&check_in_to=2031-02-28&sort=clock';
    const { user, api } = await open(every, { permissions: [...OWNER.permissions, 'customers.export'] });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const asked = (path: string) => {
      const query = new URLSearchParams(api.requests.find((request) => request.path === path)?.query);
      for (const own of ['page', 'page_size', 'columns', 'lang']) query.delete(own);
      return [...query].toSorted();
    };
    expect(asked('/bookings/export/')).toEqual(asked('/bookings/'));
    expect(asked('/bookings/export/').map(([name]) => name)).toHaveLength(every.split('&').length);
    click.mockRestore();
  });

  it('is not offered to who may not take it along', async () => {
    await open();
    await rowOf('MV-7K3QZ4');
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  });
});
