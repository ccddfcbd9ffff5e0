import { afterEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { setDisplayCurrency } from '@atoll/i18n/instance';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS, TRIP } from '../test/fixtures';
import { TotalPanel } from './total-panel';

afterEach(() => act(() => setDisplayCurrency({ code: 'USD', rate: 1 })));

it('says the total in dollars, and about how much that is to those alone who read another currency', async () => {
  await renderApp(
    <TotalPanel
      trip={TRIP}
      party={{ adults: 2, children_ages: [] }}
      price={{ shown: { total: '7980.00', nights: 6 }, details: null, asking: false, faults: {} }}
      way="request"
    />,
    {
      texts: { booking: TEXTS.en },
    },
  );
  expect(screen.getByText('$7,980')).toBeVisible();
  expect(screen.queryByText(/^about /)).not.toBeInTheDocument();
  act(() => setDisplayCurrency({ code: 'EUR', rate: 0.5 }));
  expect(screen.getByText('$7,980')).toBeVisible();
  expect(screen.getByText('about €3,990')).toBeVisible();
});
