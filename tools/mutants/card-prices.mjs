const ROOM = 'api/src/catalogue/card-prices';

/** A rule of what cards say, in a file of their room, and the test beside it that must notice. */
const rule = (name, file, from, to, spec = 'card-price.spec') => ({
  name,
  file: `${ROOM}/${file}.ts`,
  from,
  to,
  tests: [`${ROOM}/${spec}.ts`],
});

/** The same for what only a database shows. */
const kept = (name, file, from, to) => rule(name, file, from, to, 'card-prices.api-spec');

/** The same for a night at a resort. */
const night = (name, file, from, to) => rule(name, file, from, to, 'night-prices.api-spec');

export default [
  rule('a day that has to be asked for is passed', 'card-price', ", 'ON_REQUEST']", ']'),
  rule(
    'what is sold out has the price of a card',
    'card-price',
    "'LIMITED', 'FREESALE'",
    "'LIMITED', 'SOLD_OUT', 'FREESALE'",
  ),
  rule('a party of four is told the price of two', 'card-price', 'Math.max(2, least)', '2'),
  rule(
    'one who travels alone is told the price of two',
    'card-price',
    'Math.min(Math.max(2, least), most)',
    'Math.max(2, least)',
  ),
  rule('the cheapest day is the next one', 'card-price', 'lowest: Math.min(...amounts),\n', 'lowest: amount,\n'),
  rule('the dearest day is the next one', 'card-price', 'highest: Math.max(...amounts),\n', 'highest: amount,\n'),
  rule(
    'what a departure asks was reduced',
    'card-price',
    'day.price_minor === null && original !== null',
    'original !== null',
  ),
  rule('a reduction was no offer', 'card-price', '{ ...usual, reductions: [] }', 'usual'),
  rule('a price that never was is struck out', 'card-price', 'original > amount ? original : null', 'original'),
  rule(
    'a price outlives its departure',
    'card-price',
    'new Date(cutoff) < tomorrow ?',
    'new Date(cutoff) > tomorrow ?',
  ),
  kept(
    'a change leaves its price to the job',
    'card-prices',
    '.some((tag) => PRICED.has(tag))',
    '.every((tag) => !PRICED.has(tag))',
  ),
  kept('two writers do not see each other', 'card-prices.queries', 'pg_advisory_xact_lock(${WRITING})', '${WRITING}'),
  kept(
    'a price that has had its time stays',
    'card-prices.queries',
    'where fresh_until <= $1',
    'where fresh_until > $1',
  ),
  kept('a season of one package is nobody’s', 'keep-prices.queries', 'p.id = r.package_id or ', ''),
  kept(
    'a season of all is nobody’s',
    'keep-prices.queries',
    'p.id = r.package_id or num_nonnulls(r.package_id, r.resort_id) = 0',
    'p.id = r.package_id',
  ),
  kept(
    'the last place of a departure goes unnoticed',
    'keep-prices.queries',
    ', held + sold < capacity as has_places',
    '',
  ),
  kept(
    'rooms that are not for sale go unnoticed',
    'keep-prices.queries',
    'date, stop_sell, min_nights',
    'date, min_nights',
  ),
  night(
    'the cheapest night is the next one',
    'card-price',
    '{ ...next, lowest: Math.min(...amounts)',
    '{ ...next, lowest: next.amount',
  ),
  night(
    'what a house asks for a night goes unnoticed',
    'keep-prices.queries',
    'stop_sell, min_nights, price_minor,',
    'stop_sell, min_nights,',
  ),
  night('a season of a resort is nobody’s', 'keep-prices.queries', 'o.id = r.resort_id or ', ''),
  night('kept answers outlive a price', 'card-prices', 'changed.length > 0', 'changed.length > 1'),
];
