const SALES = 'api/src/sales';

/** Changes in one file of the sale, and the test that must notice each. */
const promises = (file, test, ...changes) =>
  changes.map(([name, from, to]) => ({
    name,
    file: `${SALES}/${file}.ts`,
    from,
    to,
    tests: [`${SALES}/${test}.ts`],
  }));

const OFFERS = 'trip-offers/trip-offers.api-spec';
const NIGHTS = 'trip-offers/rooms-not-offered.api-spec';

/** What somebody was offered, has read, or has shown: it is kept as it was said. */
export default [
  promises(
    'trip-offers/trip-offers.service',
    OFFERS,
    ['an offer is taken on the day on which its balance is due', '?? check_in, -1)', '?? check_in, 0)'],
    ['what was agreed by hand is lost in a change', '? parseMinor(dto.confirm_total) : null', '? null : null'],
  ),
  promises('trip-offers/trip-offers.service', NIGHTS, [
    'a night is offered that the hotel does not sell',
    'requireNights(computed, dto.extras);',
    '',
  ]),
  promises('trip-offers/guest-offers.service', OFFERS, [
    'an offer ends as its last day begins',
    'offer.validUntil < this.clock',
    'offer.validUntil <= this.clock',
  ]),
  promises('trip-offers/guest-offers.service', NIGHTS, [
    'a night is booked that the hotel sells no more',
    'requireNights(trip, offer.extras);',
    '',
  ]),
  promises('reviews/reviews.queries', 'reviews/review-stays.api-spec', [
    'who only asked for a trip was on it',
    "('confirmed', 'completed')",
    "('confirmed', 'completed', 'requested')",
  ]),
  promises('quotes/quoted-terms', 'quotes/quotes.api-spec', [
    'a deposit is kept that was to come back',
    'cutoffs, deposit_refundable]',
    'cutoffs]',
  ]),
  {
    name: 'travellers are kept in an account unasked',
    file: 'mfe-booking/src/booking/details/use-saved-people.ts',
    from: 'if (!isKeeping) return true;',
    to: '',
    tests: ['mfe-booking/src/booking/details/details.test.tsx'],
  },
].flat();
