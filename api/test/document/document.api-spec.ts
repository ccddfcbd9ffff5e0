import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { isLanguage } from '@atoll/contract/languages';
import { isMailAddress } from '../../src/platform/fields/mail-address.js';
import { AnswerCheck } from './check-answer.js';
import { type Operation, type Schema, requireDocument } from './document.js';

const document = requireDocument();

/**
 * Writes of staff that guard no version: what they take away has none, the specification lets them through, or they write many nights
 * at once and ask for the fingerprint of what was looked at instead, or they measure anew what nobody writes.
 */
const UNGUARDED = new Set([
  'updateTranslation',
  'revokeCurrentUserSession',
  'deleteTotp',
  'deleteUserTotp',
  'changeAllotments',
  'replaceTextPlaces',
  'deleteTextComment',
]);

function* schemasOf(value: unknown): Generator<Schema> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Schema;
  for (const member of Object.values(value)) yield* schemasOf(member);
}

const header = ({ parameters }: Operation, name: string) =>
  parameters.find((parameter) => parameter.in === 'header' && parameter.name === name);

describe('the document', () => {
  const patterned = [...schemasOf(document.json)].filter(
    (schema): schema is Schema & { pattern: string } => typeof schema.pattern === 'string',
  );

  it('has patterns that mean the same with and without the u flag', () => {
    expect(patterned.length).toBeGreaterThan(100);
    const wrong = patterned.filter(({ pattern, example }) => {
      const readings = [new RegExp(pattern), new RegExp(pattern, 'u')];
      return typeof example === 'string' && !readings.every((reading) => reading.test(example));
    });
    expect(wrong).toEqual([]);
  });

  it('lets generated checks take every address that we take', () => {
    const patterns = new Set(patterned.filter(({ format }) => format === 'email').map(({ pattern }) => pattern));
    expect(patterns.size).toBe(1);
    const texts = [
      'anna@example.com',
      "o'neil+cc@mail.example",
      'c@c.cc',
      'анна@почта.рф',
      'a@b',
      'a b@c.de',
      'a@b.c\u0007',
    ];
    for (const pattern of patterns)
      for (const flags of ['', 'u'])
        expect(texts.map((text) => [text, new RegExp(pattern, flags).test(text)])).toEqual(
          texts.map((text) => [text, isMailAddress(text)]),
        );
  });

  it('has no limits of texts beside a choice of types', () => {
    const choices = [...schemasOf(document.json)].filter(({ oneOf, anyOf }) => oneOf ?? anyOf);
    expect(choices.length).toBeGreaterThan(20);
    expect(choices.filter(({ type, maxLength, pattern }) => type ?? maxLength ?? pattern)).toEqual([]);
  });

  it('asks for the version in every write of staff to what they edit', () => {
    const writes = document.operations.filter(
      ({ method, callers }) => ['PUT', 'PATCH', 'DELETE'].includes(method) && callers.includes('staff'),
    );
    expect(writes.length).toBeGreaterThan(50);
    const open = writes.filter((operation) => header(operation, 'If-Match')?.required !== true);
    expect(open.map(({ id }) => id).toSorted()).toEqual([...UNGUARDED].toSorted());
  });

  it('shows an answer of 412 as it is, whatever it carries', () => {
    const examples = document.operations.flatMap(({ answers }) => {
      const content = answers['412']?.content?.['application/json'] as { example?: { code?: string } } | undefined;
      return content ? [content.example?.code] : [];
    });
    expect(examples.length).toBeGreaterThan(50);
    expect(new Set(examples)).toEqual(new Set(['stale_version']));
  });

  it('takes nothing in a PATCH by default: a client that fills defaults in would reset what nobody named', () => {
    const { schemas = {} } = document.json.components ?? {};
    const bodies = document.operations
      .filter(({ method }) => method === 'PATCH')
      .flatMap(({ body }) => Object.values(body));
    expect(bodies.length).toBeGreaterThan(30);
    const reset = bodies.flatMap((schema) => {
      const { properties = {} } = (schema.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema) as Schema;
      return Object.entries(properties).filter(([, member]) => 'default' in member);
    });
    expect(reset).toEqual([]);
  });

  it('shows no refusal of a key where none is taken, and none as what is not there', () => {
    const wrong = document.operations.flatMap((operation) =>
      Object.entries(operation.answers).flatMap(([status, { content }]) => {
        const { code } = (content?.['application/json'] as { example?: { code?: string } } | undefined)?.example ?? {};
        const isWrong =
          (code === 'idempotency_conflict' && !header(operation, 'Idempotency-Key')) ||
          (code === 'not_found' && status !== '404');
        return isWrong ? [`${operation.id} ${status} ${code}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('describes what stands in an address as what it is', () => {
    const filters = document.operations.flatMap(({ id, parameters }) =>
      parameters
        .filter((one) => one.in === 'path' && /^Only those/.test(one.description ?? ''))
        .map(({ name }) => [id, name]),
    );
    expect(filters).toEqual([]);
  });

  it('names 412 with what is stored, and 428, wherever it asks for a version', () => {
    for (const operation of document.operations.filter((one) => header(one, 'If-Match'))) {
      const schema = operation.answers['412']?.content?.['application/json']?.schema;
      const members = [
        ...schemasOf(schema?.$ref ? document.json.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : schema),
      ].flatMap(({ properties }) => Object.keys(properties ?? {}));
      expect([operation.id, members]).toEqual([
        operation.id,
        expect.arrayContaining(['current', 'updated_by', 'updated_at']),
      ]);
      if (header(operation, 'If-Match')?.required) expect(operation.answers).toHaveProperty('428');
    }
  });

  it('describes one Idempotency-Key, and its replay wherever it is taken', () => {
    const taking = document.operations.filter((operation) => header(operation, 'Idempotency-Key'));
    const keys = taking.map((operation) => JSON.stringify(header(operation, 'Idempotency-Key')?.schema));
    expect([new Set(keys).size, taking.length > 50]).toEqual([1, true]);
    expect(taking.filter((operation) => header(operation, 'Idempotency-Key')?.required).map(({ id }) => id)).toContain(
      'createBooking',
    );
    for (const operation of document.operations) {
      const success = Object.entries(operation.answers).filter(([status]) => Number(status) < 300);
      const replayed = success.some(([, { headers }]) => 'idempotency-replayed' in headers);
      expect([operation.id, replayed]).toEqual([operation.id, taking.includes(operation)]);
    }
  });

  it('has a schema for every answer with a body, and a word where there is none', () => {
    const json = document.json.paths as Record<
      string,
      Record<string, { responses: Record<string, { description?: string; content?: object; $ref?: string }> }>
    >;
    const silent = Object.values(json)
      .flatMap((item) => Object.values(item))
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status, { content }]) => Number(status) < 204 && !content)
      .filter(([, { description }]) => !description?.includes('no body'));
    expect(silent).toEqual([]);
  });

  it('shows words of every language in that language, or none', () => {
    const examples = [...schemasOf(document.json)].flatMap(({ example }) => [...schemasOf(example)]);
    const spoken = examples.map((example) =>
      Object.fromEntries(Object.entries(example).filter(([name]) => isLanguage(name) && example['en'] !== undefined)),
    );
    const repeated = spoken.filter(({ en, ...others }) =>
      Object.values(others).some((words) => isDeepStrictEqual(words, en)),
    );
    expect(spoken.filter(({ en }) => en).length).toBeGreaterThan(50);
    expect(repeated).toEqual([]);
  });

  it('says of every schema what it is', () => {
    const schemas = Object.entries(document.json.components?.schemas ?? {}) as [string, Schema][];
    expect(schemas.length).toBeGreaterThan(600);
    expect(schemas.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
    const said = (name: string) => schemas.find(([one]) => one === name)?.[1].description;
    expect([said('ErrorDto'), said('BookingStatus'), said('DestinationTranslationsDto')]).toEqual([
      'Body of an error answer.',
      'Where a booking stands, from the request to the end of the stay.',
      'Words by language.',
    ]);
  });

  it('names the codes of every conflict that is not one of a key', () => {
    const open = document.operations.filter(({ parameters, answers }) => {
      const { schema } = answers['409']?.content?.['application/json'] ?? {};
      const isOfKey = parameters.some(({ name }) => name === 'Idempotency-Key');
      return schema && !isOfKey && !schema.allOf;
    });
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it('lets no operation answer with a code that it does not name', () => {
    const check = new AnswerCheck(document);
    const headers = { 'content-type': 'application/json', 'retry-after': '1' };
    const refused = (code: string) => ({
      method: 'POST',
      url: '/api/bookings/',
      status: 409,
      headers,
      text: JSON.stringify({ detail: 'No.', code }),
    });
    const faults = (code: string) => check.faults(refused(code)).filter((fault) => fault.includes('/code'));
    expect([faults('sold_out'), faults('idempotency_conflict')]).toEqual([[], []]);
    expect(faults('fee_changed')).toEqual([expect.stringContaining('createBooking: 409 does not fit: /code')]);
  });

  it('tells whole numbers from others', () => {
    const { schemas = {} } = document.json.components ?? {};
    const member = (name: string, key: string) => {
      const { type, format } = (schemas[name] as Schema).properties?.[key] ?? {};
      return [type, format];
    };
    expect(member('BookingDto', 'nights')).toEqual(['integer', undefined]);
    expect(member('PackageDto', 'rating_average')).toEqual(['number', 'double']);
    const loose = [...schemasOf(document.json)].filter(({ type, format }) => type === 'number' && format !== 'double');
    expect(loose).toEqual([]);
  });

  it('says of what staff read the same as of what they write, where it is not plain', () => {
    const { schemas = {} } = document.json.components ?? {};
    const said = (name: string, members: string[]) =>
      members.map((member) => (schemas[name] as Schema).properties?.[member]?.description);
    expect({
      destination: said('DestinationDocumentDto', ['atoll', 'image']),
      experience: said('ExperienceDocumentDto', ['image']),
      location: said('LocationDocumentDto', ['atoll', 'destination']),
      package: said('PackageDocumentDto', ['supplier', 'images']),
      picture: said('ResortImageDocumentDto', ['media', 'is_cover']),
      resort: said('ResortDocumentDto', ['contact']),
    }).toEqual({
      destination: ['Code of the atoll.', 'Id of a picture of the library.'],
      experience: ['Id of the cover; without one the first of `images`.'],
      location: ['Code of the atoll.', 'Id of the destination it belongs to.'],
      package: ['For the office only: whom the agency buys it from.', 'Ids of pictures; the first is the cover.'],
      picture: [
        'Id of a picture of the library.',
        'Stands for the place in lists; one that is not public yet will when it is published.',
      ],
      resort: ['For the office only.'],
    });
  });
});
