import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { api as client } from '@atoll/api-client/base';
import { FAQ, STATE, as, openForm } from '../test/faq-form';
import { TEXTS } from '../test/fixtures';
import ContentFormPage from './content-form-page';

const AT = '2026-11-21T08:00:00.000Z';
const LATER = '2026-11-21T09:00:00.000Z';
const BY = 'ibrahim@atoll.example';
const editor = as('content.view', 'content.change');

/** The question as a waiting change would have it. */
const asked = (question: string, more = {}) => ({
  ...FAQ,
  ...more,
  translations: { ...FAQ.translations, en: { ...FAQ.translations.en, question } },
});
const waiting = (document: object, at = AT) => ({
  ...{ base_version: 3, version: 3, by: BY, at, note: null, fits: true, document },
  diff: [{ path: 'translations.en.question', before: 'Do people tip?', after: 'Is tipping usual?' }],
});
/** What waits, as it is now. */
const withPending = (now: () => object | null): Record<string, Handler> => ({
  'GET /content/faqs/5/': () => ({ body: { ...STATE, pending: now() !== null } }),
  'GET /content/faqs/5/pending/': () => ({ body: now() ?? {} }),
});
const question = () => screen.findByRole('textbox', { name: /Question\s*English/ });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('a change by who may not publish', () => {
  beforeEach(() => localStorage.clear());

  it.each(['published', 'scheduled'])('is handed in, where it would change something public (%s)', async (status) => {
    const { user, api } = await openForm(
      {
        'GET /faqs/5/editable/': { body: { ...FAQ, status } },
        'GET /content/faqs/5/': { body: { ...STATE, status } },
        'PUT /content/faqs/5/pending/': { body: waiting({ ...FAQ, status, category: 'payment' }) },
      },
      editor,
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Payment');
    await user.click(save());
    await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
    const sent = api.requests.find(({ method }) => method === 'PUT')!;
    expect([sent.body, sent.query.get('at')]).toEqual([{ category: 'payment' }, null]);
    expect(api.requests.some(({ method }) => method === 'PATCH')).toBe(false);
    // It goes on from there.
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Payment');
  });

  it('goes on from what waits already, names it, and sends no more than was changed', async () => {
    let now = waiting(asked('Is tipping usual?'));
    const { user, api } = await openForm(
      {
        ...withPending(() => now),
        'PUT /content/faqs/5/pending/': () => {
          now = waiting(asked('Is tipping usual?', { category: 'payment' }), LATER);
          return { body: now };
        },
      },
      editor,
    );
    expect(await question()).toHaveValue('Is tipping usual?');
    expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
    expect(screen.getByText(/The form below has it already/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Go on with it in the form' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Payment');
    await user.click(save());
    await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
    const sent = api.requests.find(({ method }) => method === 'PUT')!;
    expect([sent.body, sent.query.get('at')]).toEqual([{ category: 'payment' }, AT]);
    expect(await question()).toHaveValue('Is tipping usual?');
  });

  it('keeps what is typed while it is under way', async () => {
    let answer: (body: object) => void = () => undefined;
    const { user } = await openForm(
      {
        'PUT /content/faqs/5/pending/': () =>
          new Promise((resolve) => {
            answer = (body) => resolve({ body });
          }),
      },
      editor,
    );
    await user.type(await question(), '!');
    await user.click(save());
    await user.type(await question(), '?');
    act(() => answer(waiting(asked('Do people tip?!'))));
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy', 'true'));
    expect(await question()).toHaveValue('Do people tip?!?');
    expect(screen.getByText(/1 change not saved/)).toBeInTheDocument();
  });

  it('is looked at again when another was handed in meanwhile, and asks where both changed the same', async () => {
    const theirs = asked('Is tipping usual?', { position: 7 });
    const { user, api } = await openForm(
      {
        'PUT /content/faqs/5/pending/': ({ query }) => {
          if (query.get('at') === AT) return { body: waiting({ ...theirs, category: 'payment' }, LATER) };
          const unseen = { detail: 'Waits', code: 'waiting_unseen', updated_by: BY, updated_at: AT, current: theirs };
          return { status: 428, body: unseen };
        },
      },
      editor,
    );
    await user.type(await question(), ' In cash?');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Payment');
    await user.click(save());
    const notice = (await screen.findByText(`${BY} has changed this meanwhile`)).closest('div')!;
    expect(await question()).toHaveValue('Do people tip? In cash?');
    expect(screen.getByRole('textbox', { name: /Place in lists/ })).toHaveValue('7');
    await user.click(within(notice).getByRole('button', { name: 'Take theirs' }));
    await user.click(save());
    await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
    const [, second] = api.requests.filter(({ method }) => method === 'PUT');
    expect(second!.body).toEqual({ category: 'payment' });
  });

  it.each([
    ['changed it', LATER, BY, /ibrahim@atoll\.example changed this meanwhile: 21 Nov 2026, 14:00/],
    ['dropped it, who is not told', null, null, /Nothing waits here any more: meanwhile it was published or dropped/],
  ])('says who was faster and when, where somebody %s', async (_, at, by, said) => {
    const { user } = await openForm(
      {
        ...withPending(() => waiting(asked('Is tipping usual?'))),
        'PUT /content/faqs/5/pending/': {
          status: 412,
          body: { detail: 'Stale', code: 'stale_version', updated_by: by, updated_at: at, current: FAQ },
        },
      },
      editor,
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Payment');
    await user.click(save());
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('is handed in anew where what waited was dropped, once its author has been told by whom', async () => {
    const { user, api } = await openForm(
      {
        ...withPending(() => waiting(asked('Is tipping usual?'))),
        'PUT /content/faqs/5/pending/': ({ query }) =>
          query.get('at') === LATER
            ? { body: waiting({ ...FAQ, category: 'payment' }, LATER) }
            : {
                status: 412,
                body: { detail: 'Stale', code: 'stale_version', updated_by: BY, updated_at: LATER, current: FAQ },
              },
      },
      editor,
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Payment');
    await user.click(save());
    expect(await screen.findByText(new RegExp(`^${BY} changed this meanwhile`))).toBeVisible();
    expect(await question()).toHaveValue('Do people tip?');
    await user.click(save());
    await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
    expect(api.requests.filter(({ method }) => method === 'PUT').at(-1)!.body).toEqual({ category: 'payment' });
  });

  it('takes in what others hand in or drop while the form is open, under what is typed', async () => {
    let now: object | null = null;
    const { user, store } = await openForm(
      withPending(() => now),
      editor,
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Payment');
    const readAgain = () => act(() => void store.dispatch(client.util.invalidateTags(['content' as 'auth'])));
    now = waiting(asked('Is tipping usual?'));
    readAgain();
    await waitFor(async () => expect(await question()).toHaveValue('Is tipping usual?'));
    now = null;
    readAgain();
    await waitFor(async () => expect(await question()).toHaveValue('Do people tip?'));
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Payment');
  });

  it('has only what was changed also where a kind is stored whole', async () => {
    const island = { ...FAQ, atoll: 'ADh', lat: 3.5, translations: { en: { status: 'published', name: 'Dhigurah' } } };
    const { user, api } = await renderApp(<ContentFormPage />, {
      route: '/dashboard/destinations/5',
      path: '/dashboard/destinations/:id',
      texts: { admin: TEXTS.en! },
      handlers: {
        'GET /destinations/5/editable/': { body: island },
        'GET /content/destinations/5/': { body: { ...STATE, kind: 'destinations' } },
        'PUT /content/destinations/5/pending/': { body: waiting({ ...island, position: 7 }) },
      },
      prepare: as('catalogue.view', 'catalogue.change'),
    });
    const place = await screen.findByRole('textbox', { name: /Place in lists/ });
    await user.clear(place);
    await user.type(place, '7');
    await user.click(save());
    await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
    expect(api.requests.find(({ method }) => method === 'PUT')!.body).toEqual({ position: 7 });
  });
});

describe('what is public and shown or not', () => {
  it('cannot be changed by who may not publish, for no change of it waits', async () => {
    const sort = { ...FAQ, translations: { en: { status: 'published', name: 'Family' } } };
    await renderApp(<ContentFormPage />, {
      route: '/dashboard/categories/5',
      path: '/dashboard/categories/:id',
      texts: { admin: TEXTS.en! },
      handlers: {
        'GET /categories/5/editable/': { body: sort },
        'GET /content/categories/5/': { body: { ...STATE, kind: 'categories' } },
      },
      prepare: as('catalogue.view', 'catalogue.change'),
    });
    expect(await screen.findByRole('textbox', { name: /Place in lists/ })).toBeDisabled();
  });
});

describe('a waiting change, for who may publish', () => {
  beforeEach(() => localStorage.clear());

  it('is published and dropped by its stamp, and shown again when another one waits', async () => {
    let now = waiting(asked('Is tipping usual?'));
    const refused: Handler = ({ query }) => {
      const isSeen = query.get('at') === now.at;
      const stale = { detail: 'Changed meanwhile.', code: 'stale_version', updated_by: now.by, updated_at: now.at };
      return isSeen ? { body: STATE } : { status: 412, body: stale };
    };
    const { user, api } = await openForm({
      ...withPending(() => now),
      'POST /content/faqs/5/pending/publish/': refused,
      'DELETE /content/faqs/5/pending/': refused,
    });
    const publish = await screen.findByRole('button', { name: 'Publish the change' });
    now = waiting(asked('Who is tipped?'), LATER);
    await user.click(publish);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${BY} changed this meanwhile: 21 Nov 2026, 14:00, Maldives time (UTC+5). Look at it again.`,
    );
    await user.click(await screen.findByRole('button', { name: 'Drop it' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(true));
    const named = api.requests.filter(({ method }) => method === 'POST' || method === 'DELETE');
    expect(named.map(({ query }) => query.get('at'))).toEqual([AT, LATER]);
  });

  it.each(['Publish the change', 'Drop it'])('is said to be gone where somebody was faster: %s', async (button) => {
    let now: object | null = waiting(asked('Is tipping usual?'));
    const gone = () => ({ status: 404, body: { detail: 'Not found.', code: 'not_found' } });
    const { user, store } = await openForm({
      ...withPending(() => now),
      'GET /content/faqs/5/pending/': () => (now ? { body: now } : gone()),
      'POST /content/faqs/5/pending/publish/': gone,
      'DELETE /content/faqs/5/pending/': gone,
    });
    const step = await screen.findByRole('button', { name: button });
    now = null;
    await user.click(step);
    await waitFor(() => expect(step).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Nothing waits here any more: meanwhile it was published or dropped.',
    );
    // That is not said of the next one.
    now = waiting(asked('Who is tipped?'), LATER);
    act(() => void store.dispatch(client.util.invalidateTags(['content' as 'auth'])));
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is taken up beside what is typed, and asks where both are about the same', async () => {
    const { user } = await openForm(withPending(() => waiting(asked('Is tipping usual?', { position: 7 }))));
    await user.type(await question(), ' In cash?');
    await user.click(await screen.findByRole('button', { name: 'Go on with it in the form' }));
    expect(await question()).toHaveValue('Do people tip? In cash?');
    expect(screen.getByRole('textbox', { name: /Place in lists/ })).toHaveValue('7');
    const notice = screen.getByText(`${BY} has changed this meanwhile`).closest('div')!;
    await user.click(within(notice).getByRole('button', { name: 'Take theirs' }));
    expect(await question()).toHaveValue('Is tipping usual?');
  });

  const correct = async ({ discards = false, loadsAnew = false }) => {
    let waits = true;
    const handlers: Record<string, Handler> = {
      ...withPending(() => (waits ? waiting(asked('Is tipping usual?')) : null)),
      'PATCH /faqs/5/': { body: { ...asked('Is tipping common?'), version: 4 } },
      'DELETE /content/faqs/5/pending/': () => {
        waits = false;
        return { status: 204 };
      },
    };
    let { user, api, unmount } = await openForm(handlers);
    await user.click(await screen.findByRole('button', { name: 'Go on with it in the form' }));
    if (loadsAnew) {
      unmount();
      ({ user, api, unmount } = await openForm(handlers));
      expect(await question()).toHaveValue('Is tipping usual?');
    }
    if (discards) await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.clear(await question());
    await user.type(await question(), 'Is tipping common?');
    await user.click(save());
    await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return api.requests.filter(({ method }) => method === 'DELETE');
  };

  it('waits no longer once somebody has gone on with it and stored what became of it', async () => {
    const [ended] = await correct({});
    expect([ended?.query.get('at'), ended?.headers.get('If-Match')]).toEqual([AT, '"4"']);
    // Its author is told that it was taken, not that it was dropped.
    expect(ended?.query.get('taken_up')).toBe('true');
    expect(screen.queryByText(/has been waiting since/)).not.toBeInTheDocument();
  });

  it('waits no longer also where the page was loaded anew before that', async () => {
    const [ended] = await correct({ loadsAnew: true });
    expect([ended?.query.get('at'), ended?.query.get('taken_up')]).toEqual([AT, 'true']);
  });

  it('waits on where somebody threw it out of the form and stored something else', async () => {
    expect(await correct({ discards: true })).toEqual([]);
    expect(screen.getByText(/has been waiting since/)).toBeVisible();
  });

  it('cannot be published where it does not fit any more, and says so', async () => {
    await openForm(withPending(() => ({ ...waiting(asked('Is tipping usual?')), fits: false })));
    expect(await screen.findByText(/It no longer fits what is stored/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish the change' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go on with it in the form' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Drop it' })).toBeVisible();
  });
});
