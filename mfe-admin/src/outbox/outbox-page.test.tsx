import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import { OutboxPage } from './outbox-page';

teachDialogs();

const letter = (id: string, more: object) => ({
  ...{
    id,
    template: 'booking-received',
    locale: 'ru',
    entity: 'booking',
    entity_id: '019aa7c1-0000-7000-8000-0000000000b1',
  },
  ...{ status: 'failed', next_at: null, last_error: '550 User unknown', sent_at: null, to: `${id}@example.com` },
  ...{ attempts: 8, created_at: '2026-11-20T08:00:00.000Z' },
  ...more,
});
const FIRST = letter('first', {});
const SECOND = letter('second', { template: 'newsletter-confirm', entity: null, entity_id: null });

const open = (
  query = '',
  more: Record<string, Handler> = {},
  permissions = ['audit.view', 'messages.reply', 'bookings.view'],
) =>
  renderApp(<OutboxPage />, {
    route: `/dashboard/settings/outbox${query}`,
    path: '/dashboard/settings/outbox',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /outbox/': { body: page(FIRST, SECOND) }, ...more },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, permissions } as typeof OWNER }),
  });

describe('the outbox', () => {
  it('says what each letter is, why it did not go out, and leads to its booking', async () => {
    await open();
    const row = within((await screen.findByRole('link', { name: 'Request received' })).closest('tr')!);
    for (const text of ['first@example.com', 'Given up', '550 User unknown']) expect(row.getByText(text)).toBeVisible();
    expect(row.getByRole('link', { name: /^Booking …/ })).toHaveAttribute(
      'href',
      '/dashboard/bookings/019aa7c1-0000-7000-8000-0000000000b1',
    );
  });

  it('asks for what the address names', async () => {
    const { api } = await open('?status=failed&template=booking-received&search=anna&entity=booking&entity_id=7');
    await screen.findByRole('link', { name: 'Request received' });
    const { query } = api.requests.find(({ path }) => path === '/outbox/')!;
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ status: 'failed', template: 'booking-received', search: 'anna', entity: 'booking', entity_id: '7' },
    });
  });

  it('sends all chosen letters again, and says of those that could not be', async () => {
    const { user, api } = await open('?status=failed', {
      'POST /outbox/first/retry/': { body: { ...FIRST, status: 'queued' } },
      'POST /outbox/second/retry/': { status: 409, body: { detail: 'Sent already.', code: 'mail_already_sent' } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all' }));
    await user.click(within(screen.getByRole('region', { name: '2 letters chosen' })).getByRole('button'));
    expect(await screen.findByText('1 letter could not be sent again')).toBeInTheDocument();
    expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: /chosen/ })).not.toBeInTheDocument();
  });

  it('sends one letter again from its sheet', async () => {
    const { user, api } = await open('?open=first', { 'POST /outbox/first/retry/': { body: FIRST } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Request received' }));
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is only read by who may not write to guests', async () => {
    await open('?status=failed&open=first', {}, ['audit.view']);
    const dialog = within(await screen.findByRole('dialog', { name: 'Request received' }));
    expect(dialog.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Choose all' })).not.toBeInTheDocument();
    const [letter, ...others] = dialog.getAllByRole('link');
    expect(letter).toHaveAttribute('href', '/dashboard/settings/letter-templates?open=booking-received&lang=ru');
    expect(others).toEqual([]);
  });

  it('says what stands here when there is nothing, and how to see all where filters left nothing', async () => {
    const { user, router } = await open('?status=withheld', { 'GET /outbox/': { body: page() } });
    expect(await screen.findByText('Nothing matches.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText(/No letters here/)).toBeInTheDocument();
  });
});
