import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { addTexts, setDisplayCurrency, setLanguage } from '@atoll/i18n/instance';
import en from '@atoll/i18n/locales/common/en.json' with { type: 'json' };
import ru from '@atoll/i18n/locales/common/ru.json' with { type: 'json' };
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { TextField } from './field.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';

addTexts('en', 'common', en);
addTexts('ru', 'common', ru);
const show = async (ui: ReactNode, language: 'en' | 'ru' = 'en') => {
  await setLanguage(language);
  return render(<MemoryRouter>{ui}</MemoryRouter>);
};
const picture = { alt: 'Lagoon', variants: { thumbnail: '/t', card: '/c', gallery: '/g', hero: '/h' } };

describe('Price', () => {
  it('says what it is for, the total for two and that nothing comes on top', async () => {
    const { container } = await show(
      <Price amount="1299.00" original="1500.00" basis="per_person" totalForTwo="2598.00" />,
    );
    expect(container).toHaveTextContent(
      /\$1,299.*\$1,500.*per person.*\$2,598 total for 2 · All taxes and fees included/,
    );
  });
  it('is shown in the chosen currency', async () => {
    setDisplayCurrency({ code: 'EUR', rate: 0.85 });
    const { container } = await show(<Price amount="100.00" basis="per_night" />);
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

describe('Picture', () => {
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
