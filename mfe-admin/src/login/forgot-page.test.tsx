import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS } from '../test/fixtures';
import ForgotPage from './forgot-page';

const open = (answer: { status: number; body?: object }) =>
  renderApp(<ForgotPage />, {
    route: '/ttm/forgot-password',
    path: '/ttm/forgot-password',
    texts: { admin: TEXTS.en! },
    handlers: { 'POST /users/password/reset/': answer },
  });

describe('who forgot the password', () => {
  it('asks without a session, and is told to look into the mail whether there is such a colleague or not', async () => {
    const { user, api } = await open({ status: 202 });
    await user.type(screen.getByLabelText('Email'), 'anna@atoll.example');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Look into your mail')).toBeInTheDocument();
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]!.body).toEqual({ email: 'anna@atoll.example' });
    expect(api.requests[0]!.headers.has('Authorization')).toBe(false);
  });

  it('is asked for an address that is one, and keeps it when the limit is reached', async () => {
    const limit = { detail: 'Too many requests. Please try again in 3,143 seconds.', code: 'throttled' };
    const { user, api } = await open({ status: 429, body: limit });
    await user.type(screen.getByLabelText('Email'), 'anna');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(api.requests).toHaveLength(0);
    await user.type(screen.getByLabelText('Email'), '@atoll.example');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('3,143 seconds');
    expect(screen.getByLabelText('Email')).toHaveValue('anna@atoll.example');
  });
});
