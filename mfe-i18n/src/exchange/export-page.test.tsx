import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { EMPTY, LANGUAGES, as } from '../test/staff';
import ExportPage from './export-page';

const open = (route = '/dashboard/translations/export', handlers: Handlers = {}) =>
  renderApp(<ExportPage />, {
    route,
    path: '/dashboard/translations/export',
    texts: { i18n: en },
    handlers: {
      'GET /languages/': { body: LANGUAGES },
      'GET /registry/v1/stable/': { body: { rev: 1, channel: 'stable', remotes: [] } },
      'GET /translations/texts/': ({ query }) => ({
        body: { ...EMPTY, count: 9, texts: query.get('lang') === 'zh' ? 7 : 635 },
      }),
      'GET /translations/export/': { body: {} },
      ...handlers,
    },
    prepare: as(['translations.view']),
  });
const exports = (requests: { path: string; query: URLSearchParams }[]) =>
  requests.filter(({ path }) => path.endsWith('/export/')).map(({ query }) => Object.fromEntries(query));

describe('an export', () => {
  const names: string[] = [];
  beforeEach(() => {
    localStorage.clear();
    names.length = 0;
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
      names.push(this.download);
    });
  });

  it('says how many texts each file holds, and downloads one file a language', async () => {
    const { user, api } = await open();
    expect(await screen.findByText('635 texts')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Chinese' }));
    await user.selectOptions(screen.getByLabelText(en.exporting.state), 'missing');
    await user.click(screen.getByRole('radio', { name: /CSV/ }));
    await user.click(screen.getByRole('checkbox', { name: en.exporting.source }));
    expect(await screen.findByText('7 texts')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download 2 files' }));
    await waitFor(() => expect(names).toEqual(['atoll-ru-missing.csv', 'atoll-zh-missing.csv']));
    expect(exports(api.requests)).toEqual([
      { format: 'csv', status: 'missing', include_source: 'false', language_code: 'ru' },
      { format: 'csv', status: 'missing', include_source: 'false', language_code: 'zh' },
    ]);
  });

  it('is chosen again as it was last, unless the address says otherwise', async () => {
    const { user, unmount } = await open();
    await screen.findByText('635 texts');
    await user.click(screen.getByRole('radio', { name: /JSON/ }));
    await user.click(screen.getByRole('checkbox', { name: en.exporting.nested }));
    unmount();
    await open('/dashboard/translations/export?lang=zh&ns=catalog&status=outdated');
    expect(await screen.findByText('atoll-zh-catalog-outdated.json')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: en.exporting.nested })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Russian' })).not.toBeChecked();
  });

  it('asks for a language, and for another try when the languages cannot be read', async () => {
    const { user, unmount } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Russian' }));
    expect(screen.getByText(en.exporting.chooseLanguage)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download 0 files' })).toBeDisabled();
    unmount();
    await open(undefined, { 'GET /languages/': { status: 500, body: { detail: 'x', code: 'internal' } } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
