// https://docs.stripe.com/currencies#minor-units
const WITHOUT_MINOR = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');
const OF_THOUSANDTHS = 'bhd jod kwd omr tnd'.split(' ');

const unit = (currency: string): number =>
  WITHOUT_MINOR.includes(currency) ? 100 : OF_THOUSANDTHS.includes(currency) ? 0.1 : 1;

/** An amount as Stripe writes it, in hundredths of its currency: a yen has no hundredths there, a dinar has thousandths. */
export const hundredths = (amount: number, currency: string): number => Math.round(amount * unit(currency));

/** Hundredths of a currency as Stripe writes them. */
export const stripeAmount = (hundredth: number, currency: string): number =>
  Math.round(hundredth / unit(currency.toLowerCase()));
