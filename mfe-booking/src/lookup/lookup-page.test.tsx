import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { AGENCY, TEXTS } from '../test/fixtures';
import LookupPage from './lookup-page';

const open = (answer: Handler = { status: 202 }) =>
  renderApp(<LookupPage />, {
    route: '/booking/lookup',
    path: '/booking/lookup',
    texts: { booking: TEXTS.en },
    handlers: { 'POST /bookings/lookup/': answer, 'GET /homepage/public/': { body: { settings: AGENCY } } },
  });
const reference = () => screen.getByLabelText('Reference');
const email = () => screen.getByLabelText('Email');

describe('finding a booking again', () => {
  it('asks for a letter, says the same to everybody, and lets try once more', async () => {
    const app = await open();
    await app.user.type(reference(), ' mv-7k3qz4 ');
    await app.user.type(email(), 'anna@example.com{Enter}');
    expect(await screen.findByText(/^If reference and address belong together/)).toHaveTextContent('anna@example.com');
    expect(document.activeElement).toHaveTextContent('Check your inbox');
    // Once here, and once for who has no scripts.
    expect(screen.getAllByRole('link', { name: AGENCY.contact_phone })).toHaveLength(2);
    const sent = app.api.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([{ reference: 'mv-7k3qz4', email: 'anna@example.com' }]);
    await app.user.click(screen.getByRole('button', { name: 'Try another entry' }));
    expect(reference()).toHaveValue('');
  });

  it('explains what is missing beside its field, and keeps what is there', async () => {
    const app = await open();
    const send = screen.getByRole('button', { name: 'Send me the link' });
    await app.user.click(send);
    expect(reference()).toHaveFocus();
    expect(reference()).toHaveAccessibleDescription(/enter the reference of your booking/);
    expect(email()).toHaveAccessibleDescription(/enter the address of the booking/);
    await app.user.type(reference(), 'MV-7K3QZ4');
    expect(reference()).toBeValid();
    await app.user.type(email(), 'anna@');
    await app.user.click(send);
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(app.api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keeps the entries when the question cannot be taken', async () => {
    const app = await open({ status: 429, body: { detail: 'Too many.', code: 'throttled' } });
    await app.user.type(reference(), 'MV-7K3QZ4');
    await app.user.type(email(), 'anna@example.com{Enter}');
    expect(await screen.findByText('We could not send your request')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send me the link' })).toBeEnabled());
    expect(reference()).toHaveValue('MV-7K3QZ4');
  });
});
