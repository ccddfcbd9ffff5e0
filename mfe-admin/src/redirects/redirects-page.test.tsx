import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import { RedirectsPage } from './redirects-page';

teachDialogs();

const MOVED = {
  id: 4,
  from: '/old-offers',
  to: '/packages',
  status: 301,
  is_active: true,
  note: 'On the fair’s leaflet',
  version: 2,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
};

const open = (more: Record<string, Handler> = {}, permissions = ['content.view', 'content.publish'], query = '') =>
  renderApp(<RedirectsPage />, {
    route: `/dashboard/settings/redirects${query}`,
    path: '/dashboard/settings/redirects',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /redirects/': { body: page(MOVED) },
      'GET /redirects/4/': { body: MOVED },
      ...more,
    },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, permissions } as typeof OWNER }),
  });

describe('redirects', () => {
  it('stand with where they start and lead, and only the parts of the settings that one may see', async () => {
    await open();
    const row = within((await screen.findByRole('link', { name: '/old-offers' })).closest('tr')!);
    for (const text of ['/packages', 'On the fair’s leaflet', 'For good (301)', 'On'])
      expect(row.getByText(text)).toBeInTheDocument();
    const parts = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(parts.queryByRole('link', { name: 'Agency' })).not.toBeInTheDocument();
    expect(parts.getByRole('link', { name: 'Redirects' })).toHaveAttribute('aria-current', 'page');
  });

  it('cannot be touched by who may only read', async () => {
    await open({}, ['content.view'], '?open=4');
    expect(await screen.findByText('/old-offers')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '/old-offers' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New redirect' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keep what was typed where the API refuses it, and say so beside the field', async () => {
    const { user, api } = await open({
      'POST /redirects/': { status: 400, body: { to: ['This would lead back to itself.'] } },
    });
    await user.click(await screen.findByRole('button', { name: 'New redirect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New redirect' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(dialog.getByLabelText('From'), '/a');
    await user.type(dialog.getByLabelText('To'), '/b');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This would lead back to itself.')).toBeInTheDocument();
    expect(dialog.getByLabelText('From')).toHaveValue('/a');
    const sent = api.requests.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).toEqual({ from: '/a', to: '/b', status: 301, is_active: true, note: null });
  });

  it('say that a colleague has changed it, and save on top of that', async () => {
    const theirs = { ...MOVED, to: '/resorts', is_active: false, note: 'Off for now', version: 3 };
    const stale = { detail: 'Stale', code: 'stale_version', current: theirs, updated_by: 'anna@atoll.example' };
    let tries = 0;
    const { user, api } = await open(
      { 'PATCH /redirects/4/': () => (tries++ === 0 ? { status: 412, body: stale } : { body: theirs }) },
      undefined,
      '?open=4',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Redirect' }));
    await user.clear(dialog.getByLabelText('To'));
    await user.type(dialog.getByLabelText('To'), '/experiences');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('anna@atoll.example has changed this meanwhile')).toBeInTheDocument();
    expect(dialog.getByText(/to \/resorts now/)).toBeInTheDocument();
    expect(dialog.getByLabelText('To')).toHaveValue('/experiences');
    expect(dialog.getByDisplayValue('Off for now')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const last = api.requests.filter(({ method }) => method === 'PATCH').at(-1)!;
    expect(last.body).toEqual({ to: '/experiences' });
    expect(last.headers.get('If-Match')).toBe('"3"');
  });

  it('warn of a page that would be hidden and of a target that has moved itself', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'New redirect' }));
    await user.type(screen.getByLabelText('From'), '/about');
    await user.type(screen.getByLabelText('To'), '/old-offers?x=1');
    expect(await screen.findByText(/A page stands at \/about/)).toBeInTheDocument();
    expect(await screen.findByText(/leads on to \/packages/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), '/old');
    await waitFor(() => expect(screen.queryByText(/leads on to/)).not.toBeInTheDocument());
  });

  it('are deleted after a question', async () => {
    const { user, api } = await open({ 'DELETE /redirects/4/': { status: 204 } }, undefined, '?open=4');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/\/old-offers will lead nowhere/)).toBeInTheDocument();
    expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requests.filter(({ path }) => path === '/redirects/4/').map(({ method }) => method)).toEqual([
      'GET',
      'DELETE',
    ]);
  });
});
