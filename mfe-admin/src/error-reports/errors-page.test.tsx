import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import { ErrorsPage } from './errors-page';

teachDialogs();

const AT = '2026-11-20T08:00:00.000Z';
const FAULT = {
  ...{
    id: 'e1',
    status: 'new',
    level: 'component',
    name: 'TypeError',
    remote: 'mfe-catalog',
    message: 'price is null',
  },
  ...{ first_version: '0.1.0-aaaaaaaa', last_version: '0.1.0-bbbbbbbb', first_seen: AT, last_seen: AT },
  ...{ updated_by: null, updated_at: null, count: 3, version: 2 },
};
const DETAIL = {
  ...FAULT,
  versions: [
    { version: '0.1.0-bbbbbbbb', count: 1, last_seen: AT },
    { version: '0.1.0-aaaaaaaa', count: 2, last_seen: AT },
  ],
  reports: [
    {
      ...{
        stack: 'at PackageCard',
        component_stack: null,
        url: 'https://atoll.example/packages',
        user_agent: 'Safari',
      },
      ...{ remote_version: '0.1.0-bbbbbbbb', shell_version: '0.1.0', occurred_at: AT, received_at: AT },
      ...{ error_id: '11111111-9e4b7a21', message: 'price is null' },
    },
  ],
};

const open = (query = '', more: Record<string, Handler> = {}, permissions = ['errors.view', 'errors.change']) =>
  renderApp(<ErrorsPage />, {
    route: `/dashboard/settings/errors${query}`,
    path: '/dashboard/settings/errors',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /error-reports/': { body: page(FAULT) },
      'GET /error-reports/e1/': { body: DETAIL },
      ...more,
    },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, permissions } as typeof OWNER }),
  });

describe('errors that browsers reported', () => {
  it('stand with part, release and count; a sheet has the stack and the release that brought it', async () => {
    const { user } = await open();
    const row = within((await screen.findByRole('link', { name: 'price is null' })).closest('tr')!);
    for (const text of ['mfe-catalog', '0.1.0-bbbbbbbb', '3', 'New']) expect(row.getByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'price is null' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'TypeError' }));
    expect(dialog.getByText('0.1.0-aaaaaaaa').closest('li')).toHaveTextContent('First seen in');
    expect(dialog.getByText('at PackageCard')).toBeInTheDocument();
  });

  it('are resolved on the state that was read', async () => {
    const { user, api } = await open('?open=e1', {
      'PATCH /error-reports/e1/': { body: { ...DETAIL, status: 'resolved', version: 3 } },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'TypeError' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as resolved' }));
    const sent = api.requests.find(({ method }) => method === 'PATCH')!;
    expect(sent.body).toEqual({ status: 'resolved' });
    expect(sent.headers.get('If-Match')).toBe('"2"');
  });

  it('are found by the eight digits that a visitor reads out', async () => {
    const { api } = await open('?search=9e4b7a21');
    await screen.findByRole('link', { name: 'price is null' });
    const { query } = api.requests[0]!;
    expect(query.get('error_id')).toBe('9e4b7a21');
    expect(query.get('search')).toBeNull();
  });

  it('are only read by who may not decide about them', async () => {
    await open('?open=e1', {}, ['errors.view']);
    const dialog = within(await screen.findByRole('dialog', { name: 'TypeError' }));
    expect(dialog.queryByRole('button', { name: 'Ignore' })).not.toBeInTheDocument();
  });
});
