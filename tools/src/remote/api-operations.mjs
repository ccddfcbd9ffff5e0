// What an API has, demands and answers otherwise than the one that clients were generated from.
import { comparing, resolved } from './api-schemas.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Parameters of an operation, by place and name. Headers are named in any case. */
const parametersOf = (document, operation) =>
  new Map(
    (operation.parameters ?? [])
      .map((one) => resolved(document, one))
      .map((one) => [`${one.in} ${one.in === 'header' ? one.name.toLowerCase() : one.name}`, one]),
  );

/** Whom an operation answers: holders of each kind of token, and who has none. */
const openTo = ({ security }) =>
  (security?.length ? security : [{}]).map((schemes) => Object.keys(schemes).join(' and ') || 'visitors');

const isSuccess = (status) => status.startsWith('2');

/** What is answered with a status, or with any that says that all went well. */
const answerOf = (document, { responses = {} }, status) =>
  resolved(document, responses[status] ?? responses[isSuccess(status) && Object.keys(responses).find(isSuccess)]);

/** Compares two bodies by the types that they may be of. */
const bodyFaults = (place, known, running, compare, lacks) =>
  Object.entries(known?.content ?? {}).flatMap(([type, { schema }]) => {
    const there = running?.content?.[type];
    return there ? compare(`${place} ${type}`, schema, there.schema) : [`${place} ${lacks} ${type}.`];
  });

function requestFaults(place, { known, running }, [operation, there], compare) {
  const [asked, taken] = [parametersOf(known, operation), parametersOf(running, there)];
  const [body, wanted] = [resolved(known, operation.requestBody), resolved(running, there.requestBody)];
  const parameters = [...asked].flatMap(([parameter, { schema }]) =>
    taken.has(parameter)
      ? compare(`${place} ${parameter}`, schema, taken.get(parameter).schema)
      : [`${place} takes no ${parameter}.`],
  );
  const demanded = [...taken].filter(([parameter, { required }]) => required && !asked.get(parameter)?.required);
  return [
    ...parameters,
    ...demanded.map(([parameter]) => `${place} demands ${parameter}.`),
    ...(wanted?.required && !body?.required ? [`${place} demands a body.`] : []),
    ...bodyFaults(place, body, wanted, compare, 'takes no'),
  ];
}

const answerFaults = (place, { known, running }, [operation, there], compare) =>
  Object.keys(operation.responses ?? {}).flatMap((status) => {
    const other = answerOf(running, there, status);
    if (!other && !isSuccess(status)) return [];
    return bodyFaults(place, answerOf(known, operation, status), other, compare, 'answers no');
  });

/**
 * What of a running API fails a client of another: what is gone, what is newly demanded, what answers may newly be. What it has more
 * is no fault.
 * @param {object} known OpenAPI document that clients were generated from
 * @param {object} running OpenAPI document of the API that runs
 * @returns {string[]} sentences
 */
export function apiFaults(known, running) {
  const documents = { known, running };
  const [request, answer] = [comparing(documents, 'request'), comparing(documents, 'answer')];
  const faults = Object.entries(known.paths).flatMap(([address, item]) =>
    METHODS.filter((method) => item[method]).flatMap((method) => {
      const place = `${method.toUpperCase()} ${address}`;
      const both = [item[method], running.paths?.[address]?.[method]];
      if (!both[1]) return [`${place} is not there.`];
      const [before, now] = both.map(openTo);
      return [
        ...before.filter((who) => !now.includes(who)).map((who) => `${place} is closed to ${who}.`),
        ...requestFaults(place, documents, both, request),
        ...answerFaults(place, documents, both, answer),
      ];
    }),
  );
  return [...new Set(faults)];
}
