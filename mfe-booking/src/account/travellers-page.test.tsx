import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@atoll/contract/languages';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { asCustomer } from '../test/customer';
import { TEXTS } from '../test/fixtures';
import { countriesIn } from './countries';
import TravellersPage from './travellers-page';

const PAGE = '/customer/dashboard/travellers';
const LIST = 'GET /customers/me/travellers/';
const ANNA = { id: 't1', name: 'SMIRNOVA ANNA', birth_date: '1988-04-12', nationality: 'RU', version: 3 };

const open = (handlers: Handlers, language: Language = 'en') =>
  renderApp(<TravellersPage />, {
    language,
    route: PAGE,
    path: PAGE,
    texts: { booking: TEXTS[language] },
    handlers,
    prepare: asCustomer,
  });

beforeEach(() => localStorage.clear());

describe('saved travellers', () => {
  it('are added from an empty list', async () => {
    let stored: object[] = [];
    const { user, api } = await open({
      [LIST]: () => ({ body: stored }),
      'POST /customers/me/travellers/': () => {
        stored = [ANNA];
        return { status: 201, body: ANNA };
      },
    });
    expect(await screen.findByRole('heading', { name: 'Nobody saved yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a traveller' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/Please enter the name as in the passport/);
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    await user.type(screen.getByLabelText('Full name'), 'SMIRNOVA ANNA');
    fireEvent.change(screen.getByLabelText(/Date of birth/), { target: { value: '1988-04-12' } });
    await user.selectOptions(screen.getByLabelText(/Nationality/), 'Russia');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('12 April 1988 · Russia')).toBeVisible();
    expect(screen.getByText('Saved.')).toBeVisible();
    const { id: _id, version: _version, ...facts } = ANNA;
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual(facts);
  }, 20_000);

  it('are changed as they were seen, and what was typed stays when they are another by now', async () => {
    let stored = { ...ANNA };
    const answers = [
      { status: 412, body: { detail: 'Changed', code: 'stale_version', current: stored } },
      { body: { ...ANNA, name: 'SMIRNOVA ANNA M', version: 5 } },
    ];
    const { user, api } = await open({
      [LIST]: () => ({ body: [stored] }),
      'PATCH /customers/me/travellers/t1/': () => {
        stored = { ...ANNA, version: 4 };
        return answers.shift()!;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit SMIRNOVA ANNA' }));
    await user.type(screen.getByLabelText('Full name'), ' M');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changed elsewhere in the meantime/)).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('SMIRNOVA ANNA M');
    await waitFor(() =>
      expect(api.requests.filter(({ method, path }) => `${method} ${path}` === LIST)).toHaveLength(2),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    const sent = api.requests.filter(({ method }) => method === 'PATCH');
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
  }, 20_000);

  it('are let go, and show beside a field what the server has against it', async () => {
    let stored: object[] = [ANNA];
    const { user, api } = await open({
      [LIST]: () => ({ body: stored }),
      'POST /customers/me/travellers/': { status: 400, body: { birth_date: ['Not in the future'] } },
      'DELETE /customers/me/travellers/t1/': () => {
        stored = [];
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a traveller' }));
    await user.type(screen.getByLabelText('Full name'), 'LI WEI');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Date of birth/)).toHaveAccessibleDescription('Not in the future'),
    );
    expect(screen.getByLabelText('Full name')).toHaveValue('LI WEI');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Remove SMIRNOVA ANNA' }));
    expect(await screen.findByText('Removed.')).toBeVisible();
    expect(api.requests.find(({ method }) => method === 'DELETE')?.headers.get('if-match')).toBe('"3"');
    expect(await screen.findByRole('heading', { name: 'Nobody saved yet' })).toBeVisible();
  }, 20_000);

  it('say when they could not be loaded', async () => {
    await open({ [LIST]: { status: 500, body: {} } });
    const card = within(await screen.findByRole('alert'));
    expect(card.getByText('Your travellers could not be loaded')).toBeVisible();
  });
});

describe('countries', () => {
  it('have names in each language, and none is there twice', () => {
    for (const [language, name] of [
      ['en', 'Maldives'],
      ['ru', 'Мальдивы'],
      ['zh', '马尔代夫'],
    ] as const) {
      const countries = countriesIn(language);
      expect(countries).toContainEqual({ code: 'MV', name });
      expect(new Set(countries.map((country) => country.name)).size).toBe(countries.length);
      expect(countries.map(({ code }) => code)).not.toContain('SU');
      expect(countries.length).toBeGreaterThan(240);
    }
  });
});
