import { announce } from '../../content/listing/demo-files.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { CurrencyRate } from './currency-rate.entity.js';
import { Currency } from './currency.entity.js';
import { DEFAULT_RATES, DEFAULT_RATES_DAY, DEFAULT_RATES_SOURCE } from './default-rates.js';

/** Currencies that every installation starts with. */
export const currenciesSeeder: Seeder = {
  name: 'currencies',
  demo: false,
  version: '2',
  async run(em, { clock }) {
    const currencies = new Map((await em.find(Currency, {})).map((currency) => [currency.code, currency]));
    const day = { asOf: DEFAULT_RATES_DAY, source: DEFAULT_RATES_SOURCE, createdBy: null };
    for (const [index, { rate, ...values }] of DEFAULT_RATES.entries()) {
      const stored = currencies.get(values.code);
      if (stored?.updatedBy === null) stored.names = values.names;
      if (stored) continue;
      const currency = new Currency({ ...values, position: index + 1 });
      em.persist([currency, new CurrencyRate(currency, { rate, ...day }, clock.now())]);
    }
    await em.flush();
    await announce(em, 'settings');
  },
};
