import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeRequest, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import type { SuggestionDto, TextRevisionDto, TranslationTextDto } from '@atoll/api-client/endpoints/translations.gen';
import type { ShellContext } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';
import en from '../../locales/en.json' with { type: 'json' };
import { MANAGER, as, teachDialogs } from '../test/staff';
import { ROW, list } from '../translations/test-texts';
import ReviewPage from './review-page';

const AT = '2027-01-04T09:30:00.000Z';
const text = (key: string, change: Partial<TranslationTextDto> = {}): TranslationTextDto => ({
  ...ROW,
  ...{ id: `ru:catalog:${key}`, key, source: `English ${key}`, value: `Новое ${key}`, released: `Стандарт ${key}` },
  ...{ status: 'edited', origin: 'ui', version: 3, updated_by: 'ibrahim@atoll.example', updated_at: AT },
  ...change,
});
const revision = (version: number, value: string, status: 'pending' | 'approved'): TextRevisionDto => ({
  ...{ version, value, status, previous: null, action: status === 'approved' ? 'approve' : 'edit', origin: 'ui' },
  ...{ reason: null, import_id: null, by: 'ibrahim@atoll.example', at: AT },
});
const suggestion: SuggestionDto = {
  ...{ id: '0199f0a0-0000-7000-8000-000000000001', text_id: 'ru:catalog:a', value: 'Предложение', base_version: 3 },
  ...{ origin: 'ui', state: 'open', import_id: null, created_by: 'ibrahim@atoll.example', created_at: AT },
  ...{ decided_by: null, reason: null },
};

/** An API with texts that wait, each of which leaves the list when it is decided on. */
const waiting = (rows: TranslationTextDto[], more: Handlers = {}): Handlers => ({
  'GET /registry/v1/stable/': { body: { rev: 1, channel: 'stable', remotes: [] } },
  'GET /translations/texts/': () => {
    const answer = list(...rows);
    return { body: { ...answer.body, states: { ...answer.body.states, review: rows.length } } };
  },
  'GET /translations/*': ({ path }) =>
    path.includes('/suggestions/')
      ? { body: [suggestion] }
      : {
          body: {
            id: 'ru:catalog:a',
            version: 3,
            released: 'Стандарт a',
            results: [revision(3, 'Новое a', 'pending'), revision(2, 'Было a', 'approved')],
          },
        },
  'POST /translations/*': ({ path }) => {
    const at = path.includes('/suggestions/') ? 0 : rows.findIndex(({ id }) => path.includes(encodeURIComponent(id)));
    const [row] = rows.splice(at, 1);
    return { body: { ...row, version: 4 } };
  },
  ...more,
});
const open = (handlers: Handlers) =>
  renderApp(<ReviewPage />, {
    route: '/dashboard/translations/review?lang=ru',
    texts: { i18n: en },
    handlers,
    prepare: as(MANAGER),
  });
const posts = (requests: FakeRequest[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-2), body]);

beforeAll(teachDialogs);

describe('the review of texts', () => {
  it('shows one at a time against the approved text before, and goes on by keys', async () => {
    const { user, api } = await open(waiting([text('a'), text('b', { id: 'ru:catalog:b' })]));
    const item = await screen.findByRole('article', { name: 'catalog:a' });
    expect(within(item).getByText('English a')).toBeVisible();
    expect(await within(item).findByText('Было a')).toBeVisible();
    expect(item.querySelector('ins')).toHaveTextContent('Новое');
    expect(screen.getByText('0 done, 2 left')).toBeVisible();
    await waitFor(() => expect(item).toHaveFocus());
    await user.keyboard('a');
    expect(await screen.findByRole('article', { name: 'catalog:b' })).toBeVisible();
    expect(screen.getByText('1 done, 1 left')).toBeVisible();
    expect(api.requests.find(({ method }) => method === 'POST')?.headers.get('If-Match')).toBe('"3"');
    await user.keyboard('s');
    expect(await screen.findByText('You have skipped the rest.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the skipped ones' }));
    expect(screen.getByRole('article', { name: 'catalog:b' })).toBeVisible();
  });

  it('turns an edit down with a reason: the approved text before stands again, approved', async () => {
    const { user, api } = await open(waiting([text('a')]));
    await screen.findByRole('article', { name: 'catalog:a' });
    await user.keyboard('r');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Не наш тон');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn down' }));
    expect(await screen.findByText('Nothing waits for review in this language.')).toBeVisible();
    expect(posts(api.requests)).toEqual([['revert', { version: 2, approved: true, reason: 'Не наш тон' }]]);
  });

  it('accepts and turns down suggestions for approved texts', async () => {
    const approved = () => text('a', { status: 'approved', approved: true, suggestions: 1 });
    for (const [key, verb] of [
      ['a', 'accept'],
      ['r', 'reject'],
    ] as const) {
      const { user, api, unmount } = await open(waiting([approved()]));
      expect(await screen.findByText('Предложение')).toBeVisible();
      await user.keyboard(key);
      if (key === 'r') await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn down' }));
      expect(await screen.findByText('Nothing waits for review in this language.')).toBeVisible();
      expect(posts(api.requests).map(([done]) => done)).toEqual([verb]);
      const sent = api.requests.find(({ method }) => method === 'POST');
      expect(sent?.headers.get('If-Match')).toBe(key === 'a' ? '"3"' : null);
      unmount();
    }
  });

  it('shows the text of now where a suggestion was to take the place of another one, and says so', async () => {
    const rows = [text('a', { status: 'approved', approved: true, suggestions: 1 })];
    const { user } = await open(
      waiting(rows, {
        'POST /translations/*': () => {
          rows[0] = { ...rows[0]!, version: 4, value: 'Чужое' };
          return { status: 412, body: { detail: 'x', code: 'stale_version', current: { value: 'Чужое', version: 4 } } };
        },
      }),
    );
    expect(await screen.findByText('Предложение')).toBeVisible();
    const notify = jest.fn();
    const unbind = bindShell({ notify } as unknown as ShellContext);
    await user.keyboard('a');
    expect((await screen.findAllByText('Чужое'))[0]).toBeVisible();
    expect(notify.mock.calls).toEqual([[{ kind: 'error', text: en.review.changed }]]);
    unbind();
    expect(screen.getByText('0 done, 1 left')).toBeVisible();
  });

  it('says why a text cannot be approved and keeps it in place; an outdated one has nothing to turn down', async () => {
    const refused = { status: 409, body: { detail: 'A plural lacks a form', code: 'plural_forms_missing', qa: [] } };
    const outdated = text('a', { status: 'outdated', origin: null, value: 'Стандарт a', stale: true });
    const { user } = await open(waiting([outdated], { 'POST /translations/*': refused }));
    expect(await screen.findByText(/The English text has changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Turn down/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Approve/ }));
    expect(await screen.findByText(/This text cannot be approved yet/)).toBeVisible();
    expect(screen.getByRole('article', { name: 'catalog:a' })).toBeVisible();
  });

  it('proposes nothing in the place of approved words whose English has changed', async () => {
    const rejected = text('a', { status: 'outdated', approved: true, stale: true, origin: 'revert', value: 'Было a' });
    await open(waiting([rejected]));
    expect(await screen.findByText(/The English text has changed/)).toBeVisible();
    expect(screen.getByText('Было a')).toBeVisible();
    expect(screen.queryByText(en.review.proposed)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Turn down/ })).not.toBeInTheDocument();
  });

  it('can leave out one’s own words', async () => {
    const { user } = await open(waiting([text('a', { updated_by: 'editor@atoll.example' }), text('b')]));
    await screen.findByRole('article', { name: 'catalog:a' });
    await user.click(screen.getByRole('checkbox', { name: 'Hide what I wrote' }));
    expect(screen.getByRole('article', { name: 'catalog:b' })).toBeVisible();
  });
});
