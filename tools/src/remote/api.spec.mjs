import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { main } from './cli.mjs';

/** The API of this product. */
const KNOWN = path.resolve(import.meta.dirname, '../../../api/openapi.json');

describe('remote check-api', () => {
  let root;
  let server;
  let site;
  /** What the site answers where its document stands. */
  let running;
  beforeEach(async () => {
    root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-api-'));
    await fs.mkdir(path.join(root, 'api'));
    await fs.copyFile(KNOWN, path.join(root, 'api/openapi.json'));
    running = JSON.parse(await fs.readFile(KNOWN, 'utf8'));
    server = http.createServer(({ url }, answer) => {
      answer.statusCode = url === '/api/openapi.json' ? 200 : 404;
      answer.end(typeof running === 'string' ? running : JSON.stringify(running));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${server.address().port}`;
  });
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    await fs.rm(root, { recursive: true, force: true });
  });

  const check = async (...args) => {
    const printed = [];
    const print = (text) => printed.push(text);
    const code = await main(['check-api', '--json', ...args], { root, env: {}, print, printError: print });
    return { code, faults: JSON.parse(printed.join('')).faults };
  };

  it('has nothing to say of the same API, nor of what a later one has more', async () => {
    expect(await check('--site', site)).toEqual({ code: 0, faults: [] });
    running.paths['/api/of-tomorrow/'] = { get: {} };
    running.components.schemas.OutboxStatus.enum.push('bounced');
    running.components.schemas.CreateBookingDto.properties.wish = { type: 'string' };
    expect(await check('--site', `${site}/ru/`)).toEqual({ code: 0, faults: [] });
  });

  it('names what an earlier API lacks: calls, parameters, members and values', async () => {
    const { paths, components } = running;
    delete paths['/api/outbox/{id}/retry/'];
    const list = paths['/api/outbox/'].get;
    list.parameters = list.parameters.filter(({ name }) => name !== 'template');
    const sort = paths['/api/resorts/'].get.parameters.find(({ name }) => name === 'sort');
    sort.schema.enum = sort.schema.enum.filter((value) => value !== 'stars');
    const multipart = paths['/api/bookings/{id}/payments/'].post.requestBody.content;
    for (const { schema } of Object.values(multipart)) delete schema.properties?.again;
    components.schemas.OutboxStatus.enum.pop();
    delete components.schemas.CreateBookingDto.properties.terms_hash;
    delete components.schemas.StayTermsDto;
    const { code, faults } = await check('--site', site);
    expect(code).toBe(1);
    expect(faults.toSorted()).toEqual(
      [
        'POST /api/outbox/{id}/retry/ is not there.',
        'GET /api/outbox/ takes no query template.',
        'GET /api/resorts/ query sort is never "stars".',
        'POST /api/bookings/{id}/payments/ multipart/form-data.again is not there.',
        'OutboxStatus is never "withheld".',
        'CreateBookingDto.terms_hash is not there.',
        'StayTermsDto is not there.',
      ].toSorted(),
    );
  });

  describe('of an API that has moved on', () => {
    const schema = (name) => running.components.schemas[name];
    const post = () => running.paths['/api/bookings/'].post;
    const parameter = (at, name) => running.paths[at].get.parameters.find((one) => one.name === name);

    it.each([
      {
        what: 'a member that a body must have',
        change: () => {
          schema('CreateBookingDto').properties.wish = { type: 'string' };
          schema('CreateBookingDto').required.push('wish');
        },
        fault: 'CreateBookingDto.wish must be given.',
      },
      {
        what: 'a member that a body could leave out',
        change: () => schema('CreateContactMessageDto').required.push('phone'),
        fault: 'CreateContactMessageDto.phone must be given.',
      },
      {
        what: 'a header that must be sent',
        change: () => post().parameters.push({ name: 'X-Channel', in: 'header', required: true, schema: {} }),
        fault: 'POST /api/bookings/ demands header x-channel.',
      },
      {
        what: 'a parameter that could be left out',
        change: () => (parameter('/api/resorts/', 'sort').required = true),
        fault: 'GET /api/resorts/ demands query sort.',
      },
      {
        what: 'a body where none was sent',
        change: () => (running.paths['/api/outbox/{id}/retry/'].post.requestBody = { required: true, content: {} }),
        fault: 'POST /api/outbox/{id}/retry/ demands a body.',
      },
      {
        what: 'a token where none was needed',
        change: () => (running.paths['/api/resorts/'].get.security = [{ staff: [] }, { key: [] }]),
        fault: 'GET /api/resorts/ is closed to visitors.',
      },
      {
        what: 'fewer letters',
        change: () => (schema('CreateContactMessageDto').properties.message.maxLength = 10),
        fault: 'CreateContactMessageDto.message has the maxLength 10.',
      },
      {
        what: 'more letters',
        change: () => (schema('CreateContactMessageDto').properties.message.minLength = 500),
        fault: 'CreateContactMessageDto.message has the minLength 500.',
      },
      {
        what: 'another pattern',
        change: () => (schema('CreateContactMessageDto').properties.message.pattern = '^[A-Z]+$'),
        fault: 'CreateContactMessageDto.message has the pattern ^[A-Z]+$.',
      },
      {
        what: 'one of some values where any would do',
        change: () => (schema('CreateContactMessageDto').properties.message.enum = ['yes', 'no']),
        fault: 'CreateContactMessageDto.message must be one of "yes", "no".',
      },
      {
        what: 'something where null would do',
        change: () => (schema('CreateContactMessageDto').properties.phone.nullable = false),
        fault: 'CreateContactMessageDto.phone may not be null.',
      },
      {
        what: 'another type',
        change: () => (schema('CreateContactMessageDto').properties.message.type = 'integer'),
        fault: 'CreateContactMessageDto.message must be of the type integer.',
      },
    ])('names what is newly demanded: $what', async ({ change, fault }) => {
      change();
      expect(await check('--site', site)).toEqual({ code: 1, faults: [fault] });
    });

    it.each([
      {
        what: 'null where it never was',
        change: () => (schema('CreatedBookingDto').properties.reference.nullable = true),
        fault: 'CreatedBookingDto.reference may be null.',
      },
      {
        what: 'nothing where there was always something',
        change: () =>
          (schema('CreatedBookingDto').required = schema('CreatedBookingDto').required.filter(
            (name) => name !== 'reference',
          )),
        fault: 'CreatedBookingDto.reference may be missing.',
      },
      {
        what: 'less',
        change: () => delete schema('CreatedBookingDto').properties.reference,
        fault: 'CreatedBookingDto.reference is not there.',
      },
      {
        what: 'another type',
        change: () => (schema('CreatedBookingDto').properties.reference.type = 'number'),
        fault: 'CreatedBookingDto.reference is not always of the type string.',
      },
      {
        what: 'nothing at all',
        change: () => delete post().responses['201'].content,
        fault: 'POST /api/bookings/ answers no application/json.',
      },
    ])('names what is newly answered: $what', async ({ change, fault }) => {
      change();
      expect(await check('--site', site)).toEqual({ code: 1, faults: [fault] });
    });

    it('has nothing to say of what asks for less, answers more surely or is called otherwise', async () => {
      const message = schema('CreateContactMessageDto');
      message.required = [];
      delete message.properties.message.minLength;
      message.properties.message.maxLength *= 2;
      message.properties.wish = { type: 'string', maxLength: 5, nullable: true };
      post().parameters.push({ name: 'X-Channel', in: 'header', schema: { type: 'string' } });
      running.paths['/api/outbox/'].get.security.push({ partner: [] });
      delete running.paths['/api/outbox/'].get.responses['403'];
      schema('CreatedBookingDto').properties.gift = { type: 'string', nullable: true };
      running.components.schemas.MadeBookingDto = schema('CreatedBookingDto');
      delete running.components.schemas.CreatedBookingDto;
      const text = JSON.stringify(running).replaceAll('schemas/CreatedBookingDto', 'schemas/MadeBookingDto');
      running = JSON.parse(text.replaceAll('"201":', '"200":'));
      expect(await check('--site', site)).toEqual({ code: 0, faults: [] });
    });
  });

  it('says so where no site, or none with an API, is named', async () => {
    for (const args of [[], ['--site', 'nowhere']])
      expect(await check(...args)).toMatchObject({ code: 1, faults: [expect.stringContaining('Name the site')] });
    await fs.rm(path.join(root, 'api/openapi.json'));
    expect(await check('--site', site)).toMatchObject({ code: 1, faults: [expect.stringContaining('is missing')] });
    await fs.copyFile(KNOWN, path.join(root, 'api/openapi.json'));
    running = '<html>';
    expect(await check('--site', site)).toMatchObject({ code: 1, faults: [expect.stringContaining('does not say')] });
  });
});
