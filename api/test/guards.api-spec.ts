import { Controller, Get, Module } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp, type TestApp } from './create-test-app.js';

@Controller('probe')
class ProbeController {
  @Get('unmarked')
  readUnmarked(): string {
    return 'open';
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

describe('access', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ probes: [ProbeModule] });
  }, 60_000);
  afterAll(() => test.close());

  const call = async (method: string, path: string, token?: string) => {
    const calling = request(test.app.getHttpServer())[method.toLowerCase() as 'get'](path);
    return (await (token ? calling.auth(token, { type: 'bearer' }) : calling)).status;
  };

  it('is closed where nothing is declared, to the owner too', async () => {
    expect(await call('GET', '/api/probe/unmarked/', await test.tokenOf('owner'))).toBe(403);
    expect(await call('GET', '/api/probe/unmarked/')).toBe(403);
  });

  it('does not let a method override or a forwarded address change the verdict', async () => {
    const headers = {
      'X-HTTP-Method-Override': 'GET',
      'X-Original-URL': '/api/health/',
      'X-Rewrite-URL': '/api/health/',
    };
    expect((await test.api().get('/api/users/me/').set(headers)).status).toBe(401);
  });
});
