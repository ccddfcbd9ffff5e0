import { IDEMPOTENCY_KEY } from '@atoll/contract/rules';
import { NOT_IDEMPOTENT_EXTENSION } from '../idempotency/idempotency-interceptor.js';
import { KEPT_HOURS } from '../idempotency/idempotency-rules.js';
import { addAnswer } from './answers.js';
import { nameNumber } from './schemas.js';
import type { Member, Method, OperationObject, Parameter } from './document-types.js';

const KEY_NAME = 'Idempotency-Key';
const KEY_MEANING = `The same key with the same body within ${KEPT_HOURS} hours gets the same answer and has no second effect.`;

/** A POST takes `Idempotency-Key` unless it is marked; one that names the header itself asks for it. */
export function addIdempotency(operation: OperationObject, method: Method): void {
  const marked = operation[NOT_IDEMPOTENT_EXTENSION];
  delete operation[NOT_IDEMPOTENT_EXTENSION];
  const parameters = operation.parameters ?? [];
  const own = parameters.find(({ name }) => name === KEY_NAME);
  if (method !== 'post' || (marked && !own)) return;
  const required = own?.required ?? false;
  const key: Parameter = {
    name: KEY_NAME,
    in: 'header',
    required,
    description: required ? `${KEY_MEANING} Without one the answer is 400.` : KEY_MEANING,
    schema: { type: 'string', minLength: 8, maxLength: 80, pattern: IDEMPOTENCY_KEY.source },
    example: '5f0c8c5e-8f5e-4a55-9a4c-6f6f1f0f2a11',
  };
  operation.parameters = [...parameters.filter((parameter) => parameter !== own), key];
  addAnswer(operation, 409);
}

/** What parameters mean that mean the same everywhere. */
const USUAL_PARAMETERS: Record<string, string> = {
  id: 'Number or UUID of the thing; where it has a slug, the slug does as well.',
  version: 'Number of the version.',
  paper: 'Id of the paper.',
  cid: 'Id of the change.',
  code: 'Its code.',
  name: 'Its name.',
  job: 'Id of the job.',
  suggestion: 'Id of the suggestion.',
  release: 'Id of the release.',
  delivery: 'Id of the delivery.',
  channel: 'Name of the channel.',
  provider: 'Name of the provider that sends it.',
  search: 'Words to look for.',
  sort: 'Order of the results.',
  status: 'Only those in this state.',
  language: 'Only this language.',
  lang: 'Language of the answer; beats `Accept-Language`.',
};

/** Longest part of an address that reaches a route (the router's limit), and longest query member of ours. Characters. */
const LONGEST_PARAMETER: Record<string, number> = { path: 100, query: 1000 };

/** Gives every parameter its meaning and its limit, and takes out of the way what Swagger UI would fill in by itself. */
export function completeParameters(operation: OperationObject): void {
  for (const parameter of operation.parameters ?? []) {
    const { name, in: place, schema } = parameter;
    if (name.toLowerCase() === 'if-match') describeIfMatch(parameter);
    parameter.description ||=
      (name === 'id' && schema?.type === 'integer' ? 'Number of the thing.' : USUAL_PARAMETERS[name.toLowerCase()]) ??
      (place === 'path'
        ? `The ${name.replaceAll('_', ' ')} of the thing.`
        : `Only those with this ${name.replaceAll('_', ' ')}.`);
    if (schema) nameNumber(schema);
    const limit = LONGEST_PARAMETER[place];
    for (const text of schema ? [schema, schema.items ?? {}] : []) {
      if (limit !== undefined && isOpenText(text)) text.maxLength = limit;
    }
    if (place === 'query' && !parameter.required) moveExample(parameter);
  }
}

function describeIfMatch(parameter: Parameter): void {
  parameter.name = 'If-Match';
  parameter.description = parameter.required
    ? 'Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428.'
    : 'Version that the call is based on, as the `ETag` of a read had it. Looked at when it is sent.';
  parameter.schema = { type: 'string', pattern: '^"[0-9]{1,10}"$', example: '"3"' };
}

/**
 * The example of a filter goes into words (and `x-example`): Swagger UI fills a form with examples, and a first try with every
 * filter at once finds nothing.
 */
function moveExample(parameter: Parameter): void {
  const { schema } = parameter;
  const example = parameter.example ?? schema?.example;
  delete parameter.example;
  if (schema) delete schema.example;
  if (example === undefined) return;
  parameter['x-example'] = example;
  const says = parameter.description ?? '';
  const speaks = schema?.enum ?? schema?.items?.enum ?? (schema?.type === 'boolean' ? [true] : undefined);
  const text = Array.isArray(example) ? example.join(',') : String(example as string | number);
  if (!speaks && !says.includes(text)) parameter.description = `${says} For example \`${text}\`.`;
}

/** True for a text without any limit. */
export const isOpenText = ({ type, format, enum: choices, pattern, maxLength }: Member): boolean =>
  type === 'string' && !format && !choices && !pattern && maxLength === undefined;
