import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { displayCurrency, setDisplayCurrency } from '@atoll/i18n/instance';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { Notifications } from '../notifications/notifications';
import { CurrencyChoice } from './currency-choice';
import { LanguageChoice } from './language-choice';

const texts = { shell: en };
const rates = (rate: number) => ({ body: [{ code: 'EUR', name: 'Euro', symbol: '€', rate }] });

beforeEach(() => localStorage.clear());
afterEach(() => act(() => setDisplayCurrency({ code: 'USD', rate: 1 })));

describe('the currency', () => {
  const show = (handlers: object) =>
    renderApp(
      <>
        <CurrencyChoice />
        <Notifications />
      </>,
      { texts, handlers: handlers as never },
    );
  const choice = () => screen.getByRole('combobox', { name: 'Currency' });

  it('is chosen with the rate of the API, and dollars without asking', async () => {
    const { user, api } = await show({ 'GET /currencies/': rates(0.85) });
    await user.selectOptions(choice(), 'EUR');
    await waitFor(() => expect(displayCurrency()).toEqual({ code: 'EUR', rate: 0.85 }));
    expect(choice()).toHaveValue('EUR');
    await user.selectOptions(choice(), 'USD');
    expect(displayCurrency()).toEqual({ code: 'USD', rate: 1 });
    expect(api.requests).toHaveLength(1);
  });

  it('is the last one chosen, whichever rate comes first, and is seen while its rate is asked for', async () => {
    let answer: (response: object) => void = () => undefined;
    const { user } = await show({ 'GET /currencies/': () => new Promise((resolve) => (answer = resolve)) });
    await user.selectOptions(choice(), 'EUR');
    expect(choice()).toHaveValue('EUR');
    await user.selectOptions(choice(), 'USD');
    expect(choice()).toHaveValue('USD');
    await act(async () => answer(rates(0.85)));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([displayCurrency().code, (choice() as HTMLSelectElement).value]).toEqual(['USD', 'USD']);
  });

  it('is never shown at a rate of nothing', async () => {
    const { user, api } = await show({ 'GET /currencies/': rates(0) });
    await user.selectOptions(choice(), 'EUR');
    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(displayCurrency()).toEqual({ code: 'USD', rate: 1 });
  });

  it('of an earlier visit gets today’s rate, and keeps the old one in silence where it cannot', async () => {
    setDisplayCurrency({ code: 'EUR', rate: 0.5 });
    const first = await show({ 'GET /currencies/': rates(0.85) });
    await waitFor(() => expect(displayCurrency()).toEqual({ code: 'EUR', rate: 0.85 }));
    first.unmount();
    const { api } = await show({ 'GET /currencies/': { status: 500 } });
    await waitFor(() => expect(api.requests).toHaveLength(4));
    expect(displayCurrency()).toEqual({ code: 'EUR', rate: 0.85 });
    expect(screen.queryByText(/^Network error/)).not.toBeInTheDocument();
  });

  it('stays what it was, and says so, when the rate cannot be had', async () => {
    const { user } = await show({ 'GET /currencies/': { status: 500 } });
    await user.selectOptions(choice(), 'EUR');
    expect(await screen.findByText(/^Network error/)).toBeInTheDocument();
    expect([displayCurrency().code, (choice() as HTMLSelectElement).value]).toEqual(['USD', 'USD']);
  });
});

describe('the language', () => {
  const choose = async (route: string, language: 'en' | 'ru', next: string) => {
    const app = await renderApp(<LanguageChoice />, { texts, route, language });
    await app.user.selectOptions(screen.getByRole('combobox'), next);
    const { pathname, search, hash } = app.router.state.location;
    return { ...app, address: pathname + search + hash };
  };

  it('changes the address of a public page, filters and place included, and is remembered', async () => {
    const { address, router } = await choose('/packages?category=family&page=2#list', 'en', '中文');
    expect(address).toBe('/zh/packages?category=family&page=2#list');
    expect([router.state.historyAction, router.state.location.state]).toEqual(['REPLACE', { keepScroll: true }]);
    expect(localStorage.getItem('atoll_language')).toBe('zh');
  });

  it('is links besides, of public pages, for where no script runs', async () => {
    const linksAt = async (route: string) => {
      const { container } = await renderApp(<LanguageChoice />, { texts, route, language: 'ru' });
      return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    };
    expect(await linksAt('/ru/packages/quiet-week?month=3')).toEqual(
      ['', '/ru', '/zh'].map((prefix) => `${prefix}/packages/quiet-week`),
    );
    expect(await linksAt('/dashboard/bookings')).toEqual([]);
  });

  it('goes back to the address without a prefix', async () => {
    const { address } = await choose('/ru/packages/quiet-week', 'ru', 'English');
    expect(address).toBe('/packages/quiet-week');
  });

  it('leaves the address of the office as it is', async () => {
    const { address } = await choose('/dashboard/bookings?page=2', 'en', 'Русский');
    expect(address).toBe('/dashboard/bookings?page=2');
    expect(localStorage.getItem('atoll_language')).toBe('ru');
  });
});
