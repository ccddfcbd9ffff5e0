import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { fakeShell } from '@atoll/testing/fake-shell';
import { renderApp } from '@atoll/testing/render-app';
import ru from '../../locales/ru.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import contract from '../contract';
import { destinations, packageItem, picture } from '../shared/fixtures';
import HomePage from './home-page';

const homepage = {
  hero: { title: 'Down to the last boat', subtitle: 'Whole price', image: picture('hero') },
  sections: [
    { type: 'destinations', order: 2, visible: true, data: { title: 'Where to go' } },
    { type: 'featured_packages', order: 1, visible: true, data: { title: 'Trips ready to book' } },
    {
      type: 'promises',
      order: 3,
      visible: false,
      data: { title: 'Promises', items: [{ title: 'One', body: 'price' }] },
    },
  ],
  featured: { packages: [packageItem()], resorts: [], destinations: destinations.results },
};
const open = (
  answer: object = { body: homepage },
  language: 'en' | 'ru' = 'en',
  places: Handler = { body: destinations },
) =>
  renderApp(<HomePage />, {
    language,
    route: language === 'en' ? '/' : '/ru',
    path: language === 'en' ? '/' : '/ru',
    texts: { catalog: language === 'en' ? en : ru },
    handlers: { 'GET /homepage/public/': answer as never, 'GET /destinations/': places },
  });

describe('homepage', () => {
  it('draws the visible sections in the order of the staff', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Down to the last boat');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Trips ready to book', 'Where to go']);
  });

  it('says of a place what the next night costs, and where none can be booked that one has to ask', async () => {
    const place = (slug: string, price_from: object | null) => ({
      ...{ slug, name: slug, atoll: null, transfer: null, cover_image: picture(slug) },
      ...{ price_from_per_night: '500.00', price_from },
    });
    const price_from = { amount: '612.00', date: '2027-02-14', lowest: '540.00', highest: '875.00' };
    const sections = [{ type: 'resorts', order: 1, visible: true, data: {} }];
    const featured = { ...homepage.featured, resorts: [place('hanifa', price_from), place('kandu', null)] };
    await open({ body: { ...homepage, sections, featured } });
    const places = (await screen.findAllByRole('heading', { level: 3 })).map((name) => name.closest('li')?.textContent);
    expect(places).toEqual([
      expect.stringMatching(/^hanifafrom \$612 per night · arriving on 14.February 2027$/),
      'kanduPrice on request',
    ]);
  });

  it('asks for a destination before it searches', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Search trips' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a destination');
    expect(screen.getByLabelText('Where to')).toHaveFocus();
    expect(router.state.location.pathname).toBe('/');
  });

  it('leads to the list of the destination, in the language of the page', async () => {
    const { user, router } = await open(undefined, 'ru');
    await screen.findByRole('option', { name: 'Baa Atoll' });
    await user.selectOptions(screen.getByLabelText('Куда'), 'baa-atoll');
    await user.selectOptions(screen.getByLabelText('Сколько вас'), '5');
    await user.click(screen.getByRole('button', { name: 'Найти поездку' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ru/packages'));
    expect(router.state.location.search).toBe('?destination=baa-atoll&travellers=5');
  });

  it('keeps the rest when one part of it cannot be drawn', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shell = fakeShell();
    contract.setup?.(shell);
    const featured = { ...homepage.featured, packages: [packageItem(), null] };
    await open({ body: { ...homepage, featured } });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('This part could not be shown');
    expect(card).toHaveTextContent('Error id: 00000000');
    expect(shell.errors).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Where to go' })).toBeInTheDocument();
    expect(screen.getByRole('search')).toBeInTheDocument();
  });

  it('says when there are no destinations to choose from, loads them again, and searches without', async () => {
    let up = false;
    const places: Handler = () => (up ? { body: destinations } : { status: 500, body: {} });
    const { user, router } = await open(undefined, 'ru', places);
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить направления.');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('option', { name: 'Baa Atoll' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Найти поездку' }));
    expect(screen.getByRole('alert')).toHaveTextContent('выберите направление');
    expect(router.state.location.pathname).toBe('/ru');
  });

  it('leads to every trip while there are no destinations to choose from', async () => {
    const { user, router } = await open(undefined, 'en', { status: 500, body: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent('The destinations could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Search trips' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages'));
    expect(router.state.location.search).toBe('?travellers=2');
  });

  it('says Failed to Load Homepage and loads it again', async () => {
    let broken = true;
    const { user } = await open(() => (broken ? { status: 500, body: {} } : { body: homepage }));
    expect(await screen.findByText('Failed to Load Homepage')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
