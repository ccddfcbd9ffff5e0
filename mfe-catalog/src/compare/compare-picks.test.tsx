import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { bindShell } from '@atoll/ui/shell-context';
import en from '../../locales/en.json' with { type: 'json' };
import { picture } from '../shared/fixtures';
import { ComparePicks } from './compare-picks';
import { CompareToggle } from './compare-toggle';
import { compared } from './compared';

const notify = jest.fn();
const STAYS = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Stay ${id}`, slug: `stay-${id}`, cover_image: picture('x') }));
/** The fourth one has been taken off the list. */
const open = () =>
  renderApp(
    <>
      {STAYS.map((resort) => (
        <CompareToggle key={resort.id} resort={resort} />
      ))}
      <ComparePicks />
    </>,
    {
      texts: { catalog: en },
      handlers: {
        'GET /resorts/': ({ query }) => {
          const ids = query.getAll('id').map(Number);
          const results = STAYS.filter(({ id }) => ids.includes(id) && id !== 4);
          return { body: { count: results.length, next: null, previous: null, results } };
        },
      },
    },
  );
const toggle = (id: number) => screen.getByRole('button', { name: `Compare Stay ${id}` });
const bar = () => screen.findByRole('region', { name: en.compare.yours });

beforeEach(() => {
  localStorage.clear();
  compared.keep([]);
  notify.mockClear();
  bindShell({ release: 'r', notify, reportError: () => 'e' });
});

describe('picking places to compare', () => {
  it('shows nothing and asks for nothing before the first one', async () => {
    const { api } = await open();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(api.requests).toEqual([]);
  });

  it('leads to them side by side from the second one on, in the order of picking', async () => {
    const { user } = await open();
    await user.click(toggle(3));
    expect(toggle(3)).toHaveAttribute('aria-pressed', 'true');
    expect(await within(await bar()).findByText(en.compare.oneMore)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await user.click(toggle(1));
    const link = await screen.findByRole('link', { name: 'Compare (2)' });
    expect(link).toHaveAttribute('href', '/compare?resorts=stay-3,stay-1');
    expect(localStorage.getItem('atoll_compared')).toBe('r-3,r-1');
  });

  it('leads nowhere while the one picked last is on its way', async () => {
    compared.keep(['r-1', 'r-2']);
    const { user } = await open();
    await screen.findByRole('link', { name: 'Compare (2)' });
    await user.click(toggle(3));
    expect(screen.queryByRole('link', { name: 'Compare (2)' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Compare (3)' })).toHaveAttribute(
      'href',
      '/compare?resorts=stay-1,stay-2,stay-3',
    );
  });

  it('says that a fifth one does not fit, and keeps the four', async () => {
    compared.keep(['r-1', 'r-2', 'r-3', 'r-5']);
    const { user } = await open();
    await user.click(toggle(4));
    expect(notify).toHaveBeenCalledWith({
      kind: 'error',
      text: 'At most 4 places fit side by side. Take one out first.',
    });
    expect(compared.read()).toEqual(['r-1', 'r-2', 'r-3', 'r-5']);
  });

  it('takes one out, keeps the focus beside it, and clears them all', async () => {
    compared.keep(['r-1', 'r-2', 'r-3']);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove Stay 2 from the comparison' }));
    expect(await bar()).toHaveFocus();
    expect(toggle(2)).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: en.compare.clear }));
    expect(localStorage.getItem('atoll_compared')).toBeNull();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('forgets what is not offered any more', async () => {
    compared.keep(['r-1', 'r-4']);
    await open();
    await waitFor(() => expect(compared.read()).toEqual(['r-1']));
  });

  it('works for this page where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const spies = (['getItem', 'setItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    try {
      const { user } = await open();
      await user.click(toggle(1));
      expect(toggle(1)).toHaveAttribute('aria-pressed', 'true');
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });
});
