import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { SESSION_ENDED } from '@atoll/contract/paths';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS, TOKENS, asOwner } from '../test/fixtures';
import LoginPage from './login-page';

const refused = { status: 401, body: { detail: 'No active account', code: 'no_active_account' } };
const accepted: Handlers = { 'POST /token/': { body: TOKENS } };

const open = (route: string, handlers: Handlers) =>
  renderApp(<LoginPage />, { route, path: '/ttm/login', texts: { admin: TEXTS.en! }, handlers });

async function signInAs(user: Awaited<ReturnType<typeof open>>['user'], email: string, password: string) {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the login', () => {
  beforeEach(() => localStorage.clear());

  it('says the same for a wrong password, an unknown address and an address that is none', async () => {
    const said: (string | null)[] = [];
    for (const answer of [refused, { status: 400, body: { email: ['Not an address'] } }]) {
      const { user, unmount } = await open('/ttm/login', { 'POST /token/': answer });
      await signInAs(user, 'nobody', 'x');
      said.push((await screen.findByRole('alert')).textContent);
      unmount();
    }
    expect(said).toEqual(['Email or password is not right.', 'Email or password is not right.']);
    expect(localStorage.getItem('staff_access')).toBeNull();
  });

  it('keeps what was typed, and says so when the server is away', async () => {
    const { user } = await open('/ttm/login', { 'POST /token/': { status: 500, body: { detail: 'x' } } });
    await signInAs(user, 'owner@atoll.example', 'secret-secret');
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    expect(screen.getByLabelText('Email')).toHaveValue('owner@atoll.example');
  });

  it('asks for the code of a second factor, and says so when one of the three is not right', async () => {
    const { user, api } = await open('/ttm/login', {
      'POST /token/': ({ body }) => {
        const { otp } = body as { otp?: string };
        if (otp === undefined) return { status: 401, body: { detail: 'Code, please', code: 'otp_required' } };
        return otp === '123456' ? { body: TOKENS } : { status: 401, body: { detail: 'No', code: 'otp_not_valid' } };
      },
    });
    await signInAs(user, 'owner@atoll.example', 'secret-secret');
    const code = await screen.findByLabelText('Code from the authenticator app');
    expect(code).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(code).toBeInvalid();
    await user.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email, password or code is not right.');
    expect(screen.getByLabelText('Password')).toHaveValue('secret-secret');
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(localStorage.getItem('staff_access')).toBe(TOKENS.access));
    expect(api.requests.map(({ body }) => (body as { otp?: string }).otp)).toEqual([undefined, '000000', '123456']);
  });

  it('leads to the own account who has to set up a second factor first', async () => {
    const { user, router } = await open('/ttm/login', {
      'POST /token/': { body: { ...TOKENS, user: { ...TOKENS.user, totp_setup_required: true } } },
    });
    await signInAs(user, 'owner@atoll.example', 'secret-secret');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/profile'));
  });

  it('asks for what is missing and sends nothing', async () => {
    const { user, api } = await open('/ttm/login', accepted);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This field is required: your email address');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(api.requests).toHaveLength(0);
  });

  it.each([
    ['/ttm/login', '/dashboard/overview'],
    ['/ttm/login?next=%2Fdashboard%2Fbookings%3Fstatus%3Drequested', '/dashboard/bookings?status=requested'],
    ['/ttm/login?next=https%3A%2F%2Fevil.example', '/dashboard/overview'],
    ['/ttm/login?next=%2F%2Fevil.example', '/dashboard/overview'],
    ['/ttm/login?next=%2F%5Cevil.example', '/dashboard/overview'],
    ['/ttm/login?next=javascript%3Aalert(1)', '/dashboard/overview'],
  ])('leads from %s to %s', async (route, target) => {
    const { user, api, router } = await open(route, accepted);
    await signInAs(user, ' owner@atoll.example ', 'secret-secret');
    await screen.findByTestId('elsewhere');
    expect(router.state.location.pathname + router.state.location.search).toBe(target);
    expect(api.requests[0]?.body).toEqual({ email: 'owner@atoll.example', password: 'secret-secret' });
    expect(localStorage.getItem('staff_refresh')).toBe(TOKENS.refresh);
  });

  it('speaks of an ended session to whom it ended, and to nobody else', async () => {
    const first = await open('/ttm/login?next=%2Fdashboard', accepted);
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
    await act(() => first.router.navigate('/ttm/login?next=%2Fdashboard', { state: SESSION_ENDED }));
    expect(screen.getByText(/session has ended/)).toBeVisible();
  });

  it('is passed by whoever is signed in', async () => {
    const { router } = await renderApp(<LoginPage />, {
      route: '/ttm/login?next=%2Fdashboard%2Fpackages',
      path: '/ttm/login',
      texts: { admin: TEXTS.en! },
      prepare: asOwner,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/packages'));
  });

  it('shows the password on request', async () => {
    const { user } = await open('/ttm/login', accepted);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});
