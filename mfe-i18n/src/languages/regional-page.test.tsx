import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { MANAGER, as } from '../test/staff';
import RegionalPage from './regional-page';

const STANDARD = {
  ...{ currency_code: 'USD', currency_symbol: '$', date_format: 'DD.MM.YYYY' },
  ...{ time_format: 24, timezone: 'Indian/Maldives', phone_format: '+7 XXX XXX-XX-XX' },
};
const SETTINGS = {
  ...STANDARD,
  language: 'ru',
  overridden: ['time_format'],
  time_format: 12,
  standard: STANDARD,
  version: 4,
};
const open = (handlers: Handlers = {}) =>
  renderApp(<RegionalPage />, {
    route: '/dashboard/translations/languages/ru',
    path: '/dashboard/translations/languages/:code',
    texts: { i18n: en },
    handlers: { 'GET /regional-settings/ru/editable/': { body: SETTINGS }, ...handlers },
    prepare: as(MANAGER),
  });
const preview = (name: string) =>
  within(screen.getByRole('region', { name: en.regional.preview })).getByText(name).nextElementSibling;

describe('the formats of a language', () => {
  it('are seen while they are written, and go back to the standard at a press', async () => {
    const { user, api } = await open({
      'PUT /regional-settings/ru/': { body: { ...SETTINGS, overridden: ['currency_code'], version: 5 } },
    });
    expect(await screen.findByLabelText(en.regional.time_format)).toHaveValue('12');
    expect(preview(en.samples.time)).toHaveTextContent(/05:05/);
    await user.click(screen.getByRole('button', { name: en.regional.reset }));
    expect(preview(en.samples.time)).toHaveTextContent('17:05');
    expect(screen.getByLabelText(en.regional.time_format)).toHaveFocus();
    await user.selectOptions(screen.getByLabelText(en.regional.currency_code), 'EUR');
    expect(preview(en.samples.price)).toHaveTextContent('1 299 €');
    await user.type(screen.getByLabelText(en.regional.currency_symbol), 'евро');
    expect(preview(en.samples.price)).toHaveTextContent('1 299 евро');
    await user.type(screen.getByLabelText(en.regional.date_format), 'YYYY/MM/DD');
    expect(preview(en.samples.date)).toHaveTextContent('2027/02/14');
    await user.click(screen.getByRole('button', { name: en.save }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'PUT')).toBe(true));
    const { body, headers } = api.requests.find(({ method }) => method === 'PUT')!;
    expect(body).toEqual({
      ...{ currency_code: 'EUR', currency_symbol: 'евро', date_format: 'YYYY/MM/DD' },
      ...{ time_format: null, timezone: null, phone_format: null },
    });
    expect(headers.get('If-Match')).toBe('"4"');
  });

  it('say at the field what cannot be, and what somebody else saved meanwhile', async () => {
    const answers = [
      { status: 400, body: { detail: 'x', code: 'validation_failed', date_format: ['Write a whole date.'] } },
      {
        status: 412,
        body: { detail: 'x', code: 'stale_version', current: { ...SETTINGS, overridden: [], version: 9 } },
      },
    ];
    const { user } = await open({ 'PUT /regional-settings/ru/': () => answers.shift()! });
    const date = await screen.findByLabelText(en.regional.date_format);
    await user.type(date, 'DD.MM');
    await user.click(screen.getByRole('button', { name: en.save }));
    expect(await screen.findByText('Write a whole date.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.save }));
    expect(await screen.findByText(en.langs.changedMeanwhile)).toBeVisible();
    expect(date).toHaveValue('DD.MM');
    await user.click(screen.getByRole('button', { name: en.regional.takeTheirs }));
    expect(screen.getByLabelText(en.regional.date_format)).toHaveValue('');
  });

  it('leave what somebody else saved meanwhile where nothing was changed here', async () => {
    const theirs = { ...SETTINGS, overridden: ['timezone'], ...STANDARD, timezone: 'Asia/Tokyo', version: 9 };
    const { user, api } = await open({
      'PUT /regional-settings/ru/': ({ headers }) =>
        headers.get('If-Match') === '"4"'
          ? { status: 412, body: { detail: 'x', code: 'stale_version', current: theirs } }
          : { body: { ...theirs, version: 10 } },
    });
    await user.type(await screen.findByLabelText(en.regional.date_format), 'YYYY/MM/DD');
    await user.click(screen.getByRole('button', { name: en.save }));
    expect(await screen.findByText(en.langs.changedMeanwhile)).toBeVisible();
    expect(screen.getByLabelText(en.regional.timezone)).toHaveValue('Asia/Tokyo');
    await user.click(screen.getByRole('button', { name: en.save }));
    await waitFor(() => expect(api.requests.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(api.requests.findLast(({ method }) => method === 'PUT')!.body).toEqual({
      ...{ currency_code: null, currency_symbol: null, date_format: 'YYYY/MM/DD' },
      ...{ time_format: null, timezone: 'Asia/Tokyo', phone_format: null },
    });
  });
});
