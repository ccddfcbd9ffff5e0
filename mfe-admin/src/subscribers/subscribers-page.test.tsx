import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import { SubscribersPage } from './subscribers-page';

teachDialogs();

const ANNA = {
  ...{ id: 'a1', email: 'anna@example.com', locale: 'ru', status: 'subscribed', source: 'footer' },
  ...{ confirmed_at: '2026-11-20T09:00:00.000Z', unsubscribed_at: null, unsubscribe_reason: null },
  ...{ consent_version: '2', consent_at: '2026-11-20T08:00:00.000Z', created_at: '2026-11-20T08:00:00.000Z' },
};
const GONE = { ...ANNA, id: 'b2', email: 'boris@example.com', status: 'unsubscribed', unsubscribe_reason: 'Too many' };

const open = (query = '', more: Record<string, Handler> = {}) =>
  renderApp(<SubscribersPage />, {
    route: `/dashboard/settings/subscribers${query}`,
    path: '/dashboard/settings/subscribers',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /newsletter/subscribers/': { body: page(ANNA, GONE) }, ...more },
    prepare: (store) =>
      signIn(store, { ...TOKENS, user: { ...OWNER, permissions: ['newsletter.manage'] } as typeof OWNER }),
  });

describe('the subscribers', () => {
  it('stand with language and state, and what they agreed to on their sheet', async () => {
    await open('?open=a1');
    const dialog = within(await screen.findByRole('dialog', { name: 'anna@example.com' }));
    for (const text of ['Gets it', 'Russian', '2', 'footer']) expect(dialog.getByText(text)).toBeInTheDocument();
    const row = within(screen.getByRole('link', { name: 'boris@example.com' }).closest('tr')!);
    expect(row.getByText('Ended it')).toBeInTheDocument();
  });

  it('are let go once when they ask the office for it', async () => {
    const { user, api } = await open('?open=a1', {
      'POST /newsletter/subscribers/a1/unsubscribe/': { body: { ...ANNA, status: 'unsubscribed' } },
    });
    await user.click(await screen.findByRole('button', { name: 'End the subscription' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.requests.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(sent[0]!.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('cannot be let go twice', async () => {
    await open('?open=b2');
    const dialog = within(await screen.findByRole('dialog', { name: 'boris@example.com' }));
    expect(dialog.getByText('Too many')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'End the subscription' })).not.toBeInTheDocument();
  });

  it('are asked for by state, language and order of the address', async () => {
    const { api } = await open('?status=bounced&locale=zh&sort=email&search=wei');
    await screen.findByRole('link', { name: 'anna@example.com' });
    expect(Object.fromEntries(api.requests[0]!.query)).toMatchObject({
      ...{ status: 'bounced', locale: 'zh', sort: 'email', search: 'wei' },
    });
  });

  it.each([
    ['?status=bounced&locale=zh&sort=email&search=wei&page=2', { status: 'bounced', locale: 'zh', search: 'wei' }],
    ['', { status: 'all' }],
  ])('are taken along as they are listed (%s)', async (query, sent) => {
    URL.createObjectURL = () => 'blob:subscribers';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, api } = await open(query, { 'GET /newsletter/subscribers/export/': { body: 'email' } });
    await screen.findByRole('link', { name: 'anna@example.com' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    click.mockRestore();
    const { query: asked } = api.requests.find(({ path }) => path === '/newsletter/subscribers/export/')!;
    expect(Object.fromEntries(asked)).toEqual(sent);
  });
});
