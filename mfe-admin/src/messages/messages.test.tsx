import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { BOOKING, TEXTS, asOwner } from '../test/fixtures';
import { BookingMessages } from './booking-messages';

const BASE = `/bookings/${BOOKING.id}/`;
const PATH = `${BASE}messages/`;
const asked = {
  id: '019aa7c1-0000-7000-8000-0000000000b1',
  at: '2027-01-04T09:30:00.000Z',
  type: 'message',
  side: 'guest',
  author: null,
  text: 'Есть ли фен?',
  seen: false,
};
const TEMPLATES = {
  language: 'ru',
  whatsapp: '79123456789',
  templates: [{ code: 'flights', text: 'Здравствуйте! Нам нужны ваши рейсы.' }],
};

const open = (handlers: Handlers = {}) =>
  renderApp(<BookingMessages booking={BOOKING as unknown as BookingDto} />, {
    texts: { admin: TEXTS.en! },
    handlers: {
      [`GET ${PATH}`]: { body: { unread: 1, messages: [asked] } },
      [`POST ${PATH}read/`]: { body: { unread: 0, messages: [asked] } },
      [`GET ${BASE}message-templates/`]: { body: TEMPLATES },
      ...handlers,
    },
    prepare: asOwner,
  });
const field = () => screen.findByRole('textbox', { name: /Message to the guest/ });

describe('messages in the office', () => {
  beforeEach(() => localStorage.clear());

  it('keeps what was typed when the session ends before it is sent, and forgets it when it is sent', async () => {
    const first = await open({ [`POST ${PATH}`]: { status: 201, body: { ...asked, side: 'office' } } });
    await first.user.type(await field(), 'Half a letter');
    first.unmount();
    const second = await open({ [`POST ${PATH}`]: { status: 201, body: { ...asked, side: 'office' } } });
    expect(await field()).toHaveValue('Half a letter');
    await second.user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    second.unmount();
    await open();
    expect(await field()).toHaveValue('');
  });

  it('goes out under the same key when the page was loaded anew before the answer, and under another once it has arrived', async () => {
    let isLost = true;
    const handlers: Handlers = {
      [`POST ${PATH}`]: () =>
        isLost ? new Promise<never>(() => undefined) : { status: 201, body: { ...asked, side: 'office' } },
    };
    const keyOf = async (app: Awaited<ReturnType<typeof open>>, nth: number) => {
      await app.user.click(screen.getByRole('button', { name: 'Send message' }));
      const sent = () => app.api.requests.filter(({ method, path }) => method === 'POST' && path === PATH);
      await waitFor(() => expect(sent()).toHaveLength(nth));
      return sent()[nth - 1]!.headers.get('Idempotency-Key');
    };
    const first = await open(handlers);
    await first.user.type(await field(), 'Hello');
    const key = await keyOf(first, 1);
    first.unmount();
    isLost = false;
    const second = await open(handlers);
    expect(await field()).toHaveValue('Hello');
    expect(await keyOf(second, 1)).toBe(key);
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await second.user.type(await field(), 'Hello');
    expect(await keyOf(second, 2)).not.toBe(key);
  });

  it('does not offer again what was sent when its page was left meanwhile', async () => {
    let arrive: () => void = () => undefined;
    const late = () =>
      new Promise<object>((resolve) => (arrive = () => resolve({ status: 201, body: { ...asked, side: 'office' } })));
    const first = await open({ [`POST ${PATH}`]: late });
    await first.user.type(await field(), 'Hello');
    await first.user.click(screen.getByRole('button', { name: 'Send message' }));
    first.unmount();
    arrive();
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('booking-message'))).toEqual([]));
    await open();
    expect(await field()).toHaveValue('');
  });

  it('shows what the guest wrote, and marks it as seen', async () => {
    const { api } = await open();
    expect(await screen.findByText('Есть ли фен?')).toBeVisible();
    await waitFor(() => expect(api.requests.some(({ path }) => path === `${PATH}read/`)).toBe(true));
  });

  it('begins with a template, behind what was typed, for the guest’s mail or for WhatsApp', async () => {
    const { user, api } = await open({ [`POST ${PATH}`]: { status: 201, body: { ...asked, side: 'office' } } });
    await user.type(await field(), 'Доброе утро!');
    await user.click(await screen.findByRole('combobox', { name: 'Template' }));
    await user.click(await screen.findByTitle('Ask for the flights'));
    const text = `Доброе утро!\n\n${TEMPLATES.templates[0]?.text}`;
    expect(await field()).toHaveValue(text);
    expect(screen.getByRole('link', { name: 'Write in WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/79123456789?text=${encodeURIComponent(text)}`,
    );
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(api.requests.find(({ method, path }) => method === 'POST' && path === PATH)?.body).toEqual({ text });
  });

  it('leaves what is typed while a message is on its way', async () => {
    let arrive: () => void = () => undefined;
    const { user } = await open({
      [`POST ${PATH}`]: () =>
        new Promise((resolve) => (arrive = () => resolve({ status: 201, body: { ...asked, side: 'office' } }))),
    });
    await user.type(await field(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await user.clear(await field());
    await user.type(await field(), 'And a second thing');
    arrive();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send message' })).toHaveAttribute('aria-busy', 'false'),
    );
    expect(await field()).toHaveValue('And a second thing');
  });

  it('offers no WhatsApp where the number is none, and keeps what could not be sent', async () => {
    const { user } = await open({
      [`GET ${BASE}message-templates/`]: { body: { ...TEMPLATES, whatsapp: null } },
      [`POST ${PATH}`]: { status: 403, body: { detail: 'No' } },
    });
    await user.type(await field(), 'Hello');
    expect(screen.queryByRole('link', { name: 'Write in WhatsApp' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/Access denied/)).toBeVisible();
    expect(await field()).toHaveValue('Hello');
  });
});
