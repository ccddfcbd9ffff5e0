import { Controller, Get, Module } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { permissionsOf, type Role } from '../src/auth/roles.js';
import { ACCESS, type AccessRule, Staff } from '../src/common/access.js';
import { createTestApp, type TestApp } from './create-test-app.js';

@Controller('probe')
class ProbeController {
  @Get('unmarked')
  readUnmarked(): string {
    return 'open';
  }

  @Get('remotes')
  @Staff('remotes.change')
  readRemotes(): { ok: boolean } {
    return { ok: true };
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

interface Operation {
  name: string;
  method: string;
  path: string;
  rule: AccessRule | undefined;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'ALL', 'OPTIONS', 'HEAD'];

/** Every handler of every controller, with the mark the guard reads. */
function operations(test: TestApp): Operation[] {
  const found: Operation[] = [];
  for (const module of test.app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (!metatype) continue;
      const prototype = metatype.prototype as Record<string, unknown>;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[name] as object;
        if (name === 'constructor' || typeof handler !== 'function' || !Reflect.hasMetadata(PATH_METADATA, handler))
          continue;
        const parts = [Reflect.getMetadata(PATH_METADATA, metatype), Reflect.getMetadata(PATH_METADATA, handler)];
        const path = `/${['api', ...(parts as string[])].join('/')}/`.replace(/\/{2,}/g, '/').replace(/:\w+/g, '1');
        const rule = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype)) as
          AccessRule | undefined;
        found.push({
          name,
          method: METHODS[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '',
          path,
          rule,
        });
      }
    }
  }
  return found;
}

describe('access', () => {
  let test: TestApp;
  let all: Operation[];
  beforeAll(async () => {
    test = await createTestApp({ probes: [ProbeModule] });
    all = operations(test);
  }, 60_000);
  afterAll(() => test.close());

  const call = async (method: string, path: string, token?: string) => {
    const calling = request(test.app.getHttpServer())[method.toLowerCase() as 'get'](path);
    return (await (token ? calling.auth(token, { type: 'bearer' }) : calling)).status;
  };

  it('is declared on every route', () => {
    expect(all.length).toBeGreaterThan(6);
    expect(all.filter(({ rule }) => !rule).map(({ name }) => name)).toEqual(['readUnmarked']);
  });

  it('is closed where nothing is declared, to the owner too', async () => {
    expect(await call('GET', '/api/probe/unmarked/', await test.tokenOf('owner'))).toBe(403);
    expect(await call('GET', '/api/probe/unmarked/')).toBe(403);
  });

  it('follows the role: no staff route opens to visitors, customers or a role without the permission', async () => {
    const callers: (Role | 'customer' | null)[] = [null, 'customer', 'viewer', 'translator', 'agent', 'owner'];
    const staff = all.filter(({ rule }) => rule?.kind === 'staff');
    expect(staff.length).toBeGreaterThan(1);
    for (const { method, path, rule, name } of staff) {
      for (const caller of callers) {
        const status = await call(method, path, caller ? await test.tokenOf(caller) : undefined);
        const permission = rule?.kind === 'staff' ? rule.permission : null;
        const allowed =
          caller !== null && caller !== 'customer' && (!permission || permissionsOf(caller).includes(permission));
        const verdict = status === 401 || status === 403 ? status : 'in';
        expect({ name, caller, verdict }).toEqual({
          name,
          caller,
          verdict: allowed ? 'in' : caller === null ? 401 : 403,
        });
      }
    }
  });

  it('does not depend on the spelling of the path', async () => {
    const spellings = (path: string) => [
      path.replace(/\/$/, ''),
      `${path}/`,
      path.replace('/api/', '/api//'),
      path.replace('/api/', '//api/'),
      path.replace(/[a-z](?=\/$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      path.replace('/api/', '/%61pi/'),
      path.toUpperCase(),
      path.replace('/api/', '/API/'),
      path.replace('/api/', '/api/./'),
      path.replace('/api/', '/api/x/../'),
      `${path}%20`,
      path.replace(/\/$/, ';a=b'),
      path.replace(/\/$/, '%2f'),
      `${path}?lang=ru`,
    ];
    const wrong: unknown[] = [];
    for (const { method, path, rule } of all.filter((operation) => operation.rule?.kind !== 'public')) {
      const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
      for (const spelling of [path, ...spellings(path)]) {
        for (const verb of methods) {
          const anonymous = await call(verb, spelling);
          // 301: documents tidy double slashes; the tidy address is then asked for like any other.
          const refused = rule ? [301, 401, 404] : [301, 403, 404];
          if (!refused.includes(anonymous)) wrong.push({ verb, spelling, anonymous });
          const customer = await call(verb, spelling, await test.tokenOf('customer'));
          if (![301, 403, 404].includes(customer)) wrong.push({ verb, spelling, customer });
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('does not let a method override or a forwarded address change the verdict', async () => {
    const headers = {
      'X-HTTP-Method-Override': 'GET',
      'X-Original-URL': '/api/health/',
      'X-Rewrite-URL': '/api/health/',
    };
    expect((await test.api().get('/api/users/me/').set(headers)).status).toBe(401);
  });
});
