import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { addTexts, setLanguage } from '@atoll/i18n/instance';
import en from '@atoll/i18n/locales/common/en.json' with { type: 'json' };
import ru from '@atoll/i18n/locales/common/ru.json' with { type: 'json' };
import { Checkbox } from './checkbox.tsx';
import { type PackageOffer, useOfferWords } from './offer-words.tsx';
import { Pagination } from './pagination.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';
import { Select } from './select.tsx';

addTexts('en', 'common', en);
addTexts('ru', 'common', ru);
const show = async (ui: ReactNode, language: 'en' | 'ru' = 'en') => {
  await setLanguage(language);
  return render(<MemoryRouter>{ui}</MemoryRouter>);
};

describe('Pagination', () => {
  const pages = (page: number, of: number) =>
    show(<Pagination page={page} pages={of} hrefOf={(it) => `/packages?page=${it}`} />);
  const links = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  it('leads to the pages beside, the first and the last, and says what it leaves out', async () => {
    await pages(5, 9);
    expect(links()).toEqual([
      'Previous /packages?page=4',
      ...[1, 4, 5, 6, 9].map((it) => `${it} /packages?page=${it}`),
      'Next /packages?page=6',
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
    expect(screen.getAllByRole('listitem').map((item) => item.dataset['gap'])).toEqual([
      'false',
      'true',
      'false',
      'false',
      'true',
    ]);
  });

  it('goes neither before the first page nor past the last one, and names each once', async () => {
    const first = await pages(1, 2);
    expect(links()).toEqual(['1 /packages?page=1', '2 /packages?page=2', 'Next /packages?page=2']);
    first.unmount();
    await pages(2, 2);
    expect(links()).toEqual(['Previous /packages?page=1', '1 /packages?page=1', '2 /packages?page=2']);
  });

  it('is nothing where there is one page', async () => {
    const { container } = await pages(1, 1);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the words of an offer', () => {
  const villa = { unit: 'villa', adults: 2, children: 2, child_age_max: 11 } as const;
  const Words = ({ offer, count }: { offer: PackageOffer; count: number }) => {
    const words = useOfferWords();
    return <p>{[words.basis(offer), words.covers(offer), words.units(offer, count)].map(String).join(' | ')}</p>;
  };
  const cases: [Partial<PackageOffer>, number, string][] = [
    [{ pricing_type: 'per_person', total_for_two: '7773.80' }, 2, 'per person | $7,773.80 total for 2 | 2 travellers'],
    [{ pricing_type: 'per_person', total_for_two: '2598.00' }, 3, 'per person | $2,598 total for 2 | 3 travellers'],
    [{ pricing_type: 'per_person' }, 1, 'per person | null | 1 traveller'],
    [{ pricing_type: 'per_group', group_size_max: 12 }, 4, 'per group | for up to 12 travellers | null'],
    [{ pricing_type: 'per_group' }, 4, 'per group | null | null'],
    [{ pricing_type: 'per_room', occupancy: villa }, 2, 'per villa | for 2 adults and 2 children under 12 | 2 villas'],
    [
      { pricing_type: 'per_room', occupancy: { ...villa, unit: 'room', children: 1, child_age_max: null } },
      1,
      'per room | for 2 adults and 1 child | 1 room',
    ],
    [
      { pricing_type: 'per_room', occupancy: { ...villa, unit: 'room', children: 0 } },
      1,
      'per room | for 2 adults | 1 room',
    ],
  ];

  it.each(cases)('say what %j is for, whom it covers and how often it counts', async (offer, count, words) => {
    await show(
      <Words offer={{ price: '1299.00', pricing_type: 'per_person', occupancy: null, ...offer }} count={count} />,
    );
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});

describe('an earlier price', () => {
  it.each([
    ['1500.00', true],
    ['1299.00', false],
    ['999.00', false],
    // As a text it comes before 1299.
    ['10000.00', true],
  ])('of %s beside 1299.00 is shown: %s', async (original, shown) => {
    const { container } = await show(<Price amount="1299.00" original={original} basis="per person" />);
    expect(container.querySelector('del') !== null).toBe(shown);
  });
});

describe('Rating', () => {
  it('is the average as the language writes it, with the number of reviews', async () => {
    const { container } = await show(<Rating average="4.25" count={2} />, 'ru');
    expect(container).toHaveTextContent(/4,3.*2 отзыва/);
  });

  it.each([
    [null, 3],
    [undefined, 3],
    [4.5, 0],
  ])('is nothing without reviews (%s of %s)', async (average, count) => {
    const { container } = await show(<Rating average={average} count={count} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('a choice with an error', () => {
  it('ties the error to its select and to its checkbox, and nothing where there is none', async () => {
    await show(
      <>
        <Select label="Sort" hint="By price" error="Choose one">
          <option>Newest</option>
        </Select>
        <Checkbox label="I accept" error="Accept the terms" />
        <Checkbox label="Letters" />
      </>,
    );
    expect(screen.getByLabelText('Sort')).toBeInvalid();
    expect(screen.getByLabelText('Sort')).toHaveAccessibleDescription('By price Choose one');
    expect(screen.getByLabelText('I accept')).toBeInvalid();
    expect(screen.getByLabelText('I accept')).toHaveAccessibleDescription('Accept the terms');
    expect(screen.getByLabelText('Letters')).toBeValid();
    expect(screen.getByLabelText('Letters')).not.toHaveAccessibleDescription();
  });
});
