import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeShell } from '@atoll/testing/fake-shell';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import contract from '../contract';
import { experienceItem, packageDetail } from '../shared/fixtures';
import PackagePage from './package-page';

beforeAll(() => {
  // jsdom knows the element and not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const open = (answer: object, { language = 'en' as 'en' | 'ru', query = '' } = {}) =>
  renderApp(<PackagePage />, {
    language,
    route: `${language === 'en' ? '' : '/ru'}/packages/manta-week${query}`,
    path: `${language === 'en' ? '' : '/ru'}/packages/:slug`,
    texts: { catalog: language === 'en' ? en : ru },
    handlers: { 'GET /packages/manta-week/': answer },
  });

describe('package page', () => {
  it('can be read and booked when its gallery cannot be drawn', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shell = fakeShell();
    contract.setup?.(shell);
    await open({ body: packageDetail({ images: [null as never] }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(/This part could not be shown.*Error id: 00000000/);
    expect(shell.errors).toHaveLength(1);
    expect(screen.getByRole('complementary', { name: 'Booking' })).toBeInTheDocument();
  });

  it('shows an id for a failed request, which it reports when the server has none', async () => {
    const shell = fakeShell();
    contract.setup?.(shell);
    await open({ status: 403, body: { detail: 'No' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error id: 00000000');
    expect(shell.errors).toMatchObject([{ status: 403 }]);
  });

  it('asks nobody about flights to a day trip, and says what holding its places means', async () => {
    sessionStorage.setItem('atoll_flights', JSON.stringify({ landsAt: '17:00', fliesAt: '02:30' }));
    const transfer = { mode: 'speedboat', minutes: 35 } as never;
    const day = packageDetail({ duration: 1, duration_nights: 0, transfer, confirmation_mode: 'instant' });
    const { api } = await open({ body: day });
    const aside = await screen.findByRole('complementary', { name: 'Booking' });
    expect(aside).toHaveTextContent(en.package.holdNote);
    expect(aside).not.toHaveTextContent(en.package.bookNote);
    expect(screen.queryByLabelText(/Landing in the Maldives/)).not.toBeInTheDocument();
    expect(api.requests.filter(({ path }) => path === '/transfer-check/')).toEqual([]);
    sessionStorage.clear();
  });

  it('goes on with what an editor wrote at length, as elements of text and no others', async () => {
    const body = '<h3>Before you come</h3><p>Bring a mask.<script>alert(1)</script></p>';
    const { container } = await open({ body: packageDetail({ body }) });
    const about = await screen.findByRole('region', { name: en.package.about });
    expect(within(about).getByRole('heading', { level: 3, name: 'Before you come' })).toBeVisible();
    expect(about).toHaveTextContent('Bring a mask.');
    expect(container.querySelector('script')).toBeNull();
  });

  it('says what one does on the way, and nothing where that is nothing', async () => {
    const { unmount } = await open({ body: packageDetail({ experiences: [experienceItem()] }) });
    const things = await screen.findByRole('region', { name: en.package.experiences });
    expect(within(things).getByRole('link', { name: experienceItem().name })).toHaveAttribute(
      'href',
      '/experiences/mantas-of-hanifaru',
    );
    expect(things).toHaveTextContent('Wildlife3.5 hours');
    // Whether the trip's price has it the trip says itself.
    expect(things).not.toHaveTextContent('$');
    unmount();
    await open({ body: packageDetail() });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: en.package.experiences })).not.toBeInTheDocument();
  });

  it('shows where the trip goes, by what and when, and no chart where nobody has said it', async () => {
    const to = { id: 1, slug: 'baa-atoll', name: 'Baa Atoll', lat: 5.1667, lng: 72.9833 };
    const day = { day: 2, day_to: null, title: 'Arrival', body: '', island: null, meals: [] };
    const { unmount } = await open({
      body: packageDetail({ itinerary: [{ ...day, travel: { mode: 'seaplane_plus_speedboat', to } }] }),
    });
    const route = await screen.findByRole('figure', { name: en.route.label });
    const stops = within(route).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      'Malé airport',
      '1Baa AtollSeaplane and speedboat · Days 2–7',
    ]);
    expect(within(route).getByRole('link', { name: 'Baa Atoll' })).toHaveAttribute('href', '/destinations/baa-atoll');
    unmount();
    await open({ body: packageDetail() });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('figure', { name: en.route.label })).not.toBeInTheDocument();
  });

  it('leads to those of its parts that there are', async () => {
    const { container } = await open({ body: packageDetail({ transfer: null }) });
    const bar = await screen.findByRole('navigation', { name: en.sections.label });
    const links = within(bar).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      en.sections.trip,
      en.sections.days,
      en.sections.price,
      en.package.facts,
    ]);
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('shows the all-in price with the total for two and leads to the booking', async () => {
    await open({ body: packageDetail() });
    const aside = await screen.findByRole('complementary', { name: 'Booking' });
    expect(aside).toHaveTextContent('$2,390per person');
    expect(aside).toHaveTextContent('$4,780 total for 2');
    expect(within(aside).getByRole('link', { name: 'Book this trip' })).toHaveAttribute(
      'href',
      '/packages/manta-week/book',
    );
    expect(document.title).toMatch(/^Manta week · /);
  });

  it('leads to booking with the party that was chosen beside the price, which nobody may know', async () => {
    const { user } = await open({ body: packageDetail() });
    await user.selectOptions(await screen.findByLabelText(en.cost.adults), '4');
    const bookings = screen.getAllByRole('link', { name: 'Book this trip' });
    expect(bookings).toHaveLength(2);
    for (const link of bookings)
      expect(link).toHaveAttribute('href', '/packages/manta-week/book?day=2027-01-09&adults=4');
  });

  it('says the price of the next day that can be booked, whatever the agency asks before taxes and seasons', async () => {
    const { price_from: from } = packageDetail();
    const shown = from && { ...from, amount: '3076.00', highest: '3845.00' };
    await open({ body: packageDetail({ price_from: shown, total_for_two: '6152.00' }) });
    const aside = await screen.findByRole('complementary', { name: 'Booking' });
    expect(aside).toHaveTextContent('$3,076per person$6,152 total for 2 arriving on 9 January 2027 All taxes');
    expect(document.body).not.toHaveTextContent('$2,390');
  });

  it('says no price, and nothing of taxes, while no day can be booked', async () => {
    await open({ body: packageDetail({ price_from: null, total_for_two: null }) });
    const aside = await screen.findByRole('complementary', { name: 'Booking' });
    expect(aside).toHaveTextContent(/^Price on requestBook this trip/);
    expect(document.body).not.toHaveTextContent(/\$2,390|[Tt]axes/);
    expect(screen.getAllByText('Price on request')).toHaveLength(2);
  });

  it('names a group price without a total for two', async () => {
    await open({ body: packageDetail({ pricing_type: 'per_group', price: '26900.00', total_for_two: '26900.00' }) });
    const aside = await screen.findByRole('complementary', { name: 'Booking' });
    expect(aside).toHaveTextContent('$26,900per group');
    expect(aside).toHaveTextContent('for up to 8 travellers All taxes');
    expect(aside).not.toHaveTextContent('total for 2');
  });

  it('prices what is optional and lists what is not included', async () => {
    await open({ body: packageDetail() });
    const optional = (await screen.findByText('Equipment rental')).closest('li');
    expect(optional).toHaveTextContent('$45.00');
    expect(screen.getByText('International flights')).toBeVisible();
  });

  it('answers the month that was searched for', async () => {
    await open({ body: packageDetail() }, { query: '?month=2' });
    expect(await screen.findByText(/February is outside the best months/)).toBeVisible();
  });

  it('keeps the language in its links', async () => {
    await open({ body: packageDetail() }, { language: 'ru' });
    const [book] = await screen.findAllByRole('link', { name: 'Забронировать' });
    expect(book).toHaveAttribute('href', '/ru/packages/manta-week/book');
  });

  it.each([404, 410, 400])('says Package Not Found with a way to the list where the API answers %i', async (status) => {
    const shell = fakeShell();
    contract.setup?.(shell);
    await open({ status, body: { detail: 'Not found.', code: 'not_found' } });
    expect(await screen.findByRole('heading', { name: 'Package Not Found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(shell.errors).toEqual([]);
    expect(screen.getByRole('link', { name: 'Browse packages' })).toHaveAttribute('href', '/packages');
  });

  it('offers Retry when the details fail, and shows them when the second try succeeds', async () => {
    let broken = true;
    const { user } = await open(() => (broken ? { status: 500, body: {} } : { body: packageDetail() }));
    expect(await screen.findByText('Failed to load package details')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Manta week' })).toBeVisible();
  });
});

describe('gallery', () => {
  it('opens large, moves with the arrow keys, and gives the focus back', async () => {
    const { user } = await open({ body: packageDetail() });
    const second = await screen.findByRole('button', { name: /Open picture 2 of 3/ });
    await user.click(second);
    const dialog = await screen.findByRole('dialog', { name: 'Pictures' }, { timeout: 5000 });
    expect(dialog).toHaveTextContent('2 of 3');
    within(dialog).getByRole('button', { name: 'Next picture' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(dialog).toHaveTextContent('3 of 3');
    await user.keyboard('{ArrowRight}');
    expect(dialog).toHaveTextContent('1 of 3');
    await user.keyboard('{ArrowLeft}{Home}{End}');
    expect(dialog).toHaveTextContent('3 of 3');
    expect(within(dialog).getByRole('img', { name: 'Picture of villa' })).toBeVisible();
    act(() => (dialog as HTMLDialogElement).close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /Open picture 3 of 3/ })).toHaveFocus();
  });
});
