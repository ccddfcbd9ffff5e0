import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeRequest, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { LANGUAGES, MANAGER, as, teachDialogs } from '../test/staff';
import LanguagesPage from './languages-page';

const editable = (code: string) => {
  const index = LANGUAGES.findIndex((language) => language.code === code);
  return { ...LANGUAGES[index], position: index + 1, is_shipped: true, version: 7 };
};
const open = (handlers: Handlers = {}, permissions = MANAGER) =>
  renderApp(<LanguagesPage />, {
    route: '/dashboard/translations/languages',
    path: '/dashboard/translations/languages',
    texts: { i18n: en },
    handlers: {
      'GET /languages/': { body: LANGUAGES },
      'GET /languages/en/': { body: editable('en') },
      'GET /languages/ru/': { body: editable('ru') },
      'GET /languages/zh/': { body: editable('zh') },
      'PATCH /languages/*': { body: editable('ru') },
      'GET /translations/stats/': ({ query }) => ({
        body: { completion_percentage: query.get('lang') === 'zh' ? 87.5 : 100 },
      }),
      ...handlers,
    },
    prepare: as(permissions),
  });
const sent = (requests: FakeRequest[], method = 'PATCH') =>
  requests
    .filter((request) => request.method === method)
    .map(({ path, body, headers }) => [path, body, headers.get('If-Match')]);
const rowOf = async (name: string) => (await screen.findByText(name, { selector: 'strong' })).closest('tr')!;

describe('the languages', () => {
  beforeAll(teachDialogs);

  it('say how far each is translated, and change for nobody who may only look', async () => {
    await open({}, ['translations.view']);
    expect(await screen.findByText('87.5%')).toBeVisible();
    expect(screen.queryByRole('button', { name: en.langs.add })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: en.jobs.actions })).toBeNull();
  });

  it('are moved by writing the places that change, and no other', async () => {
    const { user, api } = await open();
    expect(await screen.findByRole('button', { name: 'Move English up' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move Chinese up' }));
    await waitFor(() =>
      expect(sent(api.requests)).toEqual([
        ['/languages/zh/', { position: 2 }, '"7"'],
        ['/languages/ru/', { position: 3 }, '"7"'],
      ]),
    );
  });

  it('keep the default and English on, and ask before one goes', async () => {
    const { user, api } = await open();
    expect(within(await rowOf('English')).queryByRole('button', { name: en.langSteps.deactivateShort })).toBeNull();
    const russian = within(await rowOf('Russian'));
    await user.click(russian.getByRole('button', { name: en.langSteps.deactivateShort }));
    expect(screen.getByText(/Visitors will no longer be offered Russian/)).toBeVisible();
    expect(sent(api.requests)).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: en.langSteps.deactivateNow }));
    await waitFor(() => expect(sent(api.requests)).toEqual([['/languages/ru/', { is_active: false }, '"7"']]));
  });

  it('warn before one that is not whole is switched on', async () => {
    const off = LANGUAGES.map((language) => (language.code === 'zh' ? { ...language, is_active: false } : language));
    const { user } = await open({ 'GET /languages/': { body: off } });
    await screen.findByText('87.5%');
    await user.click(within(await rowOf('Chinese')).getByRole('button', { name: en.langSteps.activateShort }));
    expect(screen.getByText(/Only 87.5% of the texts are translated/)).toBeVisible();
  });

  it('are added with what CLDR knows: Dhivehi runs from right to left', async () => {
    const { user, api } = await open({ 'POST /languages/': { status: 201, body: editable('ru') } });
    await user.click(await screen.findByRole('button', { name: en.langs.add }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('option', { name: 'Russian (ru)' })).toBeNull();
    await user.selectOptions(dialog.getByLabelText(en.language), 'pl');
    expect(dialog.getByText('2, 3, 4, 22…')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText(en.language), 'dv');
    expect(dialog.getByLabelText(en.langs.nativeName)).toHaveValue('ދިވެހި');
    expect(dialog.getByLabelText(en.langs.direction)).toHaveValue('rtl');
    await user.click(dialog.getByRole('button', { name: en.langs.addNow }));
    await waitFor(() =>
      expect(sent(api.requests, 'POST').map(([, body]) => body)).toEqual([
        expect.objectContaining({ code: 'dv', native_name: 'ދިވެހި', direction: 'rtl' }),
      ]),
    );
  });

  it('show what somebody else wrote meanwhile, and keep what was typed', async () => {
    let tries = 0;
    const { user, api } = await open({
      'PATCH /languages/ru/': () =>
        tries++ === 0
          ? {
              status: 412,
              body: { code: 'stale_version', detail: 'x', current: { ...editable('ru'), name: 'Rus', version: 8 } },
            }
          : { body: editable('ru') },
    });
    await user.click(within(await rowOf('Russian')).getByRole('button', { name: en.langs.edit }));
    const name = await screen.findByLabelText(en.langs.name);
    await user.clear(name);
    await user.type(name, 'Russian language');
    await user.click(screen.getByRole('button', { name: en.save }));
    expect(await screen.findByText(/Now: Rus · Русский/)).toBeVisible();
    expect(screen.getByLabelText(en.langs.name)).toHaveValue('Russian language');
    await user.click(screen.getByRole('button', { name: en.save }));
    await waitFor(() => expect(sent(api.requests).map(([, , match]) => match)).toEqual(['"7"', '"8"']));
  });
});

describe('a text', () => {
  it('is told by its language, and why', async () => {
    const { user } = await open({
      'POST /detect-language/': {
        body: {
          ...{ detected_language: 'ru', confidence: 0.92, reliable: false, script: 'Cyrl' },
          alternatives: [{ language: 'en', confidence: 0.08 }],
        },
      },
    });
    await user.type(await screen.findByLabelText(en.detect.text), 'Да');
    await user.click(screen.getByRole('button', { name: en.detect.run }));
    expect(await screen.findByText('Cyrillic')).toBeVisible();
    expect(screen.getByText('92%')).toBeVisible();
    expect(screen.getByText(en.detect.unreliable)).toBeVisible();
    expect(screen.getByText('English 8%')).toBeVisible();
  });
});
