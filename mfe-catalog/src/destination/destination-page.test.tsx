import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { pageMaking } from '@atoll/testing/page-making';
import type { Handler, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { experienceItem, packageItem, picture } from '../shared/fixtures';
import DestinationListPage from '../destination-list/destination-list-page';
import listed from '../destination-list/destination-list.page';
import DestinationPage from './destination-page';
import declared from './destination.page';

const PLACE = {
  id: 1,
  slug: 'baa-atoll',
  name: 'Baa Atoll',
  type: 'atoll',
  atoll: 'Baa Atoll',
  summary: 'Where mantas come to feed.',
  image: picture('manta'),
  lat: 5.17,
  lng: 72.98,
  package_count: 2,
  resort_count: 0,
  description: 'Plankton decides the timetable here.',
  highlights: ['Mantas in Hanifaru'],
  how_to_get_there: 'Seaplane from Malé.',
  etiquette: null as string | null,
  best_months: [6, 7],
  gallery: [],
  seo: { title: null, description: null, og_image: null, noindex: false },
};
const ISLAND = { ...PLACE, id: 2, slug: 'fulidhoo', name: 'Fulidhoo', type: 'local_island', package_count: 0 };

const open = (answer: Handler, handlers: Handlers = {}) =>
  renderApp(<DestinationPage />, {
    route: '/destinations/baa-atoll',
    path: '/destinations/:slug',
    texts: { catalog: en },
    handlers: {
      'GET /destinations/baa-atoll/': answer,
      'GET /packages/': { body: { count: 1, results: [packageItem()] } },
      'GET /experiences/': { body: { count: 0, results: [] } },
      ...handlers,
    },
  });

describe('a destination', () => {
  it('says what awaits one, when, how to get there, and which trips go', async () => {
    const { api } = await open({ body: PLACE });
    expect(await screen.findByRole('heading', { level: 1, name: 'Baa Atoll' })).toBeVisible();
    expect(screen.getByText('Mantas in Hanifaru')).toBeVisible();
    expect(screen.getByText('Seaplane from Malé.')).toBeVisible();
    expect(screen.getByRole('link', { name: en.flights.more })).toHaveAttribute('href', '/transportation');
    expect(screen.getByText(/^June –/)).toBeInTheDocument();
    const trips = screen.getByRole('region', { name: en.destination.trips });
    expect(await within(trips).findByRole('link', { name: packageItem().name })).toBeVisible();
    expect(within(trips).getByRole('link', { name: 'All 2 trips' })).toHaveAttribute(
      'href',
      '/packages?destination=baa-atoll',
    );
    expect(screen.queryByRole('region', { name: en.destination.stays })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: en.destination.experiences })).not.toBeInTheDocument();
    expect(api.requests.filter(({ path }) => path === '/resorts/')).toEqual([]);
    expect(screen.queryByRole('heading', { name: en.destination.etiquette })).not.toBeInTheDocument();
  });

  it('leads to the parts that it has, and to no other', async () => {
    const parts = async (answer: object, things: number) => {
      const { unmount } = await open(
        { body: answer },
        {
          'GET /experiences/': { body: { count: things, results: things ? [experienceItem()] : [] } },
          'GET /resorts/': { body: { count: 0, results: [] } },
        },
      );
      const bar = await screen.findByRole('navigation', { name: en.sections.label });
      if (things) await within(bar).findByRole('link', { name: en.sections.things });
      const links = within(bar).getAllByRole('link');
      for (const link of links) expect(document.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
      unmount();
      return links.map(({ textContent }) => textContent);
    };
    const { place, trips, things } = en.sections;
    const { months, way, stays } = en.destination;
    expect(await parts({ ...PLACE, resort_count: 3 }, 4)).toEqual([place, months, way, trips, stays, things]);
    expect(await parts({ ...ISLAND, slug: 'baa-atoll', best_months: [] }, 0)).toEqual([place, way]);
  });

  it('has no bar of one link', async () => {
    await open({ body: { ...PLACE, package_count: 0, best_months: [], how_to_get_there: '' } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: en.sections.label })).not.toBeInTheDocument();
  });

  it('shows its other pictures, not the one at its head again', async () => {
    const gallery = [picture('manta'), picture('reef'), picture('sandbank')];
    const { unmount } = await open({ body: { ...PLACE, gallery } });
    const shown = within(await screen.findByRole('group', { name: en.gallery.label })).getAllByRole('listitem');
    expect(shown.map((item) => within(item).getByRole('button').getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Picture of reef'),
      expect.stringContaining('Picture of sandbank'),
    ]);
    unmount();
    await open({ body: { ...PLACE, gallery: [picture('manta')] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Baa Atoll' })).toBeVisible();
    expect(screen.queryByRole('group', { name: en.gallery.label })).not.toBeInTheDocument();
  });

  it('says what a guest of an inhabited island should know', async () => {
    await open({ body: { ...PLACE, type: 'local_island', atoll: 'Vaavu', etiquette: 'Cover your shoulders.' } });
    expect(await screen.findByText('Cover your shoulders.')).toBeVisible();
    expect(screen.getByText('Inhabited island · Vaavu')).toBeVisible();
  });

  it('says what there is to do there, where there is something', async () => {
    const { api } = await open(
      { body: PLACE },
      { 'GET /experiences/': { body: { count: 4, results: [experienceItem()] } } },
    );
    const things = await screen.findByRole('region', { name: en.destination.experiences });
    expect(within(things).getByRole('link', { name: experienceItem().name })).toBeVisible();
    expect(within(things).getByRole('link', { name: 'All 4 experiences' })).toHaveAttribute(
      'href',
      '/experiences?destination=baa-atoll',
    );
    const asked = api.requests.find(({ path }) => path === '/experiences/');
    expect(String(asked?.query)).toBe('lang=en&page_size=3&destination=baa-atoll');
  });

  it('says when there is none, and offers Retry when it cannot be shown', async () => {
    await open({ status: 404, body: { detail: 'Not found.', code: 'not_found' } });
    expect(await screen.findByRole('heading', { level: 1, name: en.destination.notFound })).toBeVisible();
  });
});

describe('the list of destinations', () => {
  const openList = (answer: Handler) =>
    renderApp(<DestinationListPage />, {
      route: '/destinations',
      path: '/destinations',
      texts: { catalog: en },
      handlers: { 'GET /destinations/': answer },
    });

  it('marks on the chart what somebody points at', async () => {
    const { user, container } = await openList({ body: { count: 2, results: [PLACE, ISLAND] } });
    const link = await screen.findByRole('link', { name: 'Fulidhoo' });
    expect(link).toHaveAttribute('href', '/destinations/fulidhoo');
    expect(container.querySelectorAll('[data-marked="true"]')).toHaveLength(0);
    await user.hover(link);
    expect(container.querySelectorAll('[data-marked="true"]')).toHaveLength(1);
    await user.unhover(link);
    expect(container.querySelectorAll('[data-marked="true"]')).toHaveLength(0);
    await user.tab();
    expect(container.querySelectorAll('[data-marked="true"]')).toHaveLength(0);
    link.focus();
    expect(await screen.findByText('Inhabited island')).toBeVisible();
    expect(container.querySelectorAll('[data-marked="true"]')).toHaveLength(1);
  });

  it('says when there is nothing', async () => {
    await openList({ body: { count: 0, results: [] } });
    expect(await screen.findByRole('heading', { name: en.destinations.none })).toBeVisible();
  });
});

describe('what the documents say', () => {
  const making = pageMaking('/ru/destinations/baa-atoll', { slug: 'baa-atoll' });

  it('asks for the place, and for the first of what is sold there', () => {
    const sold = { lang: 'ru', destination: ['baa-atoll'], pageSize: 3 };
    expect(declared.queries?.(making)).toEqual({
      place: { endpoint: 'getDestination', arg: { lang: 'ru', id: 'baa-atoll' } },
      trips: { endpoint: 'listPackages', arg: sold, optional: true },
      stays: { endpoint: 'listResorts', arg: sold, optional: true },
      things: { endpoint: 'listExperiences', arg: sold, optional: true },
    });
  });

  it('names the place, where it lies, and where it stands now', () => {
    const head = declared.head({ place: PLACE, trips: null, stays: null, things: null }, making);
    expect(head).toMatchObject({ title: 'Baa Atoll', share: picture('manta'), noindex: false });
    expect(head.movedTo).toBeUndefined();
    const hidden = { ...PLACE, seo: { ...PLACE.seo, noindex: true } };
    expect(declared.head({ place: hidden, trips: null, stays: null, things: null }, making).noindex).toBe(true);
    expect(head.structuredData?.[0]).toMatchObject({
      '@type': 'TouristDestination',
      name: 'Baa Atoll',
      geo: { latitude: 5.17, longitude: 72.98 },
    });
    expect(declared.head({ place: ISLAND, trips: null, stays: null, things: null }, making).movedTo).toBe(
      '/destinations/fulidhoo',
    );
  });

  it('lists them', () => {
    const { structuredData, ...head } = listed.head(
      { list: { count: 1, results: [PLACE] } },
      pageMaking('/zh/destinations'),
    );
    expect(head).toMatchObject({
      title: 'catalog:destinations.titleFull',
      share: picture('manta'),
      canonical: '/destinations',
    });
    expect(JSON.stringify(structuredData)).toContain('/zh/destinations/baa-atoll');
  });
});
