import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './create-test-app.js';
import { requireDocument, resolve } from './document/document.js';

const REQUIRED = 'This field is required';

/** What may stand in either of two places, which no schema can say: the operation says so in words. */
const IN_WORDS: Readonly<Record<string, string>> = {
  createBooking: 'shown_price',
  unsubscribeFromNewsletter: 'token',
  createCulturalContent: 'title',
  createFaq: 'question',
  createPage: 'title',
  createPageHero: 'title',
  createPost: 'title',
  ...Object.fromEntries(
    ['Amenity', 'Category', 'Destination', 'Experience', 'Location', 'Package', 'Resort', 'Transfer'].map((kind) => [
      `create${kind}`,
      'name',
    ]),
  ),
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
}, 60_000);
afterAll(() => test.close());

it('a body without anything is refused for what the document calls required', async () => {
  const document = requireDocument();
  const posts = document.operations.filter(({ method, path, body }) => {
    const { ['application/json']: json } = body;
    return method === 'POST' && !path.includes('{') && json !== undefined;
  });
  const [owner, customer] = [await test.as('owner'), await test.as('customer')];
  const wrong: unknown[] = [];
  let refused = 0;
  for (const { id, path, body, callers } of posts) {
    const agent = callers.includes('staff') ? owner : callers.includes('customer') ? customer : test.api();
    const answer = await agent.post(path).set('idempotency-key', `empty-${id}`).send({});
    if (answer.status !== 400 || answer.body.code) continue;
    refused += 1;
    const missing = Object.entries(answer.body as Record<string, string[]>).flatMap(([member, messages]) =>
      messages.includes(REQUIRED) ? [member] : [],
    );
    const { required = [] } = resolve(document, body['application/json'] ?? {});
    const unsaid = missing.filter((member) => !required.includes(member) && IN_WORDS[id] !== member);
    if (unsaid.length > 0) wrong.push([id, unsaid]);
  }
  expect(refused).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
}, 120_000);
