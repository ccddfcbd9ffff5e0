import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { OWNER, TEXTS, TOKENS } from '../test/fixtures';
import SitePage from './site-page';

const WORDS = {
  site_title: 'Atoll Travel',
  site_description: '',
  footer_text: '',
  hero_title: 'Sea',
  hero_subtitle: '',
};
const SITE = {
  ...{ whatsapp_number: '9607771234', contact_phone: '+960 777 1234', contact_email: 'hello@atoll.example' },
  ...{ social: [], claims: [], reply_promise_hours: 24, terms_version: '1', legal_entity: null, address: null },
  ...{ tourism_licence_no: null, taxpayer_no: null, bank_details: null, hero: null, base_currency: 'USD' },
  texts: { en: WORDS, ru: { ...WORDS, site_title: 'Атолл' }, zh: WORDS },
  ...{
    default_language: 'en',
    enabled_languages: ['en', 'ru', 'zh'],
    version: 7,
    updated_at: '2026-11-20T08:00:00.000Z',
  },
};

const open = (more: Record<string, Handler> = {}, permissions = ['settings.change', 'content.view']) =>
  renderApp(<SitePage />, {
    route: '/dashboard/settings',
    path: '/dashboard/settings',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /settings/site/': { body: SITE }, ...more },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, permissions } as typeof OWNER }),
  });

describe('the settings of the agency', () => {
  beforeEach(() => localStorage.clear());

  it('send what was changed, words by language, on the version that was read', async () => {
    const { user, api } = await open({
      'PATCH /settings/site/': ({ body }) => ({
        body: { ...SITE, ...(body as object), texts: SITE.texts, version: 8 },
      }),
    });
    const hours = await screen.findByLabelText('Answer within, hours');
    await user.clear(hours);
    await user.type(hours, '12');
    const [, russian] = screen.getAllByLabelText(/^Name of the site/);
    await user.clear(russian!);
    await user.type(russian!, 'Атолл Трэвел');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'PATCH')).toBe(true));
    const sent = api.requests.find(({ method }) => method === 'PATCH')!;
    expect(sent.body).toEqual({ reply_promise_hours: 12, texts: { ru: { site_title: 'Атолл Трэвел' } } });
    expect(sent.headers.get('If-Match')).toBe('"7"');
  });

  it('say beside a field of a language what is wrong with it', async () => {
    const { user } = await open({
      'PATCH /settings/site/': {
        status: 400,
        body: { 'texts.ru.site_title': ['Too long.'], contact_email: ['No address.'] },
      },
    });
    await user.type(await screen.findByLabelText('Telephone'), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 fields need your attention')).toBeInTheDocument();
    const [english, russian] = screen.getAllByLabelText(/^Name of the site/);
    expect(russian).toHaveAccessibleDescription(/Too long\./);
    expect(english).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Telephone')).toHaveValue('+960 777 12345');
  });

  it('are merged with what a colleague has stored meanwhile, and ask where both changed the same', async () => {
    const theirs = { ...SITE, contact_email: 'office@atoll.example', contact_phone: '+960 300 0000', version: 8 };
    const { user } = await open({
      'PATCH /settings/site/': {
        status: 412,
        body: { detail: 'Stale', code: 'stale_version', current: theirs, updated_by: 'anna@atoll.example' },
      },
    });
    await user.type(await screen.findByLabelText('Telephone'), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('anna@atoll.example has changed this meanwhile')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('office@atoll.example');
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(screen.getByLabelText('Telephone')).toHaveValue('+960 300 0000');
  });

  it('name nobody where it is not told who has changed them', async () => {
    let now = SITE;
    const read = { 'GET /settings/site/': () => ({ body: now }) };
    const first = await open(read);
    await first.user.type(await screen.findByLabelText('Telephone'), '5');
    first.unmount();
    now = { ...SITE, contact_email: 'office@atoll.example', version: 8 };
    await open(read);
    expect(await screen.findByText('This has been changed meanwhile')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('office@atoll.example');
    expect(screen.getByLabelText('Telephone')).toHaveValue('+960 777 12345');
  });

  it('lead who may not change them to the first part that is theirs to see', async () => {
    const { router } = await open({}, ['content.view']);
    await screen.findByTestId('elsewhere');
    expect(router.state.location.pathname).toBe('/dashboard/settings/currencies');
  });

  it('can be asked for again where they could not be read', async () => {
    let isDown = true;
    const { user } = await open({
      'GET /settings/site/': () => (isDown ? { status: 400, body: { detail: 'Down' } } : { body: SITE }),
    });
    const retry = await screen.findByRole('button', { name: /again|Retry/i });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByLabelText('Email')).toHaveValue('hello@atoll.example');
    expect(within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link').length).toBeGreaterThan(1);
  });
});
