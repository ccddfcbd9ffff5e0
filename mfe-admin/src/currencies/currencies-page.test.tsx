import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import { addDays, maldivesDay } from '@atoll/contract/days';
import type { Handler } from '@atoll/testing/fake-api';
import { bindShell } from '@atoll/ui/shell-context';
import { formatDate } from '@atoll/i18n/format';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import { CurrenciesPage } from './currencies-page';

teachDialogs();

const TODAY = maldivesDay(new Date());
const USD = {
  ...{
    code: 'USD',
    names: { en: 'US dollar', ru: 'Доллар США', zh: '美元' },
    symbol: '$',
    decimals: 2,
    is_active: true,
  },
  ...{ rate: 1, as_of: '2021-07-01', source: 'Default', is_stale: false, version: 1 },
};
const EUR = {
  ...{ code: 'EUR', names: { en: 'Euro', ru: 'Евро', zh: '欧元' }, symbol: '€', decimals: 2, is_active: true },
  ...{ rate: 0.85, as_of: addDays(TODAY, -40), source: 'Central bank', is_stale: true, version: 3 },
};
const RATE = {
  ...{ id: 9, rate: 0.85, as_of: EUR.as_of, source: 'Central bank', created_by: 'anna@atoll.example' },
  created_at: '2026-10-18T08:00:00.000Z',
};

const open = (query = '', more: Record<string, Handler> = {}, permissions = ['content.view', 'rates.change']) =>
  renderApp(<CurrenciesPage />, {
    route: `/dashboard/settings/currencies${query}`,
    path: '/dashboard/settings/currencies',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /currencies/editable/': { body: [USD, EUR] },
      'GET /currencies/EUR/rates/': { body: page(RATE) },
      'POST /currencies/EUR/rates/': { status: 201, body: RATE },
      ...more,
    },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, permissions } as typeof OWNER }),
  });

describe('currencies', () => {
  it('stand with rate and age, and a warning where an offered one is old', async () => {
    await open();
    const row = within((await screen.findByRole('link', { name: 'Euro' })).closest('tr')!);
    for (const text of ['US$1 = 0.85 EUR', '40 days old', 'Old', 'Offered']) expect(row.getByText(text)).toBeVisible();
    expect(screen.getByText('1 offered currency has a rate older than 30 days')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'US dollar' })).not.toBeInTheDocument();
  });

  it('take a new rate, and show what it makes of a price before', async () => {
    const { user, api } = await open('?open=EUR');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate: Euro' }));
    expect(await dialog.findByText('anna@atoll.example')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('EUR for one US dollar'), '0,87');
    expect(dialog.getByText('$1,000 becomes €870')).toBeInTheDocument();
    expect(dialog.getByText('+2.4% against the rate of 0.85.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Enter the rate' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Source'), 'ECB');
    await user.click(dialog.getByRole('button', { name: 'Enter the rate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.requests.find(({ method }) => method === 'POST')!;
    expect(sent.body).toEqual({ rate: '0.87', as_of: TODAY, source: 'ECB' });
    expect(sent.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('say which rate still counts where a later day has begun', async () => {
    const said: string[] = [];
    bindShell({ release: 'r', notify: ({ text }: { text: string }) => void said.push(text), reportError: () => 'e' });
    const day = formatDate(EUR.as_of, 'en');
    const { user } = await open('?open=EUR');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate: Euro' }));
    await user.type(dialog.getByLabelText('EUR for one US dollar'), '0.86');
    await user.type(dialog.getByLabelText('Source'), 'ECB');
    expect(dialog.queryByText(/still counts/)).not.toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: addDays(TODAY, -41) } });
    const hint = `There is a later rate, of ${day}: that one still counts.`;
    expect(dialog.getByText((text) => text === hint, { normalizer: (text) => text })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Enter the rate' }));
    await waitFor(() => expect(said).toEqual([`The rate is on record. The one of ${day} still counts.`]));
  });

  it('ask whether a rate far from the last one is meant', async () => {
    const { user } = await open('?open=EUR');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate: Euro' }));
    await user.type(dialog.getByLabelText('Source'), 'ECB');
    await user.type(dialog.getByLabelText('EUR for one US dollar'), '8.7');
    expect(dialog.getByRole('button', { name: 'Enter the rate' })).toBeDisabled();
    await user.click(dialog.getByLabelText('Yes, 8.7 is what I mean'));
    expect(dialog.getByRole('button', { name: 'Enter the rate' })).toBeEnabled();
    await user.type(dialog.getByLabelText('EUR for one US dollar'), '1');
    expect(dialog.getByRole('button', { name: 'Enter the rate' })).toBeDisabled();
  });

  it('are taken away from visitors and named, and nothing else is sent', async () => {
    const { user, api } = await open('', { 'PATCH /currencies/EUR/': { body: EUR } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Euro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit: Euro' }));
    await user.click(dialog.getByLabelText('Offered to visitors'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.requests.find(({ method }) => method === 'PATCH')!;
    expect(sent.body).toEqual({ is_active: false });
    expect(sent.headers.get('If-Match')).toBe('"3"');
  });

  it('keep what a colleague has switched meanwhile', async () => {
    const theirs = { ...EUR, is_active: false, version: 4 };
    const stale = { detail: 'Stale', code: 'stale_version', current: theirs, updated_by: 'anna@atoll.example' };
    let stored: object = EUR;
    const { user, api } = await open('', {
      'GET /currencies/editable/': () => ({ body: [USD, stored] }),
      'PATCH /currencies/EUR/': ({ headers }) => {
        stored = theirs;
        return headers.get('If-Match') === '"3"' ? { status: 412, body: stale } : { body: theirs };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Euro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit: Euro' }));
    await user.selectOptions(dialog.getByLabelText('Digits after the point'), '0');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('anna@atoll.example has changed this meanwhile')).toBeVisible();
    expect(dialog.getByLabelText('Offered to visitors')).not.toBeChecked();
    expect(dialog.getByLabelText('Digits after the point')).toHaveValue('0');
    await waitFor(() => expect(screen.getByText('Not offered')).toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const last = api.requests.filter(({ method }) => method === 'PATCH').at(-1)!;
    expect([last.body, last.headers.get('If-Match')]).toEqual([{ decimals: 0 }, '"4"']);
  });

  it('ask which name shall stay where a colleague has written another meanwhile', async () => {
    const theirs = { ...EUR, names: { ...EUR.names, ru: 'Евро ЕС' }, version: 4 };
    const stale = { detail: 'Stale', code: 'stale_version', current: theirs, updated_by: 'anna@atoll.example' };
    const { user } = await open('', { 'PATCH /currencies/EUR/': { status: 412, body: stale } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Euro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit: Euro' }));
    const russian = dialog.getByLabelText(/^Name.*Russian/);
    await user.clear(russian);
    await user.type(russian, 'Единая валюта');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Евро ЕС')).toBeVisible();
    expect(russian).toHaveValue('Единая валюта');
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    expect(russian).toHaveValue('Евро ЕС');
  });

  it('are read, with their history, by who may not change rates', async () => {
    await open('?open=EUR', {}, ['content.view']);
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate: Euro' }));
    expect(await dialog.findByText('Rates so far')).toBeInTheDocument();
    expect(dialog.queryByLabelText('EUR for one US dollar')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit: Euro' })).not.toBeInTheDocument();
  });
});
