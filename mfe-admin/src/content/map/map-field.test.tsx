import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import type { Handlers } from '@atoll/testing/fake-api';
import type { Permission } from '@atoll/contract/permissions';
import { FAQ, STATE, as } from '../../test/faq-form';
import { TEXTS } from '../../test/fixtures';
import ContentFormPage from '../content-form-page';
import { kmToReef } from './sea-view';

const ISLAND = {
  ...FAQ,
  ...{ type: 'local_island', atoll: 'ADh', island: 'Dhigurah', coordinate_accuracy: 'exact', slug: 'dhigurah' },
  ...{ lat: 3.5267, lng: 72.9242 },
  translations: { en: { status: 'published', name: 'Dhigurah' } },
};
const place = (source: string, id: number, name: string, lat: number | null, lng: number | null, kind = 'reef') => ({
  ...{ source, id, slug: `place-${id}`, name, kind, lat, lng },
});
const PLACES = [
  place('destination', 5, 'Dhigurah', 3.5267, 72.9242),
  place('location', 5, 'Kudarah Thila', 3.57, 72.92),
  place('destination', 8, 'South Ari Atoll', 3.6, 72.8, 'atoll'),
  place('location', 6, 'Nowhere yet', null, null),
];

const WRITER: Permission[] = ['catalogue.change', 'catalogue.publish'];

async function open({ island = {}, permissions = WRITER, handlers = {} as Handlers } = {}) {
  const app = await renderApp(<ContentFormPage />, {
    route: '/dashboard/destinations/5',
    path: '/dashboard/destinations/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /destinations/5/editable/': { body: { ...ISLAND, ...island } },
      'GET /content/destinations/5/': { body: { ...STATE, kind: 'destinations' } },
      'GET /locations/': { body: PLACES },
      'PUT /destinations/5/': ({ body }) => ({ body: { ...ISLAND, ...(body as object), version: 4 } }),
      ...handlers,
    },
    prepare: as('catalogue.view', ...permissions),
  });
  const map = await screen.findByRole('slider', { name: 'Position on the map' });
  return { ...app, map };
}
const latitude = () => screen.getByRole('textbox', { name: 'Latitude' });
const longitude = () => screen.getByRole('textbox', { name: 'Longitude' });
const numbers = () => [latitude(), longitude()].map((field) => (field as HTMLInputElement).value);

/** Points at the map as it is laid out: ten pixels to a unit of the drawing. */
function pointerOn(map: HTMLElement) {
  map.getBoundingClientRect = () => ({ left: 0, top: 0, width: 720, height: 1000 }) as DOMRect;
  map.setPointerCapture = () => undefined;
  return (type: string, clientX: number, clientY: number, on: Element = map, button = 0) =>
    fireEvent(on, new MouseEvent(type, { bubbles: true, clientX, clientY, button, detail: 1 }));
}

describe('a pin on the map', () => {
  beforeEach(() => localStorage.clear());

  it('stands among all that lies there already, and says what is nearest', async () => {
    const { map } = await open();
    await waitFor(() =>
      expect(map).toHaveAttribute('aria-valuetext', '3.5267° north, 72.9242° east; 4.8\u00a0km from Kudarah Thila'),
    );
    expect(within(map).getByText('South Ari Atoll', { selector: 'text' })).toBeInTheDocument();
    // Itself is the pin.
    expect(within(map).queryByText('Dhigurah')).not.toBeInTheDocument();
  });

  it('is moved by arrow keys, ten times as far with Shift, and stored by its two numbers', async () => {
    const { user, map, api } = await open();
    map.focus();
    await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    expect(numbers()).toEqual(['3.5367', '73.0242']);
    expect(map.getAttribute('aria-valuetext')).toMatch(/^3\.5367° north, 73\.0242° east/);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
    expect(api.requests.find(({ method }) => method === 'PUT')!.body).toMatchObject({ lat: 3.5367, lng: 73.0242 });
  });

  it('that two people moved is where one of them put it, and never half of each', async () => {
    const theirs = { ...ISLAND, lng: 73.5, version: 4 };
    const stale = { code: 'stale_version', current: theirs, updated_by: 'aisha@atoll.example' };
    const { user, map } = await open({ handlers: { 'PUT /destinations/5/': { status: 412, body: stale } } });
    map.focus();
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const notice = (await screen.findByText('aisha@atoll.example has changed this meanwhile')).closest('div')!;
    expect(numbers()).toEqual(['3.5367', '72.9242']);
    expect(within(notice).getByText('Position on the map')).toBeInTheDocument();
    expect(within(notice).getByText(/Latitude: 3\.5267, Longitude: 73\.5/)).toBeInTheDocument();
    await user.click(within(notice).getByRole('button', { name: 'Take theirs' }));
    expect(numbers()).toEqual(['3.5267', '73.5']);
  });

  it('goes finer steps from nearer, by keys and buttons', async () => {
    const { user, map } = await open();
    map.focus();
    await user.keyboard('+{ArrowDown}');
    expect(numbers()).toEqual(['3.5242', '72.9242']);
    expect(screen.getByRole('button', { name: 'Island' })).toHaveAttribute('aria-pressed', 'true');
    map.focus();
    await user.keyboard('--');
    expect(screen.getByRole('button', { name: 'All atolls' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowUp}');
    expect(numbers()).toEqual(['3.5742', '72.9242']);
  });

  it('stands where one clicks', async () => {
    const { map } = await open();
    // A tenth of the height above the middle: 0.16 degrees.
    pointerOn(map)('click', 360, 400);
    expect(numbers()).toEqual(['3.6867', '72.9242']);
  });

  it('is dragged by where it is held, and a click at the end moves it no further', async () => {
    const { map } = await open();
    const point = pointerOn(map);
    point('pointerdown', 365, 450, map.querySelector('[data-pin] path')!);
    point('pointermove', 415, 350);
    expect(numbers()).toEqual(['3.6867', '73.0042']);
    point('pointerup', 415, 350);
    point('click', 415, 350);
    point('pointermove', 100, 100);
    expect(numbers()).toEqual(['3.6867', '73.0042']);
    // Beside the pin nothing is held.
    point('pointerdown', 100, 100);
    point('pointermove', 200, 100);
    expect(numbers()).toEqual(['3.6867', '73.0042']);
  });

  it.each(['pointerup', 'pointercancel'])('is held no longer after %s', async (end) => {
    const { map } = await open();
    const point = pointerOn(map);
    point('pointerdown', 365, 450, map.querySelector('[data-pin] path')!);
    point('pointermove', 415, 350);
    point(end, 415, 350);
    point('pointermove', 100, 100);
    expect(numbers()).toEqual(['3.6867', '73.0042']);
  });

  it('is dragged by the first button alone, and no further than what is shown', async () => {
    const { map } = await open();
    const point = pointerOn(map);
    const pin = () => map.querySelector('[data-pin] path')!;
    point('pointerdown', 365, 450, pin(), 2);
    point('pointermove', 415, 350);
    expect(numbers()).toEqual(['3.5267', '72.9242']);
    point('pointerdown', 365, 450, pin());
    point('pointermove', -500, -500);
    expect(numbers()).toEqual(['4.3267', '72.3482']);
    point('pointermove', 2000, 2000);
    expect(numbers()).toEqual(['2.7267', '73.5002']);
  });

  it.each([
    [13, 73, false],
    [20, 73.05, true],
  ])('is warned of beyond fifteen kilometres from every atoll: %d', async (km, lng, isWarned) => {
    expect(Math.round(kmToReef({ lat: 3.5267, lng }))).toBe(km);
    await open({ island: { lng } });
    expect(screen.queryByText(/from the nearest atoll$/) !== null).toBe(isWarned);
  });

  it('follows the numbers, and warns of a slip without keeping anybody from it', async () => {
    const { user, map } = await open();
    expect(screen.queryByText(/from the nearest atoll/)).not.toBeInTheDocument();
    await user.clear(longitude());
    await user.type(longitude(), '79.5');
    expect(map.getAttribute('aria-valuetext')).toMatch(/79\.5000° east/);
    expect(screen.getByText(/^\d{3} km from the nearest atoll$/)).toBeInTheDocument();
    expect(longitude()).toBeValid();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('is not there before somebody says where', async () => {
    const { user, map } = await open({ island: { lat: null, lng: null } });
    expect(map).toHaveAttribute('aria-valuetext', 'Not placed yet');
    expect(map.querySelector('[data-pin]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Island' })).toBeDisabled();
    map.focus();
    await user.keyboard('{ArrowUp}');
    expect(numbers()).toEqual(['3.2', '73.2']);
  });

  it('cannot be moved by who may not change it', async () => {
    const { user, map } = await open({ permissions: [] });
    expect(map).toHaveAttribute('aria-disabled', 'true');
    const point = pointerOn(map);
    point('click', 100, 100);
    point('pointerdown', 365, 450, map.querySelector('[data-pin] path')!);
    point('pointermove', 415, 350);
    map.focus();
    await user.keyboard('{ArrowUp}');
    expect(numbers()).toEqual(['3.5267', '72.9242']);
  });
});
