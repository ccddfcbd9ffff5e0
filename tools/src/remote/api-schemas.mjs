// What one schema of the API's document lets through that another does not, seen from a client that was made for the first.

/** Where more is given than was known, a request may be refused and an answer may surprise; the other way round is no fault. */
const UPPER = ['maxLength', 'maximum', 'maxItems', 'maxProperties'];
const LOWER = ['minLength', 'minimum', 'minItems', 'minProperties'];
/** What is the same or another rule: which of two is stricter cannot be seen. */
const RULES = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'exclusiveMinimum', 'exclusiveMaximum'];

const shown = (values) => values.map((value) => JSON.stringify(value)).join(', ');

/** The value behind a reference within the document. */
export const resolved = (document, value) =>
  value?.$ref
    ? value.$ref
        .slice(2)
        .split('/')
        .reduce((inside, name) => inside?.[name], document)
    : value;

/** The name of a schema that is said by reference, alone or with words of its place beside it. */
const nameOf = ({ $ref, allOf }) => ($ref ?? (allOf?.length === 1 ? allOf[0].$ref : undefined))?.split('/').at(-1);

/** A schema with what it refers to and is composed of. Null where a reference leads nowhere. */
function whole(document, schema) {
  if (!schema) return null;
  const { $ref, allOf = [], ...own } = schema;
  const parts = [...($ref ? [resolved(document, schema)] : []), ...allOf].map((part) => whole(document, part));
  if (parts.includes(null)) return null;
  return [...parts, own].reduce(
    (all, part) => ({
      ...all,
      ...part,
      properties: { ...all.properties, ...part.properties },
      required: [...new Set([...(all.required ?? []), ...(part.required ?? [])])],
    }),
    {},
  );
}

const isNarrower = (type, known) => type !== undefined && type !== known && !(type === 'number' && known === 'integer');

const nulls = {
  request: (place, known, running) => (known.nullable && !running.nullable ? [`${place} may not be null.`] : []),
  answer: (place, known, running) => (running.nullable && !known.nullable ? [`${place} may be null.`] : []),
};

/** What a request must fulfil that it needed not before. */
function demands(place, known, running) {
  const grew = (key) =>
    running[key] !== undefined && running[key] > (known[key] ?? (key === 'minimum' ? -Infinity : 0));
  return [
    ...(isNarrower(running.type, known.type) ? [`${place} must be of the type ${running.type}.`] : []),
    ...(running.enum && !known.enum ? [`${place} must be one of ${shown(running.enum)}.`] : []),
    ...UPPER.filter((key) => running[key] < (known[key] ?? Infinity)).map(
      (key) => `${place} has the ${key} ${running[key]}.`,
    ),
    ...LOWER.filter(grew).map((key) => `${place} has the ${key} ${running[key]}.`),
    ...RULES.filter((key) => running[key] && running[key] !== known[key]).map(
      (key) => `${place} has the ${key} ${running[key]}.`,
    ),
    ...running.required
      .filter((name) => !known.required.includes(name))
      .map((name) => `${place}.${name} must be given.`),
  ];
}

/** What an answer may be that it was never before. */
const surprises = (place, known, running) => [
  ...(isNarrower(known.type, running.type) ? [`${place} is not always of the type ${known.type}.`] : []),
  ...known.required
    .filter((name) => running.properties[name] && !running.required.includes(name))
    .map((name) => `${place}.${name} may be missing.`),
];

/**
 * Compares schemas of two documents by their content, so that a schema may have another name.
 * @param {{known: object, running: object}} documents
 * @param {'request' | 'answer'} way
 * @returns {(place: string, known?: object, running?: object) => string[]} faults in sentences, each schema's once
 */
export function comparing({ known: ours, running: theirs }, way) {
  const done = new Set();
  const compare = (place, known, running) => {
    if (!known) return [];
    const [a, b] = [whole(ours, known), whole(theirs, running)];
    const name = nameOf(known);
    if (!a) return [];
    if (!b) return [`${(running && name) ?? place} is not there.`];
    // Whether null may stand for it is said where it stands; all else where it is named.
    const key = name && `${name} ${nameOf(running) ?? JSON.stringify(running)}`;
    const isKnown = key !== undefined && done.has(key);
    if (key) done.add(key);
    return [...nulls[way](place, a, b), ...(isKnown ? [] : within(name ?? place, a, b))];
  };
  const within = (place, known, running) => {
    const lost = (known.enum ?? []).filter((value) => running.enum && !running.enum.includes(value));
    const members = Object.entries(known.properties).flatMap(([name, inside]) =>
      compare(`${place}.${name}`, inside, running.properties[name]),
    );
    const choices = known.oneOf ?? known.anyOf ?? [];
    const theirs = running.oneOf ?? running.anyOf;
    const same = (choice) => theirs?.find((one) => nameOf(one) && nameOf(one) === nameOf(choice));
    return [
      ...(way === 'request' ? demands : surprises)(place, known, running),
      ...lost.map((value) => `${place} is never "${value}".`),
      ...members,
      ...choices.flatMap((choice, at) => compare(place, choice, theirs ? (same(choice) ?? theirs[at]) : running)),
      ...compare(`${place}[]`, known.items, running.items),
      ...(typeof known.additionalProperties === 'object'
        ? compare(`${place}.*`, known.additionalProperties, running.additionalProperties)
        : []),
    ];
  };
  return compare;
}
