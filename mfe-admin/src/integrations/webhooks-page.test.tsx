import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import { WebhooksPage } from './webhooks-page';

teachDialogs();

const ID = '019aa7c1-0000-7000-8000-00000000000c';
const ENDPOINT = {
  id: ID,
  url: 'https://crm.example/atoll',
  description: 'CRM',
  events: ['booking.confirmed', 'payment.received'],
  is_active: true,
  stop_reason: null,
  failing_since: null,
  former_secret_until: null,
  last_delivered_at: null,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  version: 2,
};
const MISSED = {
  id: '019aa7c1-0000-7000-8000-00000000000d',
  message_id: '019aa7c1-0000-7000-8000-00000000000e',
  event: 'booking.confirmed',
  body: '{"type":"booking.confirmed"}',
  status: 'failed',
  attempts: 8,
  next_at: null,
  tried_at: '2026-11-21T08:00:00.000Z',
  response_status: 500,
  response_body: 'the queue is full',
  fault: null,
  duration: 85,
  created_at: '2026-11-20T08:00:00.000Z',
};
const SECRET = ['whsec', 'only-for-this-test'].join('_');

const open = (more: Record<string, Handler> = {}, query = '') =>
  renderApp(<WebhooksPage />, {
    route: `/dashboard/settings/webhooks${query}`,
    path: '/dashboard/settings/webhooks',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /webhook-endpoints/': { body: [ENDPOINT] },
      [`GET /webhook-endpoints/${ID}/deliveries/`]: { body: page(MISSED) },
      ...more,
    },
    prepare: (store) =>
      signIn(store, { ...TOKENS, user: { ...OWNER, permissions: ['webhooks.manage'] } as typeof OWNER }),
  });
const ofCrm = (more: Record<string, Handler> = {}) => open(more, `?webhook=${ID}`);

describe('webhooks', () => {
  it('stand with their system, and say whether messages arrive', async () => {
    const failing = { ...ENDPOINT, id: 'b', description: 'Accounting', failing_since: '2026-11-20T08:00:00.000Z' };
    const stopped = { ...ENDPOINT, id: 'c', description: 'Old', is_active: false, stop_reason: 'failing' };
    await open({ 'GET /webhook-endpoints/': { body: [ENDPOINT, failing, stopped] } });
    const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);
    expect((await row('CRM')).getByText('Works')).toBeInTheDocument();
    expect((await row('CRM')).getByText('2 kinds of events')).toBeInTheDocument();
    expect((await row('Accounting')).getByText('Nothing arrives')).toBeInTheDocument();
    expect((await row('Old')).getByText('Stopped')).toBeInTheDocument();
  });

  it('are added with the secret shown once, and lead to what is sent', async () => {
    const { user, api } = await open({
      'POST /webhook-endpoints/': { status: 201, body: { ...ENDPOINT, secret: SECRET } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await user.type(dialog.getByLabelText('System'), 'CRM');
    await user.type(dialog.getByLabelText('Address'), 'https://crm.example/atoll');
    expect(dialog.getByRole('button', { name: 'Add webhook' })).toBeDisabled();
    await user.click(dialog.getByLabelText('Booking confirmed'));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    const made = within(await screen.findByRole('dialog', { name: 'CRM' }));
    expect(made.getByLabelText('Secret')).toHaveValue(SECRET);
    await user.click(made.getAllByRole('button', { name: /Close|Back/ })[0]!);
    expect(await screen.findByRole('heading', { level: 1, name: 'CRM' })).toBeInTheDocument();
    const sent = api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([
      { url: 'https://crm.example/atoll', description: 'CRM', events: ['booking.confirmed'], is_active: true },
    ]);
  });

  it('say beside the field why an address is refused', async () => {
    const { user } = await open({
      'POST /webhook-endpoints/': { status: 400, body: { url: ['Please enter an address that begins with https://'] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('System'), 'CRM');
    await user.type(dialog.getByLabelText('Address'), 'http://crm.example');
    await user.click(dialog.getByLabelText('Booking confirmed'));
    await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(await dialog.findByText('Please enter an address that begins with https://')).toBeInTheDocument();
    expect(dialog.getByLabelText('Address')).toHaveValue('http://crm.example');
  });

  it('show what was sent and what came back, and send it again', async () => {
    const replay = `POST /webhook-endpoints/${ID}/deliveries/${MISSED.id}/replay/`;
    const { user, api } = await ofCrm({ [replay]: { body: { ...MISSED, status: 'queued' } } });
    await user.click(await screen.findByRole('link', { name: 'Booking confirmed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking confirmed' }));
    expect(dialog.getByText('the queue is full')).toBeInTheDocument();
    expect(dialog.getByText('85 ms')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('send again what was missed since a time, however wrong the clock of the computer goes', async () => {
    const replay = `POST /webhook-endpoints/${ID}/replay-failed/`;
    const told = Date.now() + 3_600_000;
    const headers = { 'cache-control': 'private, no-store', date: new Date(told).toUTCString() };
    const { user, api } = await ofCrm({
      'GET /webhook-endpoints/': { body: [ENDPOINT], headers },
      [replay]: { body: { count: 3 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Send missed ones again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('From when'), 'The last 7 days');
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { since } = api.requests.find(({ method }) => method === 'POST')!.body as { since: string };
    expect(Math.abs(told - 168 * 3_600_000 - Date.parse(since))).toBeLessThan(60_000);
  });

  it('say why they were switched off, and send nothing until they are on', async () => {
    const body = [{ ...ENDPOINT, is_active: false, stop_reason: 'failing' }];
    await ofCrm({ 'GET /webhook-endpoints/': { body } });
    expect(await screen.findByText(/Nothing arrived for three days/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send a test' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Send missed ones again' })).toBeDisabled();
  });

  it('say that a colleague has changed it, and save on top of that', async () => {
    const theirs = { ...ENDPOINT, description: 'Their CRM', url: 'https://crm.example/new', version: 3 };
    const stale = { detail: 'Stale', code: 'stale_version', current: theirs, updated_by: 'anna@atoll.example' };
    let tries = 0;
    const { user, api } = await ofCrm({
      [`PATCH /webhook-endpoints/${ID}/`]: () => (tries++ === 0 ? { status: 412, body: stale } : { body: theirs }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Webhook' }));
    await user.click(dialog.getByLabelText('Review shown'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('anna@atoll.example has changed this meanwhile')).toBeInTheDocument();
    expect(dialog.getByLabelText('Address')).toHaveValue('https://crm.example/new');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const last = api.requests.filter(({ method }) => method === 'PATCH').at(-1)!;
    expect(last.headers.get('If-Match')).toBe('"3"');
    // What the colleague has changed is neither sent back nor hidden.
    expect(last.body).toEqual({ events: ['booking.confirmed', 'payment.received', 'review.published'] });
  });

  it('get a new secret, and are removed after a question', async () => {
    const { user, api } = await ofCrm({
      [`POST /webhook-endpoints/${ID}/rotate-secret/`]: {
        body: { ...ENDPOINT, secret: SECRET, former_secret_until: '2026-11-28T08:00:00.000Z' },
      },
      [`DELETE /webhook-endpoints/${ID}/`]: { status: 204 },
    });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await user.click(await screen.findByRole('button', { name: 'New secret' }));
    await user.click(await screen.findByRole('button', { name: 'New secret' }));
    expect(await screen.findByLabelText('Secret')).toHaveValue(SECRET);
    expect(screen.getByText('The former secret goes on for 24 hours.')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: /Close|Back/ })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/told nothing any more/)).toBeInTheDocument();
    expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
