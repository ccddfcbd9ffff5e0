import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { IN_PLACE } from '@atoll/contract/in-place';
import { paths } from '@atoll/contract/paths';
import { addTexts, setLanguage } from '@atoll/i18n/instance';
import en from '../../locales/en.json' with { type: 'json' };
import type { App } from '../app-context';
import { dismiss, messages } from '../notifications/messages';

// The line that tells of texts is another matter.
jest.unstable_mockModule('./follow-texts', () => ({ followTexts: () => undefined }));
const { editsInPlace, startLiveTexts } = await import('./live-texts');

const user = { permissions: [IN_PLACE.permission] };
const declaration = { namespace: 'none', routes: [{ path: paths.dashboardTranslations() }] };
const REMOTE = { name: 'mfe-i18n', candidates: [{ base: '/r/mfe-i18n/1/', version: '1', declaration }] };
const loadPage = jest.fn(async () => {
  throw new Error('mfe-i18n has no page inPlace');
});
const appOf = (remotes: object[]) =>
  ({ store: { getState: () => ({ session: { user } }) }, set: { remotes }, loader: { loadPage } }) as unknown as App;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (async () => Response.json({ remotes: [] })) as never;
  addTexts('en', 'shell', en);
  await setLanguage('en');
  sessionStorage.setItem(IN_PLACE.flag, '1');
});
afterEach(() => {
  for (const { id } of messages()) dismiss(id);
  jest.restoreAllMocks();
});

it.each([
  ['no remote has it', [], 0],
  ['its remote has no such page, or does not come', [REMOTE], 1],
])('ends editing in place where the editor cannot come, and says so: %s', async (_, remotes, asked) => {
  loadPage.mockClear();
  const app = appOf(remotes);
  startLiveTexts(app);
  await waitFor(() => expect(messages()).toMatchObject([{ kind: 'error', text: en.inPlace }]), { timeout: 5_000 });
  expect(loadPage).toHaveBeenCalledTimes(asked);
  expect(editsInPlace(app)).toBe(false);
});
