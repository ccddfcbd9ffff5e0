const RULES = ['api/src/sales/quotes/stay-check.spec.ts', 'mfe-booking/src/shared/booking-values.spec.ts'];
const SHARED = ['mfe-booking/src/shared/booking-values.spec.ts', 'api/test/shared-rules.api-spec.ts'];

/** A rule of stays that form and server share: the server's test must notice, and the form's. */
const stay = (name, from, to) =>
  RULES.map((test) => ({
    name: `${name} (${test.split('/')[0]})`,
    file: 'libs/contract/src/stay.ts',
    from,
    to,
    tests: [test],
  }));

/** A limit that pages and API share; what one side keeps for itself is another mutant. */
const limit = (name, from, to, file, tests) => ({ name, file, from, to, tests });

/** What a guest owes. */
const due = (name, from, to) =>
  limit(name, from, to, 'api/src/sales/bookings/due/due.ts', ['api/src/sales/bookings/due/due.spec.ts']);

/** What a card provider says of money that goes back. */
const stripe = (name, from, to, file) =>
  limit(name, from, to, `api/src/sales/payments/${file}`, [
    'api/src/sales/payments/providers/stripe/stripe.api-spec.ts',
  ]);

export default [
  ...stay('a group one smaller than the smallest is taken', 'travellers < min)', 'travellers + 1 < min)'),
  ...stay('the smallest group is refused', 'travellers < min)', 'travellers <= min)'),
  ...stay('a group of the largest size is refused', 'travellers > max ', 'travellers >= max '),
  ...stay('a group one larger than the largest is taken', 'travellers > max ', 'travellers > max + 1 '),
  ...stay('a child of the least age is refused', 'years < age', 'years <= age'),
  ...stay('a child a year too young is taken', 'years < age', 'years + 1 < age'),
  ...stay('the last day of the window is refused', '-duration_nights)', '-duration_nights - 1)'),
  ...stay('a stay may end a day after the window', '-duration_nights)', '-duration_nights + 1)'),
  ...stay('today is taken', 'addDays(today, 1)', 'addDays(today, 0)'),
  ...stay('the first day is refused', 'day < min)', 'day <= min)'),
  ...stay('the last day is refused', 'day > max ?', 'day >= max ?'),
  ...stay('three years ahead is taken', 'YEARS_AHEAD = 2', 'YEARS_AHEAD = 3'),
  ...stay('a window that is over takes its first day', 'min > max)', 'min > addDays(max, 400))'),
  limit(
    'the form takes an adult more than the server',
    'isWithin(adults, ADULTS)',
    'isWithin(adults, { min: 1, max: 21 })',
    'mfe-booking/src/shared/booking-values.ts',
    SHARED.slice(0, 1),
  ),
  limit(
    'the form takes a child more than the server',
    'childrenAges.length > CHILDREN.max',
    'childrenAges.length > CHILDREN.max + 1',
    'mfe-booking/src/shared/booking-values.ts',
    SHARED.slice(0, 1),
  ),
  limit(
    'the form takes a character more than the server',
    'value.length > max ?',
    'value.length > max + 1 ?',
    'mfe-booking/src/shared/booking-values.ts',
    SHARED.slice(0, 1),
  ),
  limit(
    'the server takes an adult more than the form',
    'Max(ADULTS.max)',
    'Max(ADULTS.max + 1)',
    'api/src/sales/quotes/party-fields.ts',
    SHARED.slice(1),
  ),
  limit(
    'the server takes a child more than the form',
    'ArrayMaxSize(CHILDREN.max)',
    'ArrayMaxSize(CHILDREN.max + 1)',
    'api/src/sales/quotes/party-fields.ts',
    SHARED.slice(1),
  ),
  limit(
    'the server takes an older child than the form',
    'Max(CHILD_AGE.max, ',
    'Max(CHILD_AGE.max + 1, ',
    'api/src/sales/quotes/party-fields.ts',
    SHARED.slice(1),
  ),
  limit(
    'the list asks for more travellers than the API takes',
    "numberWithin(query.get('travellers'), FILTERS.travellers)",
    "numberWithin(query.get('travellers'), { min: 1, max: 31 })",
    'mfe-catalog/src/package-list/package-filters.ts',
    ['mfe-catalog/src/package-list/package-filters.spec.ts'],
  ),
  limit(
    'the list asks for fewer travellers than the address says',
    "numberWithin(query.get('travellers'), FILTERS.travellers)",
    "numberWithin(query.get('travellers'), { min: 1, max: 20 })",
    'mfe-catalog/src/package-list/package-filters.ts',
    ['mfe-catalog/src/package-list/package-filters.spec.ts'],
  ),
  due('what is due is what was never paid', 'facts.totalMinor - facts.netPaid, 0', 'facts.totalMinor, 0'),
  due(
    'the whole price is asked for before a place is sure',
    'const asksDeposit = isFirst &&',
    'const asksDeposit = !isFirst &&',
  ),
  {
    name: 'a booking says that its guest accepted words which nobody was shown',
    file: 'api/src/sales/quotes/shown-terms.queries.ts',
    from: "t.language = $1 and t.status <> 'draft'\n    left join page_text e",
    to: 't.language = $1\n    left join page_text e',
    tests: ['api/src/sales/bookings/bookings.api-spec.ts'],
  },
  stripe(
    'a refund on its way counts as gone',
    "status === 'canceled' ? false : null",
    "status === 'canceled' ? false : true",
    'providers/stripe/stripe-provider.ts',
  ),
  stripe(
    'a cancelled refund waits for ever',
    "return status === 'failed' || status === 'canceled' ? false",
    "return status === 'failed' ? false",
    'providers/stripe/stripe-provider.ts',
  ),
  stripe('a refund on its way is entered twice', "['captured', 'pending']", "['captured']", 'reversals.ts'),
  stripe(
    'money that a bank withdraws is not heard of',
    "    case 'charge.dispute.funds_withdrawn': {",
    '    {',
    'providers/stripe/stripe-events.ts',
  ),
  stripe('all charges are asked about one by one', 'AT_ONCE = 5', 'AT_ONCE = 1', 'payment-watch.ts'),
];
