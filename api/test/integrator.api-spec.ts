import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from './create-test-app.js';
import { type Operation, requireDocument } from './document/document.js';
import { openForm } from './forms.js';

interface Thing {
  id: number;
  slug: string;
}

describe('the API as an integrator meets it', () => {
  const document = requireDocument();
  let test: TestApp;
  let manager: TestAgent;
  const first: Record<string, Thing> = {};

  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    for (const list of ['packages', 'destinations', 'experiences', 'resorts'])
      first[list] = (await test.api().get(`/api/${list}/`)).body.results[0] as Thing;
  }, 180_000);
  afterAll(() => test.close());

  const thing = (list: string) => first[list] as Thing;
  /** The three ways a body may name a thing. */
  const names = (list: string) => [thing(list).id, String(thing(list).id), thing(list).slug];

  const publicLists = document.operations.filter(
    ({ method, path, callers }) => method === 'GET' && !path.includes('{') && callers.includes('anybody'),
  );

  /** What Swagger UI sends when nothing but "Execute" is pressed: defaults, and examples of what is required. */
  const untouched = ({ path, parameters }: Operation) => {
    const query = parameters.flatMap(({ name, in: place, required, schema, example }) => {
      const value = schema.default ?? (required ? (example ?? schema.example) : undefined);
      return place === 'query' && value !== undefined ? [[name, String(value as string)]] : [];
    });
    return `${path}?${new URLSearchParams(query).toString()}`;
  };

  it('answers the first try of every public list', async () => {
    const failed: unknown[] = [];
    for (const operation of publicLists) {
      const { status } = await test.api().get(untouched(operation));
      if (status !== 200) failed.push([operation.id, status]);
    }
    expect(publicLists.length).toBeGreaterThan(15);
    // One of two things has to be named, which no document can say; and an example is an address that has not moved.
    expect(failed).toEqual([
      ['listAvailability', 400],
      ['resolveRedirect', 404],
      ['checkTransfer', 400],
    ]);
  }, 60_000);

  /** Entries of a list; tokens and times differ from call to call. */
  const sizeOf = ({ body }: { body: unknown }) =>
    Array.isArray(body) ? body.length : (body as { count?: number }).count;

  it('takes an empty optional parameter for an absent one, and knows no others by it', async () => {
    for (const operation of publicLists) {
      const optional = operation.parameters.filter(({ in: place, required }) => place === 'query' && !required);
      const needed = untouched({ ...operation, parameters: operation.parameters.filter(({ required }) => required) });
      const address = `${needed}&${optional.map(({ name }) => `${name}=`).join('&')}`;
      const [plain, empty] = [await test.api().get(needed), await test.api().get(address)];
      expect([operation.id, empty.status, sizeOf(empty)]).toEqual([operation.id, plain.status, sizeOf(plain)]);
      expect([operation.id, (await test.api().get(`${needed}&misspelt=`)).status]).toEqual([operation.id, 400]);
    }
    expect((await test.api().get('/api/packages/?destination=&destination=').expect(200)).body.count).toBeGreaterThan(
      5,
    );
  }, 60_000);

  it('lets an empty value open nothing that a value would not', async () => {
    expect((await test.api().get('/api/packages/?status=draft')).status).toBe(401);
    const [all, empty] = [await test.api().get('/api/packages/'), await test.api().get('/api/packages/?status=')];
    expect(empty.body.count).toBe(all.body.count);
    expect((await test.api().get(`/api/packages/${thing('packages').id}/?preview=`)).headers['cache-control']).toMatch(
      /^public/,
    );
  });

  it.each([
    ['DELETE', '/api/packages/', 'GET, HEAD, OPTIONS, POST'],
    ['DELETE', '/api/packages', 'GET, HEAD, OPTIONS, POST'],
    ['DELETE', '/api/%70ackages/', 'GET, HEAD, OPTIONS, POST'],
    ['DELETE', '/api/packages/?lang=ru', 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/api/packages/12/', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['GET', '/api/token/', 'OPTIONS, POST'],
    ['HEAD', '/api/token/', 'OPTIONS, POST'],
    ['PUT', '/api/errors', 'OPTIONS, POST'],
    ['TRACE', '/api/packages/', 'GET, HEAD, OPTIONS, POST'],
  ])('says which methods there are when it is asked for %s %s', async (method, url, allow) => {
    const answer = await test.app.inject({ method: method as 'GET', url, headers: { 'accept-language': 'ru' } });
    expect([answer.statusCode, answer.headers['allow'], answer.headers['x-error-code']]).toEqual([
      405,
      allow,
      'method_not_allowed',
    ]);
    if (method !== 'HEAD')
      expect(answer.json()).toEqual({ detail: 'Этот метод здесь не поддерживается.', code: 'method_not_allowed' });
  });

  it('answers OPTIONS without a body and knows nothing of addresses that are not there', async () => {
    const options = await test.app.inject({ method: 'OPTIONS', url: '/api/packages/' });
    expect([options.statusCode, options.headers['allow'], options.body]).toEqual([204, 'GET, HEAD, OPTIONS, POST', '']);
    for (const method of ['OPTIONS', 'DELETE', 'POST', 'GET'] as const)
      expect((await test.app.inject({ method, url: '/api/nothing/here/' })).statusCode).toBe(404);
  });

  it('has an answer of one kind for every method of every address', async () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
    for (const path of new Set(document.operations.map((operation) => operation.path))) {
      const known = document.operations.filter((operation) => operation.path === path).map(({ method }) => method);
      const url = path.replace(/\{\w+\}/g, '1');
      for (const method of methods.filter((name) => !known.includes(name))) {
        const { statusCode, headers } = await test.app.inject({ method, url });
        // A word in the place of a parameter may be another address, which has the method.
        if (statusCode === 405)
          expect([path, known.filter((name) => !String(headers['allow']).includes(name))]).toEqual([path, []]);
        else expect([path, method, statusCode]).not.toEqual([path, method, 404]);
      }
    }
  }, 60_000);

  it('takes a number, a number as a text and a slug for the same thing', async () => {
    const contact = { name: 'Anna Smirnova', email: 'anna@example.com', phone: '+7 900 000-00-00' };
    for (const name of names('packages')) {
      const intent = await test.api().post('/api/booking-intents/').send({ package: name });
      expect([name, intent.status]).toEqual([name, 201]);
    }
    for (const [index, place] of names('destinations').entries()) {
      const form = await openForm(test);
      const wish = {
        ...form,
        email: contact.email,
        description: 'A quiet week with mantas.',
        consent: true,
        destinations: [place],
      };
      const sent = await test
        .api()
        .post('/api/custom-trip-requests/')
        .send({ ...wish, experiences: [names('experiences')[index]] });
      expect([place, sent.status, sent.body]).toEqual([place, 201, expect.anything()]);
    }
    const { results } = (await manager.get('/api/custom-trip-requests/?page_size=3')).body as { results: object[] };
    const kept = { destinations: [thing('destinations').slug], experiences: [thing('experiences').slug] };
    expect(results).toEqual([0, 1, 2].map(() => expect.objectContaining(kept)));
  });

  it('takes slugs for rows in what the office writes, and says which is unknown', async () => {
    const body = { name: 'By slug', destinations: names('destinations').slice(1, 2), resorts: [thing('resorts').slug] };
    const made = await manager.post('/api/packages/').send({ ...body, experiences: [thing('experiences').slug] });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        destinations: [thing('destinations').id],
        resorts: [thing('resorts').id],
        experiences: [thing('experiences').id],
      },
    ]);
    const wrong = await manager
      .post('/api/packages/')
      .send({ name: 'Wrong', resorts: [thing('resorts').slug, 'nowhere'] });
    expect([wrong.status, Object.keys(wrong.body as object)]).toEqual([400, ['resorts.1']]);
  });

  it('keeps no scripts in plain texts, and says so by their length', async () => {
    const form = await openForm(test);
    const message = {
      ...form,
      consent: true,
      name: 'Anna',
      email: 'anna@example.com',
      message: ' Is <script>alert(1)</script>onion = tasty there? ',
    };
    await test.api().post('/api/contact-messages/').send(message).expect(201);
    const { results } = (await manager.get('/api/contact-messages/?page_size=1')).body as {
      results: { message: string }[];
    };
    expect(results[0]?.message).toBe('Is onion = tasty there?');
    const nothing = { ...message, ...(await openForm(test)), message: '<script>12345678901</script>' };
    const refused = await test.api().post('/api/contact-messages/').send(nothing);
    expect([refused.status, Object.keys(refused.body as object)]).toEqual([400, ['message']]);
  });
});
