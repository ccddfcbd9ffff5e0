import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { OWNER, TEXTS, asOwner, page } from '../test/fixtures';
import { teachDialogs } from '../test/dialogs';
import LeadsPage from './leads-page';

const LEAD = {
  id: '019aa7c1-0000-7000-8000-0000000000bb',
  reference: 'WA-7K3QZ4',
  status: 'new',
  name: null,
  phone: null,
  email: null,
  locale: 'ru',
  product: { kind: 'package', id: 7, slug: 'two-islands', name: 'Two Islands for Two' },
  room: null,
  rooms: null,
  meal_plan: null,
  check_out: null,
  check_in: '2027-02-14',
  adults: 2,
  children_ages: [7],
  total: '11970.00',
  note: '',
  booking_id: null,
  assigned_to: null,
  is_overdue: false,
  reply_by: '2099-01-05T09:30:00.000Z',
  created_at: '2027-01-04T20:30:00.000Z',
  updated_at: '2027-01-04T20:30:00.000Z',
  version: 3,
};
const PATCH = `PATCH /booking-intents/${LEAD.id}/`;

const open = (handlers: Handlers = {}, lead: object = {}, route = '/dashboard/leads') =>
  renderApp(<LeadsPage />, {
    route,
    path: '/dashboard/leads',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /booking-intents/': { body: page({ ...LEAD, ...lead }) }, ...handlers },
    prepare: asOwner,
  });
const openDialog = async (handlers: Handlers = {}, lead: object = {}) => {
  const app = await open(handlers, lead);
  await app.user.click(await screen.findByRole('button', { name: 'Open chat WA-7K3QZ4' }));
  return { ...app, dialog: within(screen.getByRole('dialog')) };
};
const sent = (app: Awaited<ReturnType<typeof open>>) => app.api.requests.filter(({ method }) => method === 'PATCH');

describe('chats that travellers opened', () => {
  beforeAll(teachDialogs);
  beforeEach(() => localStorage.clear());

  it('about a room of a resort tell resort, room and both days, and lead to its form with all of it', async () => {
    const app = await openDialog(
      {},
      {
        product: { kind: 'resort', id: 3, slug: 'reef', name: 'Reef Island' },
        ...{ room: { code: 'water', name: 'Water Villa' }, rooms: 2, meal_plan: 'HB', check_out: '2027-02-19' },
      },
    );
    const row = screen.getByRole('button', { name: 'Open chat WA-7K3QZ4' }).closest('tr')!;
    expect(row).toHaveTextContent('Reef IslandWater Villa');
    expect(row).toHaveTextContent('14 Feb 2027 – 19 Feb 2027');
    const link = app.dialog.getByRole('link', { name: 'Book for them' });
    expect(Object.fromEntries(new URL(link.getAttribute('href')!, 'http://x').searchParams)).toEqual({
      ...{ lead: 'WA-7K3QZ4', resort: 'reef', room: 'water', rooms: '2', meal_plan: 'HB' },
      ...{ check_in: '2027-02-14', check_out: '2027-02-19', adults: '2', children_ages: '7' },
    });
  });

  it('tell what was chosen, and how long there is to answer', async () => {
    await open();
    const row = within((await screen.findByRole('button', { name: 'Open chat WA-7K3QZ4' })).closest('tr')!);
    for (const text of [
      'New',
      'Name not known yet',
      'Russian',
      'Two Islands for Two',
      '14 Feb 2027',
      '3 travellers (7)',
      '$11,970',
    ])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByText(/left/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 chat');
  });

  it('say so when nothing was chosen', async () => {
    await open({}, { check_in: null, adults: null, children_ages: [], total: null });
    expect(await screen.findByText('No day chosen')).toBeVisible();
    expect(screen.getByText('—')).toBeVisible();
  });

  it('ask for what the address says', async () => {
    const { api } = await open({}, {}, '/dashboard/leads?status=lost&search=anna&page=2');
    await screen.findByRole('button', { name: /Open chat/ });
    expect(Object.fromEntries(api.requests[0]!.query)).toMatchObject({ status: 'lost', search: 'anna', page: '2' });
  });

  it('are taken with one click', async () => {
    const app = await openDialog({ [PATCH]: { body: { ...LEAD, allowed_statuses: [] } } });
    await app.user.click(app.dialog.getByRole('button', { name: 'Take it' }));
    await waitFor(() => expect(sent(app)[0]?.body).toEqual({ status: 'in_progress', assigned_to: OWNER.id }));
    expect(sent(app)[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('are taken once with a double click', async () => {
    let arrive: () => void = () => undefined;
    const taken = { ...LEAD, status: 'in_progress', version: 4, allowed_statuses: [] };
    const app = await openDialog({
      [PATCH]: () => new Promise<object>((resolve) => (arrive = () => resolve({ body: taken }))),
    });
    await app.user.dblClick(app.dialog.getByRole('button', { name: 'Take it' }));
    arrive();
    await waitFor(() => expect(app.dialog.queryByRole('button', { name: 'Take it' })).toBeNull());
    expect(sent(app)).toHaveLength(1);
  });

  it('get a name and a telephone; what stayed as it was is not sent', async () => {
    const app = await openDialog({ [PATCH]: { body: { ...LEAD, allowed_statuses: [] } } }, { note: 'Jetty' });
    await app.user.type(app.dialog.getByLabelText(/Name/), 'Анна');
    await app.user.type(app.dialog.getByLabelText(/Phone/), '+7 912 345-67-89');
    await app.user.click(app.dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(app)[0]?.body).toEqual({ name: 'Анна', phone: '+7 912 345-67-89' });
  });

  it('keep what was typed when it is refused, with the reason beside the field', async () => {
    const app = await openDialog({ [PATCH]: { status: 400, body: { phone: ['Not a telephone number'] } } });
    await app.user.type(app.dialog.getByLabelText(/Phone/), 'call me');
    await app.user.click(app.dialog.getByRole('button', { name: 'Save' }));
    expect(await app.dialog.findByText('Not a telephone number')).toBeVisible();
    expect(app.dialog.getByLabelText(/Phone/)).toHaveValue('call me');
  });

  it('hold what was typed when their page was lost, until it is thrown away', async () => {
    const first = await openDialog();
    await first.user.type(first.dialog.getByLabelText(/^What colleagues should know/), 'Calls on Friday');
    first.unmount();
    const again = await openDialog();
    expect(again.dialog.getByLabelText(/^What colleagues should know/)).toHaveValue('Calls on Friday');
    expect(again.dialog.getByText(/^Here is what you typed until/)).toBeVisible();
    await again.user.click(again.dialog.getByRole('button', { name: 'Go back' }));
    again.unmount();
    expect((await openDialog()).dialog.getByLabelText(/^What colleagues should know/)).toHaveValue('');
  });

  it('are changed on top of what a faster colleague stored', async () => {
    const app = await openDialog({
      [PATCH]: ({ headers }) =>
        headers.get('If-Match') === '"4"'
          ? { body: { ...LEAD, allowed_statuses: [] } }
          : { status: 412, body: { code: 'stale_version', current: { ...LEAD, version: 4 } } },
    });
    await app.user.click(app.dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() => expect(sent(app)).toHaveLength(2));
    expect(sent(app)[1]?.body).toEqual({ status: 'lost' });
  });

  /** A handler that stands for the API: it refuses another version than the stored one. */
  const storing = (stored: typeof LEAD, by = 'anna@atoll.example') => {
    const api = { stored: { ...stored, allowed_statuses: [] } };
    const handlers: Handlers = {
      'GET /booking-intents/': () => ({ body: page(api.stored) }),
      [PATCH]: ({ headers, body }) => {
        const { version } = api.stored;
        if (headers.get('If-Match') !== `"${version}"`)
          return { status: 412, body: { code: 'stale_version', current: api.stored, updated_by: by } };
        api.stored = { ...api.stored, ...(body as object), assigned_to: null, version: version + 1 };
        return { body: api.stored };
      },
    };
    return { api, handlers };
  };

  it('keep what a colleague noted while they were open, through a step and through saving', async () => {
    const { api, handlers } = storing(LEAD);
    const app = await openDialog(handlers);
    Object.assign(api.stored, { note: 'Calls at nine', phone: '+7 912 345-67-89', version: 4 });
    await app.user.click(app.dialog.getByRole('button', { name: 'Take it' }));
    await waitFor(() => expect(app.dialog.queryByRole('button', { name: 'Take it' })).toBeNull());
    expect(app.dialog.getByLabelText(/colleagues should know/)).toHaveValue('Calls at nine');
    await app.user.type(app.dialog.getByLabelText(/Name/), 'Анна');
    await app.user.click(app.dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(app).at(-1)?.body).toEqual({ name: 'Анна' });
    expect(api.stored).toMatchObject({ name: 'Анна', phone: '+7 912 345-67-89', note: 'Calls at nine' });
  });

  it('ask which words shall stay where both wrote some, and store none unseen', async () => {
    const { api, handlers } = storing(LEAD);
    const app = await openDialog(handlers);
    await app.user.type(app.dialog.getByLabelText(/colleagues should know/), 'Wants a quiet villa');
    Object.assign(api.stored, { note: 'Calls at nine', version: 4 });
    await app.user.click(app.dialog.getByRole('button', { name: 'Save' }));
    expect(await app.dialog.findByText('anna@atoll.example has changed this meanwhile')).toBeVisible();
    expect(app.dialog.getByText('Calls at nine')).toBeVisible();
    expect(api.stored.note).toBe('Calls at nine');
    await app.user.click(app.dialog.getByRole('button', { name: 'Take theirs' }));
    expect(app.dialog.getByLabelText(/colleagues should know/)).toHaveValue('Calls at nine');
    expect(app.dialog.queryByText(/Look through them/)).not.toBeInTheDocument();
  });

  it('bring what is to be chosen to who saves at the foot, and store nothing before', async () => {
    const { api, handlers } = storing(LEAD);
    const app = await openDialog(handlers);
    const save = () => app.user.click(app.dialog.getByRole('button', { name: 'Save' }));
    await app.user.type(app.dialog.getByLabelText(/colleagues should know/), 'Wants a quiet villa');
    Object.assign(api.stored, { note: 'Calls at nine', version: 4 });
    await save();
    await app.dialog.findByText('anna@atoll.example has changed this meanwhile');
    const asks = app.dialog.getByRole('button', { name: 'Keep mine' }).closest('[data-fault]');
    await waitFor(() => expect(asks).toHaveFocus());
    await save();
    expect(sent(app)).toHaveLength(1);
    expect(asks).toHaveFocus();
    await app.user.click(app.dialog.getByRole('button', { name: 'Keep mine' }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.stored.note).toBe('Wants a quiet villa');
  });

  it('are not taken from a colleague who has just taken them', async () => {
    const { api, handlers } = storing(LEAD);
    const app = await openDialog(handlers);
    Object.assign(api.stored, { status: 'in_progress', version: 4 });
    await app.user.click(app.dialog.getByRole('button', { name: 'Take it' }));
    expect(await app.dialog.findByText('anna@atoll.example has changed this meanwhile')).toBeVisible();
    expect(sent(app)).toHaveLength(1);
    expect(app.dialog.queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument();
  });

  it('stay open with what was typed where a step takes them out of the list', async () => {
    const { api, handlers } = storing(LEAD);
    const app = await openDialog({
      ...handlers,
      'GET /booking-intents/': () => ({ body: api.stored.status === 'new' ? page(api.stored) : page() }),
    });
    await app.user.type(app.dialog.getByLabelText(/Name/), 'Анна');
    await app.user.click(app.dialog.getByRole('button', { name: 'Take it' }));
    expect(await screen.findByText('Nobody has opened a chat yet.')).toBeInTheDocument();
    expect(app.dialog.getByLabelText(/Name/)).toHaveValue('Анна');
  });

  it('lead to the form for somebody, with what is known, and nothing of the guest in the address', async () => {
    const app = await openDialog({}, { name: 'Анна', phone: '+7 912 345-67-89' });
    expect(app.dialog.getByRole('link', { name: 'Book for them' })).toHaveAttribute(
      'href',
      '/dashboard/bookings/new?lead=WA-7K3QZ4&package=two-islands&check_in=2027-02-14&adults=2&children_ages=7',
    );
  });

  it('leave it to be asked how old a child is whose age was not said', async () => {
    const { dialog } = await openDialog({}, { children_ages: [7, null] });
    expect(screen.getByRole('button', { name: 'Open chat WA-7K3QZ4' }).closest('tr')).toHaveTextContent(
      '4 travellers (7 and ?)',
    );
    const link = dialog.getByRole('link', { name: 'Book for them' });
    expect(new URL(link.getAttribute('href')!, 'http://x').searchParams.get('children_ages')).toBe('7, ?');
  });

  it('lead to the booking that they became', async () => {
    const { dialog } = await openDialog({}, { status: 'booked', booking_id: LEAD.id });
    expect(dialog.getByRole('link', { name: 'Open the booking' })).toHaveAttribute(
      'href',
      `/dashboard/bookings/${LEAD.id}`,
    );
    expect(dialog.queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument();
  });
});
