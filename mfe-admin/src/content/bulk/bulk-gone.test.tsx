import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import { renderApp } from '@atoll/testing/render-app';
import { OWNER, TEXTS, TOKENS, page } from '../../test/fixtures';

let isReachable = false;
const script = jest.fn(() => {
  if (!isReachable) throw new Error('Loading chunk 444 failed');
  return { default: () => <p>What can be done with them</p> };
});
jest.unstable_mockModule('./content-bulk', script);
const { default: ContentListPage } = await import('../content-list-page');

const ROW = {
  ...{ id: 12, slug: 'manta-week', name: 'Manta week', cover_image: null, status: 'draft', category_code: 'diving' },
  editing: {
    ...{ version: 1, updated_at: '2026-11-20T08:00:00.000Z', updated_by: null, publish_at: null, unpublish_at: null },
    ...{ pending: false, translation_status: { ru: 'published', zh: 'published' } },
  },
};
const rows = page(ROW, { ...ROW, id: 13, name: 'Two islands' });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

it('leaves the list where the script of what can be done with rows is gone; the next row and Retry ask for it again', async () => {
  const { user } = await renderApp(<ContentListPage />, {
    route: '/dashboard/packages',
    path: '/dashboard/packages',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /packages/': { body: rows }, 'GET /saved-views/': { body: [] } },
    prepare: (store) =>
      signIn(store, {
        ...TOKENS,
        user: { ...OWNER, permissions: ['catalogue.view', 'catalogue.change', 'catalogue.publish'] },
      }),
  });
  await screen.findByRole('link', { name: 'Manta week' });
  const boxes = screen.getAllByRole('checkbox', { name: /Manta week|Two islands/ });
  await user.click(boxes[0]!);
  await screen.findByRole('button', { name: 'Retry' });
  const before = script.mock.calls.length;
  await user.click(boxes[1]!);
  await waitFor(() => expect(script.mock.calls.length).toBeGreaterThan(before));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('link', { name: 'Two islands' })).toBeVisible();
  isReachable = true;
  await user.click(retry);
  expect(await screen.findByText('What can be done with them')).toBeVisible();
  for (const box of boxes) expect(box).toBeChecked();
});
