import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { picture } from '../shared/fixtures';
import ResortPage from './resort-page';

const resort = {
  id: 1,
  slug: 'hanifa-baa',
  name: 'Hanifa Baa',
  summary: 'Sixty-four villas.',
  description: 'An island.',
  category: 'resort',
  stars: '5.0',
  atoll: 'Baa Atoll',
  island: null,
  destination: null,
  price_from_per_night: '980.00',
  cover_image: picture('hanifa'),
  images: [],
  highlights: [],
  room_types: [],
  amenities: [],
  meal_plans: ['BB'],
  transfer: { mode: 'seaplane', minutes: 35 },
  packages: [],
  seo: { title: null },
};

const open = (answer: Handler) =>
  renderApp(<ResortPage />, {
    route: '/resorts/hanifa-baa',
    path: '/resorts/:slug',
    texts: { catalog: en },
    handlers: { 'GET /resorts/hanifa-baa/': answer },
  });

describe('resort page', () => {
  it.each([404, 410, 400])('says when there is no such resort and leads to the others (%i)', async (status) => {
    await open({ status, body: { detail: 'Not found.', code: 'not_found' } });
    expect(await screen.findByRole('heading', { name: 'Resort Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse resorts' })).toHaveAttribute('href', '/resorts');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Resort Not Found/);
  });

  it('says what the next night costs beside the facts and at the bottom of a phone, or that one has to ask', async () => {
    const price_from = { amount: '1010.00', date: '2027-02-14', lowest: '980.00', highest: '1400.00' };
    const sold = { ...resort, cancellation_policy: { code: 'flex', label: 'Free' } };
    const { unmount } = await open({ body: { ...sold, price_from } });
    expect(await screen.findAllByText('$1,010')).toHaveLength(2);
    expect(screen.getAllByText(/arriving on 14.February 2027/)).toHaveLength(2);
    expect(screen.queryByText('$980')).not.toBeInTheDocument();
    unmount();
    await open({ body: { ...sold, price_from: null } });
    expect(await screen.findAllByText('Price on request')).toHaveLength(2);
  });

  it.each([
    [true, 'Prices for two people, taxes and service charge included.'],
    [false, 'Prices for two people. Taxes and service charge come on top.'],
  ])('says of prices of rooms what is in them and what is not (%s)', async (price_includes_taxes, words) => {
    const room = { images: [], code: 'beach', name: 'Beach Villa', price_per_night: '620.00', max_occupancy: 3 };
    await open({ body: { ...resort, price_includes_taxes, room_types: [room] } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says why it could not be loaded and tries again', async () => {
    let up = false;
    const { user } = await open(() => (up ? { body: resort } : { status: 500, body: {} }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hanifa Baa' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
