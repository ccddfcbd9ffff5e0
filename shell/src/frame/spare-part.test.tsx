import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { signInCustomer } from '@atoll/api-client/base';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };

// As after a deployment of the shell: the script that an open page knows is gone.
jest.unstable_mockModule('./customer-menu', () => {
  throw new Error('Loading chunk 444 failed');
});
const { CustomerTools } = await import('./customer-tools');

const CUSTOMER = { id: 'c1', user: { id: 'c1', email: 'anna@example.com', first_name: 'Anna' } };
const token = `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))}.s`;

it('leaves the page standing where the script of the account is gone, with a plain way to it', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp(<CustomerTools />, {
    path: '*',
    texts: { shell: en },
    prepare: (store) => signInCustomer(store, { token, refresh: 'r1', customer: CUSTOMER as never }),
  });
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/customer/dashboard');
  // It is reported, under an id.
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/^[\da-f]{8}/),
    expect.objectContaining({ message: expect.stringContaining('chunk 444') as unknown }),
  );
  told.mockRestore();
});
