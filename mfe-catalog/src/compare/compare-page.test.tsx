import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setDisplayCurrency } from '@atoll/i18n/instance';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { bindShell } from '@atoll/ui/shell-context';
import en from '../../locales/en.json' with { type: 'json' };
import { resortDetail } from '../shared/fixtures';
import ComparePage from './compare-page';
import { compared } from './compared';

const boat = {
  mode: 'speedboat',
  daylight_only: false,
  last_departure: '22:05',
  latest_arrival_for_same_day: null,
} as never;
/** One's own, at any hour and at its own price. */
const ownBoat = {
  mode: 'speedboat',
  daylight_only: false,
  last_departure: null,
  latest_arrival_for_same_day: null,
} as never;
const plane = {
  mode: 'seaplane',
  daylight_only: true,
  last_departure: null,
  latest_arrival_for_same_day: null,
} as never;
const spa = { code: 'spa', name: 'Spa', group: 'wellness', icon: 'spa' } as never;
const pool = { code: 'pool', name: 'Pool', group: 'water', icon: 'pool' } as never;
const reef = { code: 'house_reef', name: 'House reef', group: 'water', icon: 'reef' } as never;
const STAYS = {
  hanifa: resortDetail({ id: 1, slug: 'hanifa', name: 'Hanifa', amenities: [spa, pool], transfers: [plane] }),
  madi: resortDetail({
    ...{ id: 2, slug: 'madi', name: 'Madi', amenities: [pool], transfers: [boat, ownBoat, plane] },
    style_tags: ['adults_only'],
  }),
};
const handlers: Handlers = {
  'GET /resorts/hanifa/': { body: STAYS.hanifa },
  'GET /resorts/madi/': { body: STAYS.madi },
};
const open = (route: string, more: Handlers = {}) =>
  renderApp(<ComparePage />, {
    route,
    path: '/compare',
    texts: { catalog: en },
    handlers: { ...handlers, ...more },
  });
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  bindShell({ release: 'r', notify: jest.fn(), reportError: () => 'e' });
});

describe('places to stay side by side', () => {
  it('have a column each, in the order of the address, and a row for each thing said of them', async () => {
    await open('/compare?resorts=madi,hanifa');
    await waitFor(() =>
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Good to know',
        'MadiRemove',
        'HanifaRemove',
      ]),
    );
    expect(cells('Guests')).toEqual(['Adults only', 'Children of any age']);
    expect(cells('Same-day transfer')).toEqual(['Speedboat: by 21:05Seaplane: by 15:30', 'by 15:30']);
    expect(cells('Spa')).toEqual(['No', 'Yes']);
    expect(cells('Pool')).toEqual(['Yes', 'Yes']);
  });

  it('say what is charged where their prices are read in another currency, as lists do', async () => {
    const note = en.packages.currency.replace('{{code}}', 'EUR');
    await open('/compare?resorts=hanifa,madi');
    await screen.findByRole('table');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    act(() => setDisplayCurrency({ code: 'EUR', rate: 0.5 }));
    expect(screen.getByText(note)).toBeVisible();
    act(() => setDisplayCurrency({ code: 'USD', rate: 1 }));
  });

  it('are told apart by a sign beside the words, and no amenity is told twice', async () => {
    await open('/compare?resorts=madi,hanifa', {
      'GET /resorts/madi/': { body: { ...STAYS.madi, house_reef: 'good', amenities: [reef, pool] } },
    });
    const marks = (await screen.findByRole('row', { name: /^Pool / })).querySelectorAll('td > svg');
    expect(marks).toHaveLength(2);
    expect(screen.getAllByRole('rowheader', { name: 'House reef' })).toHaveLength(1);
    expect(cells('House reef')[0]).not.toBe('Yes');
  });

  it('show only what differs when the address or the reader asks for it', async () => {
    const { user, router } = await open('/compare?resorts=madi,hanifa');
    await user.click(await screen.findByRole('checkbox', { name: en.compare.differences }));
    expect(router.state.location.search).toBe('?resorts=madi,hanifa&only=differences');
    expect(cells('Spa')).toEqual(['No', 'Yes']);
    expect(screen.queryByRole('row', { name: /^Pool/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: en.compare.differences }));
    expect(screen.getByRole('row', { name: /^Pool/ })).toBeVisible();
  });

  it('do without what is not offered any more, and say so', async () => {
    await open('/compare?resorts=madi,gone,hanifa');
    expect(await screen.findByText(/^1 place of this comparison is no longer offered/)).toBeVisible();
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  });

  it('lose one that is taken out, also from what was picked', async () => {
    compared.keep(['r-2', 'r-1']);
    const { user, router } = await open('/compare?resorts=madi,hanifa');
    await user.click(await screen.findByRole('link', { name: 'Remove Madi from the comparison' }));
    expect(router.state.location.search).toBe('?resorts=hanifa');
    expect(compared.read()).toEqual(['r-1']);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each(['/compare', '/compare?resorts=', '/compare?resorts=../x,<b>', '/compare?resorts=gone'])(
    'are none where the address names none: %s',
    async (route) => {
      await open(route);
      expect(await screen.findByRole('heading', { level: 2, name: en.compare.none })).toBeVisible();
    },
  );

  it('are four at most', async () => {
    const { api } = await open('/compare?resorts=a,b,c,d,e');
    await screen.findByRole('heading', { level: 2, name: en.compare.none });
    expect(api.requests.map(({ path }) => path).filter((path) => path.startsWith('/resorts'))).toEqual([
      '/resorts/a/',
      '/resorts/b/',
      '/resorts/c/',
      '/resorts/d/',
    ]);
  });

  it('offer another try where one of them cannot be read', async () => {
    await open('/compare?resorts=madi,hanifa', { 'GET /resorts/madi/': { status: 500, body: {} } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
