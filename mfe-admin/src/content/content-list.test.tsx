import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Permission } from '@atoll/contract/permissions';
import { type AppStore, signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import ContentListPage from './content-list-page';
import { keepDraft } from '../office/kept-draft';

teachDialogs();

const ROW = {
  id: 12,
  slug: 'manta-week',
  name: 'Manta week',
  cover_image: null,
  status: 'published',
  editing: {
    version: 3,
    updated_at: '2026-11-20T08:00:00.000Z',
    updated_by: 'aisha@atoll.example',
    publish_at: null,
    unpublish_at: null,
    pending: true,
    translation_status: { ru: 'published', zh: 'outdated' },
  },
};
const WELL = { ...ROW, id: 13, name: 'Two islands', status: 'draft' };
WELL.editing = { ...ROW.editing, pending: false, translation_status: { ru: 'published', zh: 'published' } };

const as =
  (...permissions: Permission[]) =>
  (store: AppStore) =>
    signIn(store, { ...TOKENS, user: { ...OWNER, permissions } });

const open = (
  answer: Handler = { body: page(ROW, WELL) },
  {
    at = '/dashboard/packages',
    more = {} as Record<string, Handler>,
    prepare = as('catalogue.view', 'catalogue.change'),
  } = {},
) =>
  renderApp(<ContentListPage />, {
    route: at,
    path: at.split('?')[0]!,
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /packages/': answer, 'GET /saved-views/': { body: [] }, ...more },
    prepare,
  });
const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);

describe('the list of a kind', () => {
  beforeEach(() => localStorage.clear());

  it('has lines in the place of rows until the first ones are there, and no word of emptiness', async () => {
    let answer: (reply: { body: object }) => void = () => undefined;
    const { container } = await open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await screen.findByRole('table');
    expect(container.querySelector('.ant-skeleton')).not.toBeNull();
    expect(screen.queryByText('Nothing here yet.')).not.toBeInTheDocument();
    answer({ body: page(ROW) });
    await rowOf('Manta week');
    expect(container.querySelector('.ant-skeleton')).toBeNull();
  });

  it('has everything in every state, with what is unfinished', async () => {
    keepDraft(OWNER.id, 'packages', 13, { version: 3, base: { translations: {} }, mine: { translations: {} }, at: '' });
    const { api } = await open();
    const first = await rowOf('Manta week');
    for (const text of ['On the site', 'Chinese: outdated', 'A change waits', 'aisha@atoll.example'])
      expect(first.getByText(text)).toBeInTheDocument();
    expect(first.queryByText(/Russian/)).not.toBeInTheDocument();
    expect(first.getByRole('link')).toHaveAttribute('href', '/dashboard/packages/12');
    const second = await rowOf('Two islands');
    for (const text of ['Draft', 'All on the site', 'Your unsaved changes'])
      expect(second.getByText(text)).toBeInTheDocument();
    const asked = api.requests.find(({ path }) => path === '/packages/')!;
    expect(Object.fromEntries(asked.query)).toMatchObject({ status: 'all', lang: 'en', page: '1' });
  });

  it('is asked for a state, and remembers it in the address', async () => {
    const { user, api, router } = await open();
    await rowOf('Manta week');
    await user.click(screen.getByRole('button', { name: 'Draft' }));
    await waitFor(() => expect(api.requests.at(-1)!.query.get('status')).toBe('draft'));
    expect(router.state.location.search).toBe('?status=draft');
    expect(screen.getByRole('button', { name: 'Draft' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('begins a draft with its English name and opens it', async () => {
    const { user, api, router } = await open(undefined, {
      more: { 'POST /packages/': { status: 201, body: { id: 40 } } },
    });
    await user.click(await screen.findByRole('button', { name: 'New package' }));
    const dialog = within(screen.getByRole('dialog'));
    const make = dialog.getByRole('button', { name: 'Make the draft' });
    expect(make).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Reef school');
    await user.click(make);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/packages/40'));
    expect(api.requests.find(({ method }) => method === 'POST')!.body).toEqual({
      translations: { en: { name: 'Reef school' } },
    });
  });

  it('says why there can be no such draft, and keeps its name', async () => {
    const fault = { 'translations.en.name': ['At least 2 characters.'] };
    const { user } = await open(undefined, { more: { 'POST /packages/': { status: 400, body: fault } } });
    await user.click(await screen.findByRole('button', { name: 'New package' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'R');
    await user.click(dialog.getByRole('button', { name: 'Make the draft' }));
    expect(await dialog.findByText('At least 2 characters.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('R');
  });

  it('offers nothing to begin to who may only read', async () => {
    await open(undefined, { prepare: as('catalogue.view') });
    await rowOf('Manta week');
    expect(screen.queryByRole('button', { name: 'New package' })).not.toBeInTheDocument();
  });

  it('says so when it is empty or cannot be read, and tries again', async () => {
    let isDown = true;
    const { user } = await open(() => (isDown ? { status: 400, body: { detail: 'No' } } : { body: page() }));
    const retry = await screen.findByRole('button', { name: /retry|try/i });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Nothing here yet.')).toBeInTheDocument();
  });

  it('leads from a search that finds nothing back to all there is', async () => {
    const { user, router } = await open(({ query }) => ({ body: query.get('search') ? page() : page(ROW, WELL) }), {
      at: '/dashboard/packages?search=whales',
    });
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await rowOf('Manta week');
    expect(router.state.location.search).toBe('');
  });

  it('shows short lists whole, which come without pages', async () => {
    await open(undefined, {
      at: '/dashboard/categories',
      more: { 'GET /categories/': { body: [{ ...ROW, name: 'Diving', cover_image: undefined }] } },
    });
    expect(await screen.findByRole('link', { name: 'Diving' })).toHaveAttribute('href', '/dashboard/categories/12');
    expect(screen.queryByRole('button', { name: 'In review' })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('shows the columns that somebody has chosen, and still does after a reload', async () => {
    const { user, unmount } = await open({ body: page({ ...ROW, price: '1200.00', slug: 'manta-week' }) });
    expect((await rowOf('Manta week')).getByText('$1,200')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Address on the site' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'Address on the site' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Languages' }));
    unmount();
    await open();
    const row = await rowOf('Manta week');
    expect(row.getByText('manta-week')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Languages' })).not.toBeInTheDocument();
  });

  it('keeps state, search and columns as a view, and opens one', async () => {
    const view = {
      ...{ id: 'v1', list: 'packages', name: 'Drafts by price', query: 'search=reef&status=draft' },
      ...{ columns: ['name', 'price'], shared_with: 'me', is_default: false, editable: true, version: 1 },
    };
    const { user, api, router } = await open(undefined, {
      more: {
        'GET /saved-views/': { body: [view] },
        'POST /saved-views/': ({ body }) => ({ status: 201, body: { ...view, ...(body as object), id: 'v2' } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Drafts by price' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=reef&status=draft'));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Name',
      'Price, US dollars',
    ]);
    expect(screen.getByRole('button', { name: 'Draft' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Archived' }));
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Old');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        ...{ list: 'packages', name: 'Old', query: 'search=reef&status=archived', columns: ['name', 'price'] },
      }),
    );
  });
});
