import { Body, Controller, Header, HttpCode, Module, Post, Res, StreamableFile } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsInt } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Public, Staff } from '../src/platform/access/access.js';
import { AppError } from '../src/platform/errors/app-error.js';
import { IdempotencyKey } from '../src/platform/idempotency/idempotency-key.entity.js';
import { createTestApp, type TestApp } from './create-test-app.js';

class EffectDto {
  @IsInt()
  wait: number;
}

let effects = 0;
let failing = false;

@Controller('probe')
class ProbeController {
  @Post('effect')
  @Public()
  async makeEffect(
    @Body() { wait }: EffectDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ effect: number }> {
    if (failing) throw new AppError(409, 'in_use');
    const effect = ++effects;
    await new Promise((done) => setTimeout(done, wait));
    reply.header('etag', `"${effect}"`);
    return { effect };
  }

  @Post('staff-effect')
  @HttpCode(202)
  @Staff()
  @Header('content-type', 'application/json; charset=utf-8')
  makeStaffEffect(): string {
    return `{"effect":${++effects}}`;
  }

  @Post('nothing')
  @HttpCode(204)
  @Public()
  makeNothing(): void {
    effects++;
  }

  @Post('secret')
  @Public()
  makeSecret(): { nested: { access_token: string } } {
    return { nested: { access_token: `secret-${++effects}` } };
  }

  @Post('secret-text')
  @Public()
  makeSecretText(): string {
    return `{"refresh": "secret-${++effects}"}`;
  }

  @Post('file')
  @Public()
  @Header('content-type', 'application/octet-stream')
  makeFile(): StreamableFile {
    return new StreamableFile(Buffer.from(`file-${++effects}`));
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

describe('a POST with Idempotency-Key', () => {
  let test: TestApp;
  let key: string;
  let number = 0;
  beforeAll(async () => {
    test = await createTestApp({ probes: [ProbeModule] });
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(() => {
    effects = 0;
    failing = false;
    key = `key-of-this-test-${++number}`;
  });

  const post = async (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    test
      .api()
      .post(`/api/probe/${path}/`)
      .set({ 'idempotency-key': key, ...headers })
      .send(body);
  const claims = () => test.em().find(IdempotencyKey, { key });
  const shift = (assignment: string) =>
    test.em().getConnection().execute(`update idempotency_key set ${assignment} where key = ?`, [key]);

  it('has one effect, in sequence', async () => {
    const answers = [
      await post('effect', { wait: 0 }),
      await post('effect', { wait: 0 }),
      await post('effect', { wait: 0 }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, { effect: 1 }]));
    expect(answers.map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true', 'true']);
    expect(answers.map(({ headers }) => headers['etag'])).toEqual(['"1"', '"1"', '"1"']);
    expect(effects).toBe(1);
    expect(await claims()).toMatchObject([{ claimedUntil: null, scope: expect.stringMatching(/makeEffect$/) }]);
  });

  it('has one effect, at the same time: the others wait for the first', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post('effect', { wait: 300 })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, { effect: 1 }]));
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(2);
    expect(effects).toBe(1);
  });

  it('is told to come back when the first one takes longer than 5 seconds', async () => {
    const first = post('effect', { wait: 5800 });
    await new Promise((done) => setTimeout(done, 200));
    const second = await post('effect', { wait: 5800 });
    expect([second.status, second.body.code, second.headers['retry-after']]).toEqual([409, 'in_progress', '1']);
    expect([(await first).status, effects]).toEqual([201, 1]);
  }, 15_000);

  it('is refused with another body, address or a bad key', async () => {
    await post('effect', { wait: 1 });
    const other = await post('effect', { wait: 2 });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
    const asRussian = await test.api().post('/api/probe/effect?lang=ru').set('idempotency-key', key).send({ wait: 1 });
    expect(asRussian.status).toBe(409);
    expect((await test.api().post('/api/probe/effect').set('idempotency-key', key).send({ wait: 1 })).body.effect).toBe(
      1,
    );
    for (const bad of ['short', 'with spaces in it', 'x'.repeat(81), 'ключ-ключ', '']) {
      const answer = await post('effect', { wait: 1 }, { 'idempotency-key': encodeURI(bad) });
      expect([answer.status, answer.body.code]).toEqual([400, 'idempotency_key_invalid']);
    }
    expect(effects).toBe(1);
  });

  it('is remembered for its caller and operation alone', async () => {
    const staff = async (role: 'owner' | 'viewer') =>
      (await test.as(role)).post('/api/probe/staff-effect/').set('idempotency-key', key);
    expect((await staff('owner')).body).toEqual({ effect: 1 });
    expect((await staff('viewer')).body).toEqual({ effect: 2 });
    const again = await staff('owner');
    expect([again.status, again.body, again.headers['content-type']]).toEqual([
      202,
      { effect: 1 },
      'application/json; charset=utf-8',
    ]);
    expect((await post('effect', { wait: 0 })).body).toEqual({ effect: 3 });
  });

  it('is tried again after a failure, a refusal or a bad body', async () => {
    failing = true;
    expect((await post('effect', { wait: 0 })).status).toBe(409);
    expect((await post('effect', { wait: 'x' })).status).toBe(400);
    expect((await post('effect', JSON.parse('{"__proto__":1}') as object)).status).toBe(400);
    expect(await claims()).toEqual([]);
    failing = false;
    expect((await post('effect', { wait: 0 })).body).toEqual({ effect: 1 });
  });

  it('answers without a body again without a body', async () => {
    expect((await post('nothing')).status).toBe(204);
    const again = await post('nothing');
    expect([again.status, again.text, again.headers['idempotency-replayed'], effects]).toEqual([204, '', 'true', 1]);
  });

  it('leaves no secret and no file behind', async () => {
    for (const path of ['secret', 'secret-text', 'file']) {
      await post(path);
      expect(await claims()).toEqual([]);
    }
    await test.createUser('staff', 'agent', 'agent@test.example');
    await test
      .api()
      .post('/api/token/')
      .set('idempotency-key', key)
      .send({ email: 'agent@test.example', password: 'correct horse battery staple' })
      .expect(200);
    expect(await claims()).toEqual([]);
  });

  it('is free again after 60 seconds when the process died, and after a day', async () => {
    await post('effect', { wait: 0 });
    await shift(`response = '', claimed_until = now() + interval '1 second'`);
    const waiting = post('effect', { wait: 0 });
    expect((await waiting).body).toEqual({ effect: 2 });
    await shift(`created_at = now() - interval '25 hours'`);
    expect((await post('effect', { wait: 0 })).body).toEqual({ effect: 3 });
  });
});
