import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@atoll/contract/languages';
import type { Handler, Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { readDraft, writeDraft } from '../shared/draft';
import { AGENCY, FIRST_DAY, SLUG, TEXTS, TRIP, VALUES } from '../test/fixtures';
import ChoicePage from './choice-page';

const away: Handler = { status: 500, body: { detail: 'Away' } };
const known: Handlers = {
  [`GET /packages/${SLUG}/`]: { body: TRIP },
  'GET /homepage/public/': { body: { settings: AGENCY } },
};

const opened = jest.fn<typeof window.open>();
const original = window.open;

async function openPage(handlers: Handlers, language: Language = 'en') {
  const app = await renderApp(<ChoicePage />, {
    language,
    route: `/packages/${SLUG}/book`,
    path: '/packages/:slug/book',
    texts: { booking: TEXTS[language] },
    handlers,
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('choice of a way to book', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    opened.mockReset();
    window.open = opened;
  });
  afterEach(() => {
    window.open = original;
  });

  it('leads to the booking form of the same trip, in the language of the page', async () => {
    await openPage(known, 'ru');
    expect(screen.getByRole('link', { name: 'Заполнить форму' })).toHaveAttribute('href', `/ru/booking/${SLUG}`);
    expect(screen.getByRole('heading', { name: TRIP.name })).toBeInTheDocument();
    for (const fact of ['9 ночей', 'Гидросамолёт', 'Полупансион']) expect(screen.getByText(fact)).toBeInTheDocument();
  });

  it('opens the chat that the server prepared, with what the traveller had entered, and leaves a link', async () => {
    writeDraft(SLUG, { values: VALUES });
    const url = 'https://wa.me/9607771234?text=Hello';
    const { user, api } = await openPage({
      ...known,
      'POST /booking-intents/': { body: { whatsapp_url: url, text: 'Hello' } },
    });
    await user.click(screen.getByRole('button', { name: 'Open WhatsApp' }));
    const link = await screen.findByRole('link', { name: 'Open the chat' });
    expect(opened).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer');
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(api.requests.find(({ path }) => path === '/booking-intents/')?.body).toEqual({
      package: SLUG,
      check_in: FIRST_DAY,
      adults: 2,
      children_ages: [],
      locale: 'en',
    });
  });

  it('takes day and party from who likes to say them, tells the price, and leaves both to the form', async () => {
    const asked = { check_in: FIRST_DAY, adults: 3, children_ages: [9] };
    const { user, api } = await openPage({
      ...known,
      'POST /bookings/quote/': { body: { total: '15960.00' } },
      'POST /booking-intents/': away,
    });
    await user.click(screen.getByText('Say when and with whom'));
    fireEvent.change(screen.getByLabelText(/First day/), { target: { value: FIRST_DAY } });
    await user.selectOptions(screen.getByLabelText('Adults'), '3');
    await user.selectOptions(screen.getByLabelText('Children'), '1');
    const age = screen.getByLabelText('Age of child 1');
    // The trip takes nobody under six.
    expect(within(age).getAllByRole('option')[1]).toHaveTextContent(/^6 /);
    await user.selectOptions(age, '9');
    expect(await screen.findByText('For this party on this day: $15,960')).toBeInTheDocument();
    expect(api.requests.findLast(({ path }) => path === '/bookings/quote/')?.body).toMatchObject(asked);
    await user.click(screen.getByRole('button', { name: 'Open WhatsApp' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    const intent = { ...asked, shown_total: '15960.00' };
    expect(api.requests.find(({ path }) => path === '/booking-intents/')?.body).toMatchObject(intent);
    const text = new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('text');
    expect(text).toMatch(/First day: \d.*\nTravellers: 4\nTotal: \$15,960$/);
    expect(readDraft(SLUG)?.values).toMatchObject({ checkIn: FIRST_DAY, adults: 3, childrenAges: [9] });
    // What three pay is no price for two.
    await user.selectOptions(screen.getByLabelText('Adults'), '2');
    expect(screen.queryByText(/For this party on this day/)).toBeNull();
  });

  it('tells the agency all that is in the total', async () => {
    const transfer = { code: 'speedboat', words: 'By speedboat' };
    writeDraft(SLUG, { values: { ...VALUES, transfer, sleeps: { before: true, after: false } } });
    const { user, api } = await openPage({
      ...known,
      'POST /bookings/quote/': { body: { total: '9515.60' } },
      'POST /booking-intents/': away,
    });
    await user.click(screen.getByText('Say when and with whom'));
    expect(await screen.findByText(/\$9,515\.60/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open WhatsApp' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(api.requests.find(({ path }) => path === '/booking-intents/')?.body).toMatchObject({
      extras: [{ code: 'overnight_arrival', qty: 1 }],
      ...{ transfer: 'speedboat', shown_total: '9515.60' },
    });
  });

  it('tells of a child whose age is not said, and of no total', async () => {
    writeDraft(SLUG, { values: { ...VALUES, childrenAges: [9, null] } });
    const { user, api } = await openPage({ ...known, 'POST /booking-intents/': away });
    await user.click(screen.getByRole('button', { name: 'Open WhatsApp' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    const { body } = api.requests.find(({ path }) => path === '/booking-intents/') ?? {};
    expect(body).toMatchObject({ adults: 2, children_ages: [9, null] });
    expect(body).not.toHaveProperty('shown_total');
  });

  it('tells no price of a day on which nothing begins, neither here nor in the chat', async () => {
    writeDraft(SLUG, { values: VALUES });
    const { user, api } = await openPage({
      ...known,
      'POST /bookings/quote/': { body: { total: '15960.00', availability: 'CLOSED' } },
      'POST /booking-intents/': away,
    });
    await user.click(screen.getByText('Say when and with whom'));
    expect(await screen.findByText('Nothing begins on this day')).toBeInTheDocument();
    expect(screen.queryByText(/For this party on this day/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open WhatsApp' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('text')).not.toMatch(/Total/);
    const { body } = api.requests.find(({ path }) => path === '/booking-intents/') ?? {};
    expect(body).not.toHaveProperty('shown_total');
  });

  it('lets nobody say more than the group takes, with an adult among them', async () => {
    const few = { [`GET /packages/${SLUG}/`]: { body: { ...TRIP, group_size_max: 4, min_age: null } } };
    const { user } = await openPage({ ...known, ...few });
    await user.click(screen.getByText('Say when and with whom'));
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect([options('Adults').at(-1), options('Children')]).toEqual(['4', ['0', '1', '2', '3']]);
  });

  it.each([
    ['en', 'Hello! I am interested in the trip “Two Islands for Two”.'],
    ['ru', 'Здравствуйте! Меня интересует тур «Two Islands for Two».'],
    ['zh', '您好！我对“Two Islands for Two”这个行程感兴趣。'],
  ] as const)('builds the link itself when the server does not answer (%s)', async (language, greeting) => {
    const { user } = await openPage({ ...known, 'POST /booking-intents/': away }, language);
    await user.click(screen.getByRole('button', { name: /WhatsApp/ }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    const url = new URL(String(opened.mock.calls[0]?.[0]));
    expect(url.origin + url.pathname).toBe('https://wa.me/9607771234');
    expect(url.searchParams.get('text')).toBe(greeting);
  });

  it('opens nothing but a chat, whatever the server answers', async () => {
    const answer = { whatsapp_url: 'https://wa.me.evil.example/1', text: '' };
    const { user } = await openPage({ ...known, 'POST /booking-intents/': { body: answer } });
    await user.click(screen.getByRole('button', { name: 'Open WhatsApp' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(String(opened.mock.calls[0]?.[0])).toMatch(/^https:\/\/wa\.me\/9607771234\?text=/);
  });

  it('asks to contact the agency directly when the chat cannot be opened', async () => {
    opened.mockImplementation(() => {
      throw new Error('blocked');
    });
    const { user } = await openPage({ ...known, 'POST /booking-intents/': away });
    await user.click(screen.getByRole('button', { name: 'Open WhatsApp' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Please contact us directly');
    expect(within(alert).getByRole('link', { name: AGENCY.contact_email })).toBeInTheDocument();
  });
});

describe('the title of the document', () => {
  it.each([
    ['en', 'How would you like to book? Two Islands for Two · Atoll Travel'],
    ['ru', 'Как вам удобнее забронировать? Two Islands for Two · Atoll Travel'],
    ['zh', '您想怎样预订？Two Islands for Two · Atoll Travel'],
  ] as const)('joins heading and trip as %s does', async (language, title) => {
    await openPage(known, language);
    await waitFor(() => expect(document.title).toBe(title));
  });
});

describe('a trip that cannot be shown', () => {
  it.each([404, 410, 400])('is not found, with a way to the others, where the API answers %i', async (status) => {
    await renderApp(<ChoicePage />, {
      handlers: { ...known, 'GET /packages/gone/': { status, body: { code: 'not_found' } } },
      route: '/packages/gone/book',
      path: '/packages/:slug/book',
      texts: { booking: TEXTS.en },
    });
    expect(await screen.findByRole('heading', { name: 'Package Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse packages' })).toHaveAttribute('href', '/packages');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Package Not Found · Atoll Travel'));
  });

  it('can be asked for again when the server was away', async () => {
    let up = false;
    const { user } = await renderApp(<ChoicePage />, {
      route: `/packages/${SLUG}/book`,
      path: '/packages/:slug/book',
      texts: { booking: TEXTS.en },
      handlers: { ...known, [`GET /packages/${SLUG}/`]: () => (up ? { body: TRIP } : { status: 500, body: {} }) },
    });
    expect(await screen.findByText('Failed to load package details')).toBeInTheDocument();
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});
