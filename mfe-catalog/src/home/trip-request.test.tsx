import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { TripRequest } from './trip-request';

const SEND = 'POST /custom-trip-requests/';
const TOKEN = { form_token: 'made-for-this-form', min_seconds: -1, max_seconds: 7200 };
const WISH = 'A quiet island for the two of us.';
const RECEIPT = { reference: 'TR-7K3QZ4', reply_by: '2026-11-27T10:00:00.000Z' };

async function open(handlers: Handlers = {}, language: 'en' | 'ru' = 'en') {
  const texts = language === 'en' ? en : ru;
  const app = await renderApp(<TripRequest data={{ title: 'Tell us', subtitle: null }} />, {
    ...{ language, texts: { catalog: texts } },
    handlers: { 'GET /forms/token/': { body: TOKEN }, [SEND]: { status: 201, body: RECEIPT }, ...handlers },
  });
  const t = texts.tripRequest;
  await screen.findByRole('form', { name: t.label });
  const sent = () => app.api.requests.filter(({ method }) => method === 'POST');
  const fill = async () => {
    await app.user.type(screen.getByLabelText(t.description), WISH);
    await app.user.type(screen.getByLabelText(t.email), 'anna@example.com');
    await app.user.click(screen.getByRole('checkbox', { name: t.consent }));
  };
  const send = () => app.user.click(screen.getByRole('button', { name: t.send }));
  return { ...app, sent, fill, send };
}

beforeEach(() => sessionStorage.clear());

describe('a trip request', () => {
  it('offers the durations and budgets that the agency plans for', async () => {
    await open();
    const of = (name: RegExp) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(of(/^How long/)).toEqual(['Not sure yet', '3 days', '5 days', '7 days', '10 days', '14 days']);
    const bands = ['$1,000 to $2,000', '$2,000 to $5,000', '$5,000 to $10,000', 'over $10,000'];
    expect(of(/^Budget/)).toEqual(['Not sure yet', ...bands]);
    expect(screen.getByRole('link', { name: en.tripRequest.builder })).toHaveAttribute('href', '/custom-trip');
  });

  it('is sent with all that was chosen, and says by when it is answered', async () => {
    const { user, fill, send, sent } = await open();
    await fill();
    await user.selectOptions(screen.getByRole('combobox', { name: /^How long/ }), '7');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Budget/ }), '2000-5000');
    await send();
    const heading = await screen.findByRole('heading', { level: 3, name: 'Your wishes are with us' });
    expect(heading.parentElement).toHaveFocus();
    expect(heading.parentElement).toHaveTextContent(/TR-7K3QZ4.*anna@example\.com by 27.November, 15:00 Maldives time/);
    const guard = { form_token: TOKEN.form_token, website: '' };
    const said = { description: WISH, email: 'anna@example.com', duration: 7, budget: '2000-5000' };
    expect(sent().map(({ body }) => body)).toEqual([
      { ...said, ...guard, locale: 'en', currency: 'USD', consent: true },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not sent while something is missing: each field says what, in the language of the page', async () => {
    const { send, sent } = await open({}, 'ru');
    await send();
    const description = screen.getByRole('textbox', { name: /Ваша поездка/ });
    expect(description).toHaveFocus();
    expect(description).toHaveAccessibleDescription(/Расскажите одной фразой/);
    expect(screen.getByLabelText('Эл. почта')).toHaveAccessibleDescription('Заполните это поле');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/согласие/);
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed over a reload', async () => {
    const { fill, unmount } = await open();
    await fill();
    unmount();
    await open();
    expect(screen.getByLabelText(en.tripRequest.description)).toHaveValue(WISH);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('goes under the same key again when nobody knows whether it arrived', async () => {
    let isUp = false;
    const away = { status: 503, body: { detail: 'Away.', code: 'unavailable' } };
    const { fill, send, sent } = await open({ [SEND]: () => (isUp ? { status: 201, body: RECEIPT } : away) });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know yet whether your wishes arrived');
    expect(screen.getByLabelText(en.tripRequest.description)).toHaveValue(WISH);
    isUp = true;
    await send();
    await screen.findByRole('heading', { level: 3 });
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(sent().at(-1)?.body).toEqual(sent()[0]?.body);
  });

  it('counts once though the token of the form has grown too old between two tries', async () => {
    let tokens = 0;
    let isUp = false;
    const away = { status: 503, body: { detail: 'Away.', code: 'unavailable' } };
    const conflict = { status: 409, body: { detail: 'Other words.', code: 'idempotency_conflict' } };
    // The first one arrives, and its answer is lost.
    const arrived = 'token-2';
    const { fill, send, sent } = await open({
      'GET /forms/token/': () => ({
        body: { form_token: `token-${(tokens += 1)}`, min_seconds: -1, max_seconds: 60 },
      }),
      [SEND]: ({ body }) => {
        if (!isUp) return away;
        return (body as { form_token: string }).form_token === arrived ? { status: 201, body: RECEIPT } : conflict;
      },
    });
    await fill();
    await send();
    await screen.findByRole('alert');
    isUp = true;
    await send();
    await screen.findByRole('heading', { level: 3, name: 'Your wishes are with us' });
    const used = sent().map(({ body }) => (body as { form_token: string }).form_token);
    expect([used[0], ...used.slice(-2)]).toEqual([arrived, 'token-3', arrived]);
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('shows what the server refuses beside its field', async () => {
    const refusal = { email: ['This address cannot be written to.'] };
    const { fill, send } = await open({ [SEND]: { status: 400, body: refusal } });
    await fill();
    await send();
    expect(await screen.findByText('This address cannot be written to.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});
