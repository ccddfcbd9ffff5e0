import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FakeRequest, Handler, Handlers } from '@atoll/testing/fake-api';
import { fakeShell } from '@atoll/testing/fake-shell';
import { renderApp } from '@atoll/testing/render-app';
import { type AppStore, api, signIn } from '@atoll/api-client/base';
import type { Permission } from '@atoll/contract/permissions';
import en from '../../locales/en.json' with { type: 'json' };
import contract from '../contract';
import { ROW, list } from './test-texts';
import TranslationsPage from './translations-page';

const release = (namespace: string) => ({ version: '0.1.0', declaration: { namespace } });
/** A remote of this repository, one of another, and one that is switched off. */
const SERVED = {
  body: {
    rev: 7,
    channel: 'stable',
    remotes: [
      { name: 'mfe-catalog', candidates: [release('catalog')] },
      { name: 'mfe-weddings', candidates: [release('weddings')] },
      { name: 'mfe-booking', candidates: [] },
    ],
  },
};
const exp = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }));
const as = (permissions: Permission[]) => (store: AppStore) =>
  signIn(store, {
    access: `h.${exp}.s`,
    refresh: 'r',
    user: { id: '1', email: 'editor@atoll.example', first_name: '', last_name: '', role: 'editor', permissions },
  });

const open = (
  handlers: Handlers,
  route = '/dashboard/translations',
  permissions: Permission[] = ['translations.view', 'translations.change'],
) =>
  renderApp(<TranslationsPage />, {
    route,
    path: '/dashboard/translations',
    texts: { i18n: en },
    handlers: { 'GET /translations/texts/': list(ROW), 'GET /registry/v1/stable/': SERVED, ...handlers },
    prepare: as(permissions),
  });

const stale: Handler = {
  status: 412,
  body: {
    detail: 'Someone else changed this in the meantime.',
    code: 'stale_version',
    current: { ...ROW, value: 'Цена {{price}}', version: 4 },
    updated_by: 'Aminath',
    updated_at: '2027-01-04T09:30:00.000Z',
  },
};

async function edit(user: Awaited<ReturnType<typeof open>>['user'], text: string) {
  await user.click(await screen.findByRole('button', { name: 'Edit catalog:hero.title' }));
  const field = screen.getByRole('textbox', { name: 'Russian text of hero.title' });
  await user.clear(field);
  // Braces are special keys of user-event.
  await user.type(field, text.replaceAll('{', '{{'));
  return field;
}
const updates = (requests: FakeRequest[]) => requests.filter(({ method }) => method === 'PUT');

describe('the texts of a language', () => {
  beforeEach(() => localStorage.clear());

  it('are counted as in the overview, and tell in Maldives time who wrote them when', async () => {
    const mine = { ...ROW, updated_by: 'Aminath', updated_at: '2027-01-04T20:30:00.000Z' };
    await open({
      'GET /translations/texts/': {
        body: { ...list(mine, { ...ROW, id: 'ru:catalog:other', key: 'other' }).body, texts: 1 },
      },
    });
    expect(await screen.findByText('1 text')).toBeVisible();
    expect(screen.getByText('Aminath, 5 Jan 2027, 01:30, Maldives time (UTC+5)')).toBeVisible();
  });

  it('bring the state that is shown into sight where the row of states scrolls', async () => {
    const see = jest.fn(function see(this: Element) {
      return this.tagName === 'BUTTON' && this.textContent;
    });
    const original = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = see;
    await open({}, '/dashboard/translations?status=questions');
    expect(await screen.findByRole('button', { name: /^Open questions/ })).toHaveAttribute('aria-pressed', 'true');
    Element.prototype.scrollIntoView = original;
    const seen = see.mock.results.map(({ value }) => value).filter(Boolean);
    expect(seen).toEqual([expect.stringMatching(/^Open questions/)]);
  });

  it('stand beside English, Russian first, filtered by the address', async () => {
    const { api } = await open({}, '/dashboard/translations?ns=catalog&status=missing&q=hero&page=2');
    expect(await screen.findByText(/^От/)).toHaveAttribute('lang', 'ru');
    expect(screen.getByText(/^From/)).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText('{{price}}')).toHaveLength(2);
    const asked = api.requests.find(({ path }) => path.endsWith('/translations/texts/'));
    expect(Object.fromEntries(asked!.query)).toMatchObject({
      lang: 'ru',
      ns: 'catalog',
      status: 'missing',
      q: 'hero',
      page: '2',
      whole: '1',
    });
  });

  it('can be those of any remote that is served, also of one that this repository does not know', async () => {
    const { user, api } = await open({});
    await screen.findByText(/^От/);
    await user.click(screen.getByRole('combobox', { name: 'Part of the site' }));
    const titles = () =>
      Array.from(document.querySelectorAll('.ant-select-item-option'), (option) => option.textContent);
    await waitFor(() =>
      expect(titles()).toEqual([
        'Every part',
        'Shared words',
        'Error messages',
        'Header and footer',
        'Letters',
        'Messages of the server',
        'Error pages and pages opened from emails',
        'Packages and resorts',
        'weddings',
      ]),
    );
    await user.click(screen.getByTitle('weddings'));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('ns')).toBe('weddings'));
  });

  it('that cannot be drawn leave the tools above them', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shell = fakeShell();
    contract.setup?.(shell);
    const torn = { ...ROW, updated_by: 'Aminath', updated_at: 'yesterday' };
    await open({ 'GET /translations/texts/': list(torn) });
    expect(await screen.findByRole('alert')).toHaveTextContent(/This part could not be shown.*Error id: 00000000/);
    expect(shell.errors).toHaveLength(1);
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
  });

  it('of one language do not stand under another whose texts could not be read', async () => {
    let up = false;
    const { user, router } = await open({
      'GET /translations/texts/': ({ query }) =>
        up || query.get('lang') === 'ru' ? list(ROW) : { status: 500, body: {} },
    });
    await screen.findByText(/^От/);
    await act(() => router.navigate('/dashboard/translations?lang=zh'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    expect(screen.queryByText(/^От/)).not.toBeInTheDocument();
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^От/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keep what is being written when the list cannot be read again', async () => {
    let up = true;
    const { user, store } = await open({
      'GET /translations/texts/': () => (up ? list(ROW) : { status: 500, body: {} }),
    });
    const field = await edit(user, 'Всего {{price}}');
    up = false;
    act(() => void store.dispatch(api.util.invalidateTags(['translations'])));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Всего {{price}}');
  });

  it('say when there is no translation', async () => {
    await open({ 'GET /translations/texts/': list({ ...ROW, value: null, released: null, status: 'missing' }) });
    expect(await screen.findByText('No translation yet: visitors read the English text.')).toBeInTheDocument();
  });

  it('are only read without the right to change them', async () => {
    await open({}, '/dashboard/translations', ['translations.view']);
    expect(await screen.findByText(/^От/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit catalog:hero.title' })).not.toBeInTheDocument();
  });

  it('change in place, on the version that was read', async () => {
    let value = ROW.value;
    let version = ROW.version;
    const { user, api } = await open({
      'GET /translations/texts/': () => list({ ...ROW, value, version, status: version > 3 ? 'edited' : 'released' }),
      'PUT /translations/*': ({ body }) => {
        ({ value } = body as { value: string });
        version += 1;
        return { body: { ...ROW, value, version } };
      },
    });
    await edit(user, 'Всего {{price}}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Всего/)).toHaveTextContent('Всего {{price}}');
    const [put] = updates(api.requests);
    expect(put?.path).toContain(encodeURIComponent(ROW.id));
    expect(put?.headers.get('If-Match')).toBe('"3"');
    expect(put?.body).toEqual({ value: 'Всего {{price}}' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit catalog:hero.title' })).toHaveFocus());
  });

  it('are not sent without their placeholders, or empty', async () => {
    const { user, api } = await open({});
    const field = await edit(user, 'Всего {{cost}}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field).toHaveAccessibleDescription('Keep these as they are: {{price}} {{cost}}');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field).toHaveAccessibleDescription('Write a text first.');
    expect(updates(api.requests)).toHaveLength(0);
  });

  it('of a plural form may name a number that English spells out', async () => {
    const one = {
      ...ROW,
      id: 'ru:catalog:nights_one',
      key: 'nights_one',
      plural: 'nights',
      form: 'one',
      source: 'one night',
      value: 'одна ночь',
    };
    const { user, api } = await open({
      'GET /translations/texts/': list(one),
      'PUT /translations/*': ({ body }) => ({ body: { ...one, ...(body as object), version: 4 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit catalog:nights' }));
    const field = screen.getByRole('textbox', { name: /^Russian text of nights_one/ });
    await user.clear(field);
    await user.click(field);
    await user.paste('{{count}} ночь');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updates(api.requests)).toHaveLength(1));
    expect(updates(api.requests)[0]?.body).toEqual({ value: '{{count}} ночь' });
  });

  it('stay as they were when editing is given up', async () => {
    const { user, api } = await open({});
    await edit(user, 'x');
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^От/)).toBeInTheDocument();
    expect(updates(api.requests)).toHaveLength(0);
  });

  it('show the server’s refusal and keep what was typed', async () => {
    const { user } = await open({ 'PUT /translations/*': { status: 400, body: { value: ['Not allowed'] } } });
    const field = await edit(user, 'Всего {{price}}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not allowed');
    expect(field).toHaveValue('Всего {{price}}');
  });
});

describe('a text that somebody else saved meanwhile', () => {
  it('stands beside one’s own, which is saved on top of it when asked', async () => {
    let answer: Handler = stale;
    const { user, api } = await open({
      'PUT /translations/*': (request) => (typeof answer === 'function' ? answer(request) : answer),
    });
    await edit(user, 'Всего {{price}}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const notice = await screen.findByText('Somebody saved another text while you were writing');
    const theirs = within(notice.closest('[role="status"]')!);
    expect(theirs.getByText('Цена')).toBeInTheDocument();
    expect(theirs.getByText(/Saved by Aminath/)).toBeInTheDocument();
    const mine = screen.getByRole('textbox', { name: 'Your text' });
    expect(mine).toHaveValue('Всего {{price}}');
    await user.type(mine, '{Escape}');
    expect(mine).toHaveValue('Всего {{price}}');

    answer = { body: { ...ROW, value: 'Всего {{price}}', version: 5 } };
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(mine).not.toBeInTheDocument());
    expect(updates(api.requests).map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
  });

  it('can be kept: nothing more is sent, and the list shows it', async () => {
    let current = ROW;
    const { user, api } = await open({
      'GET /translations/texts/': () => list(current),
      'PUT /translations/*': () => {
        current = { ...ROW, value: 'Цена {{price}}', version: 4, updated_by: 'Aminath' };
        return stale as { status: number; body: unknown };
      },
    });
    await edit(user, 'Всего {{price}}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    expect(await screen.findByText(/^Цена/)).toHaveAttribute('lang', 'ru');
    expect(updates(api.requests)).toHaveLength(1);
  });
});
