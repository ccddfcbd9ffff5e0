import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './create-test-app.js';
import { type Operation, filledPath, requireDocument, resolve } from './document/document.js';
import { apiRoutes, variantsOf } from './document/routes.js';

const JSON_TYPE = 'application/json';

describe('a member that is sent as null', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 120_000);
  afterAll(() => test.close());

  it('is refused by its name, unless the document says that it may be null', async () => {
    const document = requireDocument();
    const routes = apiRoutes(test.app);
    const customers = new Set(
      routes.filter(({ rule }) => rule?.kind === 'customer').map(({ method, path }) => `${method} ${path}`),
    );
    /** What the body may be at each address that it goes by: of a kind of content what the write of that kind takes. */
    const bodiesOf = (operation: Operation) => {
      const schema = resolve(document, operation.body[JSON_TYPE] ?? {});
      const rule = routes.find(({ method, path }) => method === operation.method && path === operation.path)?.rule;
      const [first, ...others] = variantsOf(rule);
      if (!schema.anyOf) return [{ values: first?.values ?? {}, schema }];
      return [first, ...others].flatMap((variant) => {
        const write = document.operations.find(
          ({ method, path, body }) =>
            path === `/api/${variant?.values['kind']}/{id}/` &&
            ['PATCH', 'PUT'].includes(method) &&
            schema.anyOf?.some(({ $ref }) => $ref === body[JSON_TYPE]?.$ref),
        );
        return write ? [{ values: variant?.values ?? {}, schema: resolve(document, write.body[JSON_TYPE] ?? {}) }] : [];
      });
    };
    const taken: string[] = [];
    let asked = 0;
    for (const operation of document.operations) {
      const kind = customers.has(`${operation.method} ${operation.path}`) ? 'customer' : 'owner';
      for (const { values, schema } of bodiesOf(operation)) {
        for (const [name, member] of Object.entries(schema.properties ?? {})) {
          if ([member, resolve(document, member), ...(member.oneOf ?? [])].some(({ nullable }) => nullable)) continue;
          asked += 1;
          const answer = await test.app.inject({
            method: operation.method as 'POST',
            url: filledPath(operation, values),
            headers: { authorization: `Bearer ${await test.tokenOf(kind)}`, 'if-match': '"1"' },
            payload: { [name]: null },
          });
          const refused = answer.statusCode === 400 && name in answer.json<object>();
          if (!refused) taken.push(`${operation.id} ${name} ${answer.statusCode} ${answer.body.slice(0, 100)}`);
        }
      }
    }
    expect(taken).toEqual([]);
    expect(asked).toBeGreaterThan(400);
  }, 120_000);
});
