import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type SessionUser, signIn } from '@atoll/api-client/base';
import type { SavedViewDto } from '@atoll/api-client/endpoints/saved-views.gen';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { BOOKING, OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import BookingsPage from './bookings-page';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR + 30_000).toISOString();
const LATE = { ...BOOKING, id: 'b', reference: 'MV-LATE22', reply_by: inHours(-3) };
const HELD = { ...BOOKING, id: 'c', reference: 'MV-HELD33', status: 'on_hold', expires_at: inHours(26) };

const SARA = { id: '019aa7c1-0000-7000-8000-0000000000aa', name: 'Sara Ali' };

const VIEW: SavedViewDto = {
  id: '019aa7c1-0000-7000-8000-0000000000bb',
  list: 'bookings',
  name: 'Who owes',
  query: 'status=confirmed&sort=check_in',
  columns: ['reference', 'balance'],
  shared_with: 'me',
  is_default: false,
  editable: true,
  version: 3,
};

interface World {
  query?: string;
  user?: Partial<SessionUser>;
  rows?: object[];
  views?: SavedViewDto[];
  handlers?: Handlers;
}

const inbox = ({ query = '', user = {}, rows = [BOOKING, LATE, HELD], views = [], handlers = {} }: World) =>
  renderApp(<BookingsPage />, {
    route: `/dashboard/bookings${query}`,
    path: '/dashboard/bookings',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /bookings/': { body: page(...rows) },
      'GET /bookings/export/': { body: 'reference' },
      'GET /bookings/assignees/': { body: [SARA] },
      'GET /packages/': { body: page({ id: 7, slug: 'two-islands', name: 'Two Islands for Two' }) },
      'GET /resorts/': { body: page({ id: 5, slug: 'kandu-veli', name: 'Kandu Veli' }) },
      'GET /saved-views/': { body: views },
      ...handlers,
    },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, ...user } }),
  });

const open = (query = '', user: Partial<SessionUser> = {}, rows?: object[]) =>
  inbox({ query, user, ...(rows && { rows }) });

const rowOf = async (reference: string) =>
  within((await screen.findByRole('link', { name: `Open booking ${reference}` })).closest('tr')!);

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());

describe('the clock of the inbox', () => {
  it('is the answer to a change, which the row names', async () => {
    const asked = { ...BOOKING, reference: 'MV-ASK444', status: 'confirmed', change_reply_by: inHours(26) };
    await open('', {}, [asked]);
    const row = await rowOf('MV-ASK444');
    expect(row.getByText('Change request')).toBeVisible();
    expect(row.getByText('to answer the change')).toBeVisible();
  });

  it('shows in another colour what is close', async () => {
    const soon = { ...BOOKING, reference: 'MV-SOON55', reply_by: inHours(3.9) };
    const later = { ...BOOKING, id: 'd', reference: 'MV-LATER6', reply_by: inHours(4.1) };
    await open('', {}, [soon, later]);
    expect((await rowOf('MV-SOON55')).getByText('3h 54m left')).toHaveAttribute('data-soon', 'true');
    expect((await rowOf('MV-LATER6')).getByText('4h 6m left')).toHaveAttribute('data-soon', 'false');
  });

  it('counts hours of the next days alone', async () => {
    const near = { ...BOOKING, reference: 'MV-NEAR77', reply_by: inHours(71) };
    const far = { ...BOOKING, id: 'd', reference: 'MV-FAR888', reply_by: inHours(74.9) };
    await open('', {}, [near, far]);
    expect((await rowOf('MV-NEAR77')).getByText('2d 23h left')).toBeVisible();
    expect((await rowOf('MV-FAR888')).getByText('3d left')).toBeVisible();
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

describe('places that are held for nothing', () => {
  it('are marked where one household holds several', async () => {
    await open('', {}, [{ ...BOOKING, reference: 'MV-MANY55', also_held: 2 }, LATE]);
    const mark = (await rowOf('MV-MANY55')).getByText('2 more unpaid');
    expect(mark).toBeVisible();
    expect(mark.parentElement).toHaveAttribute('title', expect.stringContaining('from the same network'));
    expect((await rowOf('MV-LATE22')).queryByText(/more unpaid/)).not.toBeInTheDocument();
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
    await user.click(screen.getByRole('button', { name: 'Filters · 1' }));
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
    await user.click(screen.getByRole('button', { name: 'Change requests' }));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('change_asked')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Holds and payments' }));
    await waitFor(() => expect(api.requests.at(-1)?.query.getAll('status')).toEqual(['on_hold', 'awaiting_payment']));
    await user.click(screen.getByRole('button', { name: 'Reply due today' }));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('due')).toBe('today'));
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

  it('can be one’s own: filters, order and columns are kept', async () => {
    const { user, api } = await inbox({
      query: '?status=confirmed&sort=check_in&page=2',
      handlers: { 'POST /saved-views/': { status: 201, body: VIEW } },
    });
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Still to be paid' }));
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    await user.type(screen.getByLabelText(/Name of the view/), 'Who owes');
    expect(screen.queryByLabelText('Who sees it')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      list: 'bookings',
      name: 'Who owes',
      query: 'sort=check_in&status=confirmed',
      columns: expect.arrayContaining(['balance']),
      shared_with: 'me',
      is_default: false,
    });
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('keeps what was typed where the name is taken, and says so beside it', async () => {
    const taken = { code: 'validation_failed', name: ['You have a view with this name already'] };
    const { user } = await inbox({
      query: '?status=confirmed',
      handlers: { 'POST /saved-views/': { status: 400, body: taken } },
    });
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.type(screen.getByLabelText(/Name of the view/), 'Who owes');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You have a view with this name already')).toBeVisible();
    expect(screen.getByLabelText(/Name of the view/)).toHaveValue('Who owes');
  });

  it('are opened with their columns, and shared or removed by who may', async () => {
    const { user, api, router } = await inbox({
      user: { permissions: [...OWNER.permissions, 'views.share'] },
      views: [VIEW],
      handlers: {
        [`PATCH /saved-views/${VIEW.id}/`]: { body: VIEW },
        [`DELETE /saved-views/${VIEW.id}/`]: { status: 204 },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Who owes' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=confirmed&sort=check_in'));
    expect(await screen.findByRole('columnheader', { name: 'Still to be paid' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Deadline' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit view' }));
    await user.selectOptions(screen.getByLabelText('Who sees it'), 'the whole office');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'PATCH')).toBe(true));
    const sent = api.requests.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toMatchObject({ shared_with: 'everyone', columns: ['reference', 'balance'] });
    expect(sent?.headers.get('If-Match')).toBe('"3"');
    await user.click(await screen.findByRole('button', { name: 'Edit view' }));
    await user.click(screen.getByRole('button', { name: 'Remove view Who owes' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('open the list: one’s own before everybody’s, and all of it is there all the same', async () => {
    const first = { is_default: true };
    const { user, router } = await inbox({
      views: [
        { ...VIEW, ...first, id: 'e', name: 'For all', query: 'status=requested', shared_with: 'everyone' },
        { ...VIEW, ...first },
      ],
    });
    await waitFor(() => expect(router.state.location.search).toBe('?status=confirmed&sort=check_in'));
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('of the address come before the one that opens the list', async () => {
    const { router } = await inbox({ query: '?status=cancelled', views: [{ ...VIEW, is_default: true }] });
    await screen.findByRole('button', { name: 'Who owes' });
    expect(router.state.location.search).toBe('?status=cancelled');
  });

  it('are not lost for what a browser has kept wrongly', async () => {
    localStorage.setItem(`atoll_office:${OWNER.id}:columns:bookings`, '["nonsense"]');
    await open();
    expect(await screen.findByRole('columnheader', { name: 'Deadline' })).toBeVisible();
  });
});

describe('filters of the inbox', () => {
  it('come when asked for, and the button counts those that are set', async () => {
    const { user, api, router } = await open();
    expect(screen.queryByLabelText('Check-in, from')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.type(screen.getByLabelText('Check-in, from'), '2027-03-01');
    await waitFor(() =>
      expect(api.requests.some(({ query }) => query.get('check_in_from') === '2027-03-01')).toBe(true),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Answer is late' }));
    await user.type(screen.getByLabelText('Due, to'), '2027-03-02');
    await waitFor(() => expect(router.state.location.search).toContain('due_to=2027-03-02'));
    expect(router.state.location.search).toContain('overdue=true');
    await user.click(screen.getByRole('button', { name: 'Filters · 3' }));
    expect(screen.queryByLabelText('Check-in, from')).not.toBeInTheDocument();
  });

  it('know every colleague, the trips and the deadlines', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    for (const [label, option, name, value] of [
      ['Looked after by', 'Sara Ali', 'assigned_to', SARA.id],
      ['Deadline', 'Overdue', 'due', 'overdue'],
      ['Package', 'Two Islands for Two', 'package', 'two-islands'],
      ['Resort', 'Kandu Veli', 'resort', 'kandu-veli'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: label }));
      await user.click((await screen.findAllByTitle(option)).at(-1)!);
      await waitFor(() => expect(api.requests.some(({ query }) => query.get(name) === value)).toBe(true));
    }
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

  it('chooses bookings, goes to the search, and is told on a sheet', async () => {
    const { user } = await open();
    await rowOf('MV-7K3QZ4');
    await user.keyboard('jx');
    expect(screen.getByRole('checkbox', { name: 'Choose MV-7K3QZ4' })).toBeChecked();
    await user.keyboard('jx');
    expect(screen.getByText('2 chosen')).toBeVisible();
    await user.keyboard('x');
    expect(screen.getByText('1 chosen')).toBeVisible();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
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
      'payment',
      'guest',
      'package',
      'dates',
      'guests',
      'total',
    ]);
    click.mockRestore();
  });

  it('holds the bookings of the list and no others, whatever was chosen', async () => {
    URL.createObjectURL = () => 'blob:list';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const every =
      '?search=anna&status=on_hold&payment=unpaid&assigned=me&source=staff&package=two-islands&due=overdue&due_from=2031-01-01&due_to=2031-01-02&overdue=true&change=true&money_back=true&proof=true' +
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
