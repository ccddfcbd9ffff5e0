import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { type ReactElement, use } from 'react';
import { useLocation } from 'react-router';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { bindShell } from '@atoll/ui/shell-context';
import en from '../../locales/en.json' with { type: 'json' };
import ComparePage from '../compare/compare-page';
import ExperienceListPage from '../experience-list/experience-list-page';
import PackageListPage from '../package-list/package-list-page';
import ResortListPage from '../resort-list/resort-list-page';
import { TRANSFERS } from '../transportation/fixtures';
import TransportationPage from '../transportation/transportation-page';
import { destinations, experienceItem, packageItem, resortDetail } from './fixtures';

const list = (results: object[]) => ({ body: { count: results.length, results } });

const handlers: Handlers = {
  'GET /packages/': list([packageItem()]),
  'GET /packages/facets/': { status: 400, body: {} },
  'GET /package-categories/': list([]),
  'GET /destinations/': { body: destinations },
  'GET /experiences/': list([experienceItem()]),
  'GET /resorts/': list([resortDetail()]),
  'GET /resorts/facets/': { status: 400, body: {} },
  'GET /amenities/': { body: [] },
  'GET /resorts/hanifa/': { body: resortDetail({ id: 1, slug: 'hanifa', name: 'Hanifa' }) },
  'GET /resorts/former/': { body: resortDetail({ id: 2, slug: 'madi', name: 'Madi' }) },
  'GET /resorts/kandu/': { body: resortDetail({ id: 3, slug: 'kandu', name: 'Kandu' }) },
  'GET /transfers/': list(TRANSFERS),
  'GET /page-heroes/': { body: [] },
  'GET /faqs/': list([]),
  'GET /transfer-check/': { body: { feasible: true, arrival: null, departure: null, alternatives: [] } },
};

const never = new Promise<never>(() => undefined);

/** A page on a slow phone: that of its first address is drawn, and any other one still being drawn. */
async function openSlowly(page: ReactElement, route: string) {
  const Drawing = () => {
    const { pathname, search } = useLocation();
    if (pathname + search !== route) use(never);
    return null;
  };
  const app = await renderApp(
    <>
      <Drawing />
      {page}
    </>,
    { route, path: new URL(route, 'https://atoll.example').pathname, texts: { catalog: en }, handlers },
  );
  const asked = () => new URLSearchParams(app.router.state.location.search);
  return { ...app, asked };
}

beforeEach(() => {
  sessionStorage.setItem('atoll_flights', '{}');
  bindShell({ release: 'r', notify: jest.fn(), reportError: () => 'e' });
});

describe('choices of somebody who is quicker than the page is drawn', () => {
  it('keep each other where they are links, on experiences', async () => {
    const { user, asked } = await openSlowly(<ExperienceListPage />, '/experiences');
    await screen.findByText('1 experience');
    await user.click(screen.getByRole('link', { name: en.kinds.wildlife }));
    await user.click(screen.getByRole('link', { name: 'Easy' }));
    await user.selectOptions(screen.getByLabelText(en.filters.sort), 'duration');
    expect(screen.getByRole('link', { name: 'Easy' })).not.toHaveAttribute('aria-current');
    expect(String(asked())).toBe('category=wildlife&difficulty=easy&sort=duration');
  });

  it('keep each other where one is taken back, among packages', async () => {
    const { user, asked } = await openSlowly(<PackageListPage />, '/packages?transfer_type=ferry&meal_plan=FB');
    await user.click(await screen.findByRole('link', { name: /Ferry/ }));
    const [place] = await screen.findAllByRole('checkbox', { name: 'Baa Atoll' });
    await user.click(place!);
    expect(String(asked())).toBe('destination=baa-atoll&meal_plan=FB');
    await user.click(screen.getByRole('link', { name: /Full board/ }));
    expect(String(asked())).toBe('destination=baa-atoll');
  });

  it('keep each other over a change of view, among places to stay', async () => {
    const { user, asked } = await openSlowly(<ResortListPage />, '/resorts');
    await user.click(await screen.findByRole('link', { name: en.resorts.asMap }));
    await user.selectOptions(screen.getByLabelText(en.filters.style), 'diving');
    expect(String(asked())).toBe('style=diving&view=map');
  });

  it('keep each other where places are taken out of a comparison, also one under its earlier name', async () => {
    const { user, asked } = await openSlowly(<ComparePage />, '/compare?resorts=hanifa,former,kandu');
    await user.click(await screen.findByRole('checkbox', { name: en.compare.differences }));
    await user.click(screen.getByRole('link', { name: 'Remove Hanifa from the comparison' }));
    await user.click(screen.getByRole('link', { name: 'Remove Madi from the comparison' }));
    expect(String(asked())).toBe('resorts=kandu&only=differences');
  });

  it('keep each other where a link chose the way, and are seen at once, among transfers', async () => {
    const { user, asked } = await openSlowly(<TransportationPage />, '/transportation');
    await user.click((await screen.findAllByRole('link', { name: 'See 2 transfers' }))[0]!);
    await user.selectOptions(screen.getByLabelText(en.filters.destination), 'maafushi');
    fireEvent.change(screen.getByLabelText(en.flights.landsAt), { target: { value: '17:05' } });
    expect(String(asked())).toBe('landing=17%3A05&mode=seaplane&to=maafushi');
    expect(screen.getByLabelText(en.filters.destination)).toHaveValue('maafushi');
  });

  it('leave nothing for Back where what is chosen is chosen again', async () => {
    const { user, asked } = await openSlowly(<ExperienceListPage />, '/experiences');
    await user.click(await screen.findByRole('link', { name: en.kinds.wildlife }));
    const { length } = window.history;
    await user.click(screen.getByRole('link', { name: en.kinds.wildlife }));
    expect(String(asked())).toBe('category=wildlife');
    expect(window.history).toHaveLength(length);
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('are opened elsewhere as they are drawn, with %s', async (key) => {
    const { user, asked } = await openSlowly(<ExperienceListPage />, '/experiences');
    const link = await screen.findByRole('link', { name: en.kinds.wildlife });
    await user.keyboard(`{${key}>}`);
    await user.click(link);
    expect(String(asked())).toBe('');
    expect(link).toHaveAttribute('href', '/experiences?category=wildlife');
  });
});
