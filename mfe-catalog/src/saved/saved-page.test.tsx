import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type SavedKey, keepSaved } from '@atoll/api-client/saved';
import { renderApp } from '@atoll/testing/render-app';
import { bindShell } from '@atoll/ui/shell-context';
import en from '../../locales/en.json' with { type: 'json' };
import { packageItem } from '../shared/fixtures';
import { OwnList } from './own-list';
import type { SavedList } from './saved-list';
import SavedPage from './saved-page';

const notify = jest.fn();
const TRIPS = [
  packageItem({ id: 1, slug: 'manta-week', name: 'Manta week' }),
  packageItem({ id: 2, slug: 'reef-week', name: 'Reef week' }),
];

const show = (route = '/saved') =>
  renderApp(<SavedPage />, {
    route,
    texts: { catalog: en },
    handlers: {
      'GET /packages/': ({ query }) => {
        const asked = query.getAll('id').map(Number);
        const results = TRIPS.filter(({ id }) => asked.includes(id));
        return { body: { count: results.length, next: null, previous: null, results } };
      },
      'GET /resorts/': { body: { count: 0, next: null, previous: null, results: [] } },
    },
  });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const kept = () => localStorage.getItem('atoll_saved');

beforeEach(() => {
  localStorage.clear();
  notify.mockClear();
  bindShell({ release: 'r', notify, reportError: () => 'e' });
});

describe('what one has saved', () => {
  it('leads to trips while there is nothing, and asks for nothing', async () => {
    const { api } = await show();
    expect(screen.getByRole('heading', { level: 2, name: en.saved.none })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse packages' })).toHaveAttribute('href', '/packages');
    expect(screen.queryByRole('button', { name: en.saved.share })).not.toBeInTheDocument();
    expect(api.requests).toEqual([]);
  });

  it('shows the newest first', async () => {
    keepSaved(['p-2', 'p-1']);
    await show();
    await waitFor(() => expect(titles()).toEqual(['Reef week', 'Manta week']));
  });

  it('calls nothing gone that it did not look for: a list longer than a page', async () => {
    const others = Array.from({ length: 120 }, (_, index) => packageItem({ id: 1000 + index, name: `Trip ${index}` }));
    const keys = [...others.map(({ id }): SavedKey => `p-${id}`), 'p-2' as const];
    await renderApp(<OwnList list={{ keys, change: jest.fn<SavedList['change']>() }} kept="account" />, {
      texts: { catalog: en },
      handlers: {
        'GET /packages/': ({ query }) => {
          const results = others.slice(1).filter(({ id }) => query.getAll('id').includes(String(id)));
          return { body: { count: results.length, next: null, previous: null, results } };
        },
      },
    });
    await waitFor(() => expect(titles()).toHaveLength(99));
    expect(screen.getByText(/1 entry of this list is no longer offered/)).toBeVisible();
  });

  it('says so where the list of an account cannot be read, and tries again', async () => {
    const retry = jest.fn();
    const error = { status: 500, messageKey: 'server' } as const;
    const list = { keys: undefined, error, retry, change: jest.fn<SavedList['change']>() };
    const { user } = await renderApp(<OwnList list={list} kept="account" />, { texts: { catalog: en } });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is taken off, and put back where it was', async () => {
    keepSaved(['p-2', 'p-1']);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Saved: Manta week' }));
    expect([titles(), kept()]).toEqual([['Reef week'], 'p-2']);
    const undo = within(screen.getByText('Removed: Manta week').parentElement!).getByRole('button');
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(document.body).not.toHaveFocus();
    await waitFor(() => expect(titles()).toEqual(['Reef week', 'Manta week']));
    expect(kept()).toBe('p-2,p-1');
  });

  it('can be undone also when nothing is left', async () => {
    keepSaved(['p-1']);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Saved: Manta week' }));
    expect(screen.getByRole('heading', { name: en.saved.none })).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.saved.undo }));
    expect(kept()).toBe('p-1');
  });

  it('says how many are not offered any more, and takes them off when asked', async () => {
    keepSaved(['p-99', 'p-1', 'r-5']);
    const { user } = await show();
    expect(await screen.findByText(/^2 entries of this list are no longer offered\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.saved.drop }));
    await waitFor(() => expect(kept()).toBe('p-1'));
  });

  it('is shared as a link to the newest twenty, without a word about whose it is', async () => {
    keepSaved(Array.from({ length: 21 }, (_, index) => `p-${index + 1}` as const));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: en.saved.share }));
    const link = await navigator.clipboard.readText();
    expect(link).toMatch(/\/saved\?items=p-1,p-2,.*,p-20$/);
    expect(notify).toHaveBeenCalledWith({
      kind: 'success',
      text: 'The link is copied. It shows the newest 20 of your list.',
    });
  });

  it('shows the link where the browser does not copy it', async () => {
    keepSaved(['p-1']);
    const { user } = await show();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: en.saved.share }));
    expect(await screen.findByLabelText(en.saved.link)).toHaveValue(`${window.location.origin}/saved?items=p-1`);
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('what somebody else shows', () => {
  it('is theirs alone until it is saved too, in its order', async () => {
    keepSaved(['r-5']);
    const { user } = await show('/saved?items=p-2,p-1');
    await waitFor(() => expect(titles()).toEqual(['Reef week', 'Manta week']));
    expect(kept()).toBe('r-5');
    await user.click(screen.getByRole('button', { name: en.saved.saveAll }));
    expect(await screen.findByRole('link', { name: en.saved.toOwn })).toHaveAttribute('href', '/saved');
    expect(kept()).toBe('p-2,p-1,r-5');
  });

  it('leaves out what is not offered, and saves none of it', async () => {
    const { user } = await show('/saved?items=p-1,p-77,r-8');
    expect(await screen.findByText('2 entries of this list are no longer offered.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.saved.saveAll }));
    await waitFor(() => expect(kept()).toBe('p-1'));
  });

  it.each(['', 'p-0,x', '<img src=x onerror=alert(1)>', '../../api', '[object Object]'])(
    'is nothing where the link says nothing: %s',
    async (items) => {
      const { api } = await show(`/saved?items=${encodeURIComponent(items)}`);
      expect(screen.getByRole('heading', { level: 2, name: en.saved.sharedNone })).toBeVisible();
      expect(api.requests).toEqual([]);
    },
  );
});
