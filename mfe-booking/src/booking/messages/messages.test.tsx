import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { BOOKING_ID } from '../../test/fixtures';
import { openBooking } from '../../test/open-booking';

const PATH = `/bookings/${BOOKING_ID}/messages/`;
const message = (part: object) => ({
  id: '019aa7c1-0000-7000-8000-0000000000b1',
  at: '2027-01-04T09:30:00.000Z',
  type: 'message',
  side: 'guest',
  author: null,
  text: 'Is there a hairdryer?',
  seen: false,
  ...part,
});
const thread = (...messages: object[]) => ({ body: { unread: 0, messages } });
const field = () => screen.findByRole('textbox', { name: /Your message/ });

describe('messages of a guest', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows what was said, and tells the agency once that it is read', async () => {
    const answer = { id: 'b2', side: 'office', text: 'Yes,\nin every villa.' };
    const read = { body: { unread: 0, messages: [] } };
    const { api } = await openBooking({
      handlers: {
        [`GET ${PATH}`]: { body: { unread: 1, messages: [message({ seen: true }), message(answer)] } },
        [`POST ${PATH}read/`]: read,
      },
    });
    expect(await screen.findByText('Is there a hairdryer?')).toBeVisible();
    expect(screen.getByText(/in every villa/)).toBeVisible();
    expect(screen.getByText('Seen by the agency')).toBeVisible();
    await waitFor(() => expect(api.requests.some(({ path }) => path === `${PATH}read/`)).toBe(true));
  });

  it('sends a message, and empties the field', async () => {
    const { user, api } = await openBooking({
      handlers: { [`GET ${PATH}`]: thread(), [`POST ${PATH}`]: { status: 201, body: message({}) } },
    });
    const send = await screen.findByRole('button', { name: 'Send message' });
    expect(send).toBeDisabled();
    await user.type(await field(), '  Is there a hairdryer? ');
    await user.click(send);
    expect(await screen.findByText('Sent. We answer here and by email.')).toBeVisible();
    expect(await field()).toHaveValue('');
    const sent = api.requests.find(({ method, path }) => method === 'POST' && path === PATH);
    expect(sent?.body).toEqual({ text: 'Is there a hairdryer?' });
  });

  it('keeps what could not be sent, over a reload too, and sends it again under the same key', async () => {
    const handlers = { [`GET ${PATH}`]: thread(), [`POST ${PATH}`]: { status: 503, body: { detail: 'Away' } } };
    const { user, api, unmount } = await openBooking({ handlers });
    await user.type(await field(), 'Hello');
    const send = screen.getByRole('button', { name: 'Send message' });
    await user.click(send);
    expect(await screen.findByText(/What you wrote is still here/)).toBeVisible();
    await user.click(send);
    const keys = () =>
      api.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
    await waitFor(() => expect(keys().length).toBeGreaterThan(1));
    expect(new Set(keys()).size).toBe(1);
    unmount();
    await openBooking({ handlers });
    expect(await field()).toHaveValue('Hello');
  });
});
