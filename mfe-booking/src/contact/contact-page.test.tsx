import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS } from '../test/fixtures';
import ContactPage from './contact-page';

const SEND = 'POST /contact/';
const TOKEN = { form_token: 'made-for-this-form', min_seconds: -1, max_seconds: 7200 };
const TYPED = 'Is May already too wet for Baa Atoll?';

async function open(handlers: Handlers = {}, route = '/contact') {
  const app = await renderApp(<ContactPage />, {
    route,
    path: '/contact',
    texts: { booking: TEXTS.en },
    handlers: {
      'GET /forms/token/': { body: TOKEN },
      [SEND]: { status: 201, body: { reference: 'MC-7K3QZ4', reply_by: '2026-11-27T10:00:00.000Z' } },
      ...handlers,
    },
  });
  const sent = () => app.api.requests.filter(({ method }) => method === 'POST');
  const fill = async () => {
    await app.user.type(screen.getByLabelText('Name'), 'Anna Smirnova');
    await app.user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await app.user.type(screen.getByLabelText('Your message'), TYPED);
    await app.user.click(screen.getByRole('checkbox'));
  };
  const send = () => app.user.click(screen.getByRole('button', { name: 'Send message' }));
  return { ...app, sent, fill, send };
}

beforeEach(() => sessionStorage.clear());

describe('a message to the agency', () => {
  it('begins with what it is asked about, which is the reader’s own from then on, over a reload too', async () => {
    const subject = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${TEXTS.en.ask.subject}`));
    const first = await open({}, '/contact?about=Whale%20sharks');
    expect(subject()).toHaveValue('Whale sharks');
    expect(first.router.state.location).toMatchObject({ pathname: '/contact', search: '' });
    first.unmount();
    const again = await open();
    expect(subject()).toHaveValue('Whale sharks');
    await again.user.clear(subject());
    await again.user.type(subject(), 'Two of us');
    again.unmount();
    const reloaded = await open();
    expect(subject()).toHaveValue('Two of us');
    reloaded.unmount();
    await open({}, '/contact?about=Mantas');
    expect(subject()).toHaveValue('Mantas');
  });

  it('is sent with the token of its form, and says by when it is answered', async () => {
    const { fill, send, sent } = await open();
    await fill();
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your message has arrived' })).toBeVisible();
    expect(screen.getByText(/MC-7K3QZ4/)).toBeVisible();
    expect(screen.getByText(/anna@example.com by 27.November at 15:00/)).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([
      {
        name: 'Anna Smirnova',
        email: 'anna@example.com',
        phone: null,
        subject: null,
        message: TYPED,
        form_token: TOKEN.form_token,
        website: '',
        locale: 'en',
        page_url: 'http://localhost/contact',
        consent: true,
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not sent while something is missing: each field says what', async () => {
    const { send, sent } = await open();
    await send();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Your message')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed when it is refused, and goes under the same key again', async () => {
    const answers = [
      { status: 409, body: { detail: 'Busy.', code: 'busy' } },
      { status: 201, body: { reference: 'MC-1', reply_by: '2026-11-27T10:00:00.000Z' } },
    ];
    const { fill, send, sent } = await open({ [SEND]: () => answers.shift()! });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your message was not sent');
    expect(screen.getByLabelText('Your message')).toHaveValue(TYPED);
    await send();
    expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
    const [first, second] = sent();
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  it.each([503, 408, 0])('says that nobody knows whether it arrived where the answer got lost (%i)', async (status) => {
    const { fill, send } = await open({
      [SEND]: () => {
        if (status === 0) throw new TypeError('Failed to fetch');
        return { status, body: { detail: 'Away.', code: 'unavailable' } };
      },
    });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know yet whether your message arrived');
    expect(screen.queryByText('Your message was not sent')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Your message')).toHaveValue(TYPED);
  });

  it('goes under another key when it says something else', async () => {
    const { user, fill, send, sent } = await open({ [SEND]: { status: 409, body: { detail: 'Busy.', code: 'busy' } } });
    await fill();
    await send();
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText('Your message'), ' And June?');
    await send();
    const [first, second] = sent();
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  it('is there again after a reload', async () => {
    const { fill, unmount } = await open();
    await fill();
    unmount();
    await open();
    expect(screen.getByLabelText('Your message')).toHaveValue(TYPED);
  });
});
