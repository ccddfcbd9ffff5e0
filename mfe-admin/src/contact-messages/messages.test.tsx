import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { type AppStore, signIn } from '@atoll/api-client/base';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import MessagePage from './message-page';
import MessagesPage from './messages-page';

const SARA = { id: '019aa7c1-0000-7000-8000-0000000000aa', name: 'Sara Ali' };
const MESSAGE = {
  id: '019aa7c1-0000-7000-8000-0000000000d1',
  reference: 'MC-7K3QZ4',
  status: 'new',
  name: 'Анна Смирнова',
  email: 'anna@example.com',
  phone: '+7 (912) 345-67-89',
  locale: 'ru',
  subject: 'Манты в мае',
  message: 'Май уже дождливый?',
  page_url: 'https://atoll.example/ru/contact',
  assigned_to: null,
  converted_to: null,
  is_overdue: false,
  reply_by: '2099-01-05T09:30:00.000Z',
  answered_at: null,
  created_at: '2027-01-04T20:30:00.000Z',
  updated_at: '2027-01-04T20:30:00.000Z',
  version: 3,
  thread: [] as object[],
  allowed_statuses: ['open', 'answered', 'closed', 'spam'],
};
const AT = `/contact-messages/${MESSAGE.id}/`;
const asAgent = (store: AppStore) =>
  signIn(store, { ...TOKENS, user: { ...OWNER, permissions: ['messages.reply', 'requests.manage'] } });

const openList = (handlers: Handlers = {}, message: object = {}, route = '/dashboard/messages') =>
  renderApp(<MessagesPage />, {
    route,
    path: '/dashboard/messages',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /contact-messages/': { body: page({ ...MESSAGE, ...message }) }, ...handlers },
    prepare: asAgent,
  });
const openOne = async (message: object = {}, handlers: Handlers = {}) => {
  const app = await renderApp(<MessagePage />, {
    route: `/dashboard/messages/${MESSAGE.id}`,
    path: '/dashboard/messages/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      [`GET ${AT}`]: { body: { ...MESSAGE, ...message } },
      [`PATCH ${AT}`]: { body: MESSAGE },
      [`POST ${AT}reply/`]: { status: 201, body: MESSAGE },
      [`POST ${AT}convert/`]: { body: MESSAGE },
      ...handlers,
    },
    prepare: asAgent,
  });
  const sent = () => app.api.requests.filter(({ method }) => method !== 'GET');
  return { ...app, sent };
};
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('messages of visitors', () => {
  it('tell who asks what in which language, and how long there is to answer', async () => {
    await openList();
    const row = within((await screen.findByRole('link', { name: 'Open message MC-7K3QZ4' })).closest('tr')!);
    for (const text of ['New', 'Анна Смирнова', 'anna@example.com', 'Russian', 'Манты в мае', 'Май уже дождливый?'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText(/left$/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 message');
  });

  it('run late until they are answered', async () => {
    const late = { reply_by: '2020-01-01T00:00:00.000Z', status: 'open' };
    const first = await openList({}, late);
    expect(await screen.findByText(/\d.* late$/)).toHaveAttribute('data-late', 'true');
    first.unmount();
    await openList({}, { ...late, answered_at: '2020-01-02T00:00:00.000Z' });
    await screen.findByText('Анна Смирнова');
    expect(screen.queryByText(/\d.* late$/)).toBeNull();
  });

  it('are asked for as the address says; a view is one press', async () => {
    const { api, user, router } = await openList({}, {}, '/dashboard/messages?status=closed&search=manta&page=2');
    await screen.findByText('Анна Смирнова');
    expect(Object.fromEntries(api.requests[0]!.query)).toMatchObject({ status: 'closed', search: 'manta', page: '2' });
    await user.click(await button('Answer is late'));
    expect(router.state.location.search).toBe('?overdue=true&sort=reply_by');
    await waitFor(() => expect(api.requests.at(-1)!.query.get('overdue')).toBe('true'));
    expect(await button('Answer is late')).toHaveAttribute('aria-pressed', 'true');
  });

  it('say when there are none, and when they cannot be read', async () => {
    const first = await openList({ 'GET /contact-messages/': { body: page() } });
    expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
    first.unmount();
    await openList({ 'GET /contact-messages/': { status: 403, body: { code: 'permission_denied' } } });
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
  });
});

describe('a message', () => {
  it('shows what was asked and answered, and what became of each mail', async () => {
    await openOne({
      status: 'answered',
      thread: [
        { id: 'r1', author: SARA, body: 'Май непредсказуем.', at: '2027-01-05T09:00:00.000Z', delivery: 'sent' },
        { id: 'r2', author: SARA, body: 'И ещё одно.', at: '2027-01-05T10:00:00.000Z', delivery: 'failed' },
      ],
    });
    expect(await screen.findByText('Май уже дождливый?')).toBeVisible();
    expect(screen.getByText('Answer, sent by mail')).toBeVisible();
    expect(screen.getByText('И ещё одно.').closest('li')).toHaveAttribute('data-tone', 'alarm');
    expect(screen.getByRole('link', { name: 'anna@example.com' })).toHaveAttribute('href', 'mailto:anna@example.com');
    expect(screen.getByRole('link', { name: MESSAGE.phone })).toHaveAttribute('href', 'tel:+79123456789');
  });

  it('is taken with one press', async () => {
    const { user, sent } = await openOne();
    await user.click(await button('Take it'));
    await waitFor(() => expect(sent()[0]?.body).toEqual({ assigned_to: OWNER.id, status: 'open' }));
    expect(sent()[0]!.headers.get('If-Match')).toBe('"3"');
  });

  it('says to whom it went when a colleague was faster', async () => {
    const stale = { status: 412, body: { code: 'stale_version', current: { ...MESSAGE, assigned_to: SARA } } };
    const { user } = await openOne({}, { [`PATCH ${AT}`]: stale });
    await user.click(await button('Take it'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Meanwhile it went to: Sara Ali.');
  });

  it('is answered by mail once, and closed with the answer where that is wanted', async () => {
    let tries = 0;
    const { user, sent } = await openOne(
      {},
      {
        [`POST ${AT}reply/`]: () =>
          ++tries === 1 ? { status: 500, body: { code: 'internal_error' } } : { status: 201, body: MESSAGE },
      },
    );
    const field = await screen.findByLabelText('Answer by mail');
    expect(screen.getByText(/language: Russian\. It goes to anna@example\.com/)).toBeVisible();
    expect(await button('Send the answer')).toBeDisabled();
    await user.type(field, ' Май непредсказуем. ');
    await user.click(screen.getByLabelText('Close the message with this answer'));
    await user.click(await button('Send the answer'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(field).toHaveValue(' Май непредсказуем. ');
    await user.click(await button('Send the answer'));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(sent().map(({ body }) => body)).toEqual(Array(2).fill({ body: 'Май непредсказуем.', close: true }));
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('is answered once, though the page was loaded anew before word of the answer came', async () => {
    const first = await openOne({}, { [`POST ${AT}reply/`]: () => new Promise<never>(() => undefined) });
    await first.user.type(await screen.findByLabelText('Answer by mail'), 'May is fickle.');
    await first.user.click(screen.getByLabelText('Close the message with this answer'));
    await first.user.click(await button('Send the answer'));
    await waitFor(() => expect(first.sent()).toHaveLength(1));
    first.unmount();
    // It had arrived.
    const answer = { id: 'r1', author: SARA, body: 'May is fickle.', at: '2027-01-05T09:00:00.000Z', delivery: 'sent' };
    const second = await openOne({ status: 'closed', thread: [answer] });
    expect(await screen.findByLabelText('Close the message with this answer')).toBeChecked();
    await second.user.click(await button('Send the answer'));
    await waitFor(() => expect(screen.getByLabelText('Answer by mail')).toHaveValue(''));
    const [one, other] = [...first.sent(), ...second.sent()];
    expect(other!.body).toEqual(one!.body);
    expect(other!.headers.get('Idempotency-Key')).toBe(one!.headers.get('Idempotency-Key'));
  });

  it('keeps half an answer when the page is left', async () => {
    const first = await openOne();
    await first.user.type(await screen.findByLabelText('Answer by mail'), 'May is');
    first.unmount();
    await openOne();
    expect(await screen.findByLabelText('Answer by mail')).toHaveValue('May is');
  });

  it('keeps what is typed while an answer is on its way', async () => {
    let arrive: () => void = () => undefined;
    const { user } = await openOne(
      {},
      {
        [`POST ${AT}reply/`]: () => new Promise((resolve) => (arrive = () => resolve({ status: 201, body: MESSAGE }))),
      },
    );
    const field = await screen.findByLabelText('Answer by mail');
    await user.type(field, 'May is fickle.');
    await user.click(await button('Send the answer'));
    await user.type(field, ' PS');
    arrive();
    await waitFor(async () => expect(await button('Send the answer')).toHaveAttribute('aria-busy', 'false'));
    expect(field).toHaveValue('May is fickle. PS');
  });

  it('becomes a trip request once, and leads there', async () => {
    const first = await openOne();
    await first.user.click(await button('Make it a trip request'));
    await waitFor(() => expect(first.sent()[0]?.path).toBe(`${AT}convert/`));
    first.unmount();
    await openOne({ status: 'closed', allowed_statuses: ['open'], converted_to: SARA.id });
    expect(await screen.findByRole('link', { name: 'Open the trip request' })).toHaveAttribute(
      'href',
      `/dashboard/trip-requests/${SARA.id}`,
    );
    expect(screen.queryByRole('button', { name: 'Make it a trip request' })).toBeNull();
    expect(await button('Take up again')).toBeVisible();
  });

  it('that is spam is not answered, and comes back where that was a mistake', async () => {
    const { user, sent } = await openOne({ status: 'spam', allowed_statuses: ['open'] });
    await user.click(await button('Not spam'));
    await waitFor(() => expect(sent()[0]?.body).toEqual({ status: 'open' }));
    expect(screen.queryByLabelText('Answer by mail')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make it a trip request' })).toBeNull();
  });

  it('that is not there says so', async () => {
    await openOne({}, { [`GET ${AT}`]: { status: 404, body: { code: 'not_found' } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such message' })).toBeVisible();
  });
});
