import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import type { TranslationStatsDto } from '@atoll/api-client/endpoints/translations.gen';
import en from '../../locales/en.json' with { type: 'json' };
import { EMPTY, MANAGER, TRANSLATOR, as } from '../test/staff';
import OverviewPage from './overview-page';

const RUSSIAN: TranslationStatsDto = {
  language_code: 'ru',
  total_keys: 1000,
  translated_keys: 999,
  approved_keys: 990,
  pending_keys: 9,
  missing_keys: 1,
  stale_keys: 2,
  released_keys: 900,
  edited_keys: 30,
  review_keys: 11,
  needs_work_keys: 4,
  clipped_keys: 2,
  question_keys: 3,
  qa_errors: 1,
  words_total: 4000,
  words_translated: 3990,
  completion_percentage: 99.9,
  approved_percentage: 99,
  last_updated: '2027-01-04T20:30:00.000Z',
  last_updated_by: 'aminath@atoll.example',
  namespaces: [
    { namespace: 'catalog', total_keys: 600, missing_keys: 1, pending_keys: 9 },
    { namespace: 'weddings', total_keys: 400, missing_keys: 0, pending_keys: 0 },
  ],
};
const ENGLISH: TranslationStatsDto = {
  ...RUSSIAN,
  ...{ language_code: 'en', translated_keys: 1000, approved_keys: 1000, pending_keys: 0, missing_keys: 0 },
  ...{
    stale_keys: 0,
    needs_work_keys: 0,
    clipped_keys: 0,
    question_keys: 0,
    review_keys: 0,
    qa_errors: 0,
    completion_percentage: 100,
    last_updated: null,
  },
  namespaces: RUSSIAN.namespaces.map((part) => ({ ...part, missing_keys: 0 })),
};
const asked = (key: string, isWritten: boolean) => ({
  ...{ remote: 'mfe-catalog', build_id: '1', lang: 'ru', ns: 'catalog', key, kind: 'fallback', hits: 3 },
  ...{ is_written: isWritten, first_at: '2027-01-04T20:30:00.000Z', last_at: '2027-01-04T20:30:00.000Z' },
});

const open = (handlers: Handlers = {}, permissions = MANAGER) =>
  renderApp(<OverviewPage />, {
    route: '/dashboard/translations/overview',
    texts: { i18n: en },
    handlers: {
      'GET /translations/stats/': { body: [ENGLISH, RUSSIAN] },
      'GET /translations/missing/': { body: EMPTY },
      ...handlers,
    },
    prepare: as(permissions),
  });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the progress of the translations', () => {
  it('is told in numbers, never rounded up, with the way to what is to be done', async () => {
    await open();
    const card = within(await screen.findByRole('article', { name: 'Russian' }));
    expect(card.getByText('99.9% translated')).toBeVisible();
    expect(card.getByText('Waiting for approval').nextElementSibling).toHaveTextContent('9');
    expect(card.getByText('Missing').nextElementSibling).toHaveTextContent('1');
    expect(card.getByText(/aminath@atoll.example, 5 Jan 2027, 01:30/)).toBeVisible();
    expect(hrefOf('4 texts need work')).toBe('/dashboard/translations?lang=ru&status=needs_work');
    expect(hrefOf('Review 11 texts')).toBe('/dashboard/translations/review?lang=ru');
    expect(hrefOf('See the texts')).toBe('/dashboard/translations?lang=en');
    const english = within(screen.getByRole('article', { name: 'English' }));
    expect(english.getByText('Nobody has edited a text yet.')).toBeVisible();
  });

  it('leads from each number of missing texts to them', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Missing texts by part of the site' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Part of the siteEnglishRussian',
      'Packages and resorts01',
      'weddings00',
    ]);
    expect(hrefOf('1 missing in Russian: Packages and resorts')).toBe(
      '/dashboard/translations?lang=ru&ns=catalog&status=missing',
    );
  });

  it('says what needs attention: faults, and what pages asked for in vain until somebody wrote it', async () => {
    await open({
      'GET /translations/missing/': { body: { ...EMPTY, results: [asked('a', false), asked('b', true)] } },
    });
    expect(await screen.findByText('catalog:a')).toBeVisible();
    expect(screen.queryByText('catalog:b')).not.toBeInTheDocument();
    expect(hrefOf('1 text breaks a rule')).toBe('/dashboard/translations?lang=ru&qa=error');
    expect(hrefOf('2 texts do not fit')).toBe('/dashboard/translations?lang=ru&status=clipped');
    expect(hrefOf('3 texts with an open question')).toBe('/dashboard/translations?lang=ru&status=questions');
    expect(screen.getByText('3 times')).toBeVisible();
    expect(screen.queryByText('Nothing needs attention.')).not.toBeInTheDocument();
  });

  it('offers no review to who may not approve, and another try where it could not be read', async () => {
    let up = false;
    const { user } = await open(
      { 'GET /translations/stats/': () => (up ? { body: [RUSSIAN] } : { status: 500, body: {} }) },
      TRANSLATOR,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Russian' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Review/ })).not.toBeInTheDocument();
  });
});
