import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { addTexts, setDisplayCurrency, setLanguage } from '@atoll/i18n/instance';
import en from '@atoll/i18n/locales/common/en.json' with { type: 'json' };
import errors from '@atoll/i18n/locales/errors/en.json' with { type: 'json' };
import ru from '@atoll/i18n/locales/common/ru.json' with { type: 'json' };
import { CARD_SIZES, HERO_SIZES, PAIR_SIZES, TILE_SIZES } from '@atoll/contract/pictures';
import { Button } from './button.tsx';
import { Card, CardGrid } from './card.tsx';
import { ComponentBoundary } from './component-boundary.tsx';
import { ErrorCard } from './error-card.tsx';
import { TextField } from './field.tsx';
import { PageTitle } from './page-title.tsx';
import { Picture } from './picture.tsx';
import { PackagePrice, Price } from './price.tsx';
import { bindShell } from './shell-context.tsx';

addTexts('en', 'common', en);
addTexts('en', 'errors', errors);
addTexts('ru', 'common', ru);
const show = async (ui: ReactNode, language: 'en' | 'ru' = 'en') => {
  await setLanguage(language);
  return render(<MemoryRouter>{ui}</MemoryRouter>);
};

/** A shell that keeps what was reported to it. */
function boundShell() {
  const reported: unknown[] = [];
  bindShell({
    release: '0.0.0-test',
    notify: () => undefined,
    reportError: (error) => {
      reported.push(error);
      return '00000000-0000-7000-8000-000000000000';
    },
  });
  return reported;
}
const picture = {
  alt: 'Lagoon',
  variants: {
    thumbnail: '/t',
    card: '/c',
    tile: '/i',
    gallery: '/g',
    portrait: '/p',
    wide: '/w',
    large: '/l',
    hero: '/h',
  },
};

describe('PageTitle', () => {
  it.each([
    ['Packages', 'Atoll Travel', 'Packages · Atoll Travel'],
    ['Packages', undefined, 'Packages · Atoll'],
    ['Packages', '', 'Packages · Atoll'],
    ['Why Atoll Travel', 'Atoll Travel', 'Why Atoll Travel'],
    [
      'Seven unhurried  nights between islands, a lagoon, and a reef that nobody hurries to',
      'Atoll Travel',
      'Seven unhurried nights between islands, a lagoon, and a reef… · Atoll Travel',
    ],
  ])('names the document of "%s" on the site %s as the server does', async (title, site, named) => {
    await show(<PageTitle title={title} site={site} />);
    expect(document.title).toBe(named);
  });
});

describe('Price', () => {
  it('says what it is for, the total for two and that nothing comes on top', async () => {
    const { container } = await show(
      <PackagePrice
        offer={{
          price: '1299.00',
          original_price: '1500.00',
          pricing_type: 'per_person',
          occupancy: null,
          total_for_two: '2598.00',
        }}
      />,
    );
    expect(container).toHaveTextContent(
      /\$1,299.*\$1,500.*per person.*\$2,598 total for 2 All taxes and fees included/,
    );
  });
  describe('of a package on the next day that can be booked', () => {
    const offer = { price: '1000.00', pricing_type: 'per_person', occupancy: null, total_for_two: '2600.00' } as const;
    const from = {
      ...{ amount: '1300.00', date: '2026-12-24', lowest: '1300.00', highest: '1300.00' },
      ...{ original: null, discount_percent: null },
    };
    it.each([
      ['the same on every day', {}, '$1,300per person$2,600 total for 2 All taxes and fees included'],
      ['the least', { highest: '1500.00' }, 'from$1,300per person$2,600 total for 2 All taxes and fees included'],
      [
        'more than on another day',
        { lowest: '1200.00' },
        '$1,300per person$2,600 total for 2 arriving on 24 December 2026 All taxes and fees included',
      ],
      [
        'reduced',
        { original: '1400.00' },
        '$1,300Earlier price $1,400per person$2,600 total for 2 All taxes and fees included',
      ],
    ])('says what it is there: %s', async (_, more, said) => {
      const { container } = await show(<PackagePrice offer={{ ...offer, price_from: { ...from, ...more } }} />);
      expect(container.textContent?.replaceAll(/\s+/g, ' ')).toBe(said);
    });
    it('asks to ask where no day can be booked, and says nothing of taxes', async () => {
      const { container } = await show(<PackagePrice offer={{ ...offer, price_from: null }} />);
      expect(container).toHaveTextContent(/^Price on request$/);
    });
  });
  it('keeps whom it covers and what it includes whole, each on a line of its own where both do not fit', async () => {
    const { container } = await show(<Price amount="7980.00" basis="per villa" covers="for 2 adults" />);
    const note = container.querySelector('.doc-price__note')!;
    expect(Array.from(note.children, ({ textContent }) => textContent)).toEqual([
      'for 2 adults',
      'All taxes and fees included',
    ]);
  });
  it('is shown in the chosen currency', async () => {
    setDisplayCurrency({ code: 'EUR', rate: 0.85 });
    const { container } = await show(<Price amount="100.00" basis="per night" />);
    expect(container).toHaveTextContent('€85.00');
    act(() => setDisplayCurrency({ code: 'USD', rate: 1 }));
  });
});

describe('Card', () => {
  it('links its title under the language of the page', async () => {
    await show(<Card to="/packages/reef" title="Reef" picture={picture} meta={['Baa', null]} />, 'ru');
    expect(screen.getByRole('link', { name: 'Reef' })).toHaveAttribute('href', '/ru/packages/reef');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('CardGrid', () => {
  it.each([
    [3, CARD_SIZES],
    [2, PAIR_SIZES],
    [1, PAIR_SIZES],
  ])('asks for pictures as wide as %i of its cards are', async (count, sizes) => {
    const { container } = await show(
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} to="/packages/x" title="Seven days" picture={picture} />
        ))}
      </CardGrid>,
    );
    expect([...container.querySelectorAll('img')].map((image) => image.sizes)).toEqual(
      Array.from({ length: count }, () => sizes),
    );
  });
});

describe('ComponentBoundary', () => {
  let broken: boolean;
  const Part = ({ name }: { name: string }) => {
    if (broken) throw new Error(`no ${name}`);
    return <p>{name}</p>;
  };
  const page = (name: string) => (
    <>
      <h1>Page</h1>
      <ComponentBoundary of={name}>
        <Part name={name} />
      </ComponentBoundary>
    </>
  );
  beforeEach(() => {
    broken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('puts a small card with the reported id in the part’s place, and Retry draws the part again', async () => {
    const reported = boundShell();
    await show(page('reef'));
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown');
    expect(screen.getByRole('alert')).toHaveTextContent('Error id: 00000000');
    expect(reported).toEqual([new Error('no reef')]);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('reef')).toBeInTheDocument();
  });

  it('leaves a part that cannot be drawn on the server to the browser, in its place', async () => {
    const reported = boundShell();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page('reef'));
    expect(place.textContent).toBe('Page');
    const heading = place.querySelector('h1');
    broken = false;
    // React tells of the part once more: `shell/src/server.tsx` has told already.
    const root = await act(async () => hydrateRoot(place, page('reef'), { onRecoverableError: () => undefined }));
    expect(place.textContent).toBe('Pagereef');
    expect(place.querySelector('h1')).toBe(heading);
    expect(reported).toEqual([]);
    act(() => root.unmount());
    place.remove();
  });

  it('tries anew when there is something else to show', async () => {
    boundShell();
    const { rerender } = await show(page('reef'));
    broken = false;
    rerender(<MemoryRouter>{page('reef')}</MemoryRouter>);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    rerender(<MemoryRouter>{page('villa')}</MemoryRouter>);
    expect(screen.getByText('villa')).toBeInTheDocument();
  });
});

describe('ErrorCard', () => {
  it.each([0, 404, 408, 403])('says why a request failed and names a reported id (%i)', async (status) => {
    const reported = boundShell();
    const error = { status, messageKey: 'network' };
    await show(<ErrorCard title="Failed" error={error} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please check your connection and try again.');
    expect(screen.getByRole('alert')).toHaveTextContent('Error id: 00000000');
    expect(reported).toEqual([error]);
  });

  it('names and reports the id that stands in the server’s log already', async () => {
    const reported = boundShell();
    await show(
      <ErrorCard title="Failed" error={{ status: 500, messageKey: 'server', errorId: '019aa7c1-5e0d9b3f' }} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Error id: 5e0d9b3f');
    expect(reported).toHaveLength(1);
  });
});

describe('Picture', () => {
  it.each([
    [0.36, 0.4, '25', '25'],
    [0.5, 0.52, null, null],
    [0.7, 0.9, '100', '100'],
  ])('is moved where its focal point of %s, %s would be cut off', async (x, y, across, down) => {
    await show(<Picture picture={{ ...picture, focal_x: x, focal_y: y }} variant="hero" sizes={HERO_SIZES} priority />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('data-x'), image.getAttribute('data-y')]).toEqual([across, down]);
  });

  it('offers the browser the same files as the document, so that none is loaded twice', async () => {
    await show(<Picture picture={picture} variant="hero" sizes={HERO_SIZES} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('srcset', '/g 800w, /w 1200w, /l 1600w, /h 1920w');
    expect(screen.getByRole('img')).toHaveAttribute('sizes', '100vw');
  });

  it('offers small files to cards', async () => {
    await show(<Picture picture={picture} sizes={CARD_SIZES} />);
    expect(screen.getByRole('img')).toHaveAttribute('srcset', '/c 400w, /g 800w');
  });

  it('offers upright files to upright places', async () => {
    await show(<Picture picture={picture} variant="portrait" sizes={TILE_SIZES} />);
    expect(screen.getByRole('img')).toHaveAttribute('srcset', '/i 450w, /p 900w');
    expect(screen.getByRole('img')).toHaveAttribute('width', '900');
  });

  it('says so when it cannot be loaded', async () => {
    await show(<Picture picture={picture} sizes="100vw" />);
    fireEvent.error(screen.getByAltText('Lagoon'));
    expect(screen.getByRole('img', { name: 'Image unavailable' })).toBeInTheDocument();
  });
});

describe('TextField', () => {
  it('ties label, hint and error to the input', async () => {
    await show(<TextField label="Name" hint="As in the passport" error="This field is required" />);
    const input = screen.getByLabelText('Name');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('As in the passport This field is required');
  });
});

describe('Button', () => {
  it('ignores clicks while it is busy and keeps its focus', async () => {
    const onClick = jest.fn();
    await show(
      <Button busy onClick={onClick}>
        Send
      </Button>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBeEnabled();
  });
});
