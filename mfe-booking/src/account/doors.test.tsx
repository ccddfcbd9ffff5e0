import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeApi, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { CUSTOMER, SESSION, asCustomer } from '../test/customer';
import { TEXTS } from '../test/fixtures';
import ForgotPage from './forgot-page';
import LoginPage from './login-page';
import RegisterPage from './register-page';

const accepted: Handlers = { 'POST /customers/login/': { body: SESSION } };
const refused = { status: 401, body: { detail: 'No', code: 'no_active_account' } };
const texts = { booking: TEXTS.en };

const open = (route: string, handlers: Handlers) =>
  renderApp(<LoginPage />, { route, path: '/customer/login', texts, handlers });

const posts = (api: FakeApi) => api.requests.filter(({ method }) => method === 'POST');

async function signIn(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  await user.type(screen.getByLabelText('Email'), ' anna@example.com ');
  await user.type(screen.getByLabelText('Password'), 'seven small boats');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

beforeEach(() => localStorage.clear());

describe('a registration that is being typed', () => {
  const open = () =>
    renderApp(<RegisterPage />, {
      route: '/customer/register',
      path: '/customer/register',
      texts,
      handlers: { 'POST /customers/register/': { status: 202, body: { detail: 'Look into your mail.' } } },
    });
  beforeEach(() => sessionStorage.clear());

  it('is there after a reload but for the password, and gone once it is sent', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('First name'), 'Анна');
    await first.user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await first.user.click(screen.getByRole('button', { name: 'Show password' }));
    await first.user.type(screen.getByLabelText('Password'), 'seven small boats');
    expect(JSON.stringify(sessionStorage)).not.toContain('seven small boats');
    first.unmount();
    const { user } = await open();
    expect(screen.getByLabelText('First name')).toHaveValue('Анна');
    expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await user.type(screen.getByLabelText('Password'), 'seven small boats');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { name: TEXTS.en.account.register.sent });
    // What is said stands where the form was: the keyboard goes on from it.
    expect(screen.getByRole('status')).toHaveFocus();
    expect(JSON.stringify(sessionStorage)).not.toContain('anna@example.com');
  });
});

describe('the sign-in of customers', () => {
  it.each([
    ['', '/customer/dashboard'],
    ['/booking/manta-week', '/booking/manta-week'],
    ['https://evil.example', '/customer/dashboard'],
    ['//evil.example', '/customer/dashboard'],
    ['/\\evil.example', '/customer/dashboard'],
    ['javascript:alert(1)', '/customer/dashboard'],
  ])('leads on: %s → %s', async (next, target) => {
    const { user, router, api } = await open(`/customer/login?next=${encodeURIComponent(next)}`, accepted);
    await signIn(user);
    await screen.findByTestId('elsewhere');
    expect(router.state.location.pathname).toBe(target);
    expect(posts(api)[0]?.body).toEqual({ email: 'anna@example.com', password: 'seven small boats' });
    expect(localStorage.getItem('customer_token')).toBe(SESSION.token);
    const { refresh } = SESSION;
    expect(JSON.parse(localStorage.getItem('customer_data') ?? '')).toEqual({ ...CUSTOMER, refresh });
  });

  it('keeps where somebody was going on the way to a new account', async () => {
    await open('/customer/login?next=%2Fbooking%2Fmanta-week', {});
    const link = screen.getByRole('link', { name: /Create one/ });
    expect(link).toHaveAttribute('href', '/customer/register?next=%2Fbooking%2Fmanta-week');
  });

  it('is passed by whoever is signed in', async () => {
    const { router } = await renderApp(<LoginPage />, {
      route: '/customer/login',
      path: '/customer/login',
      texts,
      prepare: asCustomer,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/dashboard'));
  });

  it('says one thing of all that is wrong, names the time of a limit, and keeps what was typed', async () => {
    const throttled = { status: 429, body: { detail: 'Try again in 7 seconds.', code: 'throttled' } };
    const said: (string | null)[] = [];
    for (const answer of [refused, { status: 400, body: { email: ['No address'] } }, throttled]) {
      const { user, unmount } = await open('/customer/login', { 'POST /customers/login/': answer });
      await signIn(user);
      said.push((await screen.findByRole('alert')).textContent);
      expect(screen.getByLabelText('Password')).toHaveValue('seven small boats');
      unmount();
    }
    const wrong = 'Email or password is not right.';
    expect(said).toEqual([wrong, wrong, 'Try again in 7 seconds.']);
  });

  it('shows the password on request', async () => {
    const { user } = await open('/customer/login', accepted);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});

describe('a new account', () => {
  it('is explained beside its fields, and says the same whether or not there was one', async () => {
    const post = { status: 201, body: { verification_required: true } };
    const { user, api } = await renderApp(<RegisterPage />, {
      route: '/customer/register',
      path: '/customer/register',
      texts,
      handlers: { 'POST /customers/register/': post },
    });
    const send = () => user.click(screen.getByRole('button', { name: 'Create account' }));
    await send();
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('This field is required');
    await user.type(screen.getByLabelText('First name'), 'Анна');
    await user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await send();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Minimum 8 characters/);
    expect(posts(api)).toHaveLength(0);
    await user.type(screen.getByLabelText('Password'), ' no longer');
    await send();
    expect(await screen.findByText(/We have sent a letter to anna@example.com/)).toBeVisible();
    expect(posts(api)[0]?.body).toMatchObject({ email: 'anna@example.com', locale: 'en', accept_terms: true });
  });

  it.each([
    ['en', ['first_name', 'last_name']],
    ['zh', ['last_name', 'first_name']],
  ] as const)('asks for a name in the order of its language (%s)', async (language, order) => {
    const route = '/customer/register';
    const { container } = await renderApp(<RegisterPage />, {
      language,
      route,
      path: route,
      texts: { booking: TEXTS[language] },
    });
    const names = [...container.querySelectorAll<HTMLInputElement>('input[name$="_name"]')].map(({ name }) => name);
    expect(names).toEqual(order);
  });

  it('is refused in the server’s words, beside the field', async () => {
    const { user } = await renderApp(<ForgotPage />, {
      route: '/customer/forgot-password',
      path: '/customer/forgot-password',
      texts,
      handlers: { 'POST /customers/password/reset/': { status: 400, body: { email: ['No such host'] } } },
    });
    await user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('No such host'));
  });
});
