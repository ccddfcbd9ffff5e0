import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { picture } from '../shared/fixtures';
import { TRANSFERS } from './fixtures';
import TransportationPage from './transportation-page';

const way = { feasible: true, code: null, message: null, limit: null, leaves_at: null };
const hero = { id: 1, title: 'The hour you land', subtitle: 'How it fits.', image: picture('seaplane') };
const cta = { label: 'Trips by transfer', url: '/packages' };
const stay = { slug: 'madi-faru', name: 'Madi Faru', island: null, atoll: 'Baa Atoll', destination: null };
const question = {
  ...{ id: 1, slug: 'late', question: 'Landing late?', answer: '<p>You sleep.</p>' },
  ...{ category: 'Transfers', category_code: 'transfer' },
};
const list = (results: object[]) => ({ body: { count: results.length, results } });

const open = (search = '', handlers: Handlers = {}) =>
  renderApp(<TransportationPage />, {
    route: `/transportation${search}`,
    path: '/transportation',
    texts: { catalog: en },
    handlers: {
      'GET /page-heroes/': { body: [hero] },
      'GET /transfers/': ({ query }) =>
        list(TRANSFERS.filter(({ mode }) => !query.get('mode') || mode === query.get('mode'))),
      'GET /resorts/': list([stay]),
      'GET /faqs/': list([question]),
      'GET /transfer-check/': ({ query }) => {
        const late = query.get('landing') === '17:05';
        const arrival = { ...way, message: late ? 'It lands too late.' : null };
        return { body: { feasible: !late, arrival, departure: null, alternatives: [] } };
      },
      ...handlers,
    },
  });

const landing = () => screen.findByLabelText(en.flights.landsAt);
const kept = () => JSON.parse(sessionStorage.getItem('atoll_flights') ?? 'null') as object | null;

describe('the page about transfers', () => {
  beforeEach(() => {
    sessionStorage.setItem('atoll_flights', '{}');
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('says that the place of an address is no longer offered, and keeps one that may be there', async () => {
    const { unmount } = await open('?resort=gone-for-good&landing=13:00');
    expect(await screen.findByText(en.transportation.gone)).toBeVisible();
    expect(screen.getByLabelText(en.transportation.stay)).toHaveValue('');
    unmount();
    await open('?resort=far-away&landing=13:00', { 'GET /resorts/': { body: { count: 140, results: [stay] } } });
    expect(await screen.findByText(/^The choice has the first 1 place\./)).toBeVisible();
    expect(screen.getByLabelText(en.transportation.stay)).toHaveValue('far-away');
    expect(await screen.findByText(en.flights.fit)).toBeVisible();
    expect(screen.queryByText(en.transportation.gone)).not.toBeInTheDocument();
  });

  it('answers at once whether flights fit, keeps them for other pages, and can be sent to somebody', async () => {
    const { user, router } = await open();
    fireEvent.change(await landing(), { target: { value: '17:05' } });
    expect(await screen.findByText(en.transportation.choosePlace)).toBeVisible();
    await user.selectOptions(screen.getByLabelText(en.transportation.stay), 'madi-faru');
    expect(await screen.findByText(en.flights.doNotFit)).toBeVisible();
    expect(screen.getByText('It lands too late.')).toBeVisible();
    expect(screen.getByText('You land at 17:05')).toBeVisible();
    expect(kept()).toEqual({ landsAt: '17:05', fliesAt: '' });
    await waitFor(() => expect(router.state.location.search).toBe('?resort=madi-faru&landing=17%3A05'));
    fireEvent.change(await landing(), { target: { value: '13:00' } });
    expect(await screen.findByText(en.flights.fit)).toBeVisible();
  });

  it('loses no choice of somebody who is quick', async () => {
    const { router } = await open();
    await screen.findByRole('option', { name: 'Madi Faru · Baa Atoll' });
    const [stays, time, mode] = [en.transportation.stay, en.flights.landsAt, en.filters.transfer].map((label) =>
      screen.getByLabelText(label),
    );
    // Before the address has followed.
    act(() => {
      fireEvent.change(stays!, { target: { value: 'madi-faru' } });
      fireEvent.change(time!, { target: { value: '17:05' } });
      fireEvent.change(mode!, { target: { value: 'ferry' } });
    });
    const whole = '?resort=madi-faru&landing=17%3A05&mode=ferry';
    await waitFor(() => expect(router.state.location.search).toBe(whole));
    expect(screen.getByLabelText(en.transportation.stay)).toHaveValue('madi-faru');
    expect(await screen.findByText(en.flights.doNotFit)).toBeVisible();
  });

  it('answers for the times of its address, and keeps them', async () => {
    await open('?resort=madi-faru&landing=17:05');
    expect(await screen.findByText(en.flights.doNotFit)).toBeVisible();
    expect(await landing()).toHaveValue('17:05');
    expect(kept()).toEqual({ landsAt: '17:05', fliesAt: '' });
  });

  it('shows the hours of the way to where somebody stays before those of all islands', async () => {
    await open('?resort=madi-faru');
    const [first, second] = await screen.findAllByText(/^0\d:00–|^06:30–16:00$/, { selector: 'li > span' });
    expect(first!.closest('li')).toHaveTextContent('madi-faru-seaplane06:30–16:00');
    expect(second!.closest('li')).toHaveTextContent('Seaplane06:00–16:00');
  });

  it('knows the times that were told on another page', async () => {
    sessionStorage.setItem('atoll_flights', JSON.stringify({ landsAt: '17:05', fliesAt: '21:40' }));
    await open('?resort=madi-faru');
    expect(await screen.findByText(en.flights.doNotFit)).toBeVisible();
    expect(screen.getByLabelText(en.flights.fliesAt)).toHaveValue('21:40');
  });

  it('says when the times cannot be checked', async () => {
    await open('?resort=madi-faru&landing=17:05', { 'GET /transfer-check/': { status: 400, body: {} } });
    expect(await screen.findByText(en.flights.failed)).toBeVisible();
  });

  it('says when the places to stay cannot be read, and tries again', async () => {
    let tries = 0;
    const { user } = await open('', {
      'GET /resorts/': () => (++tries > 1 ? list([stay]) : { status: 400, body: {} }),
    });
    expect(await screen.findByText(en.transportation.staysFailed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Madi Faru · Baa Atoll' })).toBeInTheDocument();
  });

  it('leads where the agency has said, within the site', async () => {
    await open('', { 'GET /page-heroes/': { body: [{ ...hero, cta }] } });
    expect(await screen.findByRole('link', { name: cta.label })).toHaveAttribute('href', '/packages');
  });

  it('leads to no other site', async () => {
    await open('', { 'GET /page-heroes/': { body: [{ ...hero, cta: { ...cta, url: 'https://evil.example/' } }] } });
    expect(await screen.findByRole('heading', { name: hero.title })).toBeVisible();
    expect(screen.queryByText(cta.label)).not.toBeInTheDocument();
  });

  it('sums up each way from the transfers that take it', async () => {
    await open();
    const item = (await screen.findByRole('heading', { level: 3, name: 'Seaplane' })).closest('li')!;
    expect(item).toHaveTextContent('35–40 min');
    expect(item).toHaveTextContent('$460–$580');
    expect(item).toHaveTextContent('06:00–16:00');
    expect(within(item).getByRole('link', { name: 'See 2 transfers' })).toHaveAttribute(
      'href',
      '/transportation?mode=seaplane#transfers',
    );
  });

  it('lists transfers with what they cost, and says when it is for a whole boat', async () => {
    await open();
    const row = (await screen.findByRole('link', { name: 'Kandu Veli' })).closest('tr')!;
    expect(row).toHaveTextContent('$620for the whole boat');
    expect(row).toHaveTextContent('at any hour');
    expect(screen.getByRole('link', { name: 'Madi Faru' }).closest('tr')).toHaveTextContent('20 + 5 kg');
    expect(screen.getByText('from Malé')).toBeVisible();
  });

  it('says on which days a transfer runs, and which flights it waits for and reaches', async () => {
    await open('', { 'GET /transfers/': list([{ ...TRANSFERS[2], operates_weekdays: [1, 3] }]) });
    const row = (await screen.findByRole('link', { name: 'Madi Faru' })).closest('tr')!;
    expect(row).toHaveTextContent('Mon and Wed');
    expect(row).toHaveTextContent('for flights landing by 15:30');
    expect(row).toHaveTextContent('for flights home from 09:00');
  });

  it('narrows the list by its address and writes choices into it', async () => {
    const { user, router } = await open('?mode=ferry');
    expect(await screen.findByText('1 transfer')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(en.filters.transfer), 'seaplane');
    await waitFor(() => expect(router.state.location.search).toBe('?mode=seaplane'));
    expect(await screen.findByText('2 transfers')).toBeVisible();
  });

  it('leads back from a choice that nothing fits', async () => {
    await open('?mode=ferry&to=baa-atoll&landing=17:05', {
      'GET /transfers/': ({ query }) => list(query.has('to') ? [] : TRANSFERS),
    });
    expect(await screen.findByRole('heading', { name: en.transportation.noMatch })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
      'href',
      '/transportation?landing=17%3A05',
    );
  });

  it('sums up and lists more than a hundred, a page after the other', async () => {
    const [, , seaplane, , ferry] = TRANSFERS;
    const near = Array.from({ length: 100 }, (_, index) => ({ ...seaplane, slug: `plane-${index}` }));
    const { user, router } = await open('?landing=17:05', {
      'GET /transfers/': ({ query }) =>
        query.get('page') === '3'
          ? { status: 404, body: { detail: 'Not found.', code: 'not_found' } }
          : { body: { count: 101, results: query.get('page') === '2' ? [ferry] : near } },
    });
    expect(await screen.findByRole('heading', { level: 3, name: 'Ferry' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Maafushi' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See 100 transfers' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(router.state.location).toMatchObject({ search: '?landing=17%3A05&page=2', hash: '#transfers' });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await user.selectOptions(screen.getByLabelText(en.filters.transfer), 'ferry');
    await waitFor(() => expect(router.state.location.search).toBe('?landing=17%3A05&mode=ferry'));
    await act(() => router.navigate('/transportation?page=3'));
    expect(await screen.findByRole('heading', { name: 'There is no page 3' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Ferry' })).toBeVisible();
  });

  it('stands without a picture, without questions, and without transfers', async () => {
    await open('', {
      'GET /page-heroes/': { status: 400, body: {} },
      'GET /faqs/': list([]),
      'GET /transfers/': list([]),
    });
    expect(await screen.findByRole('heading', { level: 1, name: en.transportation.heading })).toBeVisible();
    expect(screen.getByRole('heading', { name: en.transportation.none })).toBeVisible();
    expect(screen.getByRole('heading', { name: en.arrival.declare })).toBeVisible();
    expect(screen.queryByRole('heading', { name: en.transportation.questions })).not.toBeInTheDocument();
  });

  it('offers Retry when the transfers fail', async () => {
    await open('', { 'GET /transfers/': { status: 404, body: {} } });
    expect(await screen.findByText(en.transportation.failed)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
