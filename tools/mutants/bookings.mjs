const SALES = 'api/src/sales';
const STEPS = 'bookings/machine/booking-steps.api-spec';
const ENDINGS = 'bookings/machine/booking-endings.api-spec';
const CARDS = 'payments/card-payments.api-spec';
const PROOFS = 'payments/payment-proofs.api-spec';
const DUE = 'bookings/due/due.spec';

/** Rules of the sale in one of its files, and the test that must notice when one of them is another. */
const rules = (file, test, ...changes) =>
  changes.map(([name, from, to]) => ({
    name,
    file: `${SALES}/${file}.ts`,
    from,
    to,
    tests: [`${SALES}/${test}.ts`],
  }));

const MACHINE = [
  rules(
    'bookings/machine/deadlines',
    'bookings/machine/booking-machine.spec',
    ['a yes on the eve leaves no time to pay', 'now.getTime() + HOUR,', 'now.getTime(),'],
    ['a deadline lies in the trip', 'duration, eve.getTime())', 'duration)'],
    ['places are kept into the trip', 'Math.min(later, eve)', 'later'],
    ['a question leaves time to pay in the trip', 'REPLY, eve.getTime())', 'REPLY)'],
    ['a hold is an hour', 'HOLD = 30', 'HOLD = 60'],
  ),
  rules(
    'bookings/machine/booking-machine',
    'bookings/machine/booking-machine.spec',
    ['a hold is prolonged twice', 'if (facts.extended)', "if (facts.extended && by === 'holder')"],
    ['a hold is prolonged at its end', 'facts.expiresAt > now', 'facts.expiresAt >= now'],
    ['a stay with an open balance completes itself', "by === 'system' && facts.balance > 0", 'false'],
    ['an agent takes up again what has ended', "'hold', 'bookings.override_price'", "'hold'"],
  ),
  rules('bookings/machine/booking-timers.queries', STEPS, [
    'a stay is completed on its last day',
    'check_out < $1',
    'check_out <= $1',
  ]),
  rules('bookings/machine/booking-timers.queries', ENDINGS, [
    'who came last is offered the places',
    'order by b.created_at, b.id`',
    'order by b.created_at desc, b.id desc`',
  ]),
  rules('bookings/machine/booking-timers.queries', CARDS, [
    'a refund on its way keeps a hold',
    "and p.kind = 'payment' and",
    'and',
  ]),
  rules('bookings/machine/booking-timers.queries', PROOFS, [
    'a proof keeps a hold',
    "or (b.status = 'awaiting_payment' and min",
    'or (min',
  ]),
  rules(
    'bookings/machine/booking-steps',
    ENDINGS,
    ['places are offered after the cut-off', 'late: !OFFERS.includes(name)', 'late: true'],
    ['money is not honoured after the cut-off', 'late: !OFFERS.includes(name)', 'late: false'],
    [
      'a fee is credited',
      'this.papers.reduce(em, booking.id, feeOf(booking))',
      'this.papers.reduce(em, booking.id, 0)',
    ],
  ),
  rules(
    'bookings/machine/booking-steps',
    'bookings/changes/change-requests.api-spec',
    ['a stay is moved before the cut-off only', 'instead: true, late: true', 'instead: true'],
    ['a request that is moved takes places for good', "booking.status === 'requested' ? 'soft' : 'hard'", "'hard'"],
  ),
  rules('bookings/machine/booking-steps', ENDINGS, [
    'what is confirmed again is still to be paid back',
    'booking.refundDueMinor = 0;',
    '',
  ]),
  rules('bookings/machine/beginning', ENDINGS, [
    'a colleague books a day on which nothing begins',
    ' || own.length === 0',
    '',
  ]),
  rules('bookings/machine/beginning', 'bookings/airport-nights.api-spec', [
    'a night near the airport takes no room',
    ', ...(await airportStock(sql, stay))',
    '',
  ]),
  rules('bookings/machine/settling', STEPS, [
    'nobody paid and it is confirmed',
    'Math.max(booking.depositMinor, 1)',
    'booking.depositMinor',
  ]),
  rules('bookings/machine/settling', ENDINGS, [
    'a fee goes back with money that comes late',
    'booking.netPaid - feeOf(booking)',
    'booking.netPaid',
  ]),
  rules(
    'bookings/machine/cancelling',
    'bookings/machine/cancelling.spec',
    ['an end costs before it was confirmed', "status !== 'confirmed' || ", ''],
    ['a deposit that is kept comes back', 'deposit_refundable ? 0 : depositMinor', 'deposit_refundable ? 0 : 0'],
  ),
];

const CARE = [
  rules(
    'bookings/booking-care',
    STEPS,
    ['a colleague who only looks takes a step', 'STEPS[name].permission)', "'bookings.view')"],
    ['the time to pay is over when it is given', 'paymentDueAt <= this.clock.now()', 'false'],
    ['the time to pay is after the first day', '> booking.checkIn', '> booking.checkOut'],
  ),
  rules(
    'bookings/booking-care',
    ENDINGS,
    ['a fee is taken that nobody was shown', '!== cost.fee', '< cost.fee'],
    ['a fee is waived without a word', 'if (waived && !note)', 'if (waived && note)'],
  ),
  rules(
    'bookings/changes/change-requests',
    'bookings/changes/change-requests.api-spec',
    ['a colleague who only looks asks for a change', "call, 'bookings.change'", "call, 'bookings.view'"],
    ['children are paid for and do not come along', 'request.requested.children_ages ?? booking', 'booking'],
    ['a far day leads out of a fee', 'Math.max(booking.leastFeeMinor, request.leastFeeMinor)', 'booking.leastFeeMinor'],
    ['a change is accepted under terms that nobody was shown', '!isAsShown(request.termsAfter', '!isAsShown(terms'],
    ['who takes a question back gains time to pay', "status: 'withdrawn' })) === 0", "status: 'withdrawn' })) >= 0"],
  ),
  rules(
    'bookings/changes/changeable',
    'bookings/changes/change-requests.api-spec',
    ['a guest changes a stay on its first day', '>= checkIn', '> checkIn'],
    ['a colleague cannot change a stay that has begun', "by === 'holder' && ", ''],
  ),
  rules('bookings/letters/booking-reminders.queries', 'bookings/letters/booking-reminders.api-spec', [
    'the balance is reminded of a day late',
    'offset: -10',
    'offset: -9',
  ]),
  rules('bookings/letters/booking-mails', 'bookings/access/booking-lookup.api-spec', [
    'the link of a letter works for longer than it says',
    'LINK_DAYS * 86_400_000',
    'LINK_DAYS * 90_000_000',
  ]),
  rules(
    'bookings/booking-creation',
    'bookings/bookings.api-spec',
    ['another booking answers under the same key', 'key: idempotencyKey, body: dto', 'key: idempotencyKey, body: null'],
    ['a booking is told to whoever has its key', "${caller?.id ?? 'guest'}:createBooking", 'guest:createBooking'],
  ),
  rules('leads/leads.queries', 'leads/leads.api-spec', [
    'a chat that was answered is overdue',
    "(e.status = 'new' and e.reply_by < $1)",
    '(e.reply_by < $1)',
  ]),
  rules('leads/leads.service', 'leads/leads.api-spec', [
    'nobody knows who booked for a chat',
    'lead.updatedBy = booking.by;',
    '',
  ]),
];

const MONEY = [
  rules(
    'bookings/due/due',
    DUE,
    ['no deposit is asked for as a deposit', 'facts.depositMinor > 0 && ', ''],
    ['what is due once is due again later', 'later = open - amount', 'later = open'],
    ['a day for the rest ends as it begins', 'addDays(balanceDueOn, 1)', 'addDays(balanceDueOn, 0)'],
    ['a hold that is over is charged for', 'expiresAt <= now', 'expiresAt < now'],
    ['what was not paid in time is charged for', 'placesUntil(paymentDueAt, checkIn) <= now', 'false'],
    ['a hold that was ended is charged for', "facts.status === 'expired' || ", ''],
  ),
  rules('payments/payment-intents', CARDS, [
    'a colleague who only looks opens a charge',
    "call, 'payments.record'",
    'call',
  ]),
  rules('payments/payment-proofs', PROOFS, [
    'a colleague who only looks hands in a proof',
    "call, 'payments.record'",
    'call',
  ]),
  rules(
    'payments/refunds',
    'payments/payments.api-spec',
    ['a refund is refunded', "payment.kind !== 'payment' || ", ''],
    ['of a payment more goes back than it brought', 'returning, payment.amountMinor - returned', 'returning'],
  ),
  rules(
    'payments/refunds',
    CARDS,
    ['euros go back as dollars', 'paid.settledCurrency ?? paid.currency', 'paid.currency'],
    ['as many euros go back as dollars', 'Math.round((settledMinor * part) / amountMinor)', 'part'],
  ),
  rules('payments/arrivals', CARDS, ['euros count as dollars', ' && charge.currency === waiting.currency', '']),
  rules('payments/payments.service', CARDS, [
    'a colleague says that a card was charged',
    ' || payment.provider !== null',
    '',
  ]),
  rules(
    'payments/providers/signed-message',
    'payments/providers/signed-message.spec',
    ['a message of tomorrow is believed', 'Math.abs(', '('],
    ['a message of yesterday is believed', 'TOLERANCE = 300', 'TOLERANCE = 100_000'],
  ),
  rules(
    'payments/proof-file',
    'payments/proof-file.spec',
    ['a picture that is an archive proves a transfer', 'isPolyglot(bytes) ? null : image', 'image'],
    ['a page proves a transfer', ' && !FOREIGN.test(head)', ''],
  ),
  rules('payments/payments.queries', PROOFS, [
    'proofs that were looked at are waited for',
    "where p.booking_id = $1 and p.status = 'pending'",
    'where p.booking_id = $1',
  ]),
  rules('papers/paper-files', 'papers/papers.api-spec', [
    'a cancelled guest is received',
    "'confirmed', 'completed'",
    "'confirmed', 'completed', 'cancelled'",
  ]),
  rules(
    'papers/papers.queries',
    'papers/papers.api-spec',
    ['one agreement has two papers', '${BOOKED} for no key update of b', '${BOOKED}'],
    ['two papers have one number', 'pg_advisory_xact_lock(', 'length('],
  ),
  rules('papers/papers', 'papers/papers.api-spec', [
    'a request for payment says the old day',
    'currency, details, pay_by }',
    'currency, details }',
  ]),
  {
    name: 'a cell of the export is computed',
    file: 'libs/contract/src/csv.ts',
    from: '/^[=+\\-@＝＋－＠\\t\\r\\0]/',
    to: '/^[=+\\-@\\t\\r\\0]/',
    tests: ['libs/contract/src/csv.spec.ts'],
  },
];

export default [...MACHINE, ...CARE, ...MONEY].flat();
