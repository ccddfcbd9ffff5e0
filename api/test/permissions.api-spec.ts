import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CallHandler, type ExecutionContext, Module, type NestInterceptor } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { type Role } from '@atoll/contract/permissions';
import { ROLES, permissionsOf } from '../src/people/accounts/roles.js';
import { User } from '../src/people/accounts/user.entity.js';
import { AppError } from '../src/platform/errors/app-error.js';
import { createTestApp, type TestApp } from './create-test-app.js';
import { filledPath, requireDocument, type Operation } from './document/document.js';
import { type PlainRule, type Route, apiRoutes, ruleText, variantsOf } from './document/routes.js';

const TABLE = path.join(import.meta.dirname, 'permissions.txt');

/** Ends a call where the handler would begin, and tells which route it reached: nothing is read or changed. */
class VerdictInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, _next: CallHandler): never {
    const { method, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    throw new AppError(418, 'in', {}, {}, { 'x-route': `${method} ${routeOptions.url}` });
  }
}

@Module({ providers: [{ provide: APP_INTERCEPTOR, useClass: VerdictInterceptor }] })
class VerdictModule {}

type Caller = 'anonymous' | 'customer' | 'other customer' | 'disabled' | 'expired' | Role;

/** What the mark says a caller gets. */
function expected(rule: PlainRule | undefined, caller: Caller): number {
  const hasToken = caller !== 'anonymous';
  const badToken = caller === 'disabled' || caller === 'expired';
  if (!rule) return hasToken ? 403 : 401;
  if (rule.kind === 'public') return rule.identity === 'optional' && badToken ? 401 : 418;
  if (!hasToken || badToken) return 401;
  const isCustomer = caller === 'customer' || caller === 'other customer';
  if (rule.kind === 'customer') return isCustomer ? 418 : 403;
  if (isCustomer) return 403;
  return !rule.permission || permissionsOf(caller).includes(rule.permission) ? 418 : 403;
}

/** Other ways to write the same address. */
const spellings = (address: string): string[] => [
  address.replace(/\/$/, ''),
  address.replace('/api/', '/api//'),
  address.replace('/api/', '//api/'),
  `${address}/`,
  address.replace(/[a-z](?=[^a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  address.replace('/api/', '/%61pi/'),
  address.toUpperCase(),
  address.replace('/api/', '/API/'),
];

const NIGHTLY = process.env['ATOLL_NIGHTLY'] === '1';

describe('permissions', () => {
  let test: TestApp;
  let routes: Route[];
  const tokens = new Map<Caller, string>();
  const document = requireDocument();
  const routeOf = (operation: Operation) =>
    routes.find(({ method, path: address }) => method === operation.method && address === operation.path);

  /** Every operation with what it asks, for each kind of content where that depends on it. */
  const all = () =>
    document.operations.flatMap((operation) =>
      variantsOf(routeOf(operation)?.rule).map((variant) => ({ operation, ...variant })),
    );

  beforeAll(async () => {
    test = await createTestApp({ probes: [VerdictModule] });
    routes = apiRoutes(test.app);
    const issue = async (caller: Caller, role: Role | 'customer') =>
      tokens.set(caller, await test.tokenOf(role).then((token) => token));
    for (const role of Object.keys(ROLES) as Role[]) await issue(role, role);
    await issue('customer', 'customer');
    tokens.set('other customer', await test.signInAs(await test.createUser('customer', null, 'other@test.example')));
    const disabled = await test.createUser('staff', 'owner', 'disabled@test.example');
    tokens.set('disabled', await test.signInAs(disabled));
    await test.em().nativeUpdate(User, { id: disabled.id }, { isActive: false });
    test.clock.advance(-3600);
    tokens.set('expired', await test.signInAs(await test.createUser('staff', 'owner', 'expired@test.example')));
    test.clock.advance(3600);
  }, 120_000);
  afterAll(() => test.close());

  const call = async (method: string, url: string, caller: Caller) => {
    const token = tokens.get(caller);
    const answer = await test.app.inject({
      method: method as 'GET',
      url,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: answer.statusCode, route: answer.headers['x-route'] };
  };

  it('are declared on every route, and every route is in the document', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter(({ rule }) => !rule).map(({ name }) => name)).toEqual([]);
    const address = ({ method, path: at }: { method: string; path: string }) => `${method} ${at}`;
    expect(routes.map(address).toSorted()).toEqual(document.operations.map(address).toSorted());
  });

  it('are named by the document', () => {
    for (const operation of document.operations) {
      const rule = routeOf(operation)?.rule;
      const raw = document.json.paths[operation.path]?.[operation.method.toLowerCase() as 'get'];
      const byKind = rule && 'permissions' in rule ? rule.permissions : undefined;
      const permission = rule?.kind === 'staff' ? (byKind ?? ('permission' in rule && rule.permission)) : undefined;
      expect([operation.id, (raw as { 'x-permission'?: unknown })['x-permission']]).toEqual([
        operation.id,
        permission || undefined,
      ]);
      const staffOnly = rule?.kind === 'public' ? rule.staffOnly?.permission : undefined;
      const named = byKind ? Object.values(byKind) : [permission || staffOnly].filter(Boolean);
      const refused = raw?.responses['403'] as { description: string } | undefined;
      for (const code of named) expect(refused?.description).toContain(`\`${code}\``);
    }
  });

  it('are those of the committed table', () => {
    const lines = document.operations.flatMap((operation) =>
      variantsOf(routeOf(operation)?.rule).map(
        ({ values, rule }) => `${[operation.id, ...Object.values(values)].join(' ')} → ${ruleText(rule)}`,
      ),
    );
    const roles = Object.entries(ROLES).map(([role, codes]) => `${role}: ${[...codes].toSorted().join(', ')}`);
    const table = `${lines.toSorted().join('\n')}\n\n${roles.join('\n')}\n`;
    if (process.env['ATOLL_WRITE_PERMISSIONS'] === '1') writeFileSync(TABLE, table);
    expect(table).toBe(readFileSync(TABLE, 'utf8'));
  });

  it('hold for every caller', async () => {
    const wrong: unknown[] = [];
    for (const { operation, values, rule } of all()) {
      for (const caller of ['anonymous', ...tokens.keys()] as Caller[]) {
        const { status } = await call(operation.method, filledPath(operation, values), caller);
        const should = expected(rule, caller);
        if (status !== should) wrong.push({ operation: operation.id, ...values, caller, status, should });
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('open no kind of content that is not named', async () => {
    const byKind = document.operations.filter((operation) => variantsOf(routeOf(operation)?.rule).length > 1);
    expect(byKind.length).toBeGreaterThan(10);
    for (const operation of byKind)
      for (const kind of ['nonsense', 'constructor', '__proto__', 'package', 'PACKAGES']) {
        const answers: number[] = [];
        for (const caller of ['anonymous', 'customer', 'owner'] as Caller[])
          answers.push((await call(operation.method, filledPath(operation, { kind }), caller)).status);
        expect([operation.id, kind, ...answers]).toEqual([operation.id, kind, 401, 403, 404]);
      }
  });

  it('hold for every spelling of an address', async () => {
    const wrong: unknown[] = [];
    const callers = ['anonymous', ...tokens.keys()] as Caller[];
    let turn = 0;
    for (const { operation, values, rule } of all()) {
      const plain = filledPath(operation, values);
      const written = operation.method === 'GET' ? [['HEAD', plain] as const] : [];
      const others = spellings(plain).map((address) => [operation.method, address] as const);
      const outside = callers.filter((name) => expected(rule, name) !== 418);
      for (const [method, address] of [...written, ...others]) {
        // Who calls has no part in how an address is read: by day each spelling has two of them, ever others.
        turn += 1;
        for (const caller of NIGHTLY ? outside : outside.filter((_, place) => (place + turn) % outside.length < 2)) {
          const refused = new Set([expected(rule, caller), 404, 405]);
          const { status, route } = await call(method, address, caller);
          // A collapsed slash may name another, public route: what counts is that this one was not reached.
          const reached = route === `${operation.method} ${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
          // 301: documents tidy double slashes; the tidy address is then asked for like any other.
          const harmless = refused.has(status) || status === 301 || (status === 418 && !reached);
          if (!harmless) wrong.push({ operation: operation.id, caller, method, address, status });
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});
