import { Body, Controller, Get, HttpCode, Module, Post, Query } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, IsString, Max, ValidateNested } from 'class-validator';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { Public } from '../src/platform/access/access.js';
import { Cached } from '../src/platform/http/cache.js';
import { IsEmailAddress, IsPhone, IsText } from '../src/platform/fields/fields.js';
import { PageQuery } from '../src/platform/data/page.dto.js';
import { PublicCache } from '../src/platform/cache/public-cache.js';
import { Sql } from '../src/platform/data/sql.js';
import { ErrorReport } from '../src/platform/error-reports/error-report.entity.js';
import { ormOptions } from '../src/database/orm-options.js';
import { ConfigError, loadConfig } from '../src/platform/config/config.js';
import { createTestApp, type TestApp } from './create-test-app.js';

class ChildDto {
  @IsInt()
  @Max(17)
  age: number;
}

class FormDto {
  @IsText(2, 100)
  name: string;

  @IsEmailAddress()
  email: string;

  @IsPhone()
  phone: string;

  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => ChildDto)
  children?: ChildDto[];

  @IsOptional()
  @IsString()
  note?: string;
}

let computed = 0;

@Controller('probe')
class ProbeController {
  @Get('broken')
  @Public()
  readBroken(): never {
    throw new Error('select password_hash from "user"');
  }

  @Get('list')
  @Public()
  @Cached('packages')
  async readList(@Query() query: PageQuery): Promise<{ page: number | undefined; computed: number }> {
    await new Promise((done) => setTimeout(done, 20));
    return { page: query.page, computed: ++computed };
  }

  @Post('form')
  @HttpCode(200)
  @Public()
  takeForm(@Body() form: FormDto): FormDto {
    return form;
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

const FORM = { name: 'Anna', email: 'anna@example.com', phone: '+7 912 345-67-89' };

describe('answers', () => {
  let test: TestApp;
  beforeAll(async () => {
    const limits = { report: { points: 3, seconds: 60 }, login_ip: { points: 2, seconds: 60 } };
    test = await createTestApp({ probes: [ProbeModule], env: { ATOLL_LIMITS: JSON.stringify(limits) } });
  }, 60_000);
  afterAll(() => test.close());

  const form = (body: unknown, language = 'en') =>
    test
      .api()
      .post('/api/probe/form/')
      .set('accept-language', language)
      .send(body as object);

  it('name every faulty field by its path, with the words of the specification', async () => {
    const { status, body, headers } = await form({
      name: ' x ',
      email: 'not an address',
      phone: 'call me',
      children: [{ age: 3 }, { age: 18 }],
      price: '1.00',
    });
    expect(status).toBe(400);
    expect(headers['x-error-code']).toBe('validation_failed');
    expect(body).toEqual({
      name: ['Minimum 2 characters required'],
      email: ['Please enter a valid email address'],
      phone: ['Please enter a valid phone number'],
      'children.1.age': ['Must be at most 17'],
      price: ['Unknown field.'],
    });
    expect((await form({})).body).toEqual({
      name: ['This field is required'],
      email: ['This field is required'],
      phone: ['This field is required'],
    });
    expect((await form({ ...FORM, name: 'x'.repeat(101) })).body).toEqual({ name: ['Maximum 100 characters allowed'] });
  });

  it('come in the language of ?lang=, else of Accept-Language, else in English', async () => {
    const chinese = await form({ ...FORM, name: '' }, 'fr;q=1, zh-CN;q=0.9, ru;q=0.5');
    expect(chinese.body).toEqual({ name: ['此字段为必填项'] });
    expect(chinese.headers['content-language']).toBe('zh');
    expect(chinese.headers['available-languages']).toBe('en, ru, zh');
    const russian = await test.api().get('/api/nowhere/?lang=ru').set('accept-language', 'zh');
    expect(russian.body).toEqual({ detail: 'Запрошенный ресурс не найден.', code: 'not_found' });
    expect((await test.api().get('/api/nowhere')).body.detail).toBe('The requested resource was not found.');
  });

  it('refuse unknown and badly typed parameters with 400', async () => {
    expect((await test.api().get('/api/health/?debug=1')).body).toEqual({ debug: ['Unknown field.'] });
    expect((await test.api().get('/api/health/?lang=xx')).status).toBe(400);
    expect((await test.api().get('/api/probe/list/?page=two&colour=blue')).body).toEqual({
      page: ['Please enter a whole number'],
      colour: ['Unknown field.'],
    });
    expect((await test.api().get('/api/probe/list/?page_size=101')).status).toBe(400);
    expect((await test.api().get('/api/probe/list/?page=1&page=2')).status).toBe(400);
  });

  it('refuse text that hides something', async () => {
    const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: deep(depth - 1) });
    const raw = (body: string) =>
      test.api().post('/api/probe/form/').set('content-type', 'application/json').send(body);
    const refused = [
      await raw(JSON.stringify(FORM).replace('Anna', 'An\\ud800na')),
      await raw(JSON.stringify(FORM).replace('Anna', 'An\\u0000na')),
      await raw('{"__proto__":{"admin":true}}'),
      await raw('{"constructor":{"prototype":{"admin":true}}}'),
      await raw('{"a.__proto__.b":1}'),
      await raw(JSON.stringify(deep(13))),
      await raw(JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`k${i}`, 1])))),
      await raw('{"name":'),
      await raw(''),
      await raw('[]'),
      await raw('"text"'),
      await raw('null'),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    const xml = await test.api().post('/api/probe/form/').set('content-type', 'application/xml').send('<a/>');
    expect([xml.status, xml.body.code]).toEqual([415, 'unsupported_media_type']);
    const urlencoded = await test.api().post('/api/probe/form/').type('form').send('name=Anna');
    expect(urlencoded.status).toBe(415);
    for (const operator of ['$ne', '$gt', '$like', '$re', '$in', '$or', '__raw']) {
      expect((await form({ ...FORM, name: { [operator]: '' } })).status).toBe(400);
    }
  });

  it('say nothing about the inside of a fault', async () => {
    const { status, body, headers } = await test.api().get('/api/probe/broken/');
    expect(status).toBe(500);
    expect(body).toEqual({
      detail: 'Server error. Please try again later.',
      code: 'server_error',
      error_id: headers['x-request-id'],
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  // What they are stands in `create-test-app`, which holds every answer of every test against it.
  it('carry the security headers, whatever is asked for', async () => {
    const paths = [
      '/api/health/',
      '/api/nowhere/',
      '/api/probe/broken/',
      '/api/openapi.json',
      '/api/docs',
      '/',
      '/nowhere',
    ];
    for (const path of [
      ...paths,
      '/zh/packages',
      '/dashboard',
      '/r/nothing.mjs',
      '/shell/nothing.js',
      '/media/1/x.webp',
    ]) {
      const { status, headers } = await test.api().get(path);
      expect([200, 404, 500]).toContain(status);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'cross-origin-resource-policy': 'same-origin',
        ...(path.startsWith('/api/') && { 'content-security-policy': expect.stringContaining("default-src 'none'") }),
      });
    }
  });

  it('are as private under another spelling of their address', async () => {
    const owner = await test.as('owner');
    for (const path of ['/api/users/me/', '/%61pi/users/me/']) {
      const { status, headers } = await owner.get(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect((await owner.get(`${path}?colour=1`)).status).toBe(400);
    }
  });

  it('serve Swagger UI and its document', async () => {
    expect((await test.api().get('/api/docs')).text).toContain('swagger-ui');
    expect((await test.api().get('/api/openapi.json')).body.paths).toHaveProperty('/api/token/');
  });

  it('are compressed when they are long', async () => {
    const get = (encoding: string) => test.api().get('/api/openapi.json').set('accept-encoding', encoding);
    const [brotli, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')];
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(gzip.body).toEqual(plain.body);
    expect(
      (await test.api().get('/api/health/').set('accept-encoding', 'br')).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('of public reads are computed once for many callers, confirmed by ETag and dropped by tag', async () => {
    const list = (query = '') => test.api().get(`/api/probe/list/${query}`);
    const before = computed;
    const answers = await Promise.all(Array.from({ length: 20 }, () => list('?page=1&page_size=5')));
    expect(computed - before).toBe(1);
    const [first] = answers;
    expect(first?.headers['cache-control']).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=1800');
    const again = await list('?page_size=5&page=1').set('if-none-match', first?.headers['etag'] ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
    expect(computed - before).toBe(1);

    const signedIn = await list('?page=1&page_size=5').set('authorization', 'Bearer anything');
    expect(signedIn.headers['cache-control']).toBe('private, no-store');
    expect(signedIn.headers['etag']).toBeUndefined();
    expect(computed - before).toBe(2);

    // As another replica announces it.
    const other = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await other.connect();
    await other.query(`notify atoll_cache, 'texts'`);
    await list('?page=1&page_size=5');
    expect(computed - before).toBe(2);
    await other.query(`notify atoll_cache, 'packages,texts'`);
    await other.end();
    await new Promise((done) => setTimeout(done, 150));
    expect((await list('?page=1&page_size=5')).headers['etag']).not.toBe(first?.headers['etag']);
  });

  it('computed while data changed are not kept', async () => {
    const cache = test.app.get(PublicCache);
    let release: (value: string) => void = () => undefined;
    const stale = cache.get('race', ['packages'], () => new Promise((done) => (release = done)));
    cache.drop(['packages']);
    release('"old"');
    expect((await stale).body).toBe('"old"');
    expect((await cache.get('race', ['packages'], async () => '"new"')).body).toBe('"new"');
  });

  it('count calls against limits, whatever address a caller claims', async () => {
    const report = (address: string) => test.api().post('/api/errors').set('x-forwarded-for', address).send(REPORT);
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await report(`203.0.113.${i}`)).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
    const throttled = await report('203.0.113.9');
    expect(throttled.body).toMatchObject({ code: 'throttled' });
    expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(0);
    const login = () => test.api().post('/api/token/').send({ email: 'a@b.example', password: 'wrong wrong' });
    expect([(await login()).status, (await login()).status, (await login()).status]).toEqual([401, 401, 429]);
    const [stored] = await test.em().find(ErrorReport, {}, { limit: 1 });
    expect(stored).toMatchObject({
      remoteName: 'mfe-catalog',
      remoteVersion: '0.1.0-1a2b3c4d',
      url: 'https://atoll.example/ru/x',
    });
    expect(JSON.stringify(stored)).not.toContain('hidden');
  });
});

const REPORT = {
  message: 'failed at https://atoll.example/a?token=hidden',
  level: 'page',
  error_id: '019aa7c1-0000-7000-8000-000000000000',
  timestamp: '2026-11-21T08:00:00.000Z',
  url: 'https://atoll.example/ru/x?access_token=hidden#hidden',
  remote: { name: 'mfe-catalog', version: '0.1.0-1a2b3c4d' },
};

describe('behind a proxy', () => {
  let test: TestApp;
  beforeAll(async () => {
    const limits = { report: { points: 1, seconds: 60 } };
    test = await createTestApp({
      env: { ATOLL_LIMITS: JSON.stringify(limits), ATOLL_TRUST_PROXY: '127.0.0.1, 10.0.0.1' },
    });
  }, 60_000);
  afterAll(() => test.close());

  it('counts the address the trusted proxy saw, not the ones before it', async () => {
    const report = async (forwarded: string) =>
      (await test.api().post('/api/errors').set('x-forwarded-for', forwarded).send(REPORT)).status;
    expect(await report('203.0.113.1')).toBe(202);
    expect(await report('203.0.113.2')).toBe(202);
    expect(await report('198.51.100.7, 203.0.113.1')).toBe(429);
    expect(await report('203.0.113.3, 203.0.113.2, 10.0.0.1')).toBe(429);
  });
});

describe('a stored public answer', () => {
  let test: TestApp;
  beforeAll(async () => {
    const env = { ATOLL_LIMITS: '{"read":{"points":3,"seconds":60},"stored":{"points":2,"seconds":60}}' };
    test = await createTestApp({ env });
  }, 60_000);
  afterAll(() => test.close());

  it('is the same as the one made first, in the language asked for, and counts against the limit', async () => {
    const read = (language: string) => test.api().get('/api/languages/').set('accept-language', language);
    const first = await read('ru');
    const stored = await read('ru');
    expect(stored.status).toBe(200);
    expect(stored.body).toEqual(first.body);
    for (const name of ['etag', 'cache-control', 'content-type', 'content-language', 'vary', 'x-content-type-options'])
      expect(stored.headers[name]).toBe(first.headers[name]);
    expect((await read('zh')).headers['content-language']).toBe('zh');
    const known = read('ru').set('if-none-match', first.headers['etag']!);
    expect((await known).status).toBe(304);
    // Two from memory; what has to be made is counted apart.
    expect([(await read('ru')).status, (await read('ru')).status]).toEqual([200, 429]);
  });
});

describe('error reports', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  it('are at most 16 KiB and say so', async () => {
    const answer = await test
      .api()
      .post('/api/errors')
      .send({ ...REPORT, stack: 'x'.repeat(17_000) });
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
    expect(
      (
        await test
          .api()
          .post('/api/errors/')
          .send({ ...REPORT, level: 'galaxy' })
      ).status,
    ).toBe(400);
    expect(
      (
        await test
          .api()
          .post('/api/errors')
          .send({ ...REPORT, extra: 1 })
      ).status,
    ).toBe(400);
    expect((await test.api().post('/api/errors').send(REPORT)).body).toEqual({ error_id: REPORT.error_id });
  });
});

describe('the database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  it('has exactly the schema of the entities', async () => {
    const orm = await MikroORM.init(ormOptions(test.database.ownerConfig.databaseUrl, 'owner', false));
    expect(await orm.schema.getUpdateSchemaSQL({ safe: false })).toBe('');
    await orm.close(true);
  });

  it('gives no statement, lock or open transaction of the application much time', async () => {
    const show = async (name: string) => {
      const [orm] = await test.em().getConnection().execute<Record<string, string>[]>(`show ${name}`);
      return [orm?.[name], (await test.app.get(Sql).primaryRow<Record<string, string>>(`show ${name}`))?.[name]];
    };
    expect(await show('statement_timeout')).toEqual(['8s', '8s']);
    expect(await show('lock_timeout')).toEqual(['1s', '1s']);
    expect(await show('idle_in_transaction_session_timeout')).toEqual(['5s', '5s']);
    expect(await show('synchronous_commit')).toEqual(['off', 'off']);
  });

  it('lets the application read and write rows, and nothing else', async () => {
    const application = new pg.Client({ connectionString: test.database.config.databaseUrl });
    await application.connect();
    const { rows } = await application.query(
      'select current_user as name, rolsuper from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ name: 'atoll_app', rolsuper: false }]);
    for (const statement of [
      'create table mine (id int)',
      'drop table booking',
      'alter table "user" add column admin boolean',
      'update audit_entry set action = null',
      'delete from audit_entry',
      'truncate "user" cascade',
      'select * from mikro_orm_migrations',
      'create role other',
    ]) {
      await expect(application.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
    await application.end();
  });
});

describe('the configuration', () => {
  it('names every fault at once', () => {
    const faults = () =>
      loadConfig({
        PORT: 'eighty',
        JWT_SECRET: 'change-me-change-me-change-me-change-me',
        DATABASE_URL: 'mysql://x',
        ATOLL_LIMITS: '{"coffee":{}}',
        ATOLL_DEMO: 'maybe',
      });
    expect(faults).toThrow(ConfigError);
    try {
      faults();
    } catch (error) {
      expect((error as ConfigError).faults).toHaveLength(5);
    }
  });

  it('refuses a short signing key', () => {
    expect(() => loadConfig({ DATABASE_URL: 'postgres://a@b/c', JWT_SECRET: 'short' })).toThrow(/too short/);
    expect(() => loadConfig({ DATABASE_URL: 'postgres://a@b/c' })).toThrow(/JWT_SECRET is required/);
  });
});
