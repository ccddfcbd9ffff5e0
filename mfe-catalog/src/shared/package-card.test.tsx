import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { packageItem } from './fixtures';
import { PackageCard } from './package-card';

describe('the card of a trip', () => {
  it('says what the trip costs and is reduced by on its next day, not what the agency asks before', async () => {
    const from = packageItem().price_from!;
    const next = { ...from, amount: '2700.00', highest: '2700.00', lowest: '2390.00' };
    const item = packageItem({ price_from: { ...next, original: '3000.00', discount_percent: 10 } });
    await renderApp(<PackageCard item={item} />, { texts: { catalog: en } });
    expect(screen.getByText('−10%')).toBeVisible();
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('$2,700Earlier price $3,000per person');
    expect(card).not.toHaveTextContent('$2,390');
  });
});
