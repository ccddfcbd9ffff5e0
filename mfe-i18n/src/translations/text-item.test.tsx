import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { TRANSLATOR, as } from '../test/staff';
import { ROW, list } from './test-texts';

let isReachable = false;
const script = () => {
  if (!isReachable) throw new Error('Loading chunk 444 failed');
  return { default: () => <p>It is here</p> };
};
jest.unstable_mockModule('./text-places', script);
jest.unstable_mockModule('./text-past', script);
jest.unstable_mockModule('../comments/text-comments', script);
const { default: TranslationsPage } = await import('./translations-page');

beforeEach(() => {
  isReachable = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

it.each([en.places.title, en.comments.title, en.past.title])(
  'leaves the list where the script of “%s” is gone, with Retry',
  async (title) => {
    const { user } = await renderApp(<TranslationsPage />, {
      route: '/dashboard/translations',
      path: '/dashboard/translations',
      texts: { i18n: en },
      handlers: {
        'GET /translations/texts/': list(ROW, { ...ROW, id: 'ru:catalog:hero.lead', key: 'hero.lead' }),
        'GET /registry/v1/stable/': { body: { rev: 1, channel: 'stable', remotes: [] } },
      },
      prepare: as(TRANSLATOR),
    });
    await user.click(await screen.findByRole('button', { name: `${title} catalog:hero.title` }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('catalog:hero.lead')).toBeVisible();
    isReachable = true;
    await user.click(retry);
    expect(await screen.findByText('It is here')).toBeVisible();
  },
);

it('says a text and its translation before what can be done with them', async () => {
  await renderApp(<TranslationsPage />, {
    route: '/dashboard/translations',
    path: '/dashboard/translations',
    texts: { i18n: en },
    handlers: { 'GET /translations/texts/': list({ ...ROW, source: 'All in', value: 'Всё включено' }) },
    prepare: as(TRANSLATOR),
  });
  const comments = await screen.findByRole('button', { name: `${en.comments.title} catalog:hero.title` });
  for (const words of ['All in', 'Всё включено'])
    expect(screen.getByText(words).compareDocumentPosition(comments)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
