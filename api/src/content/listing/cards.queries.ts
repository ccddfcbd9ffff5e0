import type { CardKind } from './card.entity.js';
import { CURRENCIES } from './sql-parts.js';

/** Where a card has the price that visitors are shown. */
const PRICES: Record<CardKind, string> = {
  package: "-> 'price_from' ->> 'amount'",
  resort: "-> 'price_from' ->> 'amount'",
  experience: "->> 'price'",
};

const member = (name: string, value: string) => `',"${name}":' || coalesce(to_json(${value})::text, 'null')`;

/** Members that `?currency=` adds to the card in `json`; `parameter` holds the code. */
const displayPrice = (kind: CardKind, json: string, parameter: string) =>
  `(select ${[
    member('display_price', `round((${json}::json ${PRICES[kind]})::numeric * rated.rate, rated.decimals)::text`),
    member('display_currency', `${parameter}::text`),
    member('rate', 'trim_scale(rated.rate)::text'),
    member('rate_as_of', 'rated.as_of::text'),
  ].join(' || ')} from (select) one left join ${CURRENCIES} rated on rated.code = ${parameter})`;

/** The card in `json` with further members, as text: those of its price in another currency, and what `more` gives as JSON. */
export const withMembers = (
  kind: CardKind,
  json: string,
  currency: string | null,
  more: [name: string, json: string][] = [],
): string => {
  const added = more.map(([name, value]) => `',"${name}":' || ${value}`);
  if (currency !== null) added.push(displayPrice(kind, json, currency));
  return added.length === 0 ? json : `left(${json}, -1) || ${added.join(' || ')} || '}'`;
};

/**
 * The text of a JSON array: cards in the language of the answer of the things that `source` gives (`id`, `place`), in its order.
 * A thing that is not public has no card.
 */
export const cards = (kind: CardKind, source: string, currency: string | null): string =>
  `(select '[' || coalesce(string_agg(${withMembers(kind, 'c.item', currency)}, ',' order by shown.place), '') || ']'
    from (${source}) shown join card c on c.kind = '${kind}' and c.entity_id = shown.id and c.language = $1)`;
