import { describe, expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS } from '../test/fixtures';
import { LetterTemplatesPage } from './letter-templates-page';

teachDialogs();

const PATH = '/dashboard/settings/letter-templates';
const LETTERS = [
  { name: 'booking-received', occasion: 'request', reader: 'guest', variants: [] },
  { name: 'booking-paid', occasion: 'payment', reader: 'office', variants: [] },
  {
    name: 'booking-cancelled',
    occasion: 'ending',
    reader: 'guest',
    variants: ['by_guest', 'by_agency'],
  },
  { name: 'verify-email', occasion: 'account', reader: 'account', variants: [] },
];
const preview = (subject: string) => ({
  ...{ language: 'en', from: 'Atoll Travel <no-reply@atoll.example>', reply_to: 'hello@atoll.example', subject },
  html: `<!doctype html><html lang="en"><head><style>.ink{color:red}</style></head><body><p style="margin:0">${subject}</p></body></html>`,
  text: `${subject}, in plain words`,
});
const SENT = {
  ...{ id: '019aa7c1-0000-7000-8000-0000000000aa', template: 'booking-paid', locale: 'zh', to: 'owner@atoll.example' },
  ...{ entity: 'letter_test', entity_id: 'booking-paid', status: 'queued', attempts: 0, next_at: null },
  ...{ last_error: null, created_at: '2026-11-20T08:00:00.000Z', sent_at: null },
};

const open = (
  query = '',
  more: Record<string, Handler> = {},
  permissions = ['audit.view', 'translations.view', 'translations.change'],
) =>
  renderApp(<LetterTemplatesPage />, {
    route: `${PATH}${query}`,
    path: PATH,
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /letters/': { body: LETTERS },
      'GET /letters/booking-received/preview/': { body: preview('Your request has arrived') },
      'GET /letters/booking-paid/preview/': { body: preview('Money has come') },
      ...more,
    },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, permissions } as typeof OWNER }),
  });

describe('the letters that the agency sends', () => {
  it('stand under what brings them about, the first one shown as its reader gets it', async () => {
    await open();
    const list = within(await screen.findByRole('navigation', { name: 'Letter templates' }));
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Requests and bookings',
      'Payment',
      'Cancellation',
      'Accounts',
    ]);
    expect(list.getByRole('link', { name: 'Request received' })).toHaveAttribute('aria-current', 'page');
    const letter = within(screen.getByRole('article', { name: 'Request received' }));
    expect(await letter.findByText('Your request has arrived')).toBeVisible();
    for (const fact of ['the guest', 'Atoll Travel <no-reply@atoll.example>', 'hello@atoll.example'])
      expect(letter.getByText(fact)).toBeVisible();
  });

  it('run nothing and bring no style of their own into the office', async () => {
    await open();
    const frame = await screen.findByTitle('Your request has arrived');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    const source = frame.getAttribute('srcdoc')!;
    expect(source).not.toMatch(/<style| style="/);
    expect(source).toContain(`content="default-src 'none'"`);
  });

  it('are asked for in the language that is chosen, and read as plain text too', async () => {
    const { user, api, router } = await open('?open=booking-paid');
    await user.click(await screen.findByRole('button', { name: 'Chinese' }));
    await waitFor(() => expect(router.state.location.search).toBe('?open=booking-paid&lang=zh'));
    await waitFor(() => {
      const asked = api.requests.filter(({ path }) => path === '/letters/booking-paid/preview/');
      expect(asked.at(-1)!.query.get('lang')).toBe('zh');
    });
    await user.click(screen.getByRole('button', { name: 'Plain text' }));
    expect(await screen.findByText('Money has come, in plain words')).toBeVisible();
    expect(screen.queryByTitle('Money has come')).not.toBeInTheDocument();
  });

  it('are sent to who looks at them, once for one press, in the language that is shown', async () => {
    const { api } = await open('?open=booking-paid&lang=zh', {
      'POST /letters/booking-paid/test/': { status: 201, body: SENT },
    });
    const button = await screen.findByRole('button', { name: 'Send me a test' });
    // The answer comes between the two clicks.
    await userEvent.setup({ delay: 100 }).dblClick(button);
    expect(await screen.findByText(/On its way to owner@atoll\.example, in Chinese\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it among the letters' })).toHaveAttribute(
      'href',
      `/dashboard/settings/outbox?open=${SENT.id}`,
    );
    const sent = api.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([{ lang: 'zh' }]);
    expect(sent[0]!.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('are shown and sent as what is the case has them', async () => {
    const { user, api } = await open('?open=booking-cancelled', {
      'GET /letters/booking-cancelled/preview/': ({ query }) => ({ body: preview(`Ended ${query.get('variant')}`) }),
      'POST /letters/booking-cancelled/test/': { status: 201, body: { ...SENT, template: 'booking-cancelled' } },
    });
    expect(await screen.findByText('Ended by_guest')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'By the agency' }));
    expect(await screen.findByText('Ended by_agency')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send me a test' }));
    await screen.findByText(/On its way/);
    expect(api.requests.find(({ method }) => method === 'POST')!.body).toEqual({ lang: 'en', variant: 'by_agency' });
  });

  it('say why a test was not sent', async () => {
    const { user } = await open('', {
      'POST /letters/booking-received/test/': { status: 400, body: { detail: 'Twenty an hour.', code: 'throttled' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('lead to their texts and to those that were sent; to texts only who may read them', async () => {
    const { unmount } = await open('?open=booking-paid&lang=ru');
    expect(await screen.findByRole('link', { name: 'Edit its texts' })).toHaveAttribute(
      'href',
      '/dashboard/translations?lang=ru&ns=letters&q=booking-paid.',
    );
    expect(screen.getByRole('link', { name: 'Those that were sent' })).toHaveAttribute(
      'href',
      '/dashboard/settings/outbox?template=booking-paid',
    );
    unmount();
    await open('', {}, ['audit.view']);
    expect(await screen.findByRole('link', { name: 'Those that were sent' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit its texts' })).not.toBeInTheDocument();
  });

  it('are found by their names, and all shown again', async () => {
    const { user } = await open('?search=address');
    const list = within(await screen.findByRole('navigation', { name: 'Letter templates' }));
    expect(list.getAllByRole('link')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), ' nowhere');
    expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(4));
  });

  it('are gone through by keys, from the one that is shown', async () => {
    const { user, router } = await open('?open=booking-paid');
    await screen.findByRole('article', { name: 'Money came, to the office' });
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Please confirm your address' })).toHaveFocus();
    await user.keyboard('kkk{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?open=booking-received'));
  });

  it('can be asked for again where one, or all, could not be read', async () => {
    let isDown = true;
    const { user } = await open('', {
      'GET /letters/booking-received/preview/': () =>
        isDown ? { status: 400, body: { detail: 'Down' } } : { body: preview('Your request has arrived') },
    });
    const retry = await screen.findByRole('button', { name: /again|Retry/i });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Your request has arrived')).toBeVisible();
  });
});
