import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { api as client, signIn } from '@atoll/api-client/base';
import { FAQ, STATE, as, openForm, publisher } from '../test/faq-form';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import { keepDraft } from '../office/kept-draft';
import { teachDialogs } from '../test/dialogs';
import ContentFormPage from './content-form-page';
import type { Content } from './kind';

const field = (name: RegExp) => screen.findByRole('textbox', { name });

teachDialogs();

describe('the form of a thing', () => {
  beforeEach(() => localStorage.clear());

  it('shows its words in English and beside it, and how each language stands', async () => {
    const { user } = await openForm();
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip?');
    expect(await field(/Question\s*Russian/)).toHaveValue('Дают ли чаевые?');
    expect(screen.getByText('Russian: outdated')).toBeInTheDocument();
    expect(screen.getByText('Chinese: missing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Chinese' }));
    expect(await field(/Question\s*Chinese/)).toHaveValue('');
  });

  it('comes with what may be done with it, or without where nobody can say what', async () => {
    let answer: (state: object) => void = () => undefined;
    const late = () => new Promise<{ body: object }>((resolve) => (answer = (body) => resolve({ body })));
    const { unmount, api } = await openForm({ 'GET /content/faqs/5/': late });
    await waitFor(() => expect(api.requests.some(({ path }) => path.startsWith('/content/'))).toBe(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('textbox', { name: /Question/ })).not.toBeInTheDocument();
    await act(async () => answer(STATE));
    expect(await field(/Question\s*English/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'What can be done' }).querySelectorAll('button').length).toBeGreaterThan(
      2,
    );
    unmount();
    await openForm({ 'GET /content/faqs/5/': { status: 403 } });
    expect(await field(/Question\s*English/)).toBeVisible();
  });

  it('sends what has changed and no more, on the version that was read', async () => {
    const stored = { ...FAQ, version: 4, category: 'payment', updated_by: 'owner@atoll.example' };
    const { user, api } = await openForm({ 'PATCH /faqs/5/': { body: stored } });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Payment');
    expect(screen.getByText(/1 change not saved/)).toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
    const sent = api.requests.find(({ method }) => method === 'PATCH')!;
    expect(sent.body).toEqual({ category: 'payment' });
    expect(sent.headers.get('If-Match')).toBe('"3"');
  });

  it('keeps what is typed in the browser until it is stored', async () => {
    const first = await openForm();
    await first.user.type(await field(/Question\s*English/), ' In cash?');
    first.unmount();
    await openForm();
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip? In cash?');
    expect(screen.getByText(/Here is what you typed until/)).toBeInTheDocument();
  });

  it('shows it to no other account in the same browser, and keeps it for its own', async () => {
    const first = await openForm();
    await first.user.type(await field(/Question\s*English/), ' In cash?');
    first.unmount();
    const colleague = {
      ...OWNER,
      id: '019aa7c1-0000-7000-8000-000000000002',
      permissions: ['content.change' as const],
    };
    const second = await openForm({}, (store) => signIn(store, { ...TOKENS, user: colleague }));
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip?');
    second.unmount();
    await openForm();
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip? In cash?');
  });

  it('forgets it when it is thrown away', async () => {
    const first = await openForm();
    await first.user.type(await field(/Question\s*English/), ' In cash?');
    await first.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip?');
    first.unmount();
    await openForm();
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip?');
    expect(screen.queryByText(/Here is what you typed/)).not.toBeInTheDocument();
  });

  it('says beside the field what is wrong with it, and keeps what was typed', async () => {
    const fault = { 'translations.en.question': ['At least 5 characters.'] };
    const { user } = await openForm({ 'PATCH /faqs/5/': { status: 400, body: fault } });
    const question = await field(/Question\s*English/);
    await user.clear(question);
    await user.type(question, 'Tip?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At least 5 characters.')).toBeInTheDocument();
    expect(question).toHaveValue('Tip?');
    expect(question).toBeInvalid();
    expect(question).toHaveFocus();
  });

  it('puts what was typed on top of what somebody else has stored meanwhile, and asks where both changed the same', async () => {
    const theirs = {
      ...FAQ,
      version: 4,
      position: 7,
      translations: { ...FAQ.translations, en: { ...FAQ.translations.en, question: 'Is tipping usual?' } },
    };
    const stale = { detail: 'Stale', code: 'stale_version', current: theirs, updated_by: 'aisha@atoll.example' };
    let isStored = false;
    const { user, api } = await openForm({
      'PATCH /faqs/5/': ({ headers }) => {
        if (headers.get('If-Match') === '"3"') return { status: 412, body: stale };
        isStored = true;
        return { body: { ...theirs, version: 5, updated_by: 'owner@atoll.example' } };
      },
    });
    await user.type(await field(/Question\s*English/), ' In cash?');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Payment');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const notice = (await screen.findByText('aisha@atoll.example has changed this meanwhile')).closest('div')!;
    expect(within(notice).getByText('Is tipping usual?')).toBeInTheDocument();
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip? In cash?');
    expect(await field(/Place in lists/)).toHaveValue('7');
    await user.click(within(notice).getByRole('button', { name: 'Take theirs' }));
    expect(await field(/Question\s*English/)).toHaveValue('Is tipping usual?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(isStored).toBe(true));
    const [, second] = api.requests.filter(({ method }) => method === 'PATCH');
    expect([second!.body, second!.headers.get('If-Match')]).toEqual([{ category: 'payment' }, '"4"']);
  });

  it('says of steps what they do, and of missing words where they belong', async () => {
    const fault = { 'translations.en.answer': ['This field is required.'] };
    const { user } = await openForm({ 'POST /content/faqs/5/publish/': { status: 400, body: fault } });
    await user.click(await screen.findByRole('button', { name: 'Publish a language' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('This field is required.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('goes the next step from where the last one has left it, though nothing has been read again yet', async () => {
    const after = { ...STATE, version: 4, status: 'unpublished', actions: ['publish'], updated_by: OWNER.email };
    let isTakenDown = false;
    const { user, api } = await openForm({
      'GET /faqs/5/editable/': () => (isTakenDown ? new Promise(() => undefined) : { body: FAQ }),
      'GET /content/faqs/5/': () => ({ body: isTakenDown ? after : STATE }),
      'POST /content/faqs/5/unpublish/': () => {
        isTakenDown = true;
        return { body: after };
      },
      'POST /content/faqs/5/publish/': { body: { ...STATE, version: 5 } },
    });
    const step = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    };
    await step('Take down');
    await step('Publish');
    const sent = api.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('If-Match'));
    expect(sent).toEqual(['"3"', '"4"']);
  });

  it('cannot be changed by who may only read it', async () => {
    await renderApp(<ContentFormPage />, {
      route: '/dashboard/faqs/5',
      path: '/dashboard/faqs/:id',
      texts: { admin: TEXTS.en! },
      handlers: { 'GET /faqs/5/editable/': { body: FAQ }, 'GET /content/faqs/5/': { body: STATE } },
      prepare: as('content.view'),
    });
    expect(await field(/Question\s*English/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Publish|Save/ })).not.toBeInTheDocument();
  });

  it('is read again once it is stored, and so are the lists that show it', async () => {
    const stored = { ...FAQ, version: 4, category: 'payment', updated_by: OWNER.email };
    const { user, api } = await openForm({ 'PATCH /faqs/5/': { body: stored } });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Payment');
    const reads = () => api.requests.filter(({ path }) => path === '/faqs/5/editable/').length;
    expect(reads()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(reads()).toBe(2));
  });

  it('takes in what others store while it is open, under what is typed', async () => {
    let now: object = FAQ;
    const { user, store } = await openForm({ 'GET /faqs/5/editable/': () => ({ body: now }) });
    await user.type(await field(/Question\s*English/), ' In cash?');
    now = { ...FAQ, version: 4, position: 7, updated_by: 'aisha@atoll.example' };
    act(() => void store.dispatch(client.util.invalidateTags(['content' as 'auth'])));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Place in lists/ })).toHaveValue('7'));
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip? In cash?');
    expect(screen.getByText('aisha@atoll.example has changed this meanwhile')).toBeInTheDocument();
  });

  it('says nothing of a change by others to who has changed nothing, also once they type', async () => {
    let now: object = FAQ;
    const { user, store } = await openForm({ 'GET /faqs/5/editable/': () => ({ body: now }) });
    await field(/Question\s*English/);
    now = { ...FAQ, version: 4, position: 7, updated_by: 'aisha@atoll.example' };
    act(() => void store.dispatch(client.util.invalidateTags(['content' as 'auth'])));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Place in lists/ })).toHaveValue('7'));
    expect(screen.queryByText(/has changed this meanwhile/)).not.toBeInTheDocument();
    await user.type(await field(/Question\s*English/), ' In cash?');
    expect(screen.queryByText(/has changed this meanwhile/)).not.toBeInTheDocument();
  });

  it('asks on about what both changed when a third change comes in, and when the tab was closed', async () => {
    const asked = (version: number, position: number) => {
      const en = { ...FAQ.translations.en, question: 'Is tipping usual?' };
      return {
        ...FAQ,
        version,
        position,
        updated_by: 'aisha@atoll.example',
        translations: { ...FAQ.translations, en },
      };
    };
    let now: object = FAQ;
    const first = await openForm({ 'GET /faqs/5/editable/': () => ({ body: now }) });
    await first.user.type(await field(/Question\s*English/), ' In cash?');
    for (const [version, position] of [
      [4, 20],
      [5, 7],
    ] as const) {
      now = asked(version, position);
      act(() => void first.store.dispatch(client.util.invalidateTags(['content' as 'auth'])));
      await waitFor(() => expect(screen.getByRole('textbox', { name: /Place in lists/ })).toHaveValue(`${position}`));
      expect(await screen.findByRole('button', { name: 'Take theirs' })).toBeInTheDocument();
    }
    // Nor does a closed tab choose.
    first.unmount();
    const { user } = await openForm({ 'GET /faqs/5/editable/': () => ({ body: now }) });
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip? In cash?');
    expect(screen.getByText('aisha@atoll.example has changed this meanwhile')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(await field(/Question\s*English/)).toHaveValue('Is tipping usual?');
  });

  it('does not ask to save what was archived meanwhile', async () => {
    let now: object = FAQ;
    const { user, store } = await openForm({ 'GET /faqs/5/editable/': () => ({ body: now }) });
    await user.type(await field(/Question\s*English/), ' In cash?');
    now = { ...FAQ, version: 4, status: 'archived', updated_by: 'aisha@atoll.example' };
    act(() => void store.dispatch(client.util.invalidateTags(['content' as 'auth'])));
    expect(await screen.findByText('aisha@atoll.example has changed this meanwhile')).toBeVisible();
    expect(screen.queryByText(/save again/)).not.toBeInTheDocument();
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip? In cash?');
  });

  it('keeps what was typed into a thing that somebody deleted meanwhile, and says so', async () => {
    let isDeleted = false;
    const gone = { status: 404, body: { detail: 'No', code: 'not_found' } };
    const { user, store } = await openForm({
      'GET /faqs/5/editable/': () => (isDeleted ? gone : { body: FAQ }),
      'GET /content/faqs/5/': () => (isDeleted ? gone : { body: STATE }),
    });
    await user.type(await field(/Question\s*English/), ' In cash?');
    isDeleted = true;
    act(() => void store.dispatch(client.util.invalidateTags(['content' as 'auth'])));
    expect(await screen.findByText('This is not here')).toBeVisible();
    expect(await field(/Question\s*English/)).toHaveValue('Do people tip? In cash?');
  });

  it('does not say that it loads where it could not be loaded', async () => {
    await openForm({ 'GET /faqs/5/editable/': { status: 500, body: { detail: 'No', code: 'internal' } } });
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { level: 1, name: 'Questions' })).toBeInTheDocument();
  });

  it('is not there for an address that leads nowhere', async () => {
    await openForm({ 'GET /faqs/5/editable/': { status: 404, body: { detail: 'No', code: 'not_found' } } });
    expect(await screen.findByRole('heading', { name: 'This is not here' })).toBeInTheDocument();
  });
});

describe('the form of a trip', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['820.00', 'told', 1],
    [undefined, 'not told', 0],
    [undefined, 'told when their draft was kept', 0],
  ])('has no field for what somebody is not told: what the agency pays (%s, %s)', async (cost, how, fields) => {
    const names = { en: { status: 'published', name: 'Reef Week' } };
    const trip: Content = { ...FAQ, supplier: null, translations: names };
    const base: Content = { ...trip, cost_price: '820.00' };
    const mine: Content = { ...base, supplier: 'Ours' };
    if (how.includes('kept')) keepDraft(OWNER.id, 'packages', 5, { version: 1, base, mine, at: '' });
    await renderApp(<ContentFormPage />, {
      route: '/dashboard/packages/5',
      path: '/dashboard/packages/:id',
      texts: { admin: TEXTS.en! },
      handlers: {
        'GET /packages/5/editable/': { body: { ...trip, ...(cost && { cost_price: cost }) } },
        'GET /content/packages/5/': { body: { ...STATE, kind: 'packages' } },
      },
      prepare: as('catalogue.view', 'catalogue.change'),
    });
    expect(await field(/^Supplier/)).toBeVisible();
    expect(screen.queryAllByRole('textbox', { name: /What it costs us/ })).toHaveLength(fields);
  });

  it('asks for what goes with how it is sold, and for nothing else', async () => {
    const trip = {
      ...FAQ,
      pricing_type: 'per_person',
      sold_by: 'request',
      occupancy: null,
      single_supplement: '0.00',
      child_bands: [],
      stays: [],
      translations: { en: { status: 'published', name: 'Reef school' } },
    };
    const { user } = await renderApp(<ContentFormPage />, {
      route: '/dashboard/packages/5',
      path: '/dashboard/packages/:id',
      texts: { admin: TEXTS.en! },
      handlers: { 'GET /packages/5/editable/': { body: trip }, 'GET /content/packages/5/': { body: STATE } },
      prepare: as('catalogue.view', 'catalogue.change', 'catalogue.publish'),
    });
    expect(await screen.findByLabelText('Single supplement')).toBeInTheDocument();
    const room = () => screen.queryByRole('group', { name: 'How many people the price of a room covers' });
    expect(room()).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('The price is for'), 'A room');
    expect(room()).toBeInTheDocument();
    expect(screen.queryByLabelText('Single supplement')).not.toBeInTheDocument();
  });
});

describe('a formatted text', () => {
  const answering = (answer: string) => {
    const words = { ...FAQ.translations.en, answer };
    return openForm({ 'GET /faqs/5/editable/': { body: { ...FAQ, translations: { en: words } } } });
  };

  it('is edited as it reads, with tools that say what holds at the caret', async () => {
    await answering('<p>Some <strong>do</strong>.</p>');
    const [tools] = await screen.findAllByRole('toolbar', { name: 'Form of the text' });
    expect(within(tools!).getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false');
    expect(await field(/^Answer\s*English$/)).toHaveTextContent('Some do.');
  });

  it.each(['<p>H<sub>2</sub>O</p>', '<p><code><a href="/terms">terms</a></code></p>'])(
    'stays as it is written where the editor would lose something: %s',
    async (html) => {
      await answering(html);
      expect(await screen.findByDisplayValue(html)).toHaveAccessibleDescription(/^HTML, as it is written/);
    },
  );
});

describe('references', () => {
  it('are found by name, put in order and taken out', async () => {
    const POST = {
      ...FAQ,
      category: undefined,
      related_packages: [12, 7],
      categories: [],
      tags: [],
      cover: null,
      author_name: 'Aisha',
      author_avatar: null,
      translations: { en: { status: 'published', title: 'Reef season' } },
    };
    const named = (id: number, name: string) => ({
      body: { ...FAQ, id, translations: { en: { status: 'published', name } } },
    });
    const { user, api } = await renderApp(<ContentFormPage />, {
      route: '/dashboard/posts/5',
      path: '/dashboard/posts/:id',
      texts: { admin: TEXTS.en! },
      handlers: {
        'GET /posts/5/editable/': { body: POST },
        'GET /content/posts/5/': { body: { ...STATE, kind: 'posts' } },
        'GET /packages/12/editable/': named(12, 'Manta week'),
        'GET /packages/7/editable/': named(7, 'Two islands'),
        'GET /packages/9/editable/': named(9, 'Tiger sharks'),
        'GET /packages/': {
          body: page(
            { id: 9, name: 'Tiger sharks', status: 'published' },
            { id: 7, name: 'Two islands', status: 'published' },
          ),
        },
        'PATCH /posts/5/': { body: { ...POST, version: 4 } },
      },
      prepare: publisher,
    });
    const list = (await screen.findByText('Packages it speaks of')).closest('fieldset')!;
    await user.click(await within(list).findByRole('button', { name: 'Move up: Two islands' }));
    expect(within(list).getByRole('status')).toHaveTextContent('Two islands is now 1 of 2.');
    await user.type(within(list).getByRole('searchbox'), 'tiger');
    const found = await within(list).findByRole('button', { name: /^Tiger sharks/ });
    // What is chosen already is not offered again.
    expect(within(list).queryByRole('button', { name: /^Two islands/ })).not.toBeInTheDocument();
    await user.click(found);
    await user.click(within(list).getByRole('button', { name: 'Take out: Manta week' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'PATCH')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'PATCH')!.body).toEqual({ related_packages: [7, 9] });
  });
});
