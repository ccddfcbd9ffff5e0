import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { resortDetail } from '../shared/fixtures';
import { marksOn } from './price-marks';
import ResortListPage from './resort-list-page';

const north = { id: 1, slug: 'baa-atoll', name: 'Baa Atoll' };
const south = { id: 2, slug: 'addu-atoll', name: 'Addu Atoll' };
const night = (amount: string) => ({ amount, date: '2027-02-14', lowest: amount, highest: amount });
const RESORTS = [
  resortDetail({ id: 3, slug: 'far', name: 'Far Away', destination: south, price_from: null }),
  resortDetail({ id: 1, slug: 'hanifa', name: 'Hanifa', destination: north, price_from: night('980.00') }),
  resortDetail({ id: 2, slug: 'velana', name: 'Velana', destination: north, price_from: night('410.00') }),
  resortDetail({ id: 4, slug: 'hermit', name: 'Sea Hermit', destination: null as never, atoll: null }),
];
const PLACES = [
  { ...north, lat: 5.2, lng: 73 },
  { ...south, lat: -0.6, lng: 73.2 },
];
const open = (route: string, handlers: Handlers = {}) =>
  renderApp(<ResortListPage />, {
    route,
    path: '/resorts',
    texts: { catalog: en },
    handlers: {
      'GET /resorts/': { body: { count: 4, results: RESORTS } },
      'GET /destinations/': { body: { count: 2, results: PLACES } },
      ...handlers,
    },
  });

beforeEach(() => sessionStorage.clear());

describe('resorts on a chart of the sea', () => {
  it('stand by place from north to south, what lies nowhere known last', async () => {
    await open('/resorts?view=map');
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Baa Atoll',
        'Addu Atoll',
        'Sea Hermit',
      ]),
    );
  });

  it('have one mark for each place, with the lowest price there, that leads to its list', async () => {
    await open('/resorts?view=map');
    const chart = await screen.findByRole('group', { name: en.resorts.mapLabel });
    const mark = within(chart).getByRole('link', { name: 'Baa Atoll 2 from $410' });
    expect(mark).toHaveAttribute('href', '#stays-baa-atoll');
    expect(mark).toHaveTextContent('Baa Atoll 2 from $410');
    expect(within(chart).getByText(en.route.airport)).toBeInTheDocument();
    expect(document.getElementById('stays-baa-atoll')).toHaveTextContent('HanifaResort');
    expect(within(chart).getByRole('link', { name: 'Addu Atoll 1' })).toHaveTextContent('1');
    expect(within(chart).getAllByRole('link')).toHaveLength(2);
  });

  it('are reached from the list and left for it, with the filters kept', async () => {
    const { user, router, api } = await open('/resorts?style=family&page=2');
    await user.click(await screen.findByRole('link', { name: en.resorts.asMap }));
    expect(router.state.location.search).toBe('?style=family&view=map');
    await screen.findByRole('group', { name: en.resorts.mapLabel });
    expect(String(api.requests.findLast(({ path }) => path === '/resorts/')?.query)).toBe(
      'lang=en&page_size=100&style=family',
    );
    expect(screen.queryByRole('navigation', { name: /pages/i })).not.toBeInTheDocument();
    expect(screen.queryByLabelText(en.filters.sort)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(en.filters.minutes), '45');
    await waitFor(() => expect(router.state.location.search).toBe('?style=family&transfer_minutes_max=45&view=map'));
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('?view=map');
    await user.click(screen.getByRole('link', { name: en.resorts.asList }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByLabelText(en.filters.sort)).toBeInTheDocument();
  });

  it('say when there are more than the chart shows', async () => {
    await open('/resorts?view=map', { 'GET /resorts/': { body: { count: 140, results: RESORTS } } });
    expect(await screen.findByText(/^The map shows the first 4\./)).toBeVisible();
  });
});

describe('the marks of a chart', () => {
  const mark = (lat: number, lng: number) => ({
    ...{ slug: `${lat} ${lng}`, lat, lng, name: 'North Atoll', text: '$1,040', href: '#' },
  });
  const sea = {
    at: ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat }),
    wide: 66,
    high: 100,
    taken: [],
  };

  it('stand level with their dots on the outer side where nothing is in the way', () => {
    const [west, east] = marksOn([mark(30, 28), mark(50, 38)], sea);
    expect(west?.box.right).toBeLessThan(28);
    expect(east?.box.left).toBeGreaterThan(38);
    for (const { dot, box } of [west!, east!]) {
      expect(dot.y).toBeGreaterThan(box.top);
      expect(dot.y).toBeLessThan(box.bottom);
    }
  });

  it('lie somewhere even where the sea is full', () => {
    const many = Array.from({ length: 60 }, (_, index) => mark(40 + index / 10, 33));
    expect(marksOn(many, sea).filter(({ width }) => width > 0)).toHaveLength(60);
  });
});

describe('the time of a landing', () => {
  it('is a filter of the address, which the other pages of the tab know then', async () => {
    const { user, router, api } = await open('/resorts');
    await user.type(await screen.findByLabelText(en.filters.landing), '17:30');
    await waitFor(() => expect(router.state.location.search).toBe('?landing=17%3A30'));
    await waitFor(() => expect(String(api.requests.at(-1)?.query)).toContain('landing=17%3A30'));
    expect(sessionStorage.getItem('atoll_flights')).toContain('17:30');
    await user.click(screen.getByRole('link', { name: 'Remove filter: Landing 17:30, there the same day' }));
    expect(router.state.location.search).toBe('');
    const known = screen.getByRole('link', { name: 'You land at 17:30: show what you reach the same day' });
    await user.click(known);
    expect(router.state.location.search).toBe('?landing=17%3A30');
  });

  it('is dropped from the address where it is none', async () => {
    const { router } = await open('/resorts?landing=25:00&transfer_minutes_max=31&view=globe');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
