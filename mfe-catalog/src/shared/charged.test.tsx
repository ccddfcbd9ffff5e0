import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { setDisplayCurrency } from '@atoll/i18n/instance';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { BookingAside } from '../package/booking-aside';
import PackageListPage from '../package-list/package-list-page';
import { destinations, packageDetail, packageItem } from './fixtures';

afterEach(() => act(() => setDisplayCurrency({ code: 'USD', rate: 1 })));
const readInEuros = () => act(() => setDisplayCurrency({ code: 'EUR', rate: 0.5 }));

describe('what is paid in dollars', () => {
  it('is said beside a trip’s price to those alone who read it in another currency', async () => {
    await renderApp(<BookingAside item={packageDetail()} book="/packages/manta-week/book" />, {
      texts: { catalog: en },
    });
    expect(screen.queryByText(/You pay in US dollars/)).not.toBeInTheDocument();
    readInEuros();
    expect(screen.getByText('You pay in US dollars: $2,390')).toBeVisible();
  });

  it('is said above a list to those alone who read its prices in another currency', async () => {
    await renderApp(<PackageListPage />, {
      route: '/packages',
      path: '/packages',
      texts: { catalog: en },
      handlers: {
        'GET /packages/': { body: { count: 1, results: [packageItem()] } },
        'GET /destinations/': { body: destinations },
      },
    });
    await screen.findByText('1 trip');
    expect(screen.queryByText(/you pay in US dollars/)).not.toBeInTheDocument();
    readInEuros();
    expect(screen.getByText(/^Shown in EUR .*you pay in US dollars/)).toBeVisible();
  });
});
