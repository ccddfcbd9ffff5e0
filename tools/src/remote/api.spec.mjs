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
