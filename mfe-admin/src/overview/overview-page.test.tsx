import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { maldivesDay } from '@atoll/contract/days';
import { renderApp } from '@atoll/testing/render-app';
import { BOOKING, TEXTS, asOwner } from '../test/fixtures';
import OverviewPage from './overview-page';

const overview = (...latest: unknown[]) => ({
  bookings: { requested: 1, reply_overdue: 0, change_asked: 2, today: 1, total: 1 },
  packages: { published: 20, total: 24 },
  resorts: { published: 12 },
  destinations: { published: 9 },
  texts: { total: 900, missing_ru: 0, missing_zh: 3, edited: 2 },
  latest_bookings: latest,
});

const open = (answer: Handler) =>
  renderApp(<OverviewPage />, {
    route: '/dashboard/overview',
    path: '/dashboard/overview',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /dashboard/overview/': answer },
    prepare: asOwner,
  });

describe('the overview', () => {
  it('leads to what waits for an answer and lists the latest requests', async () => {
    await open({ body: overview(BOOKING) });
    expect(await screen.findByRole('link', { name: '1 Waiting for an answer' })).toHaveAttribute(
      'href',
      '/dashboard/bookings?status=requested&sort=clock',
    );
    const today = maldivesDay(new Date());
    for (const [name, query] of [
      ['0 Past the promised 24 hours', 'overdue=true&sort=clock'],
      ['2 Change requests', 'change=true&sort=clock'],
      ['1 Received today', `created_from=${today}&created_to=${today}`],
      ['1 Bookings in all', 'sort=newest'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/dashboard/bookings?${query}`);
    expect(screen.getByRole('link', { name: 'Open booking MV-7K3QZ4' })).toBeInTheDocument();
  });

  it('leaves out what an API of the release before does not count', async () => {
    const { bookings, ...rest } = overview();
    const { change_asked: _uncounted, ...counted } = bookings;
    await open({ body: { ...rest, bookings: counted } });
    expect(await screen.findByRole('link', { name: '1 Bookings in all' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringMatching(/NaN|Change requests/),
    );
  });

  it('says when there is no booking yet', async () => {
    await open({ body: overview() });
    expect(await screen.findByText('No booking yet. The first request will appear here.')).toBeInTheDocument();
  });

  it('says why it could not be read and tries again', async () => {
    let up = false;
    const { user } = await open(() => (up ? { body: overview() } : { status: 500, body: {} }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No booking yet. The first request will appear here.')).toBeInTheDocument();
  });
});
