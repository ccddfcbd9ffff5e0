import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import zh from '../../locales/zh.json' with { type: 'json' };
import { Newsletter } from './newsletter';

const SEND = 'POST /newsletter/subscribe/';
const TOKEN = { form_token: 'made-for-this-form', min_seconds: -1, max_seconds: 7200 };
const t = zh.newsletter;

async function open(handlers: Handlers = {}) {
  const app = await renderApp(<Newsletter data={{ title: '', subtitle: null }} />, {
    ...{ language: 'zh', texts: { catalog: zh } },
    handlers: { 'GET /forms/token/': { body: TOKEN }, [SEND]: { status: 202, body: { detail: '.' } }, ...handlers },
  });
  await screen.findByRole('form', { name: t.title });
  const sent = () => app.api.requests.filter(({ method }) => method === 'POST');
  const fill = async (address: string) => {
    await app.user.type(screen.getByLabelText(t.email), address);
    await app.user.click(screen.getByRole('checkbox', { name: t.consent }));
    await app.user.click(screen.getByRole('button', { name: t.send }));
  };
  return { ...app, sent, fill };
}

describe('letters from the agency', () => {
  it('are asked for in the language of the page; the mailbox has the last word', async () => {
    const { fill, sent } = await open();
    await fill('anna@example.com');
    const done = await screen.findByText(t.sent);
    expect(done.closest('[tabindex]')).toHaveFocus();
    expect(screen.getByText(t.sentText.replace('{{email}}', 'anna@example.com'))).toBeVisible();
    const guard = { form_token: TOKEN.form_token, website: '' };
    expect(sent().map(({ body }) => body)).toEqual([
      { email: 'anna@example.com', locale: 'zh', source: 'home', consent: true, ...guard },
    ]);
  });

  it('need an address and an agreement', async () => {
    const { user, fill, sent } = await open();
    await user.click(screen.getByRole('button', { name: t.send }));
    expect(screen.getByLabelText(t.email)).toHaveAccessibleDescription(t.emailMissing);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(t.consentMissing);
    await fill('anna@example');
    expect(screen.getByLabelText(t.email)).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('stay asked for in the form where they could not be', async () => {
    const { fill } = await open({ [SEND]: { status: 429, body: { detail: '请稍后再试。', code: 'throttled' } } });
    await fill('anna@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent(`${t.failed}请稍后再试。`);
    expect(screen.getByLabelText(t.email)).toHaveValue('anna@example.com');
  });
});
