import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeRequest, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { type AppStore, signIn } from '@atoll/api-client/base';
import type { TranslationTextDto } from '@atoll/api-client/endpoints/translations.gen';
import type { Permission } from '@atoll/contract/permissions';
import en from '../../locales/en.json' with { type: 'json' };
import { ROW, list } from './test-texts';
import TranslationsPage from './translations-page';

const exp = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }));
const ALL: Permission[] = ['translations.view', 'translations.change', 'translations.approve'];
const as = (permissions: Permission[]) => (store: AppStore) =>
  signIn(store, {
    access: `h.${exp}.s`,
    refresh: 'r',
    user: { id: '1', email: 'me@atoll.example', first_name: '', last_name: '', role: 'translator', permissions },
  });
const open = (handlers: Handlers, permissions = ALL) =>
  renderApp(<TranslationsPage />, {
    route: '/dashboard/translations',
    path: '/dashboard/translations',
    texts: { i18n: en },
    handlers: { 'GET /registry/v1/stable/': { body: { rev: 1, channel: 'stable', remotes: [] } }, ...handlers },
    prepare: as(permissions),
  });

const text = (key: string, change: Partial<TranslationTextDto> = {}): TranslationTextDto => ({
  ...ROW,
  id: `ru:catalog:${key}`,
  key,
  source: key,
  value: `${key} по-русски`,
  ...change,
});
const form = (name: string, change: Partial<TranslationTextDto> = {}) =>
  text(`nights_${name}`, { plural: 'nights', form: name, source: '{{count}} nights', ...change });
const NIGHTS = [
  form('other', { required: false, value: null, status: 'missing' }),
  form('many', { value: null, status: 'missing' }),
  form('few', { value: '{{count}} ночи' }),
  form('one', { value: '{{count}} ночь' }),
];
const ofMethod = (requests: FakeRequest[], wanted: string) => requests.filter(({ method }) => method === wanted);
const item = (key: string) => screen.getByText(`catalog:${key}`).closest('article')!;
/** The API that stores what it is sent. */
const storing = (rows: TranslationTextDto[]): Handlers => ({
  'GET /translations/texts/': () => list(...rows),
  'PUT /translations/*': ({ path, body }) => {
    const row = rows.find(({ id }) => path.includes(encodeURIComponent(id)))!;
    Object.assign(row, body as object, { version: row.version + 1, status: 'edited' });
    return { body: row };
  },
  'POST /translations/*': ({ path }) => {
    const row = rows.find(({ id }) => path.includes(encodeURIComponent(id)))!;
    Object.assign(row, { version: row.version + 1, status: 'approved', approved: true });
    return { body: row };
  },
});

beforeAll(() => {
  // jsdom knows the element and not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => localStorage.clear());

describe('a plural', () => {
  it('is one text with a field for each form, and stores what was changed', async () => {
    const { user, api } = await open(storing(NIGHTS.map((row) => ({ ...row }))));
    await screen.findByText('catalog:nights');
    expect(within(item('nights')).getByText('Missing')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit catalog:nights' }));
    const names = screen.getAllByRole('textbox').map((field) => field.closest('div')!.textContent);
    expect(names[0]).toContain('for 1, 21, 31…');
    expect(names[2]).toContain('for 0, 5–20…');
    expect(names[3]).toContain('optional');
    const many = screen.getByRole('textbox', { name: /^Russian text of nights_many/ });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(many).toHaveAccessibleDescription('Write a text first.');
    await user.type(many, ' ночей');
    many.focus();
    (many as HTMLTextAreaElement).setSelectionRange(0, 0);
    await user.keyboard('{Alt>}[Digit1]{/Alt}');
    expect(many).toHaveValue('{{count}} ночей');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(ofMethod(api.requests, 'PUT')).toHaveLength(1));
    expect(ofMethod(api.requests, 'PUT')[0]?.body).toEqual({ value: '{{count}} ночей' });
  });
});

describe('what is typed', () => {
  it('stays in the browser until it is stored, whatever becomes of the page', async () => {
    const first = await open(storing([text('a'), text('b')]));
    await first.user.click(await screen.findByRole('button', { name: 'Edit catalog:a' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Russian text of a' }), '!');
    first.unmount();

    const { user, api } = await open(storing([text('a'), text('b')]));
    await screen.findByText('catalog:a');
    expect(within(item('a')).getByText('Typed, not saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit catalog:a' }));
    const field = screen.getByRole('textbox', { name: 'Russian text of a' });
    expect(field).toHaveValue('a по-русски!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(ofMethod(api.requests, 'PUT')[0]?.body).toEqual({ value: 'a по-русски!' }));
    await waitFor(() => expect(within(item('a')).queryByText('Typed, not saved')).not.toBeInTheDocument());
    expect(Object.keys(localStorage).filter((key) => key.includes(':text:'))).toEqual([]);
  });

  it('on a text that changed since stands beside both: how it began, theirs and one’s own', async () => {
    const first = await open(storing([text('a')]));
    await first.user.click(await screen.findByRole('button', { name: 'Edit catalog:a' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Russian text of a' }), '!');
    first.unmount();

    const theirs = text('a', {
      value: 'Другое',
      version: 9,
      updated_by: 'Aminath',
      updated_at: '2027-01-04T09:30:00.000Z',
    });
    const { user, api } = await open(storing([theirs]));
    await user.click(await screen.findByRole('button', { name: 'Edit catalog:a' }));
    expect(screen.getByText('Somebody saved another text while you were writing')).toBeVisible();
    expect(screen.getByText('When you began').nextElementSibling).toHaveTextContent('a по-русски');
    expect(screen.getByText(/Saved by Aminath/).nextElementSibling).toHaveTextContent('Другое');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(ofMethod(api.requests, 'PUT')).toHaveLength(1));
    expect(ofMethod(api.requests, 'PUT')[0]?.headers.get('If-Match')).toBe('"9"');
  });

  it('after theirs was shown is no less beside theirs when it is opened again', async () => {
    const theirs = text('a', { value: 'Другое', version: 9 });
    const first = await open({
      ...storing([text('a')]),
      'PUT /translations/*': { status: 412, body: { current: theirs, updated_by: 'Aminath', updated_at: null } },
    });
    await first.user.click(await screen.findByRole('button', { name: 'Edit catalog:a' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Russian text of a' }), '!');
    await first.user.click(screen.getByRole('button', { name: 'Save' }));
    await first.user.type(await screen.findByRole('textbox', { name: 'Your text' }), '?');
    first.unmount();

    for (const typed of ['a по-русски!?', 'a по-русски!?+']) {
      const { user, unmount } = await open(storing([theirs]));
      await user.click(await screen.findByRole('button', { name: 'Edit catalog:a' }));
      const field = screen.getByRole('textbox', { name: 'Your text' });
      expect(field).toHaveValue(typed);
      expect(screen.getByText('Saved meanwhile').nextElementSibling).toHaveTextContent('Другое');
      await user.type(field, '+');
      unmount();
    }
  });

  it('while a save is under way stays in the field and in the browser', async () => {
    const rows = [text('a')];
    const answers: (() => void)[] = [];
    const first = await open({
      ...storing(rows),
      'PUT /translations/*': ({ body }) =>
        new Promise((resolve) => {
          answers.push(() => {
            rows[0] = text('a', { ...(body as object), version: 4 });
            resolve({ body: rows[0] });
          });
        }),
    });
    await first.user.click(await screen.findByRole('button', { name: 'Edit catalog:a' }));
    const field = screen.getByRole('textbox', { name: 'Russian text of a' });
    await first.user.type(field, '!{Control>}{Enter}{/Control}');
    await waitFor(() => expect(answers).toHaveLength(1));
    await first.user.type(field, ' Ещё');
    answers[0]!();
    await waitFor(() => expect(document.querySelector('.ant-btn-loading')).not.toBeInTheDocument());
    expect(field).toHaveValue('a по-русски! Ещё');
    first.unmount();

    const { user, api } = await open(storing(rows));
    await user.click(await screen.findByRole('button', { name: 'Edit catalog:a' }));
    expect(screen.queryByText('Somebody saved another text while you were writing')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(ofMethod(api.requests, 'PUT')).toHaveLength(1));
    const [put] = ofMethod(api.requests, 'PUT');
    expect([put?.body, put?.headers.get('If-Match')]).toEqual([{ value: 'a по-русски! Ещё' }, '"4"']);
  });
});

describe('keys', () => {
  it('save and go on, approve, go without saving, and copy the English text', async () => {
    const rows = [text('a'), text('b'), text('c')];
    const { user, api } = await open(storing(rows));
    await screen.findByText('catalog:a');
    await user.keyboard('j');
    expect(item('a')).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Russian text of b' })).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await user.keyboard('!{Control>}{Enter}{/Control}');
    const field = await screen.findByRole('textbox', { name: 'Russian text of b' });
    expect(ofMethod(api.requests, 'PUT').map(({ body }) => body)).toEqual([{ value: 'a по-русски!' }]);
    await user.keyboard('{Alt>}[KeyC]{/Alt}');
    expect(field).toHaveValue('b');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await screen.findByRole('textbox', { name: 'Russian text of c' });
    const [approval] = ofMethod(api.requests, 'POST');
    expect(approval?.path).toContain('/approve/');
    expect(approval?.headers.get('If-Match')).toBe('"4"');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Edit catalog:c' })).toHaveFocus();
    await user.keyboard('{Control>}e{/Control}');
    await waitFor(() => expect(rows[2]?.approved).toBe(true));
  });

  it('of approval do nothing for who may not approve', async () => {
    const { user, api } = await open(storing([text('a')]), ['translations.view', 'translations.change']);
    await user.click(await screen.findByRole('button', { name: 'Edit catalog:a' }));
    await user.keyboard('!{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(ofMethod(api.requests, 'PUT')).toHaveLength(1));
    expect(ofMethod(api.requests, 'POST')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Approve catalog:a' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('many texts', () => {
  it('are approved at once as they were read; what is left out is told, and one click undoes it', async () => {
    const sent: object[] = [];
    const STALE = { id: 'ru:catalog:b', result: 'refused', code: 'stale_version', message: 'Changed', version: 5 };
    const answers = [
      { id: 'ru:catalog:a', result: 'done', code: null, message: null, version: 4 },
      { id: 'ru:catalog:b', result: 'done', code: null, message: null, version: 4 },
      { id: 'ru:catalog:c', result: 'refused', code: 'nothing_to_approve', message: 'There is no text', version: 0 },
    ];
    const rows = [
      text('a', { status: 'edited', origin: 'ui' }),
      text('b'),
      text('c', { value: null, status: 'missing' }),
    ];
    const { user } = await open({
      ...storing(rows),
      'POST /translations/bulk-state/': ({ body }) => {
        sent.push(body as object);
        const { action } = body as { action: string };
        return { body: { results: action === 'clear' ? [STALE] : answers.slice(0, action === 'approve' ? 3 : 1) } };
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose catalog:a' }));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const bar = screen.getByRole('group', { name: 'Chosen texts' });
    expect(within(bar).getByRole('status')).toHaveTextContent('3 chosen · 1 without a text will be skipped');
    const clipboard = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(bar).getByRole('button', { name: 'Copy' }));
    expect(clipboard).toHaveBeenCalledWith('catalog:a\ta\ta по-русски\ncatalog:b\tb\tb по-русски\ncatalog:c\tc\t');
    await user.click(within(bar).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('2 texts approved')).toBeVisible();
    expect(screen.getByText('There is no text')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone for 1 text')).toBeVisible();
    expect(screen.getByText('Changed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(sent).toEqual([
      { action: 'approve', rows: ['a', 'b', 'c'].map((key) => ({ id: `ru:catalog:${key}`, version: 3 })) },
      { action: 'unapprove', rows: [{ id: 'ru:catalog:a', version: 4 }] },
      { action: 'clear', rows: [{ id: 'ru:catalog:b', version: 4 }] },
    ]);
  });
});

describe('the history of a text', () => {
  const revision = { status: 'pending', action: 'edit', origin: 'ui', import_id: null, by: 'Aminath' };
  const AT = '2027-01-04T09:30:00.000Z';
  const past: Handlers = {
    [`GET /translations/${encodeURIComponent('ru:catalog:a')}/history/`]: {
      body: {
        id: ROW.id,
        version: 2,
        released: 'Было сперва',
        results: [
          { ...revision, version: 2, value: 'a по-русски', previous: 'Было', reason: null, at: AT },
          { ...revision, version: 1, value: 'Было', previous: 'Было сперва', reason: 'Короче', at: AT },
        ],
      },
    },
    [`GET /translations/${encodeURIComponent('ru:catalog:a')}/suggestions/`]: {
      body: [
        {
          id: '0199f0a0-0000-7000-8000-000000000001',
          text_id: 'ru:catalog:a',
          value: 'a по-нашему',
          base_version: 2,
          origin: 'ui',
          state: 'open',
          import_id: null,
          created_by: 'Ibrahim',
          created_at: AT,
          decided_by: null,
          reason: null,
        },
      ],
    },
  };

  it('shows what changed, lets an older text stand again, and decides on suggestions', async () => {
    const { user, api } = await open({
      ...storing([text('a', { version: 2, origin: 'ui', status: 'edited', suggestions: 1 })]),
      ...past,
      'POST /translations/suggestions/*': { body: {} },
    });
    await user.click(await screen.findByRole('button', { name: 'History catalog:a' }));
    const story = await screen.findByRole('region', { name: 'History a' });
    expect(within(story).getByText('Reason: Короче')).toBeVisible();
    expect(Array.from(story.querySelectorAll('del'), (gone) => gone.textContent)).toContain('русски');
    expect(Array.from(story.querySelectorAll('ins'), (added) => added.textContent)).toContain('нашему');

    await user.click(within(story).getByRole('button', { name: 'Turn down' }));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Не так');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn down' }));
    await waitFor(() => expect(ofMethod(api.requests, 'POST').at(-1)?.body).toEqual({ reason: 'Не так' }));

    await user.click(within(story).getByRole('button', { name: 'Restore this text' }));
    await waitFor(() => expect(ofMethod(api.requests, 'POST').at(-1)?.body).toEqual({ version: 1 }));
    expect(ofMethod(api.requests, 'POST').at(-1)?.headers.get('If-Match')).toBe('"2"');
  });
});
