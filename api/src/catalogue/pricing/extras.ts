import { line } from './lines.js';
import type { Extra, PriceLine, PriceRefusal, PriceRequest } from './pricing.types.js';
import { pricedDays } from './seasons.js';

/** A refusal for each extra that the product does not have. */
export const extraRefusals = (extras: readonly Extra[], { extras: wanted }: PriceRequest): PriceRefusal[] =>
  wanted
    .filter(({ code }) => !extras.some((extra) => extra.code === code))
    .map(({ code }) => ({ code: 'unknown_extra', extra: code }));

/** What was added to a stay, as often as it was ordered; for a person and night for each of its nights. */
export const extraLines = (extras: readonly Extra[], { extras: wanted, nights }: PriceRequest): PriceLine[] =>
  wanted.flatMap(({ code, qty }) =>
    extras
      .filter((extra) => extra.code === code)
      .map(({ amount, per }) => {
        const times = per === 'person_night' ? pricedDays(nights) : 1;
        return line('extra', qty, per === 'booking' ? 'booking' : 'person', amount * qty * times, { code });
      }),
  );
