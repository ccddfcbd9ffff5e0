import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, asOwner, page } from '../test/fixtures';
import UsersPage from './users-page';

teachDialogs();

const ANNA = {
  id: '019aa7c1-0000-7000-8000-0000000000a1',
  email: 'anna@atoll.example',
  first_name: 'Anna',
  last_name: 'Petrova',
  role: 'agent',
  languages: null,
  locale: 'ru',
  status: 'locked',
  is_active: true,
  totp_enabled: true,
  locked_until: null,
  last_login_at: null,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: null,
  version: 4,
};
const INVITED = { ...ANNA, id: '019aa7c1-0000-7000-8000-0000000000a2', first_name: 'Ibrahim', last_name: '' };
Object.assign(INVITED, { email: 'ibrahim@atoll.example', status: 'invited', totp_enabled: false });
const ROLES = [
  { role: 'owner', permissions: ['users.manage', 'bookings.view'], grantable: false, totp_required: false },
  { role: 'agent', permissions: ['bookings.view'], grantable: true, totp_required: false },
  { role: 'translator', permissions: ['translations.change'], grantable: true, totp_required: false },
];

const open = (route = '/dashboard/users', more: Record<string, Handler> = {}) =>
  renderApp(<UsersPage />, {
    route,
    path: '/dashboard/users',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /users/': { body: page(ANNA, INVITED) },
      'GET /roles/': { body: ROLES },
      [`GET /users/${ANNA.id}/`]: { body: ANNA },
      [`GET /users/${INVITED.id}/`]: { body: INVITED },
      [`GET /users/${OWNER.id}/`]: { body: { ...ANNA, id: OWNER.id, role: 'owner' } },
      ...more,
    },
    prepare: asOwner,
  });

describe('the colleagues', () => {
  it('stand with role and state, and what each role may do below', async () => {
    await open();
    const row = within((await screen.findByRole('link', { name: 'Anna Petrova' })).closest('tr')!);
    for (const text of ['anna@atoll.example', 'Agent', 'Locked', 'Never'])
      expect(row.getByText(text)).toBeInTheDocument();
    const may = within((await screen.findByText('See bookings')).closest('tr')!);
    expect(may.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Yes',
      'Yes',
      'No',
    ]);
  });

  it('are invited with a role that one may give and the own password; what was typed stays when it is refused', async () => {
    let isRefused = true;
    const { user, api } = await open(undefined, {
      'POST /users/': () =>
        isRefused ? { status: 400, body: { password: ['Not your password.'] } } : { status: 201, body: ANNA },
    });
    await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), 'anna@atoll.example');
    await user.type(dialog.getByLabelText(/^First name/), 'Anna');
    expect(dialog.queryByRole('option', { name: 'Owner' })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Role'), 'translator');
    await user.click(dialog.getByRole('checkbox', { name: 'Russian' }));
    await user.type(dialog.getByLabelText('Your own password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    expect(await dialog.findByText('Not your password.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Email')).toHaveValue('anna@atoll.example');
    isRefused = false;
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requests.findLast(({ method }) => method === 'POST')!.body).toEqual({
      email: 'anna@atoll.example',
      first_name: 'Anna',
      role: 'translator',
      languages: ['ru'],
      locale: 'en',
      password: 'wrong',
    });
  });

  it('change their role with the own password, on the version that was read', async () => {
    const { user, api } = await open(`/dashboard/users?user=${ANNA.id}`, {
      [`PATCH /users/${ANNA.id}/`]: { body: { ...ANNA, role: 'translator', version: 5 } },
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(await dialog.findByLabelText('Role'), 'translator');
    await user.type(dialog.getByLabelText(/Your own password/), 'secret-secret');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.requests.find(({ method }) => method === 'PATCH')!;
    expect(sent.body).toMatchObject({ role: 'translator', password: 'secret-secret' });
    expect(sent.headers.get('If-Match')).toBe('"4"');
  });

  it('keep what was typed, and the own password, when a colleague was faster, and say who', async () => {
    const theirs = { ...ANNA, first_name: 'Anne', last_name: 'Petrow', version: 5 };
    let stored = ANNA;
    const { user, api } = await open(`/dashboard/users?user=${ANNA.id}`, {
      [`GET /users/${ANNA.id}/`]: () => ({ body: stored }),
      [`PATCH /users/${ANNA.id}/`]: ({ headers }) => {
        stored = theirs;
        if (headers.get('If-Match') === '"5"') return { body: { ...theirs, version: 6 } };
        return { status: 412, body: { code: 'stale_version', current: theirs, updated_by: 'aisha@atoll.example' } };
      },
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(await dialog.findByLabelText(/^First name/));
    await user.type(dialog.getByLabelText(/^First name/), 'Anya');
    await user.selectOptions(dialog.getByLabelText('Role'), 'translator');
    await user.type(dialog.getByLabelText(/Your own password/), 'secret-secret');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const notice = (await dialog.findByText('aisha@atoll.example has changed this meanwhile')).closest('div')!;
    await waitFor(() => expect(api.requests.filter(({ path }) => path === `/users/${ANNA.id}/`)).toHaveLength(3));
    expect(dialog.getByLabelText(/^First name/)).toHaveValue('Anya');
    expect(dialog.getByLabelText(/^Last name/)).toHaveValue('Petrow');
    expect(dialog.getByLabelText(/Your own password/)).toHaveValue('secret-secret');
    await user.click(within(notice).getByRole('button', { name: 'Take theirs' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requests.findLast(({ method }) => method === 'PATCH')!.body).toEqual({
      role: 'translator',
      languages: null,
      password: 'secret-secret',
    });
  });

  it('go on from where a step has left the account, with what was typed before it', async () => {
    let stored = { ...ANNA, is_active: true };
    const { user, api } = await open(`/dashboard/users?user=${ANNA.id}`, {
      [`GET /users/${ANNA.id}/`]: () => ({ body: stored }),
      [`PATCH /users/${ANNA.id}/`]: ({ body }) => {
        stored = { ...stored, ...(body as object), version: stored.version + 1 };
        return { body: stored };
      },
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText(/^Last name/), 'a');
    await user.type(dialog.getByLabelText(/Your own password/), 'secret-secret');
    await user.click(dialog.getByRole('button', { name: 'Disable the account' }));
    expect(await dialog.findByRole('button', { name: 'Enable the account' })).toBeInTheDocument();
    expect(dialog.getByLabelText(/Your own password/)).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.requests.filter(({ method }) => method === 'PATCH');
    expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"', '"5"']);
    expect(sent[1]!.body).toEqual({ last_name: 'Petrovaa' });
  });

  it.each([
    [
      ANNA.id,
      [
        'End the lock',
        'Send a link for a new password',
        'Log out everywhere',
        'Switch the second factor off',
        'Disable the account',
      ],
    ],
    [INVITED.id, ['Send the invitation again', 'Delete the invitation']],
    [OWNER.id, []],
  ])('offer the steps that make sense, and none about oneself (%s)', async (id, steps) => {
    await open(`/dashboard/users?user=${id}`);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText('Role');
    // Nobody changes their own role.
    expect(dialog.getByLabelText('Role').matches(':disabled')).toBe(id === OWNER.id);
    const group = dialog.queryByRole('group', { name: 'What can be done' });
    const offered = group
      ? within(group)
          .getAllByRole('button')
          .map(({ textContent }) => textContent)
      : [];
    expect(offered).toEqual(steps);
  });

  it('are taken the second factor with the own password', async () => {
    const { user, api } = await open(`/dashboard/users?user=${ANNA.id}`, {
      [`DELETE /users/${ANNA.id}/totp/`]: { status: 204 },
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText(/Your own password/), 'secret-secret');
    await user.click(dialog.getByRole('button', { name: 'Switch the second factor off' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'secret-secret' }),
    );
  });
});
