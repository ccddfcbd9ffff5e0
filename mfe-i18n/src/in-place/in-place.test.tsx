import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { useTranslation } from 'react-i18next';
import { api as cache } from '@atoll/api-client/base';
import { IN_PLACE } from '@atoll/contract/in-place';
import { addTexts } from '@atoll/i18n/instance';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import texts from '../../locales/en.json' with { type: 'json' };
import { EMPTY, TRANSLATOR, as } from '../test/staff';
import InPlace from './in-place';
import type { PageText } from './page-texts';

const row = (key: string, value: string, more: object = {}) => ({
  ...{ id: `en:common:${key}`, namespace: 'common', key, language: 'en', source: value, value, version: 3 },
  ...{ plural: null, form: null, required: true, max_length: null, ...more },
});
const TITLE = row('test.title', 'Old words');
const listed = (...results: object[]): Handlers => ({
  'GET /translations/texts/': { body: { ...EMPTY, count: results.length, results } },
});
const UPDATE = 'PUT /translations/en%3Acommon%3Atest.title/update/';

function Page() {
  const { t } = useTranslation('common');
  const say = (key: string) => String(t(key as never, { name: 'Baa' } as never));
  return (
    <main>
      <h1 title={say('test.tip')}>{say('test.title')}</h1>
      <p>{`${say('test.one')} · ${say('test.two')}`}</p>
      <p>Said by nobody</p>
    </main>
  );
}

const WORDS = { 'test.title': 'Old words', 'test.tip': 'Tip', 'test.one': 'One', 'test.two': 'of {{name}}' };

async function open(handlers: Handlers = listed(TITLE)) {
  addTexts('en', 'common', WORDS);
  const app = await renderApp(
    <>
      <Page />
      <InPlace />
    </>,
    { texts: { i18n: texts }, handlers, prepare: as(TRANSLATOR) },
  );
  const pick = async () => {
    await app.user.keyboard('{Alt>}');
    await app.user.pointer({ target: screen.getByRole('heading', { level: 1 }), ...CLICK });
    await app.user.keyboard('{/Alt}');
    await screen.findByRole('dialog');
  };
  return { ...app, pick };
}
const CLICK = { keys: '[MouseLeft]', coords: { clientX: 10, clientY: 210 } };
const written = () => screen.findByRole('textbox');
const save = () => screen.getByRole('button', { name: texts.save });

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true;
  Range.prototype.getClientRects = () =>
    [{ left: 0, right: 90, top: 200, bottom: 220, width: 90, height: 20 }] as never;
  window.scrollBy = () => undefined;
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('texts edited where they stand', () => {
  it('look as before: no mark is left in what is read, in tips or in the title', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).outerHTML).toBe('<h1 title="Tip">Old words</h1>');
  });

  it('are picked by a click with Alt, and any other click does what it always does', async () => {
    const { user, pick } = await open();
    await user.pointer({ target: screen.getByRole('heading', { level: 1 }), ...CLICK });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pick();
    expect(await written()).toHaveValue('Old words');
    expect(screen.getByRole('dialog', { name: 'Text in English' })).toHaveTextContent('common:test.title');
  });

  it('are found in a list, by keys alone; one line may be made of several', async () => {
    const { user } = await open(listed(row('test.one', 'One'), row('test.two', 'of {{name}}')));
    await user.click(await screen.findByRole('button', { name: '2 texts' }));
    const list = within(screen.getByRole('region', { name: texts.inPlace.list }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Old wordscommon:test.title',
      'One · of Baacommon:test.one · common:test.two',
    ]);
    await user.type(list.getByRole('searchbox'), 'baa');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox')).toHaveValue('One');
    await user.click(screen.getByRole('button', { name: 'test.two' }));
    expect(await screen.findByRole('textbox')).toHaveValue('of {{name}}');
  });

  it('are told to whoever looks where each stands, as long as the editor stands', async () => {
    const { unmount } = await open();
    const told = () => (window as unknown as Record<string, () => PageText[]>)[IN_PLACE.list]?.();
    expect(told()?.map(({ node, ids }) => [node.data, ids])).toEqual([
      ['Old words', ['en:common:test.title']],
      ['One · of Baa', ['en:common:test.one', 'en:common:test.two']],
    ]);
    unmount();
    expect(told()).toBeUndefined();
  });

  it('are stored under the version that was read, and the editor is gone', async () => {
    const { user, pick, api } = await open({ ...listed(TITLE), [UPDATE]: { body: { ...TITLE, value: 'New words' } } });
    await pick();
    const field = await written();
    await user.clear(field);
    await user.type(field, 'New words{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const call = api.requests.find(({ method }) => method === 'PUT');
    expect([call?.body, call?.headers.get('if-match')]).toEqual([{ value: 'New words' }, '"3"']);
  });

  it('lose nothing when the editor is closed, nor when the page is: the list shows what is not saved', async () => {
    const first = await open();
    await first.pick();
    await first.user.type(await written(), ' and more');
    await first.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    first.unmount();
    const { user, pick } = await open();
    await user.click(await screen.findByRole('button', { name: '2 texts' }));
    expect(screen.getByRole('button', { name: /^Old words/ })).toHaveTextContent(texts.kept);
    await pick();
    const field = await written();
    expect(field).toHaveValue('Old words and more');
    await user.click(screen.getByRole('button', { name: texts.discard }));
    expect(screen.getByRole('button', { name: /^Old words/ })).not.toHaveTextContent(texts.kept);
    await pick();
    expect(await written()).toHaveValue('Old words');
  });

  describe('and that a colleague changes meanwhile', () => {
    /** The list as a colleague has left it, once `change` was called. */
    async function shared() {
      let current = TITLE;
      const app = await open({
        'GET /translations/texts/': () => listed(current)['GET /translations/texts/'] as object,
        [UPDATE]: ({ headers, body }) =>
          headers.get('if-match') === `"${current.version}"`
            ? { body: { ...current, ...(body as object), version: current.version + 1 } }
            : { status: 412, body: { current, updated_by: 'anna@atoll.example', updated_at: null } },
      });
      const change = async () => {
        current = row('test.title', 'Their words', { version: 4 });
        await act(() => Promise.resolve(app.store.dispatch(cache.util.invalidateTags(['translations']))));
      };
      const versions = () =>
        app.api.requests.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('if-match'));
      return { ...app, change, versions };
    }

    it('are stored under the version that was typed on, also when the list was read again', async () => {
      const { user, pick, change, versions, api } = await shared();
      await pick();
      const field = await written();
      await user.type(field, ' of mine');
      const reads = api.requests.length;
      await change();
      await waitFor(() => expect(api.requests.length).toBeGreaterThan(reads));
      await user.click(save());
      expect(await screen.findByText('Their words')).toBeVisible();
      expect(field).toHaveValue('Old words of mine');
      expect(versions()).toEqual(['"3"']);
    });

    it('are theirs where nothing was typed', async () => {
      const { pick, change } = await shared();
      await pick();
      const field = await written();
      await change();
      await waitFor(() => expect(field).toHaveValue('Their words'));
      expect(screen.queryByText(texts.conflict.title)).not.toBeInTheDocument();
    });

    it('show both when they are opened again, before anything is stored', async () => {
      const { user, pick, change, versions } = await shared();
      await pick();
      await user.type(await written(), ' of mine');
      await user.keyboard('{Escape}');
      await change();
      await pick();
      expect(await screen.findByText('Their words')).toBeVisible();
      expect(await written()).toHaveValue('Old words of mine');
      expect(versions()).toEqual([]);
      await user.click(screen.getByRole('button', { name: texts.conflict.takeTheirs }));
      expect(await written()).toHaveValue('Their words');
      await user.type(await written(), '!');
      await user.click(save());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(versions()).toEqual(['"4"']);
    });
  });

  it('stay in the editor when more is typed while they are stored, and the rest builds on what was', async () => {
    const answers: (() => void)[] = [];
    const stored = { ...TITLE, value: 'Old words, new', version: 4 };
    const { user, pick, api } = await open({
      ...listed(TITLE),
      [UPDATE]: () => new Promise((resolve) => answers.push(() => resolve({ body: stored }))),
    });
    await pick();
    const field = await written();
    await user.type(field, ', new{Control>}{Enter}{/Control}');
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.type(field, ' and more');
    answers[0]!();
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy', 'true'));
    expect(field).toHaveValue('Old words, new and more');
    await user.click(save());
    await waitFor(() => expect(answers).toHaveLength(2));
    const call = api.requests.findLast(({ method }) => method === 'PUT');
    expect([call?.body, call?.headers.get('if-match')]).toEqual([{ value: 'Old words, new and more' }, '"4"']);
    answers[1]!();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('show what a colleague stored meanwhile beside what is typed: either may be kept', async () => {
    const conflict = {
      current: { value: 'Their words', version: 4 },
      updated_by: 'anna@atoll.example',
      updated_at: null,
    };
    const { user, pick, api } = await open({ ...listed(TITLE), [UPDATE]: { status: 412, body: conflict } });
    await pick();
    const field = await written();
    await user.type(field, ' of mine');
    await user.click(save());
    expect(await screen.findByText('Their words')).toBeVisible();
    expect(screen.getByLabelText(texts.conflict.yours)).toHaveValue('Old words of mine');
    await user.click(screen.getByRole('button', { name: texts.conflict.keepMine }));
    await waitFor(() => expect(api.requests.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(api.requests.findLast(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"4"');
    await user.click(screen.getByRole('button', { name: texts.conflict.takeTheirs }));
    expect(screen.queryByText(texts.conflict.title)).not.toBeInTheDocument();
    expect(field).toHaveValue('Their words');
  });

  it('are not stored empty, nor without what is filled in', async () => {
    const { user, api } = await open(listed(row('test.one', 'One'), row('test.two', 'of {{name}}')));
    await user.click(await screen.findByRole('button', { name: '2 texts' }));
    await user.click(screen.getByRole('button', { name: /^One/ }));
    await user.click(await screen.findByRole('button', { name: 'test.two' }));
    const field = await screen.findByRole('textbox');
    await user.clear(field);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.required);
    await user.type(field, 'of it');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Keep these as they are: {{name}}');
    expect(api.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('are all forms of a plural', async () => {
    const form = (name: string) => row(`test.title_${name}`, name, { plural: 'test.title', form: name });
    const { pick } = await open(listed({ ...form('one'), id: TITLE.id }, form('other'), row('test.titles', 'x')));
    await pick();
    expect((await screen.findAllByRole('textbox')).map((field) => (field as HTMLTextAreaElement).value)).toEqual([
      'one',
      'other',
    ]);
  });
});
