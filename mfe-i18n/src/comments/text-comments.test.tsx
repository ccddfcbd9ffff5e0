import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Handler, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import type { AppStore } from '@atoll/api-client/base';
import type { TextCommentDto } from '@atoll/api-client/endpoints/translations.gen';
import { watchLooking } from '@atoll/api-client/looking';
import en from '../../locales/en.json' with { type: 'json' };
import { TRANSLATOR, as, teachDialogs } from '../test/staff';
import { ROW, list } from '../translations/test-texts';
import TranslationsPage from '../translations/translations-page';

const THREAD = '/translations/ru%3Acatalog%3Ahero.title/comments/';
const QUESTION: TextCommentDto = {
  ...{ id: 'c1', text: 'Is it a noun?\nOr a verb?', language: null, state: 'open' },
  ...{ created_by: 'anna@atoll.example', created_at: '2027-01-04T20:30:00.000Z' },
  ...{ settled_by: null, settled_at: null, may_settle: true, may_delete: false },
};
const settled: TextCommentDto = {
  ...QUESTION,
  ...{ state: 'settled', settled_by: 'ben@atoll.example', settled_at: '2027-01-05T04:00:00.000Z' },
};
const thread = (...comments: TextCommentDto[]): Handler => ({ body: comments });

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());

async function open(handlers: Handlers = {}, prepare: (store: AppStore) => void = as(TRANSLATOR)) {
  const app = await renderApp(<TranslationsPage />, {
    route: '/dashboard/translations',
    path: '/dashboard/translations',
    texts: { i18n: en },
    handlers: {
      'GET /translations/texts/': list({ ...ROW, questions: 2 }),
      'GET /registry/v1/stable/': { body: { rev: 1, channel: 'stable', remotes: [] } },
      [`GET ${THREAD}`]: thread(QUESTION),
      ...handlers,
    },
    prepare,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Comments catalog:hero.title' }));
  return app;
}
const part = async () => within(await screen.findByRole('region', { name: 'Comments catalog:hero.title' }));
const field = async () => (await part()).getByRole('textbox', { name: 'Ask or tell colleagues' });
const press = (name: string) => screen.getByRole('button', { name });
const sent = ({ requests }: Awaited<ReturnType<typeof open>>['api'], method: string) =>
  requests.filter((request) => request.method === method);

describe('what is said about a text', () => {
  it('is counted beside its key, and read with who said it, when and in which language', async () => {
    await open({ [`GET ${THREAD}`]: thread(QUESTION, { ...settled, id: 'c2', text: 'A verb', language: 'zh' }) });
    expect(screen.getByText('2 open questions')).toBeVisible();
    const [first, second] = await (await part()).findAllByRole('listitem');
    expect(first).toHaveTextContent(/^anna@atoll\.example5 Jan 2027, 01:30, Maldives time \(UTC\+5\)Open question/);
    expect(within(first!).getByText(/Is it a noun/).textContent).toBe('Is it a noun?\nOr a verb?');
    expect(second).toHaveTextContent('Chinese');
    expect(second).toHaveTextContent(/Settledben@atoll\.example, 5 Jan 2027, 09:00/);
    expect(within(first!).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('is asked once however often somebody clicks, about one language where they say so', async () => {
    const added = { ...QUESTION, id: 'c3', text: 'Formal?', language: 'ru' };
    const { user, api } = await open({ [`POST ${THREAD}`]: { status: 201, body: added } });
    await user.type(await field(), ' Formal?\nOr not ');
    await user.click(screen.getByRole('checkbox', { name: 'Only this language: Russian' }));
    act(() => {
      press('Ask').click();
      press('Ask').click();
    });
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(screen.getByText('Sent.')).toBeVisible();
    const posts = sent(api, 'POST');
    expect(posts.map(({ body }) => body)).toEqual([{ is_question: true, language: 'ru', text: 'Formal?\nOr not' }]);
    expect(posts[0]!.headers.get('idempotency-key')).toMatch(/^.{20,}$/);
  });

  it('is told without asking anything; keys do both, and Escape goes back to the text', async () => {
    const { user, api } = await open({ [`POST ${THREAD}`]: { status: 201, body: QUESTION } });
    expect(press('Ask')).toBeDisabled();
    await user.type(await field(), 'A verb.');
    await user.click(press('Comment only'));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await user.type(await field(), 'Why?');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await user.type(await field(), 'So.');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(sent(api, 'POST').map(({ body }) => body)).toEqual([
      { is_question: false, text: 'A verb.' },
      { is_question: true, text: 'Why?' },
      { is_question: false, text: 'So.' },
    ]);
    await user.keyboard('{Escape}');
    expect(screen.getByText('catalog:hero.title').closest('article')).toHaveFocus();
  });

  it('leaves the focus in its field when a button has sent it', async () => {
    const { user } = await open({ [`POST ${THREAD}`]: { status: 201, body: QUESTION } });
    await user.type(await field(), 'Which ship?');
    press('Ask').focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(await field()).toHaveFocus();
  });

  it('takes nothing from what was typed where the comments were opened anew while it was under way', async () => {
    let answer: (reply: { status: number; body: object }) => void = () => undefined;
    const { user } = await open({ [`POST ${THREAD}`]: () => new Promise((resolve) => (answer = resolve)) });
    await user.type(await field(), 'Which ship?');
    await user.click(press('Ask'));
    await user.click(press('Comments catalog:hero.title'));
    await user.click(press('Comments catalog:hero.title'));
    await user.type(await field(), ' And when?');
    await act(async () => answer({ status: 201, body: QUESTION }));
    await user.click(press('Comments catalog:hero.title'));
    await user.click(press('Comments catalog:hero.title'));
    expect(await field()).toHaveValue('Which ship? And when?');
  });

  it('that cannot be sent stays in its field, says why, and goes out under the same key', async () => {
    let up = false;
    const { user, api } = await open({
      [`POST ${THREAD}`]: () => (up ? { status: 201, body: QUESTION } : { status: 500, body: {} }),
    });
    await user.type(await field(), 'Formal?');
    await user.click(press('Ask'));
    await waitFor(async () => expect(await field()).toBeInvalid());
    expect(await field()).toHaveValue('Formal?');
    up = true;
    await user.click(press('Ask'));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    const keys = sent(api, 'POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is kept while it is not sent: a page that is opened anew has it, and says so beside the text', async () => {
    const { user, unmount } = await open();
    await user.type(await field(), 'Half a');
    unmount();
    const again = await open();
    expect(await field()).toHaveValue('Half a');
    await again.user.click(press('Comments catalog:hero.title'));
    expect(screen.getByText('Typed, not saved')).toBeVisible();
    await again.user.click(press('Comments catalog:hero.title'));
    await again.user.clear(await field());
    again.unmount();
    await open();
    expect(await field()).toHaveValue('');
  });

  it('by others comes by itself, and leaves what is being typed as it is', async () => {
    let said = [QUESTION];
    const { user } = await open({ [`GET ${THREAD}`]: () => ({ body: said }) }, (store) => {
      as(TRANSLATOR)(store);
      watchLooking(store);
    });
    await user.type(await field(), 'I am still');
    said = [QUESTION, { ...QUESTION, id: 'c9', text: 'Somebody was faster', state: 'remark' }];
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Somebody was faster')).toBeVisible();
    expect(await field()).toHaveValue('I am still');
    expect(await field()).toHaveFocus();
  });

  it('is not offered for a language that is not the translator’s', async () => {
    await open({}, (store) => {
      as(TRANSLATOR)(store);
      const user = { ...store.getState().session.user!, languages: ['zh' as const] };
      store.dispatch({ type: 'session/signedIn', payload: user });
    });
    await field();
    expect(screen.queryByRole('checkbox', { name: /Only this language/ })).not.toBeInTheDocument();
  });

  it('by nobody yet is told; what cannot be read can be asked for again, and the field is there meanwhile', async () => {
    let up = false;
    const { user } = await open({
      [`GET ${THREAD}`]: () => (up ? { body: [] } : { status: 500, body: {} }),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await field()).toBeVisible();
    up = true;
    await user.click(retry);
    expect(await screen.findByText('Nobody has said anything about this text yet.')).toBeVisible();
  });

  it('opens by a key with the focus in the field', async () => {
    const { user } = await open();
    await field();
    const button = press('Comments catalog:hero.title');
    await user.click(button);
    screen.getByText('catalog:hero.title').closest('article')!.focus();
    await user.keyboard('c');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue('');
  });
});

describe('a question', () => {
  it('is settled at a click, and opened again', async () => {
    let now = QUESTION;
    const answer = (next: TextCommentDto) => () => ({ body: (now = next) });
    const { user, api } = await open({
      [`GET ${THREAD}`]: () => ({ body: [now] }),
      'POST /translations/comments/c1/settle/': answer(settled),
      'POST /translations/comments/c1/reopen/': answer(QUESTION),
    });
    await user.click(await screen.findByRole('button', { name: 'Settle' }));
    const again = await screen.findByRole('button', { name: 'Open again' });
    expect(screen.getByText(/ben@atoll\.example/)).toBeVisible();
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Settle' })).toBeVisible();
    expect(sent(api, 'POST').every(({ headers }) => headers.get('idempotency-key'))).toBe(true);
  });

  it('is settled by those alone who may, and a remark by nobody; a refusal is said', async () => {
    const { user } = await open({
      [`GET ${THREAD}`]: thread(
        { ...QUESTION, text: 'Mine' },
        { ...QUESTION, id: 'c2', language: 'zh', text: 'Of others', may_settle: false },
        { ...QUESTION, id: 'c3', text: 'A remark', state: 'remark' },
      ),
      'POST /translations/comments/c1/settle/': { status: 404, body: { code: 'not_found', detail: 'Not found.' } },
    });
    const buttons = await screen.findAllByRole('button', { name: 'Settle' });
    expect(buttons).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Open again' })).not.toBeInTheDocument();
    await user.click(buttons[0]!);
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('is deleted only after it was asked, by those who may', async () => {
    let said = [{ ...QUESTION, may_delete: true }];
    const { user, api } = await open({
      [`GET ${THREAD}`]: () => ({ body: said }),
      'DELETE /translations/comments/c1/': () => {
        said = [];
        return { status: 204, body: undefined };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this comment?' }));
    expect(sent(api, 'DELETE')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(/Is it a noun/)).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('catalog:hero.title').closest('article')).toHaveFocus();
    expect(sent(api, 'DELETE')).toHaveLength(1);
  });
});
