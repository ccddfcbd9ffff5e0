import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeRequest } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import type { Language } from '@atoll/contract/languages';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { packageDetail } from '../shared/fixtures';
import { CostPart } from './cost-part';

interface Asked {
  check_in: string;
  adults: number;
  children_ages: number[];
}

/** Each traveller pays 1,000, and from February on 1,200. */
const quote = ({ body }: FakeRequest) => {
  const { check_in: day, adults, children_ages: ages } = body as Asked;
  const amount = ((adults + ages.length) * (day < '2027-02' ? 1000 : 1200)).toFixed(2);
  const cutoffs = [{ until: `${day}T12:00:00+05:00`, refund_percent: 100 }];
  return {
    body: {
      check_in: day,
      nights: 6,
      total: amount,
      lines: [{ kind: 'base', code: null, qty: adults, unit: 'person', label: 'Adults', amount }],
      taxes: [],
      taxes_included: true,
      net: amount,
      deposit_due: '500.00',
      balance_due_at: day,
      cancellation: { code: 'flex', label: 'Flexible', deposit_refundable: true, cutoffs },
      availability: 'AVAILABLE',
      warnings: [],
    },
  };
};

const days = ['2027-01-09', '2027-01-10', '2027-02-06'].map((date, index) => ({
  date,
  status: index === 1 ? 'SOLD_OUT' : 'AVAILABLE',
}));

const onBook = jest.fn<(address: string) => void>();

const open = (item = packageDetail(), answer: object = quote, language: Language = 'en') =>
  renderApp(<CostPart item={item} onBook={onBook} />, {
    language,
    texts: { catalog: { en, ru, zh }[language] },
    handlers: { 'GET /availability/': { body: days }, 'POST /bookings/quote/': answer as typeof quote },
  });

const part = () => screen.findByRole('region', { name: en.cost.title });

it('begins with an example and says its lines, what is due when, and until when it can be cancelled', async () => {
  await open();
  const cost = await part();
  await waitFor(() => expect(cost).toHaveTextContent('$2,000For example2 adults, arriving on 9 January 2027'));
  expect(cost).toHaveTextContent('Adults × 2$2,000.00');
  expect(cost).toHaveTextContent('$500 when we have confirmed your dates, the rest by 9 January 2027');
  expect(cost).toHaveTextContent('Until 9 January 2027, 12:00: everything back');
});

it('offers the days on sale alone, and says the price of the one that is chosen, of which nothing is an example', async () => {
  const { user } = await open();
  const cost = await part();
  await within(cost).findByRole('option', { name: /6\sFebruary/ });
  expect(within(cost).queryByRole('option', { name: /10\sJanuary/ })).not.toBeInTheDocument();
  await user.selectOptions(within(cost).getByLabelText(en.cost.day), '2027-02-06');
  await waitFor(() => expect(cost).toHaveTextContent('$2,4002 adults, arriving on 6 February 2027'));
  expect(cost).toHaveTextContent('Until 6 February 2027, 12:00');
  expect(cost).not.toHaveTextContent(en.cost.example);
});

it('asks for nothing before it knows how old a child is', async () => {
  const { user, api } = await open();
  const cost = await part();
  await waitFor(() => expect(cost).toHaveTextContent('$2,000'));
  await user.selectOptions(within(cost).getByLabelText(en.cost.children), '1');
  expect(cost).not.toHaveTextContent('$2,000');
  await user.selectOptions(within(cost).getByLabelText('Age of child 1'), '7');
  await waitFor(() => expect(cost).toHaveTextContent('$3,0002 adults and 1 child'));
  const asked = api.requests
    .filter(({ path }) => path === '/bookings/quote/')
    .map(({ body }) => (body as Asked).children_ages);
  expect(asked).toEqual([[], [7]]);
});

it('says why there is no price, and asks again where the server did not answer', async () => {
  const { unmount } = await open(packageDetail(), { status: 400, body: { adults: ['Two at most.'] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Two at most.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  let isDown = true;
  const { user } = await open(packageDetail(), (request: FakeRequest) =>
    isDown ? { status: 503, body: {} } : quote(request),
  );
  const again = await screen.findByRole('button', { name: en.cost.again }, { timeout: 5000 });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('$2,000')).toBeVisible();
});

it('leads to booking what is chosen also while nobody knows its price, and where it cannot be known', async () => {
  let fail: (answer: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => {
    fail = resolve;
  });
  let answers: (request: FakeRequest) => object = quote;
  const { user } = await open(packageDetail(), (request: FakeRequest) => answers(request));
  const cost = within(await part());
  await cost.findByText('$2,000');
  answers = () => late;
  await user.selectOptions(cost.getByLabelText(en.cost.adults), '4');
  const address = '/packages/manta-week/book?day=2027-01-09&adults=4';
  await waitFor(() => expect(cost.getByText(en.cost.asking)).toBeVisible());
  expect(cost.getByRole('link')).toHaveAttribute('href', address);
  fail({ status: 503, body: {} });
  answers = () => ({ status: 503, body: {} });
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(en.cost.unknown);
  expect(cost.getByRole('link', { name: /^Book for 9\sJanuary$/ })).toHaveAttribute('href', address);
  expect(onBook).toHaveBeenLastCalledWith(address);
});

it('leads to booking the day and the party that are priced', async () => {
  const { user } = await open();
  const cost = within(await part());
  await cost.findByText('$2,000');
  const day = await cost.findByRole('option', { name: /6\sFebruary/ });
  await user.selectOptions(cost.getByLabelText(en.cost.day), day);
  await user.selectOptions(cost.getByLabelText(en.cost.children), '1');
  expect(cost.queryByRole('link')).not.toBeInTheDocument();
  // The form asks how old.
  expect(onBook).toHaveBeenLastCalledWith('/packages/manta-week/book?day=2027-02-06&adults=2&ages=x');
  await user.selectOptions(cost.getByLabelText('Age of child 1'), '9');
  expect(await cost.findByRole('link', { name: /^Book for 6\sFebruary$/ })).toHaveAttribute(
    'href',
    '/packages/manta-week/book?day=2027-02-06&adults=2&ages=9',
  );
});

const standing = (availability: string, message: string) => (request: FakeRequest) => ({
  body: { ...quote(request).body, availability, warnings: [{ code: 'day', message }] },
});

it.each([
  ['en', en, /^Nothing begins on 9\sJanuary\. Please choose another day\.$/],
  ['ru', ru, /^9\sянваря поездки не\sначинаются\. Выберите другой день\.$/],
  ['zh', zh, /^1.月.9.日没有行程出发，请您另选日期。$/],
] as const)(
  'promises nothing of a day on which nothing begins, and asks for another one (%s)',
  async (language, words, said) => {
    const closed = standing('CLOSED', 'Closed');
    const { user } = await open(
      packageDetail(),
      (request: FakeRequest) => ((request.body as Asked).check_in === '2027-01-09' ? closed(request) : quote(request)),
      language,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    const cost = screen.getByRole('region', { name: words.cost.title });
    expect(cost).not.toHaveTextContent(/\$/);
    expect(within(cost).queryByRole('link')).not.toBeInTheDocument();
    expect(within(cost).queryByRole('definition')).not.toBeInTheDocument();
    await user.selectOptions(within(cost).getByLabelText(words.cost.day), '2027-02-06');
    expect(await within(cost).findByRole('link')).toHaveAttribute('href', expect.stringContaining('day=2027-02-06'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it('leads to the waiting list of a day that is sold out', async () => {
  await open(packageDetail(), standing('SOLD_OUT', 'Every place on this day is taken'));
  const link = await screen.findByRole('link', { name: en.cost.wait });
  expect(link).toHaveAttribute('href', '/packages/manta-week/book?day=2027-01-09&adults=2');
  expect(await part()).toHaveTextContent('Every place on this day is taken');
});

it('is not there where no day can be booked', async () => {
  const { container } = await open(packageDetail({ price_from: null }));
  expect(container).toBeEmptyDOMElement();
});
