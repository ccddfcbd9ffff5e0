import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS } from '../test/fixtures';
import { KeysPage } from './keys-page';

teachDialogs();

const KEY = {
  id: '019aa7c1-0000-7000-8000-00000000000a',
  name: 'Channel manager',
  prefix: 'atoll_x7Kq2f',
  scopes: ['catalogue.view', 'availability.change'],
  calls_per_minute: 300,
  expires_on: null,
  status: 'active',
  created_at: '2026-11-20T08:00:00.000Z',
  created_by: { id: OWNER.id, name: 'Aminath Rasheed' },
  last_used_at: null,
  revoked_at: null,
};
const OLD = { ...KEY, id: '019aa7c1-0000-7000-8000-00000000000b', name: 'Old website', status: 'revoked' };
const PASSWORD = 'seven quiet sandbanks';
const SECRET = ['atoll', 'only-for-this-test'].join('_');

const open = (more: Record<string, Handler> = {}, query = '') =>
  renderApp(<KeysPage />, {
    route: `/dashboard/settings/api-keys${query}`,
    path: '/dashboard/settings/api-keys',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /api-keys/': { body: [KEY, OLD] }, ...more },
    prepare: (store) =>
      signIn(store, {
        ...TOKENS,
        user: { ...OWNER, permissions: ['keys.manage', 'catalogue.view', 'bookings.view'] } as typeof OWNER,
      }),
  });

describe('keys', () => {
  it('stand with what they may do, and can be narrowed by their state', async () => {
    const { user } = await open();
    const row = within((await screen.findByRole('link', { name: 'Channel manager' })).closest('tr')!);
    for (const text of ['atoll_x7Kq2f…', 'See what is sold · Change places and rooms', 'Never', 'Active'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('2 keys')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByTitle('Revoked'));
    expect(await screen.findByText('1 key')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Channel manager' })).not.toBeInTheDocument();
  });

  it('say what to do while there are none', async () => {
    await open({ 'GET /api-keys/': { body: [] } });
    expect(await screen.findByText(/No other system logs in yet/)).toBeInTheDocument();
  });

  it('are made with what one may give, shown once, and sent once', async () => {
    const { user, api } = await open({
      'POST /api-keys/': { status: 201, body: { ...KEY, name: 'Report', secret: SECRET } },
    });
    await user.click(await screen.findByRole('button', { name: 'New key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New key' }));
    expect(dialog.queryByLabelText('See guests')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'New key' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Name'), 'Report');
    await user.click(dialog.getByLabelText('See bookings'));
    expect(dialog.getByRole('button', { name: 'New key' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Your own password'), PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'New key' }));
    const made = within(await screen.findByRole('dialog', { name: 'Report' }));
    expect(made.getByLabelText('Key')).toHaveValue(SECRET);
    await user.click(made.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    expect(await made.findByText('Copied.')).toBeInTheDocument();
    const sent = api.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      { name: 'Report', scopes: ['bookings.view'], calls_per_minute: 300, expires_on: null, password: PASSWORD },
    ]);
    await user.click(made.getAllByRole('button', { name: /Close|Back/ })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body.textContent).not.toContain(SECRET);
  });

  it('keep what was typed where the API refuses it, and say so beside the field', async () => {
    const { user } = await open({
      'POST /api-keys/': {
        status: 400,
        body: {
          expires_on: ['The earliest possible date is 27 November 2026'],
          password: ['This password is not right'],
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New key' }));
    await user.type(dialog.getByLabelText('Name'), 'Report');
    await user.click(dialog.getByLabelText('See bookings'));
    await user.type(dialog.getByLabelText('Your own password'), PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'New key' }));
    expect(await dialog.findByText('The earliest possible date is 27 November 2026')).toBeInTheDocument();
    expect(dialog.getByLabelText('Your own password')).toHaveAccessibleDescription(/This password is not right/);
    expect(dialog.getByLabelText('Name')).toHaveValue('Report');
    expect(dialog.getByLabelText('See bookings')).toBeChecked();
    // The form is longer than the window: one is led to what is wrong.
    expect(dialog.getByLabelText(/^Last day/)).toHaveFocus();
  });

  it('are revoked where they are opened; one that is revoked is only looked at', async () => {
    const { user, api } = await open(
      { [`POST /api-keys/${KEY.id}/revoke/`]: { body: { ...KEY, status: 'revoked' } } },
      `?open=${KEY.id}`,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Channel manager' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Old website' }));
    await screen.findByRole('dialog', { name: 'Old website' });
    expect(screen.queryByRole('button', { name: 'Revoke' })).not.toBeInTheDocument();
  });
});
