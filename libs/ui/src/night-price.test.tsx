import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { NightPrice, shownNight } from './night-price.tsx';

const from = { amount: '612.00', date: '2026-12-05', lowest: '540.00', highest: '875.00' };
const asked = { price_from_per_night: '500.00' };

describe('the price of a night', () => {
  it('is that of the next night that can be booked, which is named where another one is cheaper', () => {
    expect(shownNight({ ...asked, price_from: from })).toEqual({
      amount: '612.00',
      lowest: '540.00',
      date: '2026-12-05',
    });
    expect(shownNight({ ...asked, price_from: { ...from, lowest: '612.00' } })).toMatchObject({ date: null });
    expect(shownNight({ ...asked, price_from: null })).toBeNull();
    expect(shownNight(asked)).toEqual({ amount: '500.00', lowest: '500.00', date: null });
  });

  it.each([
    ['en', /\$612.*per night.*arriving on 5 December 2026.*All taxes and fees included/],
    ['ru', /612.*за ночь.*при заезде 5.декабря 2026.*Все налоги и сборы включены/],
    ['zh', /612.*每晚.*2026.?年12.?月.?5.?日入住.*已含全部税费/],
  ] as const)('says in %s what it is for', async (language, words) => {
    await renderApp(<NightPrice resort={{ ...asked, price_from: from }} />, { language });
    expect(document.querySelector('.doc-price')).toHaveTextContent(words);
  });

  it('is asked for where no night can be booked', async () => {
    await renderApp(<NightPrice resort={{ ...asked, price_from: null }} />);
    expect(screen.getByText('Price on request')).toBeVisible();
  });
});
