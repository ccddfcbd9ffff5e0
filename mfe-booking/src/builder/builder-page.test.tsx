import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { CreateTripRequestDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { pageMaking } from '@atoll/testing/page-making';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { AGENCY, TEXTS } from '../test/fixtures';
import BuilderPage from './builder-page';
import builder from './builder.page';
import SentPage from './sent-page';
import sent from './sent.page';
import { finishWish, readReceipt, readWishDraft, writeWishDraft } from './wish-draft';
import { NO_WISH, type WishValues } from './wish-values';

const RECEIPT = { reference: 'TR-7K3QZ4', reply_by: '2099-01-05T09:30:00.000Z' };
const WHOLE: WishValues = {
  ...NO_WISH,
  ...{ when: 'flexible', anywhere: true, description: 'A quiet island.', email: 'anna@example.com', consent: true },
};
const NO_LIST = { body: { count: 0, next: null, previous: null, results: [] } };
const taken: Handler = { status: 201, body: RECEIPT };

const placesOf = (length: number, count = length) => {
  const results = Array.from({ length }, (_, index) => ({
    slug: `place-${index + 1}`,
    name: `Place ${index + 1}`,
    image: null,
  }));
  return { body: { ...NO_LIST.body, count, results: results as never[] } };
};

let tokens = 0;
async function open(step: number, post: Handler = taken, maxSeconds = 7200, more = '', places = NO_LIST) {
  const app = await renderApp(<BuilderPage />, {
    route: `/custom-trip?step=${step}${more}`,
    path: '/custom-trip',
    texts: { booking: TEXTS.en },
    handlers: {
      'GET /homepage/public/': { body: { settings: AGENCY } },
      'GET /packages/': NO_LIST,
      'GET /destinations/': places,
      'GET /experiences/': NO_LIST,
      'GET /forms/token/': () => ({
        body: { form_token: `token-${(tokens += 1)}`, min_seconds: -1, max_seconds: maxSeconds },
      }),
      'POST /custom-trip-requests/': post,
    },
  });
  const posts = () => app.api.requests.filter(({ method }) => method === 'POST');
  const bodies = () => posts().map(({ body }) => body as CreateTripRequestDto);
  const keys = () => posts().map(({ headers }) => headers.get('Idempotency-Key'));
  return { ...app, bodies, keys };
}
const send = () => screen.getByRole('button', { name: 'Send my wishes' });

beforeEach(() => sessionStorage.clear());

describe('the trip builder', () => {
  it('begins with what the page chose from which somebody comes, and keeps what was said before', async () => {
    writeWishDraft({ values: { ...WHOLE, description: '', destinations: ['male'], interests: ['surfing'] } });
    const around =
      '&destination=baa-atoll&destination=NO&interest=wildlife&interest=nothing&about=Mantas%20of%20Hanifaru';
    const { unmount, router } = await open(3, taken, 7200, around);
    expect(screen.getByRole('textbox')).toHaveValue('Mantas of Hanifaru');
    await waitFor(() => expect(router.state.location.search).toBe('?step=3'));
    expect(readWishDraft().values).toMatchObject({
      destinations: ['male', 'baa-atoll'],
      interests: ['wildlife', 'surfing'],
      description: 'Mantas of Hanifaru',
    });
    unmount();
    writeWishDraft({ values: WHOLE });
    await open(3, taken, 7200, around);
    expect(screen.getByRole('textbox')).toHaveValue('A quiet island.');
  });

  it('says that a place is no longer on offer, on the last step too, and lets it be taken out', async () => {
    writeWishDraft({ values: { ...WHOLE, destinations: ['place-1', 'sunk'] } });
    const { unmount } = await open(4, taken, 7200, '', placesOf(2));
    expect(await screen.findByText('1 place that you chose is no longer on offer')).toBeInTheDocument();
    unmount();
    const app = await open(2, taken, 7200, '', placesOf(2));
    await app.user.click(await screen.findByRole('button', { name: 'Take out of my wishes' }));
    expect(screen.queryByText(/no longer on offer/)).not.toBeInTheDocument();
    expect(readWishDraft().values.destinations).toEqual(['place-1']);
  });

  it('holds nothing for gone where it has not read all places there are', async () => {
    writeWishDraft({ values: { ...WHOLE, destinations: ['sunk'] } });
    await open(2, taken, 7200, '', placesOf(2, 60));
    expect(await screen.findByRole('checkbox', { name: /Place 1$/ })).toBeInTheDocument();
    expect(screen.queryByText(/no longer on offer/)).not.toBeInTheDocument();
  });

  it('says how many places one request holds, before another one would be left out', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => `place-${index + 1}`);
    writeWishDraft({ values: { ...WHOLE, destinations: ten.slice(1) } });
    const app = await open(2, taken, 7200, '', placesOf(11));
    await app.user.click(await screen.findByRole('checkbox', { name: /Place 1$/ }));
    expect(screen.getByText(/^10 places are the most/)).toBeInTheDocument();
    expect(readWishDraft().values.destinations.toSorted()).toEqual(ten.toSorted());
    await app.user.click(screen.getByRole('checkbox', { name: /Place 2$/ }));
    expect(screen.queryByText(/^10 places are the most/)).not.toBeInTheDocument();
  });

  it('goes on from a step that is whole, and else to what is missing', async () => {
    const app = await open(1);
    const next = screen.getByRole('button', { name: 'Next' });
    await app.user.click(next);
    expect(screen.getByText('Choose when you would like to go')).toBeInTheDocument();
    expect(screen.getByLabelText('I know the dates')).toHaveFocus();
    await app.user.click(screen.getByLabelText('Any time'));
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'When and who (done)' })).toBeInTheDocument();
    await app.user.click(next);
    expect(await screen.findByRole('heading', { level: 2, name: 'Where and style' })).toHaveFocus();
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
    expect(app.router.state.location.search).toBe('?step=2');
    expect(readWishDraft().values.when).toBe('flexible');
  });

  it('leads from the last step back to a fault on another one', async () => {
    writeWishDraft({ values: { ...WHOLE, description: '' } });
    const app = await open(4);
    await app.user.click(send());
    await waitFor(() => expect(screen.getByLabelText(/^Your trip in a sentence/)).toHaveFocus());
    expect(app.bodies()).toEqual([]);
  });

  it('sends once, and ends the draft with a receipt', async () => {
    writeWishDraft({ values: WHOLE });
    const app = await open(4);
    await app.user.dblClick(send());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/custom-trip/sent'));
    expect(app.bodies()).toHaveLength(1);
    expect(app.bodies()[0]).toMatchObject({ description: 'A quiet island.', consent: true, travellers: 2 });
    expect([readReceipt()?.reference, readWishDraft().values]).toEqual(['TR-7K3QZ4', NO_WISH]);
  });

  it('sends an unanswered request again word for word, also after a reload', async () => {
    writeWishDraft({ values: WHOLE });
    let answers = 0;
    const lost: Handler = () =>
      (answers += 1) > 4 ? taken : { status: 503, body: { detail: 'Busy.', code: 'unavailable' } };
    const app = await open(4, lost);
    await app.user.click(send());
    expect(await screen.findByText('We do not know yet whether your request arrived')).toBeInTheDocument();
    const [first] = [app.bodies()[0]];
    expect(readWishDraft().sent).toEqual([first]);
    answers = 9;
    await app.user.click(send());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/custom-trip/sent'));
    expect(new Set(app.keys()).size).toBe(1);
    expect(app.bodies().at(-1)).toEqual(first);
  });

  it('never sends with a token that has grown too old, and asks the key whether the first had arrived', async () => {
    const { key, sentBody } = { key: 'a-key-of-one-wish', sentBody: { ...bodyOf(WHOLE), form_token: 'old' } };
    writeWishDraft({ values: WHOLE, key, sent: [sentBody] });
    const conflict: Handler = ({ body }) =>
      (body as CreateTripRequestDto).form_token === 'old'
        ? taken
        : { status: 409, body: { detail: 'Other body.', code: 'idempotency_conflict' } };
    const app = await open(4, conflict as Handler);
    expect(screen.getByText(/^Your last try was interrupted/)).toBeInTheDocument();
    await app.user.click(send());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/custom-trip/sent'));
    expect(app.bodies().map(({ form_token }) => form_token)).toEqual([expect.stringMatching(/^token-/), 'old']);
    expect(new Set(app.keys())).toEqual(new Set([key]));
  });

  it('shows what the server refuses beside its field, and keeps what was typed', async () => {
    writeWishDraft({ values: WHOLE });
    const app = await open(4, { status: 400, body: { email: ['Not this one'] } });
    await app.user.click(send());
    expect(await screen.findByText('Not this one')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveFocus());
    expect(readWishDraft().values).toEqual(WHOLE);
  });
});

const bodyOf = (values: WishValues): CreateTripRequestDto => ({
  description: values.description,
  email: values.email,
  duration: null,
  travellers: 2,
  children_ages: [],
  destinations: [],
  builder: { when: 'flexible', stays: [], styles: [], interests: [], budget_for: 'person', contact_by: 'email' },
  locale: 'en',
  currency: 'USD',
  consent: true,
});

describe('what comes after the builder', () => {
  const openSent = () =>
    renderApp(<SentPage />, {
      route: '/custom-trip/sent',
      path: '/custom-trip/sent',
      texts: { booking: TEXTS.en },
      handlers: { 'GET /homepage/public/': { body: { settings: AGENCY } } },
    });

  it('is a reference, what happens next by when, and a chat', async () => {
    finishWish({ ...RECEIPT, contact_by: 'phone' });
    await openSent();
    expect(await screen.findByText('TR-7K3QZ4')).toBeInTheDocument();
    expect(screen.getByText(/^We call you by 5 January/)).toBeInTheDocument();
    const chat = await screen.findByRole('link', { name: /WhatsApp/ });
    expect(chat).toHaveAttribute('href', expect.stringContaining('TR-7K3QZ4'));
  });

  it('says so where nothing was sent', async () => {
    await openSent();
    expect(await screen.findByRole('link', { name: 'Build your trip' })).toHaveAttribute('href', '/custom-trip');
  });
});

describe('the documents of the builder', () => {
  const making = (step: string) => pageMaking(`/custom-trip${step}`, {});

  it('are for search engines on the first step alone', () => {
    expect(builder.head({ home: null }, making(''))).toMatchObject({ canonical: '/custom-trip' });
    expect(builder.head({ home: null }, making('')).noindex).toBeUndefined();
    expect(builder.head({ home: null }, making('?step=2')).noindex).toBe(true);
    expect(sent.head({}, pageMaking('/custom-trip/sent', {})).noindex).toBe(true);
  });
});
