import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Permission } from '@atoll/contract/permissions';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../../test/dialogs';
import { OWNER, TEXTS, TOKENS } from '../../test/fixtures';
import ContentListPage from '../content-list-page';

const ALL: Permission[] = ['catalogue.view', 'catalogue.change', 'catalogue.publish'];
const row = (id: number, more: object = {}) => ({
  ...{ id, slug: `trip-${id}`, name: `Trip ${id}`, cover_image: null, status: 'draft', category_code: 'diving' },
  editing: {
    ...{ version: 1, updated_at: '2026-11-20T08:00:00.000Z', updated_by: null, publish_at: null, unpublish_at: null },
    ...{ pending: false, translation_status: { ru: 'published', zh: 'published' } },
  },
  ...more,
});
const ROWS = [row(1), row(2), row(3, { status: 'published' })];

/** Every call answers with the next version; a handler of one's own comes first. */
const open = async (
  more: Record<string, Handler> = {},
  permissions = ALL,
  rows: object[] = ROWS,
  count = rows.length,
) => {
  const step: Handler = ({ headers }) => ({
    body: { version: Number(/\d+/.exec(headers.get('If-Match') ?? '')?.[0]) + 1 },
  });
  const steps = [1, 2, 3].flatMap((id) =>
    ['publish', 'unpublish', 'restore-draft', 'archive'].map((to) => [`POST /content/packages/${id}/${to}/`, step]),
  );
  const app = await renderApp(<ContentListPage />, {
    route: '/dashboard/packages',
    path: '/dashboard/packages',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /packages/': { body: { count, next: null, previous: null, results: rows } },
      'GET /saved-views/': { body: [] },
      'GET /categories/': { body: [{ id: 9, code: 'surfing', name: 'Surfing', status: 'published' }] },
      ...(Object.fromEntries(steps) as Record<string, Handler>),
      ...Object.fromEntries([1, 2, 3].map((id) => [`PATCH /packages/${id}/`, step])),
      ...more,
    },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, permissions } }),
  });
  await screen.findByRole('link', { name: 'Trip 1' });
  const press = (name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
  const sent = () =>
    app.api.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, headers }) => `${method} ${path} ${headers.get('If-Match')}`);
  /** Chooses all rows and begins something with them. */
  const all = async (button: string) => {
    await app.user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    await app.user.click(await screen.findByRole('button', { name: button }));
    return within(screen.getByRole('dialog'));
  };
  return { ...app, press, sent, all };
};

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());

describe('many things of a kind at once', () => {
  it('are published, each as it was listed, and put back where they were', async () => {
    const { user, sent, all, press } = await open();
    const dialog = await all('Publish');
    expect(dialog.getByRole('heading', { name: 'Publish 3 entries' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('2 done · 1 passed over')).toBeVisible();
    expect(sent().toSorted()).toEqual([
      ...['POST /content/packages/1/publish/ "1"', 'POST /content/packages/2/publish/ "1"'],
    ]);
    await press('Undo');
    expect(await screen.findByText('2 put back')).toBeVisible();
    expect(sent().filter((text) => text.includes('/1/'))).toEqual([
      'POST /content/packages/1/publish/ "1"',
      'POST /content/packages/1/unpublish/ "2"',
      'POST /content/packages/1/restore-draft/ "3"',
    ]);
  });

  it('says what somebody has changed meanwhile, leads there, and tries it again as it is now', async () => {
    let version = 1;
    const { user, sent, all, press } = await open({
      'POST /content/packages/2/publish/': ({ headers }) =>
        headers.get('If-Match') === '"5"'
          ? { body: { version: 6 } }
          : { status: 412, body: { detail: 'Changed', code: 'stale_version' } },
      'GET /content/packages/2/': () => {
        version = 5;
        return { body: { version } };
      },
    });
    const dialog = await all('Publish');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('1 done · 1 passed over · 1 failed')).toBeVisible();
    await press('Report');
    const report = within(screen.getByRole('dialog'));
    expect(report.getByRole('link', { name: 'Trip 2' })).toHaveAttribute('href', '/dashboard/packages/2');
    expect(report.getByText('On the site')).toBeVisible();
    await user.click(report.getByRole('button', { name: 'Try these again' }));
    expect(await screen.findByText('2 done · 1 passed over')).toBeVisible();
    expect(sent().at(-1)).toBe('POST /content/packages/2/publish/ "5"');
  });

  it('passes over what somebody has done meanwhile, and puts back where they had left it', async () => {
    const stale: Handler = ({ headers }) =>
      headers.get('If-Match') === '"1"'
        ? { status: 412, body: { detail: 'Changed', code: 'stale_version' } }
        : { body: { version: 10 } };
    const { user, sent, all, press } = await open({
      'POST /content/packages/1/archive/': stale,
      'POST /content/packages/2/archive/': stale,
      'GET /content/packages/1/': { body: { version: 5, status: 'published', publish_at: null, unpublish_at: null } },
      'GET /content/packages/2/': { body: { version: 5, status: 'archived', publish_at: null, unpublish_at: null } },
    });
    const dialog = await all('Archive');
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    await screen.findByText('1 done · 2 failed');
    await press('Report');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try these again' }));
    await screen.findByText('3 done');
    expect(sent().slice(3)).toEqual(['POST /content/packages/1/archive/ "5"']);
    await press('Undo');
    await screen.findByText('3 put back');
    expect(
      sent()
        .filter((text) => /packages.[12]/.test(text))
        .slice(3),
    ).toEqual([...['POST /content/packages/1/restore-draft/ "10"', 'POST /content/packages/1/publish/ "11"']]);
  });

  it('leaves what somebody has changed since as it is, and says so', async () => {
    const { user, all, press } = await open({
      'POST /content/packages/1/unpublish/': { status: 412, body: { detail: 'Changed', code: 'stale_version' } },
    });
    const dialog = await all('Publish');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('2 done · 1 passed over');
    await press('Undo');
    expect(await screen.findByText('1 put back · 1 failed')).toBeVisible();
  });

  it('names the fields that are missing before a thing can be public', async () => {
    const { user, all, press } = await open({
      'POST /content/packages/1/publish/': { status: 400, body: { price: ['Required.'] } },
    });
    const dialog = await all('Publish');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/1 failed/);
    await press('Report');
    expect(within(screen.getByRole('dialog')).getByText('Price, US dollars: Required.')).toBeVisible();
  });

  it('get a category, and each its own one back', async () => {
    const { user, api, all, press } = await open();
    const dialog = await all('Set category');
    const submit = dialog.getByRole('button', { name: 'Set category' });
    expect(submit).toBeDisabled();
    await user.selectOptions(
      dialog.getByRole('combobox', { name: /^Category/ }),
      await dialog.findByRole('option', { name: 'Surfing' }),
    );
    await user.click(submit);
    expect(await screen.findByText('3 done')).toBeVisible();
    await press('Undo');
    expect(await screen.findByText('3 put back')).toBeVisible();
    const bodies = api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies).toEqual([
      ...Array.from({ length: 3 }, () => ({ category_code: 'surfing' })),
      ...Array.from({ length: 3 }, () => ({ category_code: 'diving' })),
    ]);
  });

  it('count a write as done whose answer was lost on the way', async () => {
    const current = { version: 2, category_code: 'surfing' };
    const { user, all } = await open({
      'PATCH /packages/2/': { status: 412, body: { detail: 'Changed', code: 'stale_version', current } },
      'PATCH /packages/3/': {
        ...{ status: 412, body: { detail: 'Changed', current: { ...current, category_code: 'diving' } } },
      },
    });
    const dialog = await all('Set category');
    const surfing = await dialog.findByRole('option', { name: 'Surfing' });
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), surfing);
    await user.click(dialog.getByRole('button', { name: 'Set category' }));
    expect(await screen.findByText('2 done · 1 failed')).toBeVisible();
  });

  it('are read page by page where all that match are chosen', async () => {
    const many = Array.from({ length: 120 }, (_, index) => row(index + 1, { status: 'archived' }));
    const { user, api, press, all } = await open(
      {
        'GET /packages/': ({ query }) => {
          const size = Number(query.get('page_size'));
          const from = (Number(query.get('page')) - 1) * size;
          return { body: { count: 120, next: null, previous: null, results: many.slice(from, from + size) } };
        },
      },
      ALL,
    );
    const dialog = await all('Make it a draft');
    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    await press('Choose all 120 that match');
    expect(screen.getByText('120 chosen')).toBeVisible();
    await press('Publish');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('0 done · 120 passed over')).toBeVisible();
    const pages = api.requests.filter(({ path, query }) => path === '/packages/' && query.get('page_size') === '100');
    expect(pages.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  });

  it('are as many as the list counts, where there may be more', async () => {
    const { user } = await open({}, ALL, ROWS, 10_000);
    expect(screen.getByText('The first 10,000 entries')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    expect(await screen.findByRole('button', { name: 'Choose the first 10,000' })).toBeVisible();
  });

  it('stop when they are told to, go on, and keep who leaves from leaving unasked', async () => {
    let release: (answer: { body: object }) => void = () => undefined;
    const { user, press, router, all } = await open({
      'POST /content/packages/1/publish/': () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    });
    const dialog = await all('Publish');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    const stop = await screen.findByRole('button', { name: 'Stop' });
    expect(stop).toHaveFocus();
    expect(screen.getByRole('progressbar', { name: 'Publishing' })).toHaveAttribute('max', '2');
    await user.click(screen.getByRole('link', { name: 'Trip 1' }));
    expect(await screen.findByRole('heading', { name: 'This is not finished' })).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Go back' }));
    expect(router.state.location.pathname).toBe('/dashboard/packages');
    await press('Stop');
    release({ body: { version: 2 } });
    expect(await screen.findByText('2 done · 1 passed over')).toBeVisible();
  });

  it('are not offered to who may not change them', async () => {
    await open({}, ['catalogue.view']);
    expect(screen.queryByRole('checkbox', { name: 'Choose all' })).not.toBeInTheDocument();
  });

  it('only get a category from who may not publish, and only what is not on the site', async () => {
    const { user, all, press, sent } = await open({}, ['catalogue.view', 'catalogue.change']);
    const dialog = await all('Set category');
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    const surfing = await dialog.findByRole('option', { name: 'Surfing' });
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), surfing);
    await user.click(dialog.getByRole('button', { name: 'Set category' }));
    expect(await screen.findByText('2 done · 1 passed over')).toBeVisible();
    expect(sent().toSorted()).toEqual(['PATCH /packages/1/ "1"', 'PATCH /packages/2/ "1"']);
    await press('Report');
    expect(within(screen.getByRole('dialog')).getByText(/^On the site: hand the change in/)).toBeVisible();
  });

  it('leave prices on the site to who may publish, and say so before anything is written', async () => {
    const rows = [row(1, { price: '480.00' }), row(2, { price: '90.00', status: 'published' })];
    const { user, press } = await open({}, ['catalogue.view', 'catalogue.change'], rows);
    await press('Prices from CSV');
    const file = Object.assign(new File([''], 'prices.csv'), {
      text: () => Promise.resolve('id;price\n1;500\n2;95\n'),
    });
    await user.upload(await screen.findByLabelText(/^File/), file);
    expect(await screen.findByText('1 price changes · 1 line cannot be taken')).toBeVisible();
    expect(screen.getByText(/^On the site: hand the change in/)).toBeVisible();
  });

  it('take prices out of a file once somebody has seen what changes, and give them back', async () => {
    const rows = [row(1, { price: '480.00' }), row(2, { price: '90.00' })];
    const { user, api, press, sent } = await open({}, ALL, rows);
    await press('Prices from CSV');
    const input = await screen.findByLabelText(/^File/);
    // jsdom's files do not say what is in them.
    const file = (text: string) =>
      Object.assign(new File([text], 'prices.csv', { type: 'text/csv' }), { text: () => Promise.resolve(text) });
    await user.upload(input, file('name,price\nTrip 1,500'));
    expect(await screen.findByText('The first line lacks a column: id.')).toBeVisible();
    await user.upload(input, file('id;price\n1;500,50\n2;90\n7;1\n'));
    expect(await screen.findByText('1 price changes · 1 stays the same · 1 line cannot be taken')).toBeVisible();
    expect(screen.getByText('Not in this list')).toBeVisible();
    expect(sent()).toEqual([]);
    await press('Write 1 price');
    expect(await screen.findByText('1 done')).toBeVisible();
    await press('Undo');
    expect(await screen.findByText('1 put back')).toBeVisible();
    const bodies = api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies).toEqual([{ price: '500.50' }, { price: '480.00' }]);
    expect(sent()).toEqual(['PATCH /packages/1/ "1"', 'PATCH /packages/1/ "2"']);
  });

  it('say which price somebody has stored meanwhile before it is written over, and give back theirs', async () => {
    const theirs = { version: 4, status: 'draft', price: '120.00' };
    const { user, api, press, sent } = await open(
      {
        'PATCH /packages/1/': ({ headers }) =>
          headers.get('If-Match') === '"1"'
            ? { status: 412, body: { detail: 'Changed', code: 'stale_version', current: theirs } }
            : { body: { version: 5 } },
      },
      ALL,
      [row(1, { price: '100.00' })],
    );
    await press('Prices from CSV');
    await user.upload(
      await screen.findByLabelText(/^File/),
      Object.assign(new File([''], 'prices.csv'), { text: () => Promise.resolve('id;price\n1;110\n') }),
    );
    await user.click(await screen.findByRole('button', { name: 'Write 1 price' }));
    await screen.findByText('0 done · 1 failed');
    await press('Report');
    expect(screen.getByText('Changed meanwhile: $120 now, $110 to be written.')).toBeVisible();
    await press('Try these again');
    await screen.findByText('1 done');
    await press('Undo');
    await screen.findByText('1 put back');
    expect(sent()).toEqual(['"1"', '"4"', '"5"'].map((version) => `PATCH /packages/1/ ${version}`));
    const bodies = api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies).toEqual([{ price: '110.00' }, { price: '110.00' }, { price: '120.00' }]);
  });
});
